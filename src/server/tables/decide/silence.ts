/**
 * A game without a clock in which somebody does not decide. After a day the others may remind them. A week after the last
 * move, and three days after the first reminder, they may let a bot play for them, or end the game without them.
 */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import { silenceOf } from '../timed/clock.js';
import { type Context, playingSeat } from './context.js';

export function remind(table: Table, context: Context): Event[] {
  const { seat, silent, silence } = whoIsSilent(table, context);
  mustHaveCome(silence.remind, context.now, `${table.names[silent]} can be reminded`);
  return [{ kind: 'reminded', seat, of: silent }];
}

export function standIn(table: Table, context: Context): Event[] {
  const { seat, silent, silence } = whoIsSilent(table, context);
  const { standIn: from } = silence;
  if (from === undefined) throw new CodedRefusal('not-now', `remind ${table.names[silent]} first`);
  mustHaveCome(from, context.now, `a bot can play for ${table.names[silent]}`);
  return [{ kind: 'away', seat: silent, on: true, by: seat }];
}

function whoIsSilent(table: Table, { actor }: Context) {
  const seat = playingSeat(table, actor);
  const silence = silenceOf(table);
  const silent = table.decides;
  if (silence === null || silent === null)
    throw new CodedRefusal('not-now', 'nobody has kept this game waiting, or its clock takes care of them');
  if (silent === seat) throw new CodedRefusal('refused', 'the others wait for you');
  return { seat, silent, silence };
}

function mustHaveCome(from: number, now: number, what: string): void {
  if (now < from) throw new CodedRefusal('not-now', `${what} from ${new Date(from).toISOString()} on`);
}
