/** What deciding a command needs besides the table: who sent it, the time, and a source of chance. */
import { CodedRefusal } from '../../../protocol/refusal.js';
import { tableName } from '../../people/names.js';
import type { Caller } from '../../people/people.js';
import type { Fairness, Seat, Table } from '../table.js';

export interface Actor {
  /** The person's id; null for the server itself. */
  readonly person: string | null;
  /** How they are called at tables. */
  readonly name: string;
  /** What they are called at a table where somebody is called `name` already. */
  readonly fullName?: string;
  /** The actor in the log: the person's id, `bot:…` or `job:…`. */
  readonly label: string;
  /** Came with the table's invitation. */
  readonly invited?: boolean;
  /** A program acts in the person's name. */
  readonly program?: boolean;
}

/** Handed in, so that deciding stays a pure function. */
export interface Chance {
  /** A seed with its salt and commitment. */
  fairness(): Fairness;
  below(n: number): number;
}

/** A person, or their program. */
export const actorOf = (
  { person, credential }: Pick<Caller, 'person'> & Partial<Caller>,
  invited = false,
): Actor => ({
  person: person.id,
  name: tableName(person),
  fullName: person.name,
  label: person.id,
  invited,
  program: credential?.kind === 'token',
});

export interface Context {
  readonly actor: Actor;
  readonly now: number;
  readonly chance: Chance;
  /** The bots that there are. */
  readonly levels: readonly string[];
}

export function mySeat(table: Table, actor: Actor): number {
  const seat = actor.person === null ? null : table.seatOf(actor.person);
  if (seat === null) throw new CodedRefusal('not-yours', 'you have no seat at this table');
  return seat;
}

/** The seat of a person who still plays. */
export function playingSeat(table: Table, actor: Actor): number {
  const seat = mySeat(table, actor);
  mustBe(table, 'playing');
  if (table.seats[seat].resigned > 0) throw new CodedRefusal('not-now', 'you have resigned');
  return seat;
}

export function mustHost(table: Table, actor: Actor): void {
  if (actor.person === null || actor.person !== table.host) {
    throw new CodedRefusal('not-yours', 'only the host of the table may do this');
  }
}

export function mustBe(table: Table, status: Table['status']): void {
  if (table.status === status) return;
  const why = {
    open: 'the game has begun',
    playing: table.status === 'open' ? 'the game has not begun' : 'the game is over',
    over: 'the game is not over',
    closed: 'the table is not closed',
  };
  throw new CodedRefusal('not-now', why[status]);
}

export function seatAt(table: Table, seat: number, field = 'command.seat'): Seat {
  const found = table.seats[seat];
  if (!found) throw new CodedRefusal('refused', `there are only ${table.seats.length} seats`, field);
  return found;
}

export function mustKnowLevel(level: string, { levels }: Context, field = 'command.level'): void {
  if (!levels.includes(level))
    throw new CodedRefusal('refused', `"${level}" is not one of ${levels.join(', ')}`, field);
}
