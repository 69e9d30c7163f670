/** The same game again with the same people, whose seats are kept for a day. */
import { CodedRefusal } from '../../protocol/refusal.js';
import type { Event, SeatStart } from '../events.js';
import { newTableId } from '../people/secrets.js';
import type { TableHead } from '../store/table-head.js';
import type { Commands } from './commands.js';
import type { Actor } from './decide/context.js';
import { sit } from './decide/lobby.js';
import type { Tables } from './memory/tables.js';
import type { Table } from './table.js';

const KEPT_MS = 24 * 3_600_000;

/** The first who asks creates the table, the others take their seats there. Resolves to its id. */
export async function rematch(
  tables: Tables,
  commands: Commands,
  id: string,
  actor: Actor,
  now: number,
): Promise<string> {
  const person = actor.person!;
  await tables.readHead(id, (head) => mustSit(head, person));
  await commands.run(id, actor, null, (table) => {
    mustSit(table, person);
    if (table.status !== 'over' && table.status !== 'closed')
      throw new CodedRefusal('not-now', 'the game is not over');
    return table.rematch === null ? [{ kind: 'rematch', table: newTableId() }] : [];
  });
  const { next, created } = await tables.read(id, (table) => ({
    next: table.rematch!,
    created: createdAgain(table, person, now + KEPT_MS),
  }));
  try {
    await commands.create(next, [created], actor);
  } catch (error) {
    // Somebody else was first: take the seat that is kept, or one that is open.
    if (!(error instanceof CodedRefusal)) throw error;
    await commands.run(next, { ...actor, invited: true }, null, (table, context) =>
      table.status !== 'open' || table.seatOf(person) !== null ? [] : sit(table, { do: 'sit' }, context),
    );
  }
  return next;
}

function mustSit(table: TableHead, person: string): void {
  if (table.seatOf(person) === null) throw new CodedRefusal('not-yours', 'you have no seat at this table');
}

/** The same settings and bots, by the newest rules; the other people's seats are kept for them. */
function createdAgain({ settings, seats }: Table, host: string, until: number): Event {
  const { rules: _, ...config } = settings.config;
  return {
    kind: 'created',
    host,
    settings: { ...settings, config },
    seats: seats.map(({ kind, person, level, name, colour }): SeatStart => {
      if (kind === 'bot') return { kind, level: level!, name, colour };
      if (person === null) return { kind: 'open', colour };
      if (person === host) return { kind: 'person', person, name, colour };
      return { kind: 'open', colour, kept: { person, name, until } };
    }),
  };
}
