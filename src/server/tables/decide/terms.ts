/**
 * What people agreed to when they sat down. A host may change the settings until the start, but a game begins only when
 * everybody else at the table has accepted what is different for them. Programs are told, and not asked.
 */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { Settings, SettingsChange } from '../../../protocol/tables/settings.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import { type Context, mustBe, mySeat } from './context.js';

/** The settings that matter to those who play; the others say who finds the table. */
const TERMS = [
  'pace',
  'rated',
  'hints',
  'undo',
  'rest',
  'runOut',
  'standIn',
  'first',
  'spectators',
] as const satisfies readonly (keyof Settings)[];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the person on a seat agreed to, where it is different now; null for nothing. */
export function changedTerms({ seats, settings, host, status }: Table, seat: number): SettingsChange | null {
  if (status !== 'open') return null;
  const { kind, person, program, terms } = seats[seat];
  if (kind !== 'person' || program || person === host) return null;
  if (terms === null || terms === settings) return null;
  const changed = TERMS.filter((name) => !isSame(terms[name], settings[name]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map((name) => [name, terms[name]]));
}

/** The seats of people who have not accepted the settings as they are now. */
export const unaccepted = (table: Table): number[] =>
  table.status === 'open'
    ? table.seats.flatMap((_, seat) => (changedTerms(table, seat) === null ? [] : [seat]))
    : [];

export function accept(
  table: Table,
  { settings }: Extract<Command, { do: 'accept' }>,
  { actor }: Context,
): Event[] {
  const seat = mySeat(table, actor);
  mustBe(table, 'open');
  if (settings !== table.pending.settings?.number)
    throw new CodedRefusal('stale', 'the settings have changed again', 'command.settings');
  if (changedTerms(table, seat) === null)
    throw new CodedRefusal('not-now', 'nothing has changed that you have not accepted');
  return [{ kind: 'accepted', seat }];
}
