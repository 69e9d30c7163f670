/** The clocks of a table: how long the deciding seat has, and until when. */
import type { Pace } from '../../protocol/settings.js';
import type { Table } from './table.js';
import { afterWorkingTime } from './working-time.js';

const SECOND = 1000;
const HOUR = 3_600_000;

/** Time off makes deadlines expensive to compute, and every move needs one. */
const computed = new WeakMap<Table, { since: number; deadline: number }>();

/** When the deciding seat runs out of time; null for bots and untimed games. */
export function deadlineOf(table: Table): number | null {
  const { decides, since } = table;
  if (decides === null || table.botOf(decides) !== null || table.isResting) return null;
  const { pace } = table.settings;
  if (pace.kind === 'live') return since + Math.max(0, table.seats[decides].bank);
  if (pace.kind === 'untimed') return null;
  const known = computed.get(table);
  if (known?.since === since) return known.deadline;
  const deadline = afterWorkingTime(since, pace.hours * HOUR, pace);
  computed.set(table, { since, deadline });
  return deadline;
}

/** How long a live table rests before it is closed. */
const LIVE_REST_MS = 24 * HOUR;

/** When a table at which nobody is left is closed; null for one that does not rest, or is untimed. */
export function restEndsAt(table: Table): number | null {
  const { pace } = table.settings;
  if (!table.isResting || pace.kind === 'untimed') return null;
  return pace.kind === 'live' ? table.at + LIVE_REST_MS : afterWorkingTime(table.at, pace.hours * HOUR, pace);
}

export const startBank = (pace: Pace): number => (pace.kind === 'live' ? pace.bank * SECOND : 0);

export const increment = (pace: Pace): number => (pace.kind === 'live' ? pace.increment * SECOND : 0);

/** A player who returns after running out gets part of the bank back, or they would lose the next turn as well. */
export const bankOnReturn = (pace: Pace): number => startBank(pace) / 4;
