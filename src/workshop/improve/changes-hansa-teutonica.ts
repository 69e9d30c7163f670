/** Single changes to a board of Hansa Teutonica: a coin, the colour of a post, a point more or less. */
import type { JsonObject } from '../../core/json.js';
import { type Candidate, COLOURS } from './change.js';
import { respaced, type Spot } from './respace.js';

interface Post extends JsonObject {
  privilege: (typeof COLOURS)[number];
  /** Left out where there is no coin. */
  prestige: number;
}
interface City extends JsonObject {
  id: string;
  at: [number, number];
  posts: Post[];
}
interface Route extends JsonObject {
  id: string;
  cities: string[];
  points: { at: [number, number]; piece: string }[];
}
interface Board extends JsonObject {
  cities: City[];
  routes: Route[];
}

const LARGEST_COIN = 4;
/** Shorter routes are too easy to create, longer ones not worth it. */
const FEWEST_POINTS = 2;
const MOST_POINTS = 5;

export function changesToHansaTeutonica(json: JsonObject): Candidate<JsonObject>[] {
  const board = json as Board;
  return [
    ...board.cities.flatMap((city, i) => city.posts.flatMap((_, post) => postChanges(board, i, post))),
    ...board.routes.flatMap((_, i) => pointChanges(board, i)),
  ];
}

function postChanges(board: Board, index: number, post: number): Candidate<JsonObject>[] {
  const { id: city, posts } = board.cities[index];
  const { privilege, prestige = 0 } = posts[post];
  const { prestige: _, ...bare } = posts[post];
  const withPost = (changed: JsonObject): JsonObject =>
    replaceIn(board, 'cities', index, { posts: posts.map((one, i) => (i === post ? changed : one)) });
  // A new coin lies on the first post, where printed boards have theirs.
  const coins = prestige > 0 ? [prestige - 1, prestige + 1] : post === 0 ? [1] : [];
  const colour = COLOURS.indexOf(privilege);
  const colours = [COLOURS[colour - 1], COLOURS[colour + 1]].filter((name) => name !== undefined);
  return [
    ...coins
      .filter((coin) => coin <= LARGEST_COIN)
      .map((to) => ({
        change: { kind: 'coin', city, post, from: prestige, to } as const,
        board: withPost(to === 0 ? bare : { ...bare, prestige: to }),
      })),
    ...colours.map((to) => ({
      change: { kind: 'colour', city, post, from: privilege, to } as const,
      board: withPost({ ...posts[post], privilege: to }),
    })),
  ];
}

function pointChanges(board: Board, index: number): Candidate<JsonObject>[] {
  const { id: route, cities, points } = board.routes[index];
  const at = (id: string): Spot => board.cities.find((city) => city.id === id)!.at;
  const ends = [at(cities[0]), at(cities[1])] as const;
  const from = points.length;
  return [from - 1, from + 1].flatMap((to) => {
    if (to < FEWEST_POINTS || to > MOST_POINTS) return [];
    const pieces = to > from ? withOneMore(points) : withOneLess(points);
    const spots = respaced(
      ends,
      points.map(({ at }) => at),
      to,
    );
    if (pieces === undefined || spots === undefined) return [];
    const changed = spots.map((spot, i) => ({ at: [...spot], piece: pieces[i] }));
    return [
      {
        change: { kind: 'points', route, from, to } as const,
        board: replaceIn(board, 'routes', index, { points: changed }),
      },
    ];
  });
}

/** The board with something changed in one of its cities or routes. */
const replaceIn = (
  board: Board,
  list: 'cities' | 'routes',
  index: number,
  change: JsonObject,
): JsonObject => ({
  ...board,
  [list]: board[list].map((one, i) => (i === index ? { ...one, ...change } : one)),
});

const withOneMore = (points: Route['points']): string[] => ['any', ...points.map(({ piece }) => piece)];

/** Boats stay. */
function withOneLess(points: Route['points']): string[] | undefined {
  const pieces = points.map(({ piece }) => piece);
  const gone = pieces.indexOf('any');
  return gone < 0 ? undefined : pieces.filter((_, i) => i !== gone);
}
