/** What the games need to tell of the things on their boards in words, for tooltips and screen readers. */
import type { Language } from '../../core/language.js';
import { list } from '../../languages/intl.js';
import { play } from '../../languages/packs.js';
import type { Say } from '../../languages/types.js';

type BoardTexts = typeof import('../../languages/en/play.js').board;
export type BoardText = keyof BoardTexts;

export interface Teller {
  readonly language: Language;
  readonly names: readonly string[];
  readonly say: Say<BoardTexts>;
}

export const tellerOf = (names: readonly string[], language: Language): Teller => ({
  language,
  names,
  say: play.say('board', language),
});

export const inWords = list;
