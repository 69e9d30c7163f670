/** The name of the network for these rules: there is one for each board and number of players. */
import type { Rules } from '../../core/game.js';

export const networkName = (rules: Rules): string => `${rules.config.board}-${rules.players}`;
