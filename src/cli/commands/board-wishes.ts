/** What `kontor boards make` is asked for. */
import {
  DENSITIES,
  PLAYERS,
  SEAS,
  SIZES,
  SYMMETRIES,
  USUAL,
  type Wishes,
} from '../../workshop/make/index.js';
import { type Call, textOption, WrongCall, words } from '../call.js';

export function readWishes(call: Call): Wishes {
  words(call, 'make');
  const seed = textOption(call, 'seed');
  if (seed === undefined) throw new WrongCall('--seed is missing');
  const size = choice(call, 'size', SIZES) ?? USUAL.size;
  return {
    seed,
    players: readPlayers(textOption(call, 'players')) ?? PLAYERS[size],
    size,
    density: choice(call, 'density', DENSITIES) ?? USUAL.density,
    sea: choice(call, 'sea', SEAS) ?? USUAL.sea,
    symmetry: choice(call, 'symmetry', SYMMETRIES) ?? USUAL.symmetry,
  };
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
