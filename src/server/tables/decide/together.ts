/** What people settle among themselves in a running game: resigning, ending early, pauses, more time. */

import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Command, Proposal } from '../../../protocol/tables/commands.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import { longGone, mostBank, timeToGive } from '../timed/clock.js';
import { type Context, playingSeat, seatAt } from './context.js';

type Of<K extends Command['do']> = Extract<Command, { do: K }>;

/** How long nobody is asked again for what has just been refused. */
const ASK_AGAIN_MS = 5 * 60_000;
/** Reasons of closed tables, which the page has in words. */
const BY_AGREEMENT = 'ended by agreement';
const ALL_RESIGNED = 'everybody has resigned';

export function resign(table: Table, { actor }: Context): Event[] {
  const seat = playingSeat(table, actor);
  return resigning(table, [seat]);
}

/** These people resign, who has been gone for longest first; where nobody is left, the table is closed. */
export function resigning(table: Table, seats: readonly number[], absent?: true): Event[] {
  const inOrder = [...seats].sort((a, b) => table.seats[a].last - table.seats[b].last);
  const resigned = inOrder.map((seat): Event => ({ kind: 'resigned', seat, ...(absent ? { absent } : {}) }));
  const isLast = table.status === 'playing' && table.players.every((seat) => seats.includes(seat));
  return isLast ? [...resigned, { kind: 'closed', reason: ALL_RESIGNED }] : resigned;
}

export function propose(table: Table, { what }: Of<'propose'>, { actor, now }: Context): Event[] {
  const seat = playingSeat(table, actor);
  mustMakeSense(table, what, now);
  if (table.proposal)
    throw new CodedRefusal('not-now', `${table.names[table.proposal.seat]} has asked for something already`);
  const refusedAt = table.seats[seat].refused[what];
  if (refusedAt !== undefined && now - refusedAt < ASK_AGAIN_MS)
    throw new CodedRefusal('too-fast', 'this was refused a moment ago; ask again in a few minutes');
  const proposed: Event = { kind: 'proposed', seat, what };
  const isSettled = asked(table, what, seat, now).length === 0;
  return isSettled ? [proposed, ...outcome(table, what, seat, now)] : [proposed];
}

function mustMakeSense(table: Table, what: Proposal, now: number): void {
  if (what === 'pause' && table.paused) throw new CodedRefusal('not-now', 'the game is paused already');
  if (what === 'resume' && !table.paused) throw new CodedRefusal('not-now', 'the game is not paused');
  if (what !== 'end') return;
  const gone = longGone(table, now);
  const absent = table.absent.find(
    (seat) => table.players.length > 1 && table.seats[seat].away && !gone.includes(seat),
  );
  if (absent !== undefined)
    throw new CodedRefusal('not-now', `${table.names[absent]} is away and cannot agree`);
}

/**
 * The seats that have to agree. A pause takes nothing from players who are away, so they are not asked. Only a live game
 * waits after it until everybody is back; by mail there is time enough. Players who are long gone are never asked.
 */
function asked(table: Table, what: Proposal, by: number, now: number): number[] {
  if (what === 'resume' && table.settings.pace.kind !== 'live') return [];
  const gone = longGone(table, now);
  return table.players.filter(
    (seat) => seat !== by && !gone.includes(seat) && (what === 'end' || !table.seats[seat].away),
  );
}

function outcome(table: Table, what: Proposal, seat: number, now: number): Event[] {
  if (what !== 'end') return [{ kind: what === 'pause' ? 'paused' : 'resumed', seat }];
  // A player who is long gone loses the game all the same.
  const gone = table.isRated ? longGone(table, now).filter((one) => one !== seat) : [];
  return [...resigning(table, gone, true), { kind: 'closed', reason: BY_AGREEMENT }];
}

export function answer(table: Table, { what, agree }: Of<'answer'>, { actor, now }: Context): Event[] {
  const seat = playingSeat(table, actor);
  const { proposal } = table;
  if (proposal?.what !== what) throw new CodedRefusal('not-now', 'nobody asks for this any more');
  if (proposal.seat === seat)
    throw new CodedRefusal('refused', 'you asked yourself; the others have to answer');
  if (proposal.agreed.includes(seat)) throw new CodedRefusal('not-now', 'you have already agreed');
  const answered: Event = { kind: 'answered', seat, what, agree };
  const agreed = [...proposal.agreed, seat];
  const isSettled = agree && asked(table, what, proposal.seat, now).every((other) => agreed.includes(other));
  return isSettled ? [answered, ...outcome(table, what, proposal.seat, now)] : [answered];
}

export function withdraw(table: Table, { actor }: Context): Event[] {
  const seat = playingSeat(table, actor);
  if (table.proposal?.seat !== seat) throw new CodedRefusal('not-now', 'you have asked for nothing');
  return [{ kind: 'withdrawn', seat, what: table.proposal.what }];
}

export function giveTime(table: Table, { seat: to }: Of<'give-time'>, { actor }: Context): Event[] {
  const seat = playingSeat(table, actor);
  const { pace } = table.settings;
  seatAt(table, to);
  if (to === seat) throw new CodedRefusal('refused', 'you cannot give time to yourself', 'command.seat');
  if (!table.players.includes(to)) throw new CodedRefusal('refused', 'no person plays there', 'command.seat');
  if (pace.kind === 'untimed') throw new CodedRefusal('not-now', 'this game has no clock');
  if (pace.kind === 'mail' && table.decides !== to)
    throw new CodedRefusal('not-now', `${table.names[to]} does not have to decide`, 'command.seat');
  // Two who give each other time must not keep the others waiting for ever.
  const { bank, given } = table.seats[to];
  const has = pace.kind === 'live' ? Math.max(bank, given) : table.extra;
  const ms = Math.min(timeToGive(pace), mostBank(pace) - has);
  if (ms <= 0) throw new CodedRefusal('refused', `${table.names[to]} has plenty of time`, 'command.seat');
  return [{ kind: 'time-given', seat, to, ms }];
}
