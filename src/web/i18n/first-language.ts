/** The language chosen on this device, or the first of the browser's languages that we have. */
import { isLanguage, LANGUAGES, type Language } from '../../core/language.js';
import { kept } from '../settings/keep.js';

export function firstLanguage(): Language {
  const chosen = kept('language');
  if (isLanguage(chosen)) return chosen;
  const spoken = globalThis.navigator?.languages ?? [];
  const known = spoken.map((tag) => LANGUAGES.find((language) => language === tag.split('-')[0]));
  return known.find((language) => language !== undefined) ?? 'en';
}
