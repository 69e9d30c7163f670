/** Imported boards that wait for a decision, and what is wrong with those that cannot be played. */
import { createSignal } from 'solid-js';
import { type Json, type JsonObject, parseJson } from '../../core/json.js';
import { plainText } from '../../core/plain-text.js';
import { Refusal } from '../../core/refusal.js';
import { sayIn } from '../../core/refuse.js';
import { gameOfBoard } from '../../games/index.js';
import { checks } from '../../languages/packs.js';
import { modelOf } from '../../workshop/edit/index.js';
import { language, t } from '../i18n/index.js';
import { checkBoard } from '../store/boards.js';
import { EDITABLE } from './editor/views.js';
import { LARGEST_BOARD_BYTES } from './link.js';

export interface FoundBoard {
  readonly number: number;
  readonly game: string;
  readonly board: JsonObject;
}

export interface Problem {
  readonly number: number;
  /** The file name, if it came from a file. */
  readonly file: string | undefined;
  readonly refusal: Refusal;
  /** The parsed board, used to name the city or route that is wrong. */
  readonly board: Json | undefined;
}

/** A board that cannot be played yet, but drawn on. */
export interface Draft {
  readonly game: string;
  readonly board: JsonObject;
}

/** What a problem is about, if the editor can open it. */
export function draftIn({ board }: Problem): Draft | undefined {
  if (board === undefined) return undefined;
  try {
    const game = gameOfBoard(board);
    return EDITABLE.includes(game) ? { game, board: modelOf(game).read(board) } : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const [found, setFound] = createSignal<readonly FoundBoard[]>([]);
const [problems, setProblems] = createSignal<readonly Problem[]>([]);

export { found, problems };

let count = 0;

export const drop = (number: number): void => {
  setFound((all) => all.filter((one) => one.number !== number));
  setProblems((all) => all.filter((one) => one.number !== number));
};

/** Reads a board file, or a record that contains its board. Returns the number for `drop`. */
export function takeText(text: string, file?: string): number {
  const number = ++count;
  let board: Json | undefined;
  try {
    if (text.length > LARGEST_BOARD_BYTES && !text.includes('"position"')) throw tooLarge();
    board = boardIn(parseJson(text, 'board'));
    const game = checkBoard(board);
    const next = { number, game, board: board as JsonObject };
    setFound((all) => [...all.filter((one) => JSON.stringify(one.board) !== JSON.stringify(board)), next]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error, file, board);
  }
  return number;
}

export const refuse = (refusal: Refusal, file?: string, board?: Json): void => {
  setProblems((all) => [...all, { number: ++count, file, refusal, board }]);
};

export const tooLarge = (): Refusal =>
  new Refusal('board', t('boards.tooLarge', { kilobytes: LARGEST_BOARD_BYTES / 1000 }));

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function boardIn(json: Json): Json {
  if (!isObject(json) || !isObject(json.position)) return json;
  if (json.board === undefined) throw new Refusal('record.board', t('boards.recordWithout'));
  return json.board;
}

/** The reason, in the language of the page. */
export const reasonOf = ({ said, reason }: Refusal): string =>
  said === undefined ? reason : sayIn(checks.in(language()), language(), said);

/** The city, route or province that is meant; empty if the field says enough. */
export function placeOf({ refusal: { field }, board }: Pick<Problem, 'refusal' | 'board'>): string {
  const part = /^board\.(cities|routes|provinces)\[(\d+)\]/.exec(field);
  if (part === null) return '';
  const [, kind, index] = part;
  const values = { number: Number(index) + 1, name: nameAt(board, kind, Number(index)) };
  if (kind === 'cities') return t('boards.inCity', values);
  return kind === 'routes' ? t('boards.inRoute', values) : t('boards.inProvince', values);
}

function nameAt(board: Json | undefined, kind: string, index: number): string {
  const list = isObject(board) ? board[kind] : undefined;
  const thing = Array.isArray(list) ? list[index] : undefined;
  const name = isObject(thing) ? (thing.name ?? thing.id) : undefined;
  return typeof name === 'string' ? plainText(name, 60) : '';
}
