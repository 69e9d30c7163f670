/** `kontor boards make`: what is asked for, and the board. */
import type { JsonObject } from '../../core/json.js';
import { MADE_GAMES, makerOf, VALUES, type Wish } from '../../workshop/make/makers.js';
import { USUAL } from '../../workshop/make/wishes.js';
import { type Call, textOption, WrongCall, words } from '../call.js';

export function makeFrom(call: Call): JsonObject {
  words(call, 'make');
  const game = choice(call, 'game', MADE_GAMES) ?? MADE_GAMES[0];
  const maker = makerOf(game);
  const seed = readSeed(call);
  const size = wish(call, 'size');
  for (const name of Object.keys(VALUES) as Wish[])
    if (!maker.wishes.includes(name) && call.options.has(name))
      throw new WrongCall(`--${name} does not apply to boards of ${game}`);
  const players = readPlayers(textOption(call, 'players'), maker.mostPlayers) ?? maker.usualPlayers(size);
  const [density, sea, symmetry] = [wish(call, 'density'), wish(call, 'sea'), wish(call, 'symmetry')];
  return maker.make({ seed, players, size, density, sea, symmetry });
}

const wish = <T extends Wish>(call: Call, name: T): (typeof VALUES)[T][number] =>
  choice<(typeof VALUES)[T][number]>(call, name, VALUES[name]) ?? USUAL[name];

function readSeed(call: Call): string {
  const seed = textOption(call, 'seed');
  if (seed === undefined) throw new WrongCall('--seed is missing');
  return seed;
}

function choice<T extends string>(call: Call, name: string, values: readonly T[]): T | undefined {
  const value = textOption(call, name);
  if (value === undefined || values.includes(value as T)) return value as T | undefined;
  throw new WrongCall(`--${name} must be one of ${values.join(', ')}`);
}

/** "3,4" or "3-5". */
function readPlayers(text: string | undefined, most: number): number[] | undefined {
  if (text === undefined) return undefined;
  const [, from, to] = /^([2-5])-([2-5])$/.exec(text) ?? [];
  const players =
    from === undefined
      ? text.split(',').map(Number)
      : Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  const isList = players.length > 0 && new Set(players).size === players.length;
  if (!isList || !players.every((n) => Number.isInteger(n) && n >= 2 && n <= most))
    throw new WrongCall(`--players must be numbers from 2 to ${most}, as in 3,4 or 3-${most}`);
  return players.sort((a, b) => a - b);
}
