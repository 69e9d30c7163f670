/**
 * What an editor can do with the boards of a game. A board is the JSON of its file, checked in form (`read`); it may be
 * unfinished. Every edit returns another board, or the same one if there is nothing to do; none makes a board that
 * `read` refuses.
 */
import type { Json, JsonObject } from '../../core/json.js';
import type { Refusal } from '../../core/refusal.js';
import type { Spot } from './parts.js';

/** Something on a board: `city:ulm`, `route:north-mill--west-mill`, `point:north-mill--west-mill/0`. */
export type Ref = string;

export interface Thing {
  readonly ref: Ref;
  readonly name: string;
  readonly at: Spot;
}

/** Why the board cannot be played yet, and where. */
export interface Problem {
  readonly refusal: Refusal;
  readonly refs: readonly Ref[];
}

/** Something unwise: a word for it (a key of the language files), and where. */
export interface Hint {
  readonly key: string;
  readonly refs: readonly Ref[];
}

export type Axis = 'x' | 'y';

export interface EditModel<B extends JsonObject = JsonObject> {
  /** As in a config's `game`. */
  readonly game: string;
  blank(id: string, title: string): B;
  /** Refuses what is no board file of this game in form. */
  read(json: Json): B;
  /** Empty if and only if the engine plays the board. */
  problems(board: B): Problem[];
  hints(board: B): Hint[];

  /**
   * The board after an edit, with what follows from it by itself, such as provinces between routes. What somebody has
   * typed into the text of the file stands.
   */
  settle(before: B, after: B, isTyped: boolean): B;

  /** Cities and what joins them, in the order of the file. */
  things(board: B): Thing[];
  addCity(board: B, at: Spot): B;
  /** Joins two cities. */
  connect(board: B, from: Ref, to: Ref): B;
  move(board: B, refs: readonly Ref[], by: Spot): B;
  /** Moves things to the nearest places of a grid. */
  align(board: B, refs: readonly Ref[], step: number): B;
  /** Turns these cities, or without any the whole board, over along an axis of their common middle. */
  mirror(board: B, refs: readonly Ref[], axis: Axis): B;
  /** Copies cities, with the connections between them. */
  copy(board: B, refs: readonly Ref[], by: Spot): { readonly board: B; readonly refs: readonly Ref[] };
  remove(board: B, refs: readonly Ref[]): B;
}

export const refTo = (kind: string, id: string | number): Ref => `${kind}:${id}`;

/** The ids of the things of a kind. */
export const idsOf = (refs: readonly Ref[], kind: string): string[] =>
  refs.flatMap((ref) => (ref.startsWith(`${kind}:`) ? [ref.slice(kind.length + 1)] : []));

/** On an empty sheet everything is missing; it is enough to say so once. */
export const firstOnly = <T>(
  { cities }: { readonly cities: readonly unknown[] },
  found: readonly T[],
): readonly T[] => (cities.length === 0 ? found.slice(0, 1) : found);
