/**
 * A head start on another board: what a network knows about seats (abilities, supplies, totals, whose turn it is)
 * holds on every board, so it is taken over; what it knows about places starts from nothing.
 */
import { type Checkpoint, newCheckpoint } from './checkpoint.js';

interface Block {
  readonly first: number;
  readonly size: number;
}

/** Blocks told seat by seat, with how many groups stand before the seats in each. */
const BY_SEAT: Readonly<Record<string, number>> = {
  skills: 1,
  supply: 1,
  stock: 1,
  score: 1,
  total: 1,
  unused: 1,
  markers: 1,
  plate: 1,
  network: 1,
  connected: 1,
  distance: 1,
  tiles: 1,
  turn: 1,
  near: 1,
  working: 1,
  ability: 5,
  prize: 2,
};
/** The same for those that leave out the seat itself. */
const BY_RIVAL: readonly string[] = ['lead'];
/** Blocks of the table as a whole. */
const SHARED: readonly string[] = ['connections', 'supplyLeft', 'begun', 'phase', 'pending', 'edition'];

export const GAME = 'hansa-teutonica';

/** A new network for the features of `schema` with what `from`, trained for those of `fromSchema`, knows of seats. */
export function transfer(from: Checkpoint, fromSchema: string, schema: string, seed: string): Checkpoint {
  for (const each of [fromSchema, schema]) {
    if (!each.startsWith(`${GAME}/`)) throw new Error(`only networks of ${GAME} give another a head start`);
  }
  const [theirs, ours] = [blocksOf(fromSchema), blocksOf(schema)];
  const [theirPlayers, ourPlayers] = [playersOf(fromSchema), playersOf(schema)];
  const features = [...ours.values()].reduce((sum, { size }) => sum + size, 0);
  const sizes = { ...from.model.sizes, features };
  const to = newCheckpoint(sizes, seed);
  const width = sizes.hidden + 1;
  const source = from.model.weights;
  const target = to.model.weights;
  // All that is not a row of a feature comes last in both, and is the same.
  target.fill(0, 0, features * width);
  target.set(source.subarray(from.model.sizes.features * width), features * width);
  const copy = (of: number, at: number, count: number): void => {
    target.set(source.subarray(of * width, (of + count) * width), at * width);
  };
  for (const [name, block] of ours) {
    const other = theirs.get(name);
    if (!other) continue;
    if (SHARED.includes(name)) copy(other.first, block.first, Math.min(other.size, block.size));
    const groups = BY_SEAT[name];
    if (groups !== undefined) {
      const each = block.size / (groups * ourPlayers);
      for (let group = 0; group < groups; group++) {
        for (let who = 0; who < ourPlayers; who++) {
          const theirWho = likeSeat(who, ourPlayers, theirPlayers);
          const of = other.first + (group * theirPlayers + theirWho) * each;
          copy(of, block.first + (group * ourPlayers + who) * each, each);
        }
      }
    }
    if (BY_RIVAL.includes(name)) {
      const each = block.size / (ourPlayers - 1);
      for (let who = 1; who < ourPlayers; who++) {
        const theirWho = likeSeat(who, ourPlayers, theirPlayers);
        copy(other.first + (theirWho - 1) * each, block.first + (who - 1) * each, each);
      }
    }
  }
  return to;
}

/** The next player stands for the next, the one before for the one before. */
function likeSeat(who: number, ours: number, theirs: number): number {
  if (who < ours - 1 || ours <= 2) return Math.min(who, theirs - 1);
  return theirs - 1;
}

function blocksOf(schema: string): Map<string, Block> {
  const blocks = new Map<string, Block>();
  let first = 0;
  for (const part of schema.split(' ')) {
    const match = /^([A-Za-z]+):(\d+)$/.exec(part);
    if (!match) continue;
    const size = Number(match[2]);
    blocks.set(match[1], { first, size });
    first += size;
  }
  return blocks;
}

const playersOf = (schema: string): number => Number(/ players=(\d+) /.exec(schema)![1]);
