/** What the page needs to know of a game beyond the contract: where its actions show, and what they are called. */
import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import type { Target } from '../board/board.js';

/** Where an action that has no place on the board is offered. */
export type Place = 'income' | 'marker' | 'favour' | 'goods' | 'pass';

export interface Presentation {
  /** The things on the board that stand for an action; a click on any of them offers it. */
  targets(action: JsonObject, position: JsonObject): Target[];
  /** The button beside the board that offers it, for an action without targets. */
  place(action: JsonObject): Place;
  /** Whether somebody is in the middle of something that takes several steps. */
  isHalfDone(position: JsonObject): boolean;
  /** A few words for a button: what is done, not who does it. */
  label(action: JsonObject, language: Language): string;
}
