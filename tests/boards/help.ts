/** Board files for tests to change, and refusals as a person reads them. */
import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../src/core/json.js';
import britannia45 from '../../src/games/hansa-teutonica/boards/britannia-45.json' with { type: 'json' };
import eastern from '../../src/games/hansa-teutonica/boards/eastern.json' with { type: 'json' };
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { refusal } from '../common/refusal.js';

export { refusal };

interface CityJson {
  id: string;
  posts: JsonObject[];
  [field: string]: Json;
}
interface RouteJson {
  id: string;
  cities: string[];
  points: JsonObject[];
  [field: string]: Json;
}
/** A board file with the parts that tests change named. */
interface BoardJson {
  id: string;
  players: number[];
  connection: { cities: string[]; prestige: number[] };
  specialPrestige: { city: string; routes: string[]; spaces: JsonObject[] };
  cities: CityJson[];
  routes: RouteJson[];
  twoPlayer: { guards: string[] };
  provinces: { id: string; routes: string[]; guards: string[]; [field: string]: Json }[];
  countryPrestige: { [country: string]: number[] };
  [field: string]: Json;
}

export const DOCS = readFileSync(new URL('../../docs/boards.md', import.meta.url), 'utf8');

/** The worked example of the docs. */
export const fourMills = JSON.parse(/```json\n([\s\S]*?)```/.exec(DOCS)![1]) as BoardJson;

const copy = (board: unknown): BoardJson => structuredClone(board) as BoardJson;
export type Change = (board: BoardJson) => void;

/** A board with a change; each has an id of its own, so that it replaces nothing. */
export function changed(board: unknown, change: Change): Json {
  const file = copy(board);
  file.id = 'changed';
  change(file);
  return file;
}
export const mills = (change: Change): Json => changed(fourMills, change);
export const onEastern = (change: Change): Json => changed(eastern, change);
export const onBritannia = (change: Change): Json => changed(britannia45, change);

export const setAll = (things: readonly object[], fields: JsonObject): void => {
  for (const thing of things) Object.assign(thing, fields);
};

export const refused = (board: Json): string => refusal(() => hansaTeutonica.withBoards([board]));
