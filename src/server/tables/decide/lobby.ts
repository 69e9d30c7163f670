/** Commands before the start: taking and changing seats, and settings. */
import { join } from '../../../core/check.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { Settings } from '../../../protocol/tables/settings.js';
import type { Event, Kept } from '../../events.js';
import { nameBeside } from '../../people/names.js';
import type { Seat, Table } from '../table.js';
import { isZone } from '../timed/working-time.js';
import { type Actor, type Context, mustBe, mustHost, mustKnowLevel, mySeat, seatAt } from './context.js';

type Of<K extends Command['do']> = Extract<Command, { do: K }>;

const BOT_NAMES = ['Alheid', 'Hinrik', 'Tilman', 'Gesche', 'Wessel'];

/** A name for a bot that nobody at the table has. */
export function botName(taken: readonly string[], seat: number): string {
  const free = [...BOT_NAMES.slice(seat), ...BOT_NAMES.slice(0, seat)].find((name) => !taken.includes(name));
  return free ?? `Bot ${seat + 1}`;
}

function mayJoin(table: Table, actor: Actor): boolean {
  const { person, invited } = actor;
  if (table.settings.access === 'open' || invited === true) return true;
  return person !== null && (person === table.host || table.isKeptFor(person));
}

/** Where a person sits down who names no seat: on the one that is kept for them, else on the first free one. */
function seatFor({ seats }: Table, person: string): number {
  const kept = seats.findIndex((seat) => seat.kept?.person === person);
  return kept === -1 ? seats.findIndex((seat) => seat.kind === 'open' && seat.kept === null) : kept;
}

function mustBeFree({ kind, kept }: Seat, person: string): void {
  if (kind !== 'open') throw new CodedRefusal('not-now', 'this seat is taken', 'command.seat');
  if (kept !== null && kept.person !== person) mustNotBeKept(kept);
}

function mustNotBeKept(kept: Kept | null): void {
  if (kept !== null) throw new CodedRefusal('not-now', `this seat is kept for ${kept.name}`, 'command.seat');
}

export function sit(table: Table, { seat }: Of<'sit'>, { actor }: Context): Event[] {
  // An imported game is resumed by the people who take its seats.
  const isImported = table.status === 'playing' && !table.isFull;
  if (!isImported) mustBe(table, 'open');
  if (actor.person === null) throw new CodedRefusal('sign-in', 'sign in first');
  if (!mayJoin(table, actor)) throw new CodedRefusal('forbidden', 'this table is by invitation only');
  const mine = table.seatOf(actor.person);
  if (mine !== null && (seat === undefined || seat === mine))
    throw new CodedRefusal('refused', 'you sit here already');
  if (mine !== null && !isImported) return swapWith(table, mine, seat!);
  if (mine !== null) throw new CodedRefusal('not-now', 'the game has begun');
  const wanted = seat ?? seatFor(table, actor.person);
  if (wanted === -1) throw new CodedRefusal('not-now', 'every seat is taken');
  mustBeFree(seatAt(table, wanted), actor.person);
  return [...others(table, actor.person, wanted), sitDown(table, wanted, actor)];
}

/** The second of two is called by the whole name, so that nobody at a table can be taken for another. */
function sitDown({ seats }: Table, seat: number, { person, name, fullName = name }: Actor): Event {
  const names = seats.flatMap((other) => (other.kind === 'open' ? [] : other.name));
  return {
    kind: 'sat',
    seat,
    person: person!,
    name: nameBeside({ name: fullName, short_name: name }, names),
  };
}

/** Nobody needs a second seat: one that was kept for a person who sits elsewhere is freed. */
const others = ({ seats }: Table, person: string, taken: number): Event[] =>
  seats.flatMap(({ kept }, seat): Event[] =>
    kept?.person === person && seat !== taken ? [{ kind: 'freed', seat, declined: true }] : [],
  );

export function decline(table: Table, { actor }: Context): Event[] {
  mustBe(table, 'open');
  const freed = actor.person === null ? [] : others(table, actor.person, -1);
  if (freed.length === 0) throw new CodedRefusal('not-yours', 'no seat is kept for you');
  return freed;
}

