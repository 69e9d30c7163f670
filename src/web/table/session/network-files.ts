/**
 * Which setups the bots have learnt: there is a network for each board that ships, by number of players. For all other
 * boards there is a general one for each game.
 */
import { NETWORK_BOT_IDS } from '../../../bots/levels.js';
import { networkName } from '../../../bots/network/name.js';
import type { Rules } from '../../../core/game.js';
import { ownBoard } from '../../../core/records/own-board.js';
import { shelf } from '../../../games/index.js';

const FILES: Readonly<Record<string, string>> = import.meta.glob('../../../bots/network/weights/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a network, if there is one of that name. */
export const networkFile = (name: string): string | undefined =>
  FILES[`../../../bots/network/weights/${name}.bin`];

/** Whether there is a network for these rules alone: a custom board may have the id of one that ships. */
export function isLearnt(rules: Rules): boolean {
  if (networkFile(networkName(rules)) === undefined) return false;
  if (ownBoard(rules) === undefined) return true;
  const ships = shelf.game(rules.config.game).boards.has(String(rules.config.board));
  return ships && shelf.rules(rules.config).featureSchema === rules.featureSchema;
}

/** Whether a bot of this name judges by a network. */
export const needsNetwork = (bot: string): boolean => NETWORK_BOT_IDS.includes(bot.split(':')[0]);

/** Whether a bot judges these rules by the general network of the game, because it has not learnt the board. */
export const isUnlearnt = (bot: string, rules: Rules): boolean => needsNetwork(bot) && !isLearnt(rules);
