/** Quick matches: a game with anybody who looks for the same. */
import type { Pace } from './settings.js';

export type QuickPace = 'live' | 'mail';

/** The paces there are; few, so that people meet. */
export const QUICK_PACES: Readonly<Record<QuickPace, Pace>> = {
  live: { kind: 'live', bank: 1200, increment: 15 },
  mail: { kind: 'mail', hours: 24, daysOff: [], quiet: null, zone: 'UTC' },
};
