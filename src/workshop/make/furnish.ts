/** Furnishes towns and roads: posts, abilities, the connection, taverns, the sea. */
import type { JsonObject } from '../../core/json.js';
import type { Random } from '../../core/random.js';
import { stepsBetween } from './graph.js';
import type { Road } from './roads.js';
import type { Sheet } from './towns.js';
import type { Wishes } from './wishes.js';

const ABILITIES = ['actions', 'privilege', 'keys', 'book', 'bank'] as const;
const COLOURS = ['white', 'orange', 'pink', 'black'] as const;
/** How many of a hundred roads are at sea. */
const SEA = { none: 0, some: 14, much: 34 } as const;
const TAVERNS = 3;

/**
 * Rows of posts as printed boards have them, the usual ones more often: a letter for the colour, a capital one where
 * the post is for a merchant.
 */
const ROWS = 'w|w|o|w o|w o|w O|w p|w p|W o|W p|w b|w o p|W o p|w W p|w o b|w W o p|w o P b'.split('|');

export interface Furniture {
  readonly posts: readonly JsonObject[][];
  readonly develops: readonly string[][];
  readonly connection: readonly [number, number];
  readonly special: { readonly town: number; readonly road: number } | undefined;
  readonly taverns: ReadonlySet<number>;
  readonly boats: ReadonlySet<number>;
}

export function furnish(random: Random, sheet: Sheet, roads: readonly Road[], wishes: Wishes): Furniture {
  const steps = stepsBetween(sheet.towns.length, roads);
  const connection = farthest(random, sheet, steps);
  const { towns: abilityTowns, develops } = placeAbilities(random, sheet, steps, connection);
  return {
    posts: placePosts(random, sheet, develops),
    develops,
    connection,
    special:
      wishes.size === 'small'
        ? undefined
        : placeSpecial(random, sheet, roads, [...abilityTowns, ...connection]),
    taverns: spread(random, roads),
    boats: placeBoats(random, sheet, roads, wishes),
  };
}

/** The two towns that most roads lie between; twins, where the board has them. */
function farthest(random: Random, { towns }: Sheet, steps: readonly number[][]): [number, number] {
  const pairs = towns.flatMap((_, a) => towns.flatMap((_, b) => (a < b ? [[a, b] as [number, number]] : [])));
  const hasTwins = towns.some(({ twin }, i) => twin !== i);
  const fitting = hasTwins ? pairs.filter(([a, b]) => towns[a].twin === b) : pairs;
  const far = ([a, b]: readonly [number, number]): number => steps[a][b];
  const most = Math.max(...fitting.map(far));
  const best = fitting.filter((pair) => far(pair) === most);
  return best[random.below(best.length)];
}

/** One town for each ability, or a pair of twins: as far apart as possible, and not at the connection. */
function placeAbilities(
  random: Random,
  { towns }: Sheet,
  steps: readonly number[][],
  taken: readonly number[],
): { towns: number[]; develops: string[][] } {
  const chosen: number[] = [];
  const develops = towns.map((): string[] => []);
  for (const ability of random.shuffle([...ABILITIES])) {
    const free = towns.flatMap((_, i) => (chosen.includes(i) || taken.includes(i) ? [] : [i]));
    const away = (town: number): number =>
      Math.min(
        9,
        ...[...chosen, towns[town].twin === town ? -1 : towns[town].twin].map((other) =>
          other < 0 ? 9 : steps[town][other],
        ),
      );
    const most = Math.max(...free.map(away));
    const best = free.filter((town) => away(town) === most);
    const town = best[random.below(best.length)];
    for (const place of new Set([town, towns[town].twin])) {
      chosen.push(place);
      develops[place].push(ability);
    }
  }
  return { towns: chosen, develops };
}

function placePosts(random: Random, { towns }: Sheet, develops: readonly string[][]): JsonObject[][] {
  const rows: string[] = [];
  for (const [i, { twin }] of towns.entries()) {
    // Beside four posts there is no room for the sign of an ability.
    const fitting = develops[i].length > 0 ? ROWS.filter((row) => row.split(' ').length < 4) : ROWS;
    rows.push(twin < i ? rows[twin] : fitting[random.below(fitting.length)]);
  }
  // Coins lie on the first posts of some small towns.
  const coins = new Set<number>();
  for (const [i, { twin }] of towns.entries()) {
    const isSmall = rows[i].length <= 3;
    if (twin < i ? coins.has(twin) : isSmall && random.below(4) === 0) coins.add(i);
  }
  return rows.map((row, i) =>
    row.split(' ').map((letter, k): JsonObject => {
      const privilege = COLOURS.find((colour) => colour[0] === letter.toLowerCase())!;
      const piece = letter === letter.toLowerCase() ? 'trader' : 'merchant';
      return { privilege, piece, ...(k === 0 && coins.has(i) ? { prestige: 1 } : {}) };
    }),
  );
}

/** A town with room below or above it: at the edge of the map. */
function placeSpecial(
  random: Random,
  { towns, size }: Sheet,
  roads: readonly Road[],
  taken: readonly number[],
): Furniture['special'] {
  const edge = (town: number): number => Math.min(towns[town].at[1], size[1] - towns[town].at[1]);
  const free = towns.flatMap((_, i) => (taken.includes(i) ? [] : [i])).sort((a, b) => edge(a) - edge(b));
  const town = free[random.below(Math.min(4, free.length))];
  const road = roads.findIndex(({ ends }) => ends.includes(town));
  return town === undefined || road < 0 ? undefined : { town, road };
}

/** Three roads that share no town, if possible. */
function spread(random: Random, roads: readonly Road[]): Set<number> {
  const order = random.shuffle(roads.map((_, i) => i));
  const chosen: number[] = [];
  const touches = (a: number, b: number): boolean =>
    roads[a].ends.some((town) => roads[b].ends.includes(town));
  for (const road of order) {
    if (chosen.length < TAVERNS && !chosen.some((other) => touches(road, other))) chosen.push(road);
  }
  for (const road of order) if (chosen.length < TAVERNS && !chosen.includes(road)) chosen.push(road);
  return new Set(chosen);
}

/** The roads along one edge of the map are at sea. */
function placeBoats(
  random: Random,
  { towns, size }: Sheet,
  roads: readonly Road[],
  wishes: Wishes,
): Set<number> {
  const isTop = random.below(2) === 0;
  const depth = ({ ends }: Road): number =>
    ends.reduce((sum, town) => sum + (isTop ? towns[town].at[1] : size[1] - towns[town].at[1]), 0);
  const wanted = Math.round((roads.length * SEA[wishes.sea]) / 100);
  const order = roads.map((_, i) => i).sort((a, b) => depth(roads[a]) - depth(roads[b]) || a - b);
  const boats = new Set<number>();
  for (const road of order) {
    if (boats.size >= wanted) break;
    boats.add(road);
    if (wishes.symmetry === 'mirror') boats.add(roads[road].twin);
  }
  return boats;
}
