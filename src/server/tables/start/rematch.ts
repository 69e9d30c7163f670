/** The same game again with the same people, whose seats are kept for a day. */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { OwnBoards } from '../../boards/own-boards.js';
import type { Event, SeatStart } from '../../events.js';
import { newTableId } from '../../people/secrets.js';
import type { TableHead } from '../../store/tables/table-head.js';
import type { Commands } from '../commands.js';
import type { Actor } from '../decide/context.js';
import { sit } from '../decide/lobby.js';
import type { Tables } from '../memory/tables.js';
import type { Table } from '../table.js';

const KEPT_MS = 24 * 3_600_000;

interface RematchParts {
  readonly tables: Tables;
  readonly commands: Commands;
  readonly ownBoards: OwnBoards;
  readonly now: () => number;
}

/** The first who asks creates the table, the others take their seats there. Resolves to its id. */
export async function rematch(
  { tables, commands, ownBoards, now }: RematchParts,
  id: string,
  actor: Actor,
): Promise<string> {
  const person = actor.person!;
  await tables.readHead(id, (head) => mustSit(head, person));
  const board = await tables.read(id, (table) => (table.rematch === null ? table.board : null));
  if (board !== null) await ownBoards.mustStand(board);
  await commands.run(id, actor, null, (table) => {
    mustSit(table, person);
    if (table.status !== 'over' && table.status !== 'closed')
      throw new CodedRefusal('not-now', 'the game is not over');
    return table.rematch === null ? [{ kind: 'rematch', table: newTableId() }] : [];
  });
  const { next, created } = await tables.read(id, (table) => ({
    next: table.rematch!,
    created: createdAgain(table, person, now() + KEPT_MS),
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
function createdAgain({ settings, seats, board }: Table, host: string, until: number): Event {
  const { rules: _, ...config } = settings.config;
  return {
    kind: 'created',
    host,
    settings: { ...settings, config },
    ...(board === null ? {} : { board }),
    seats: seats.map(({ kind, person, level, name, colour }): SeatStart => {
      if (kind === 'bot') return { kind, level: level!, name, colour };
      if (person === null) return { kind: 'open', colour };
      if (person === host) return { kind: 'person', person, name, colour };
      return { kind: 'open', colour, kept: { person, name, until } };
    }),
  };
}
