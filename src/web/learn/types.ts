/** What lessons and the rules reference are made of: plain data, so they can be checked without a page. */
import type { Json, JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import type { Target } from '../board/board.js';

/** Text in every loaded language; `book.ts` fills it in. */
export type Localized<T = string> = (language: Language) => T;

/**
 * Part of an action in its public form: an action fits if it has all of this. `*` in a string matches anything, as in
 * `{type: 'place', at: 'dortmund--duisburg/*'}`.
 */
export type Pattern = JsonObject;

/** Another player's move after the learner's step, as in a record. */
export interface Scripted {
  readonly seat: number;
  readonly action: JsonObject;
}

export interface LessonStep {
  readonly text: Localized;
  /** Targets to draw attention to. */
  readonly look?: readonly Target[];
  /** What the learner may do; without it the step is text only. The first pattern is what "show me" does. */
  readonly allow?: readonly Pattern[];
  /** How often to do it; once by default. */
  readonly times?: number;
  /** Also offers the other legal choices at the same place; they get an answer but are not played. */
  readonly all?: boolean;
  /** The answer to a wrong try; a general one if undefined. */
  readonly wrong: Localized<string | undefined>;
  readonly after?: readonly Scripted[];
  /** Shows the table of final scores beside the text. */
  readonly scores?: boolean;
}

export interface Chapter {
  readonly title: Localized;
  readonly position: Json;
  readonly steps: readonly LessonStep[];
}

export interface Lesson {
  /** The id of the game. */
  readonly id: string;
  /** What the game is about, in a sentence. */
  readonly about: Localized;
  /** For the card of the lesson. */
  readonly picture: Figure;
  /**
   * What is shown beside the board: everybody's desk (`null`), or the learner's own desk and, beside each name, this
   * score category.
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
  /** The part of the board to show: left, top, width, height in board units. */
  readonly part: readonly [number, number, number, number];
  readonly caption: Localized;
}

/** A paragraph, or a bulleted list. */
export type Passage = string | readonly string[];

export interface Topic {
  readonly id: string;
  /** The numbers of the rules explained here. */
  readonly covers: readonly string[];
  readonly title: Localized;
  readonly body: Localized<readonly Passage[]>;
  readonly see?: readonly string[];
  readonly figure?: FigureId;
}

/** The rules of a game in our own words. */
export interface Reference {
  readonly topics: readonly Topic[];
  readonly figures: readonly Figure[];
}
