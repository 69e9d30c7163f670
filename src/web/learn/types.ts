/** What lessons and the rules reference are made of: data, so that they can be checked without a page. */
import type { Json, JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import type { Target } from '../board/board.js';

/** What is said, in each language whose texts are loaded; `book.ts` puts it to its place. */
export type Told<T = string> = (language: Language) => T;

/**
 * Part of an action in its public form: an action fits if it has all of this. `*` in a text stands for anything,
 * as in `{type: 'place', at: 'dortmund--duisburg/*'}`.
 */
export type Pattern = JsonObject;

/** What somebody else does after the learner's step, as it is written in a record. */
export interface Scripted {
  readonly seat: number;
  readonly action: JsonObject;
}

export interface LessonStep {
  readonly text: Told;
  /** What the eye should be on. */
  readonly look?: readonly Target[];
  /** What the learner may do; without it the step is only read. The first is what "show me" does. */
  readonly allow?: readonly Pattern[];
  /** How often it is to be done; once unless told. */
  readonly times?: number;
  /** Offer the other legal choices at the same place too; they are answered, not played. */
  readonly all?: boolean;
  /** The answer to a wrong try; a general one otherwise. */
  readonly wrong: Told<string | undefined>;
  readonly after?: readonly Scripted[];
  /** Shows the table of final scores beside the text. */
  readonly scores?: boolean;
}

export interface Chapter {
  readonly title: Told;
  readonly position: Json;
  readonly steps: readonly LessonStep[];
}

export interface Lesson {
  /** The id of the game. */
  readonly id: string;
  /** What the game is about, in a sentence. */
  readonly about: Told;
  /** For the card of the lesson. */
  readonly picture: Figure;
  /**
   * What stands beside the board: everybody's desk (`null`), or the learner's own and, beside each name, this category
   * of the scoring.
   */
  readonly standing: string | null;
  /** Players by name; the learner is the first. */
  readonly names: readonly string[];
  readonly chapters: readonly Chapter[];
}

type FigureId = string;

export interface Figure {
  readonly id: FigureId;
  readonly position: JsonObject;
  readonly marked: readonly Target[];
  /** The part of the board to show: left, top, width, height in the units of its file. */
  readonly part: readonly [number, number, number, number];
  readonly caption: Told;
}

/** A paragraph, or a list of points. */
export type Passage = string | readonly string[];

export interface Topic {
  readonly id: string;
  /** The numbers of the rules told here. */
  readonly covers: readonly string[];
  readonly title: Told;
  readonly body: Told<readonly Passage[]>;
  readonly see?: readonly string[];
  readonly figure?: FigureId;
}

/** The rules of a game in our own words. */
export interface Reference {
  readonly topics: readonly Topic[];
  readonly figures: readonly Figure[];
}
