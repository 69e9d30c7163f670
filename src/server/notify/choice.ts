/** People's notification settings. */
import { isLanguage, type Language } from '../../core/language.js';
import { CHANNEL_KINDS, type ChannelKind, type NotifyChoice } from '../../protocol/people/notify.js';
import type { PersonRow } from '../store/schema/rows.js';
import { afterWorkingTime, isOff } from '../tables/timed/working-time.js';

const DEFAULT: NotifyChoice = { usual: [...CHANNEL_KINDS], quiet: null, zone: 'UTC', every: 5, over: true };

type Preferences = Record<string, unknown> & { notify?: Partial<NotifyChoice> };

const preferencesOf = ({ preferences }: PersonRow): Preferences => JSON.parse(preferences) as Preferences;

export const choiceOf = (person: PersonRow): NotifyChoice => ({
  ...DEFAULT,
  ...preferencesOf(person).notify,
});

/** The person's preferences with a new choice. */
export const withChoice = (person: PersonRow, notify: NotifyChoice): string =>
  JSON.stringify({ ...preferencesOf(person), notify });

export const languageOf = ({ language }: PersonRow): Language => (isLanguage(language) ? language : 'en');

/** The first moment from `at` on that is outside the quiet hours. */
export function afterQuiet(at: number, { quiet, zone }: NotifyChoice): number {
  const hours = { daysOff: [], quiet, zone };
  return isOff(at, hours) ? afterWorkingTime(at, 1, hours) : at;
}

/** The kinds of channels for one table, which may have its own setting. */
export function kindsFor(choice: NotifyChoice, own: string | null): readonly ChannelKind[] {
  return own === null ? choice.usual : (JSON.parse(own) as ChannelKind[]);
}
