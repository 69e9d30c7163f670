/** The same game again with the same people. */
import { CodedRefusal } from '../../protocol/refusal.js';
import type { Event, SeatStart } from '../events.js';
import { newTableId } from '../people/secrets.js';
import type { TableHead } from '../store/table-head.js';
import type { Commands } from './commands.js';
import type { Actor } from './decide/context.js';
import type { Tables } from './memory/tables.js';
import type { Table } from './table.js';

/** The first who asks creates the table, the others take their seats there. Resolves to its id. */
export async function rematch(tables: Tables, commands: Commands, id: string, actor: Actor): Promise<string> {
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
    created: createdAgain(table, person),
  }));
  try {
    await commands.create(next, [created], actor);
  } catch (error) {
    // Somebody else was first: take the seat that is open.
    if (!(error instanceof CodedRefusal)) throw error;
    await commands.run(next, { ...actor, invited: true }, null, (table) => {
      if (table.status !== 'open' || table.seatOf(person) !== null) return [];
      const seat = table.seats.findIndex(({ kind }) => kind === 'open');
      if (seat === -1) throw new CodedRefusal('not-now', 'every seat is taken');
      return [{ kind: 'sat', seat, person, name: actor.name }];
    });
  }
  return next;
}

function mustSit(table: TableHead, person: string): void {
  if (table.seatOf(person) === null) throw new CodedRefusal('not-yours', 'you have no seat at this table');
}

/** The same settings and bots, by the newest rules; the other people's seats are open. */
function createdAgain({ settings, seats }: Table, host: string): Event {
  const { rules: _, ...config } = settings.config;
  return {
    kind: 'created',
    host,
    settings: { ...settings, config },
    seats: seats.map(({ kind, person, level, name, colour }): SeatStart => {
      if (kind === 'bot') return { kind, level: level!, name, colour };
      return person === host ? { kind: 'person', person, name, colour } : { kind: 'open', colour };
    }),
  };
}
