/**
 * Transfer learning between setups: what a network knows about seats (abilities, supplies, totals, whose turn it is)
 * holds on every board and is copied. What it knows about a city or a route is copied if both boards have it; other
 * places start from zero.
 */
import { type Checkpoint, newCheckpoint } from './checkpoint.js';

interface Block {
  readonly first: number;
  readonly size: number;
}

/** Blocks with features for each seat, and how many groups of seats each has. */
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
  special: 4,
};
/** The same for those that leave out the seat itself. */
const BY_RIVAL: readonly string[] = ['lead'];
/** Blocks without seats or places. */
const SHARED: readonly string[] = ['connections', 'supplyLeft', 'begun', 'phase', 'pending', 'edition'];

/** Blocks with features for each city or route, and in it for each seat. */
const BY_CITY: readonly string[] = ['control', 'loose', 'city'];
const BY_ROUTE: readonly string[] = ['standing', 'merchants', 'alone'];
/** Blocks of the board as a whole, which mean the same with other numbers of players. */
const OF_BOARD: readonly string[] = ['marker', 'mission', 'display', 'completed', 'pawn'];

const GAME = 'hansa-teutonica';

/** A new network for the features of `schema` with what `from`, trained for those of `fromSchema`, knows of them. */
export function transfer(from: Checkpoint, fromSchema: string, schema: string, seed: string): Checkpoint {
  const [theirs, ours] = [readSchema(fromSchema), readSchema(schema)];
  const features = [...ours.blocks.values()].reduce((sum, { size }) => sum + size, 0);
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
  /** Copies the features of the seats in group `theirGroup` to our group: `each` features a seat. */
  const copySeats = (of: Block, theirGroup: number, at: Block, group: number, each: number): void => {
    for (let who = 0; who < ours.players; who++) {
      const theirWho = likeSeat(who, ours.players, theirs.players);
      copy(
        of.first + (theirGroup * theirs.players + theirWho) * each,
        at.first + (group * ours.players + who) * each,
        each,
      );
    }
  };
  for (const [name, block] of ours.blocks) {
    const other = theirs.blocks.get(name);
    if (!other) continue;
    if (SHARED.includes(name) || (OF_BOARD.includes(name) && ours.board === theirs.board))
      copy(other.first, block.first, Math.min(other.size, block.size));
    const groups = BY_SEAT[name];
    if (groups !== undefined) {
      const each = block.size / (groups * ours.players);
      for (let group = 0; group < groups; group++) copySeats(other, group, block, group, each);
    }
    if (BY_RIVAL.includes(name)) {
      const each = block.size / (ours.players - 1);
      for (let who = 1; who < ours.players; who++) {
        const theirWho = likeSeat(who, ours.players, theirs.players);
        copy(other.first + (theirWho - 1) * each, block.first + (who - 1) * each, each);
      }
    }
    for (const [names, ourPlaces, theirPlaces] of [
      [BY_CITY, ours.cities, theirs.cities],
      [BY_ROUTE, ours.routes, theirs.routes],
    ] as const) {
      // With routes of another length a block has more or fewer features per seat, and none corresponds to another.
      const each = block.size / (ourPlaces.length * ours.players);
      if (!names.includes(name) || each !== other.size / (theirPlaces.length * theirs.players)) continue;
      ourPlaces.forEach((place, at) => {
        const of = theirPlaces.findIndex(({ id, size }) => id === place.id && size === place.size);
        if (of >= 0) copySeats(other, of, block, at, each);
      });
    }
    if (name === 'posts') {
      for (const city of ours.cities) {
        const like = theirs.cities.find(({ id, size }) => id === city.id && size === city.size);
        for (let i = 0; like && i < city.size; i++)
          copySeats(other, like.start + i, block, city.start + i, 1);
      }
    }
  }
  return to;
}

/** The seat at another number of players: the last one corresponds to the last, others to the same place. */
function likeSeat(who: number, ours: number, theirs: number): number {
  if (who < ours - 1 || ours <= 2) return Math.min(who, theirs - 1);
  return theirs - 1;
}

interface Place {
  readonly id: string;
  /** Spaces of a city or points of a route, and how many come before them. */
  readonly size: number;
  readonly start: number;
}

interface Schema {
  readonly board: string;
  readonly players: number;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly cities: readonly Place[];
  readonly routes: readonly Place[];
}

/** Reads the blocks of features from a schema. */
function readSchema(schema: string): Schema {
  if (!schema.startsWith(`${GAME}/`)) throw new Error(`only networks of ${GAME} can be transferred`);
  const parts = schema.split(' ');
  const blocks = new Map<string, Block>();
  let first = 0;
  for (const part of parts) {
    const match = /^([A-Za-z]+):(\d+)$/.exec(part);
    if (!match) continue;
    const size = Number(match[2]);
    blocks.set(match[1], { first, size });
    first += size;
  }
  const players = Number(/ players=(\d+) /.exec(schema)![1]);
  return {
    board: parts[1],
    players,
    blocks,
    cities: placesOf(parts.at(-2)!),
    routes: placesOf(parts.at(-1)!),
  };
}

function placesOf(names: string): Place[] {
  let start = 0;
  return names.split(',').map((name) => {
    const [, id, digits] = /^(.*?)(\d+)$/.exec(name)!;
    const place = { id, size: Number(digits), start };
    start += place.size;
    return place;
  });
}
