/** Paces and durations in words. */

import { localeOf } from '../../core/language.js';
import { moment, weekdayTime } from '../../languages/intl.js';
import type { Pace } from '../../protocol/tables/settings.js';
import { language, t } from '../i18n/index.js';

export function hoursText(hours: number): string {
  return hours % 24 === 0 ? t('online.days', { n: hours / 24 }) : t('online.hours', { n: hours });
}

export const minutesText = (minutes: number): string =>
  minutes % 60 === 0 ? hoursText(minutes / 60) : t('online.minutes', { n: minutes });

export function paceText(pace: Pace): string {
  if (pace.kind === 'untimed') return t('online.untimedIs');
  if (pace.kind === 'live') {
    return t('online.liveIs', { bank: Math.round(pace.bank / 6) / 10, increment: pace.increment });
  }
  const parts = [t('online.mailIs', { time: hoursText(pace.hours) })];
  if (pace.daysOff.length > 0) parts.push(t('online.weekendsOff'));
  if (pace.quiet) parts.push(t('online.nightsOff', { from: pace.quiet.from, to: pace.quiet.to }));
  return parts.join(', ');
}

/** A duration in its largest unit. */
export function durationText(milliseconds: number): string {
  const minutes = milliseconds / 60_000;
  const [value, unit] =
    minutes < 1
      ? [milliseconds / 1000, 'second']
      : minutes < 120
        ? [minutes, 'minute']
        : minutes < 48 * 60
          ? [minutes / 60, 'hour']
          : [minutes / 1440, 'day'];
  const format = new Intl.NumberFormat(localeOf(language()), {
    style: 'unit',
    unit,
    maximumFractionDigits: 0,
  });
  return format.format(value);
}

/** When something will be: the day of the week and the time, or a date where that is further away. */
export const timeText = (at: number, now = Date.now()): string =>
  at - now < 6 * 86_400_000 ? weekdayTime(at, language()) : moment(at, language());

/** The time until then as a countdown: 1:05:09, 9:41. What is further away is a time of the week, or a date. */
export function countdownText(milliseconds: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 10 * 3600) return timeText(now + milliseconds, now);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
