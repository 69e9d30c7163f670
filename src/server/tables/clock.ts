/** Time at a table: how long the deciding seat still has, and when that is over. */
import type { Pace } from '../../protocol/settings.js';
import type { Table } from './table.js';
import { afterWorkingTime } from './working-time.js';

const SECOND = 1000;
const HOUR = 3_600_000;

/** Time off makes a deadline dear to find, and it is asked for after every move. */
const found = new WeakMap<Table, { since: number; deadline: number }>();

/** When the time of the deciding seat is over; never for a bot, or where there is no hurry. */
export function deadlineOf(table: Table): number | null {
  const { decides, since } = table;
  if (decides === null || table.botOf(decides) !== null) return null;
  const { pace } = table.settings;
  if (pace.kind === 'live') return since + Math.max(0, table.seats[decides].bank);
  if (pace.kind === 'untimed') return null;
  const known = found.get(table);
  if (known?.since === since) return known.deadline;
  const deadline = afterWorkingTime(since, pace.hours * HOUR, pace);
  found.set(table, { since, deadline });
  return deadline;
}

export const startBank = (pace: Pace): number => (pace.kind === 'live' ? pace.bank * SECOND : 0);

export const increment = (pace: Pace): number => (pace.kind === 'live' ? pace.increment * SECOND : 0);

/** Who comes back after running out has a fair part of the bank again, or the next turn would be lost as well. */
export const bankOnReturn = (pace: Pace): number => startBank(pace) / 4;