export function leave(table: Table, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  mustBe(table, 'open');
  return [{ kind: 'left', seat }];
}

/** Changes to a free seat or a bot's at once; with a person, when both have asked. */
function swapWith(table: Table, mine: number, other: number): Event[] {
  const { kind, swap } = seatAt(table, other);
  if (mine === other) throw new CodedRefusal('refused', 'this is your seat', 'command.seat');
  if (kind !== 'person' || swap === mine) return [{ kind: 'swapped', a: mine, b: other }];
  return [{ kind: 'swap-asked', seat: mine, with: other }];
}

export function swap(table: Table, { seat }: Of<'swap'>, { actor }: Context): Event[] {
  const mine = mySeat(table, actor);
  mustBe(table, 'open');
  return swapWith(table, mine, seat);
}

export function arrange(table: Table, { a, b }: Of<'arrange'>, { actor }: Context): Event[] {
  mustHost(table, actor);
  mustBe(table, 'open');
  seatAt(table, a, 'command.a');
  seatAt(table, b, 'command.b');
  if (a === b) throw new CodedRefusal('refused', 'these are the same seat', 'command.b');
  return [{ kind: 'swapped', a, b }];
}

export function empty(table: Table, { seat }: Of<'empty'>, { actor }: Context): Event[] {
  mustHost(table, actor);
  mustBe(table, 'open');
  const { kind, kept } = seatAt(table, seat);
  mustNotBeKept(kept);
  if (kind === 'open') throw new CodedRefusal('refused', 'nobody sits there', 'command.seat');
  return [{ kind: 'left', seat }];
}

export function bot(table: Table, { seat, level }: Of<'bot'>, context: Context): Event[] {
  mustHost(table, context.actor);
  mustBe(table, 'open');
  mustKnowLevel(level, context);
  const { kind, kept } = seatAt(table, seat);
  mustNotBeKept(kept);
  if (kind === 'person') throw new CodedRefusal('not-now', 'somebody sits there', 'command.seat');
  const taken = table.seats.filter((_, i) => i !== seat).map(({ name }) => name);
  return [{ kind: 'bot', seat, level, name: botName(taken, seat) }];
}

export function settings(table: Table, { change }: Of<'settings'>, context: Context): Event[] {
  mustHost(table, context.actor);
  mustBe(table, 'open');
  checkSettings(table.seats.length, change, context, 'command.change');
  if (change.rated && table.board !== null) throw casualOnOwnBoard('command.change.rated');
  // A host who makes a table rated need not know that this takes the hints away.
  const whole = change.rated && change.hints === undefined ? { ...change, hints: false } : change;
  mustBeFair({ ...table.settings, ...whole }, 'command.change.hints');
  return [{ kind: 'settings', change: whole }];
}

/** The person who drew a board knows it best, and could draw it to suit one seat. */
export const casualOnOwnBoard = (field: string): CodedRefusal =>
  new CodedRefusal('refused', 'a table on a board that somebody drew is casual', field);

export function mustBeFair({ rated, hints }: Pick<Settings, 'rated' | 'hints'>, field: string): void {
  if (rated && hints) throw new CodedRefusal('refused', 'a rated table has no hints', field);
}

/** Checks what the schema of the settings cannot express. */
export function checkSettings(
  players: number,
  { first, pace, standIn }: Of<'settings'>['change'],
  context: Context,
  field: string,
): void {
  if (first !== undefined && first !== null && first >= players) {
    throw new CodedRefusal('refused', `there are only ${players} seats`, join(field, 'first'));
  }
  if (pace?.kind === 'mail' && !isZone(pace.zone)) {
    throw new CodedRefusal('refused', 'is not a time zone', join(join(field, 'pace'), 'zone'));
  }
  if (standIn !== undefined) mustKnowLevel(standIn, context, join(field, 'standIn'));
}

export function close(table: Table, { actor }: Context): Event[] {
  mustHost(table, actor);
  mustBe(table, 'open');
  return [{ kind: 'closed', reason: 'closed by the host' }];
}
