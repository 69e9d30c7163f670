/** The first of the languages that a browser asks for which we have. */
import { LANGUAGES, type Language } from '../../core/language.js';

export function preferredLanguage(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const known = asked.map((tag) => LANGUAGES.find((language) => language === tag));
  return known.find((language) => language !== undefined) ?? 'en';
}
