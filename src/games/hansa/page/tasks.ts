/** What a player of Hansa has to do right now, in a sentence. */
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';

const TASKS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    setup: 'Put two booths in a lit city.',
    replenish: 'Replenish the goods for a taler first, or not.',
    trade: 'Sail to a lit city, buy, sell, or build booths.',
    lose: 'Choose the good that is lost.',
    tax: 'Choose the goods to give up.',
  },
  de: {
    setup: 'Stelle zwei Marktstände in eine leuchtende Stadt.',
    replenish: 'Fülle zuerst für einen Taler die Waren auf, oder nicht.',
    trade: 'Segle in eine leuchtende Stadt, kaufe, verkaufe oder baue Marktstände.',
    lose: 'Wähle die Ware, die verloren geht.',
    tax: 'Wähle die Waren, die du abgibst.',
  },
};

export const task = (position: JsonObject, _decider: number, language: Language): string =>
  TASKS[language][(position.turn as JsonObject).phase as string] ?? '';
