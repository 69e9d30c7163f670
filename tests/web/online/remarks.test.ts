/** Events at a table that are not moves, as the log shows them. */
import { expect, it } from 'vitest';
import type { Entry } from '../../../src/protocol/tables/document.js';
import { isLogged, remarksOf } from '../../../src/web/online/game/notices/remarks.js';

const NAMES = ['Anna', 'Cleo'];

type Told = Pick<Entry, 'kind'> & Partial<Entry>;
const told = (...entries: Told[]): string[] => toldAt(false, ...entries);

function toldAt(waits: boolean, ...entries: Told[]): string[] {
  const events = entries
    .map((entry, i): Entry => ({ number: i + 1, at: 0, ...entry }))
    .filter(isLogged)
    .map((entry, after) => ({ after, entry }));
  return remarksOf(events, 1, (seat) => NAMES[seat], waits).map(
    ({ after, seat, text }) => `${after} ${seat ?? '-'} ${text()}`,
  );
}

it('at a table that waits, no bot plays for a player who is away', () => {
  expect(toldAt(true, { kind: 'away', seat: 0, data: { on: true } })).toEqual([
    '0 0 Anna is away: the table waits.',
  ]);
});

it('the log tells of time that ran out, of stand-ins and of seats that are taken over', () => {
  expect(
    told(
      { kind: 'ran-out', seat: 0 },
      { kind: 'away', seat: 0, data: { on: true } },
      { kind: 'away', seat: 0, data: { on: false } },
    ),
  ).toEqual([
    '0 0 Anna ran out of time.',
    '1 0 Anna is away: from now on a bot plays.',
    // No later than the last move that is left.
    '1 0 Anna is back.',
  ]);
  expect(
    told(
      { kind: 'ran-out', seat: 1 },
      { kind: 'handed-over', seat: 1, data: { name: 'Cleo' } },
      { kind: 'ran-out', seat: 1 },
    ),
  ).toEqual([
    '0 1 An earlier player ran out of time.',
    '1 1 Cleo takes over this seat.',
    '1 1 Cleo ran out of time.',
  ]);
});

it('the log tells why a game was ended, and quotes an admin', () => {
  const closed = (reason: string): string[] => told({ kind: 'closed', data: { reason } });
  expect(closed('Anna ran out of time')).toEqual(['0 - Ended without a result: Anna ran out of time.']);
  expect(closed('closed by the host')).toEqual(['0 - The host closed the table.']);
  expect(closed('ended by an admin')).toEqual(['0 - An admin closed the table.']);
  expect(closed('the host has left the server')).toEqual([
    '0 - Closed because the host has left the server.',
  ]);
  expect(closed('Please be kind.')).toEqual(['0 - Ended without a result: “Please be kind.”.']);
});

it('the log does not repeat the chat, nor tell what only one seat may know', () => {
  const quiet = ['said', 'ordered', 'planned', 'plan-stopped', 'moved', 'started', 'rematch'];
  expect(told(...quiet.map((kind) => ({ kind, seat: 0 })))).toEqual([]);
});
