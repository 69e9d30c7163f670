/** The language and player names used to describe targets. */
import type { Language } from '../../core/language.js';

export interface Teller {
  readonly language: Language;
  readonly names: readonly string[];
}
