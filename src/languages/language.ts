/** The languages that there are: a new one is a folder beside this file and a line here. */
const ALL = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de' },
} as const;

export type Language = keyof typeof ALL;
export const LANGUAGES = Object.keys(ALL) as readonly Language[];

/** What a language calls itself. */
export const languageName = (language: Language): string => ALL[language].name;

/** How it writes numbers, dates and lists, for `Intl`. */
export const localeOf = (language: Language): string => ALL[language].locale;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);
