/** What the page needs to know of a game beyond the contract: where its actions show, and what they are called. */
import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import type { Target } from '../board/board.js';

/** Whom and what a label may have to name. */
export interface Speaker {
  readonly language: Language;
  readonly names: readonly string[];
  /** A city by its id, as it is written on the board. */
  city(id: string): string;
}

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
  label(action: JsonObject, speaker: Speaker): string;
  /** What the seat that decides has to do now, in a sentence; empty when nothing is to be done. */
  task(position: JsonObject, decider: number, language: Language): string;
}
