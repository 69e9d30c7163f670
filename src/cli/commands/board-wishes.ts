/** `kontor boards make`: what is asked for, and the board. */
import type { JsonObject } from '../../core/json.js';
import { HANSA_PLAYERS, makeHansaBoard } from '../../workshop/make/hansa.js';
import {
  DENSITIES,
  makeBoard,
  PLAYERS,
  SEAS,
  SIZES,
  SYMMETRIES,
  USUAL,
  type Wishes,
} from '../../workshop/make/index.js';
import { type Call, textOption, WrongCall, words } from '../call.js';

export const GAMES = ['hansa-teutonica', 'hansa'] as const;

export function makeFrom(call: Call): JsonObject {
  words(call, 'make');
  return choice(call, 'game', GAMES) === 'hansa' ? makeForHansa(call) : makeBoard(readWishes(call));
}

function readSeed(call: Call): string {
  const seed = textOption(call, 'seed');
  if (seed === undefined) throw new WrongCall('--seed is missing');
  return seed;
}

function readWishes(call: Call): Wishes {
  const size = choice(call, 'size', SIZES) ?? USUAL.size;
  return {
    seed: readSeed(call),
    players: readPlayers(textOption(call, 'players')) ?? PLAYERS[size],
    size,
    density: choice(call, 'density', DENSITIES) ?? USUAL.density,
    sea: choice(call, 'sea', SEAS) ?? USUAL.sea,
    symmetry: choice(call, 'symmetry', SYMMETRIES) ?? USUAL.symmetry,
  };
}

function makeForHansa(call: Call): JsonObject {
  const not = ['sea', 'symmetry'].find((name) => call.options.has(name));
  if (not !== undefined) throw new WrongCall(`--${not} is for boards of hansa-teutonica`);
  const players = readPlayers(textOption(call, 'players')) ?? HANSA_PLAYERS;
  if (players.some((n) => !HANSA_PLAYERS.includes(n)))
    throw new WrongCall('--players must be numbers from 2 to 4 for hansa');
  return makeHansaBoard({
    seed: readSeed(call),
    players,
    size: choice(call, 'size', SIZES) ?? USUAL.size,
    density: choice(call, 'density', DENSITIES) ?? USUAL.density,
  });
}

function choice<T extends string>(call: Call, name: string, values: readonly T[]): T | undefined {
  const value = textOption(call, name);
  if (value === undefined || values.includes(value as T)) return value as T | undefined;
  throw new WrongCall(`--${name} must be one of ${values.join(', ')}`);
}

/** "3,4" or "3-5". */
function readPlayers(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  const range = /^([2-5])-([2-5])$/.exec(text);
  if (range) {
    const [least, most] = [Number(range[1]), Number(range[2])];
    if (least <= most) return Array.from({ length: most - least + 1 }, (_, i) => least + i);
  }
  const players = text.split(',').map(Number);
  if (!/^[2-5](,[2-5])*$/.test(text) || new Set(players).size !== players.length) {
    throw new WrongCall('--players must be numbers from 2 to 5, as in 3,4 or 3-5');
  }
  return players.sort((a, b) => a - b);
}
