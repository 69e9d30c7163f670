/** The setups that bots are measured on. */
import type { Rules } from '../../src/core/game.js';
import { shelf } from '../../src/games/index.js';

export const SETUPS: readonly Rules[] = [
  { game: 'hansa-teutonica', players: 4 },
  { game: 'hansa-teutonica', players: 3 },
  { game: 'hansa-teutonica', board: 'eastern', players: 4 },
  { game: 'hansa-teutonica', board: 'britannia-45', players: 4 },
  { game: 'hansa', players: 3 },
].map((config) => shelf.rules(config));

/** As in the names of files, such as `baltic-3`. */
export const nameOf = (rules: Rules): string => `${rules.config.board}-${rules.players}`;

export function setupCalled(name: string): Rules {
  const rules = SETUPS.find((setup) => nameOf(setup) === name);
  if (!rules) throw new Error(`${name} is not one of ${SETUPS.map(nameOf).join(', ')}`);
  return rules;
}
