/** In which language, and with which players, the things on a board are told in words. */
import type { Language } from '../../core/language.js';

export interface Teller {
  readonly language: Language;
  readonly names: readonly string[];
}
