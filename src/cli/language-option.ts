/** `--lang`: the language of texts for people. */
import { LANGUAGES, type Language } from '../core/language.js';
import { type Call, textOption, WrongCall } from './call.js';

export const LANGUAGE_CHOICES = { lang: { values: LANGUAGES } };

export function languageOption(call: Call): Language {
  const language = textOption(call, 'lang') ?? 'en';
  if (!LANGUAGES.includes(language as Language))
    throw new WrongCall(`--lang must be one of ${LANGUAGES.join(', ')}`);
  return language as Language;
}
