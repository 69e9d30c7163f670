/** Numbers, lists and times as a language writes them. The formatters are kept: making one is expensive. */
import { type Language, localeOf } from './language.js';

function keptFor<F>(make: (locale: string) => F): (language: Language) => F {
  const kept = new Map<Language, F>();
  return (language) => {
    const format = kept.get(language) ?? make(localeOf(language));
    kept.set(language, format);
    return format;
  };
}

const plurals = keptFor((locale) => new Intl.PluralRules(locale));
const numbers = keptFor((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const tenths = keptFor(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const percents = keptFor((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const changes = keptFor(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'always',
    }),
);
const lists = keptFor((locale) => new Intl.ListFormat(locale));
const days = keptFor((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moments = keptFor(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const weekdays = keptFor(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' }),
);
const ago = keptFor((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

export const pluralForm = (n: number, language: Language): Intl.LDMLPluralRule => plurals(language).select(n);

export const number = (value: number, language: Language): string => numbers(language).format(value);

/** A share as a percentage: "12%". */
export const percentage = (share: number, language: Language): string => percents(language).format(share);

/** With one digit behind the point: "1.8". */
export const tenth = (value: number, language: Language): string => tenths(language).format(value);

/** The same with its sign: "+1.8", "−0.6". */
export const signed = (value: number, language: Language): string =>
  changes(language).format(value).replace('-', '−');

/** "Ada, Bo and Cy" */
export const list = (parts: readonly string[], language: Language): string =>
  parts.length === 1 ? parts[0] : lists(language).format(parts);

export const day = (time: number, language: Language): string => days(language).format(time);

/** "Jan 5, 2027, 6:00 PM" */
export const moment = (time: number, language: Language): string => moments(language).format(time);

/** "Tue 18:00", for a time within a week. */
export const weekdayTime = (time: number, language: Language): string => weekdays(language).format(time);

/** "3 hours ago", "in 2 days" */
export const relative = (count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string =>
  ago(language).format(count, unit);
