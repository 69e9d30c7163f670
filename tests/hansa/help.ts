/** Shorthands for tests: a position, some actions, and what follows. */
import type { Rules, State } from '../../src/core/game.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { playAll, writeLegal } from '../../src/core/play.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { refusal } from '../common/refusal.js';
import type { Move, Position } from './reference.js';

export { refusal };

export const rulesFor = (players: number, modules: string[] = []): Rules =>
  hansa.rules({ game: 'hansa', players, modules });

/** Seats of which only some fields are given; the others are as the format promises. */
export const seats = (...given: JsonObject[]): Json => given;

export const three = rulesFor(3);

export const read = (position: JsonObject, rules = three): State => rules.readPosition(position);
export const write = (state: State, rules = three): Position =>
  rules.writePosition(state) as unknown as Position;

/** The position after some actions. */
export const played = (position: JsonObject, actions: readonly Move[], rules = three): Position =>
  write(playAll(rules, read(position, rules), actions as unknown as Json[]), rules);

/** All legal actions, or those of some types. */
export function legal(position: JsonObject, types?: readonly string[], rules = three): Move[] {
  const moves = writeLegal(rules, read(position, rules)) as unknown as Move[];
  return types ? moves.filter((move) => types.includes(move.type)) : moves;
}

export const refused = (position: JsonObject, actions: readonly Move[], rules = three): string =>
  refusal(() => played(position, actions, rules));

export const sail = (to: string): Move => ({ type: 'sail', to });
export const buy = (warehouse = 0): Move => ({ type: 'buy', warehouse });
export const build = (good: string): Move => ({ type: 'build', good });
export const sell = (...goods: string[]): Move => ({ type: 'sell', goods });
export const lose = (good: string): Move => ({ type: 'lose', good });
export const discard = (good: string): Move => ({ type: 'discard', good });
export const booths = (city: string): Move => ({ type: 'booths', city });
export const endTurn: Move = { type: 'end-turn' };
export const replenish: Move = { type: 'replenish' };
export const skip: Move = { type: 'skip' };
