/** What a player of Hansa has to do now, in a sentence. */
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import { texts } from '../rules/texts/words.js';

export const task = (position: JsonObject, _decider: number, language: Language): string =>
  texts.in(language).tasks[(position.turn as JsonObject).phase as 'trade'] ?? '';
