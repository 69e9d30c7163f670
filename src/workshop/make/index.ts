/**
 * Makes boards of Hansa Teutonica from a seed: valid, with room for everything, and the same on every machine, because
 * all of it is whole numbers and the project's own random generator.
 */
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { hansaTeutonica } from '../../games/hansa-teutonica/rules/index.js';
import { type Furniture, furnish } from './furnish.js';
import { landsBetween } from './graph.js';
import { boardId, makeNames, makeTitle, type TownName } from './names.js';
import { buildRoads, type Road } from './roads.js';
import { placeTowns, type Sheet } from './towns.js';
import type { Wishes } from './wishes.js';

export { DENSITIES, SEAS, SIZES, SYMMETRIES, USUAL, type Wishes } from './wishes.js';

/** Towns that cannot be connected are placed again; no seed has needed more than a few tries. */
const MOST_TRIES = 200;

export function makeBoard(wishes: Wishes): JsonObject {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const { seed, ...rest } = wishes;
    const random = new Random(JSON.stringify([seed, rest, attempt]));
    const sheet = placeTowns(random, wishes);
    const roads = buildRoads(random, sheet, wishes);
    if (roads === undefined) continue;
    const board = writeBoard(random, sheet, roads, wishes);
    // A board that the engine refuses is a bug here.
    hansaTeutonica.withBoards([board]);
    return board;
  }
  throw new Error(`no board for the seed ${JSON.stringify(wishes.seed)} in ${MOST_TRIES} tries`);
}

const routeId = (names: readonly TownName[], { ends }: Road): string =>
  ends
    .map((town) => names[town].id)
    .sort()
    .join('--');

function writeBoard(random: Random, sheet: Sheet, roads: readonly Road[], wishes: Wishes): JsonObject {
  const names = makeNames(random, sheet.towns.length);
  const title = makeTitle(random, names);
  const furniture = furnish(random, sheet, roads, wishes);
  const { connection, special } = furniture;
  return {
    game: 'hansa-teutonica',
    id: boardId(title),
    title,
    players: [...wishes.players],
    size: [...sheet.size],
    completedCitiesToEnd: Math.max(4, Math.round((sheet.towns.length * 37) / 100)),
    connection: { cities: connection.map((town) => names[town].id), prestige: [7, 4, 2] },
    ...(special === undefined ? {} : { specialPrestige: writeSpecial(special, names, roads) }),
    cities: sheet.towns.map(({ at }, i) => ({
      ...names[i],
      at: [...at],
      posts: furniture.posts[i],
      ...(furniture.develops[i].length === 0 ? {} : { develops: furniture.develops[i] }),
    })),
    routes: roads.map((road, i) => writeRoute(road, i, names, furniture)),
    ...(wishes.players.includes(2) ? { provinces: writeProvinces(sheet, roads, names) } : {}),
  };
}

const writeSpecial = (
  { town, road }: NonNullable<Furniture['special']>,
  names: readonly TownName[],
  roads: readonly Road[],
): JsonObject => ({
  city: names[town].id,
  routes: [routeId(names, roads[road])],
  spaces: [
    { prestige: 7, privilege: 'white' },
    { prestige: 8, privilege: 'orange' },
    { prestige: 9, privilege: 'pink' },
    { prestige: 11, privilege: 'black' },
  ],
});

function writeRoute(
  road: Road,
  index: number,
  names: readonly TownName[],
  { taverns, boats }: Furniture,
): JsonObject {
  const isAtSea = boats.has(index);
  const boat = Math.floor(road.points.length / 2);
  return {
    id: routeId(names, road),
    cities: road.ends.map((town) => names[town].id),
    points: road.points.map((at, i) => ({ at: [...at], piece: isAtSea && i === boat ? 'merchant' : 'any' })),
    ...(taverns.has(index) ? { tavern: true } : {}),
    ...(isAtSea ? { maritime: true } : {}),
  };
}

/** P1: the lands between the roads. The one around all of them has its place in a corner. */
function writeProvinces(sheet: Sheet, roads: readonly Road[], names: readonly TownName[]): JsonObject[] {
  const places = sheet.towns.map(({ at }) => at);
  return landsBetween(places, roads).map(({ towns, roads: border, area }, i) => {
    const mean = (k: 0 | 1): number =>
      Math.round(towns.reduce((sum, town) => sum + places[town][k], 0) / towns.length);
    return {
      id: `province-${i + 1}`,
      at: area > 0 ? [mean(0), mean(1)] : [30, 30],
      routes: border.map((road) => routeId(names, roads[road])),
    };
  });
}
