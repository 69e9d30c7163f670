/** Edits of cities: where they are, what they are called, their posts, and what they give. */
import { freeId, freeName, idFor, onSheet, put, renamed, type Spot, within } from '../parts.js';
import {
  type Board,
  CITY_FIELDS,
  type City,
  changeCity,
  cityOf,
  MAX_CITIES,
  MOST_POSTS,
  MOST_PRESTIGE,
  type Post,
} from './board.js';
import { renameIn } from './names.js';

const NEW_POST: Post = { privilege: 'white', piece: 'trader' };

export function addCity(board: Board, at: Spot, like: Partial<City> = {}): Board {
  if (board.cities.length >= MAX_CITIES) return board;
  const name = like.name ?? freeName(board);
  const id = freeId(
    idFor(name, 'city'),
    board.cities.map((c) => c.id),
  );
  const city: City = { posts: [NEW_POST], ...like, id, name, at: onSheet(at, board.size) };
  // In the order of the fields of other files.
  const fields = CITY_FIELDS.flatMap((field) => (field in city ? [[field, city[field as keyof City]]] : []));
  return { ...board, cities: [...board.cities, Object.fromEntries(fields) as City] };
}

export function renameCity(board: Board, id: string, wanted: string): Board {
  const next = renamed(board.cities, id, wanted);
  if (next === undefined) return board;
  return changeCity(renameIn(board, id, next.id), next.id, (c) => put(c, 'name', next.name, CITY_FIELDS));
}

const setPosts = (board: Board, id: string, change: (posts: Post[]) => Post[]): Board =>
  changeCity(board, id, (city) => put(city, 'posts', change(city.posts), CITY_FIELDS));

/** A new post is like the last one. */
export const addPost = (board: Board, id: string): Board =>
  setPosts(board, id, (posts) =>
    posts.length >= MOST_POSTS || cityOf(board, id)?.green
      ? posts
      : [...posts, { privilege: (posts[posts.length - 1] ?? NEW_POST).privilege, piece: 'trader' }],
  );

export const removePost = (board: Board, id: string, index: number): Board =>
  setPosts(board, id, (posts) => posts.filter((_, i) => i !== index));

/** Moves a post to another place in its row. */
export const movePost = (board: Board, id: string, from: number, to: number): Board =>
  setPosts(board, id, (posts) => {
    if (!(from in posts) || !(to in posts)) return posts;
    const rest = posts.filter((_, i) => i !== from);
    return [...rest.slice(0, to), posts[from], ...rest.slice(to)];
  });

/** A coin of no value is none. */
export const changePost = (board: Board, id: string, index: number, change: Partial<Post>): Board =>
  setPosts(board, id, (posts) =>
    posts.map((post, i) => {
      if (i !== index) return post;
      const { prestige = 0, ...rest } = { ...post, ...change };
      const coin = within(Math.round(prestige), 0, MOST_PRESTIGE);
      return coin === 0 ? rest : { ...rest, prestige: coin };
    }),
  );

/** H1: a green city has no printed posts. */
export const setGreen = (board: Board, id: string, isGreen: boolean): Board =>
  changeCity(board, id, (city) =>
    isGreen
      ? put(put(city, 'posts', [], CITY_FIELDS), 'green', true, CITY_FIELDS)
      : put(
          put(city, 'posts', city.green ? [NEW_POST] : city.posts, CITY_FIELDS),
          'green',
          undefined,
          CITY_FIELDS,
        ),
  );

type Listed = 'develops' | 'countries' | 'permits';

/** Adds a word to one of a city's lists, or takes it out; an empty list is left out of the file. */
export const toggle = (board: Board, id: string, list: Listed, word: string): Board =>
  changeCity(board, id, (city) => {
    const before = city[list] ?? [];
    const next = before.includes(word) ? before.filter((one) => one !== word) : [...before, word];
    return put(city, list, next.length === 0 ? undefined : next, CITY_FIELDS);
  });
