/** Decides what a command leads to. A pure function of the table, the command and its context. */
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import type { Context } from './context.js';
import * as lobby from './lobby.js';
import * as play from './play.js';
import * as silence from './silence.js';
import * as start from './start.js';
import * as terms from './terms.js';
import * as together from './together.js';

/** Commands that refer to one decision, and so to one step of the game. */
export const NEEDS_STEP: ReadonlySet<Command['do']> = new Set([
  'play',
  'undo',
  'redo',
  'ask-undo',
  'answer-undo',
]);

export function decide(table: Table, command: Command, context: Context): Event[] {
  const events = decideFor(table, command, context);
  return context.actor.program ? markedAsProgram(table, events, command, context) : events;
}

/** By these a program plays. */
const PLAYING: ReadonlySet<Command['do']> = new Set(['sit', 'play', 'orders', 'plan', 'ready']);

/** Otherwise a person who is losing could shift the loss to a program's rating. */
const NO_CHANGE_OVER = 'in a rated game a program can play a seat from its first move only';

/** A seat that a program plays is marked, for good: everybody should know, and it is rated apart from people. */
function markedAsProgram(table: Table, events: Event[], command: Command, { actor }: Context): Event[] {
  if (!PLAYING.has(command.do) || events.length === 0) return events;
  const sat = events.find((event) => event.kind === 'sat');
  if (sat) return [...events, { kind: 'program', seat: sat.seat }];
  const seat = actor.person === null ? null : table.seatOf(actor.person);
  if (seat === null || table.seats[seat].program) return events;
  if (table.isRated && table.seats[seat].hasMoved) throw new CodedRefusal('refused', NO_CHANGE_OVER);
  return [{ kind: 'program', seat }, ...events];
}

function decideFor(table: Table, command: Command, context: Context): Event[] {
  switch (command.do) {
    case 'sit':
      return lobby.sit(table, command, context);
    case 'leave':
      return lobby.leave(table, context);
    case 'decline':
      return lobby.decline(table, context);
    case 'swap':
      return lobby.swap(table, command, context);
    case 'arrange':
      return lobby.arrange(table, command, context);
    case 'empty':
      return lobby.empty(table, command, context);
    case 'bot':
      return lobby.bot(table, command, context);
    case 'settings':
      return lobby.settings(table, command, context);
    case 'accept':
      return terms.accept(table, command, context);
    case 'start':
      return start.start(table, context);
    case 'ready':
      return start.ready(table, context);
    case 'resign':
      return together.resign(table, context);
    case 'propose':
      return together.propose(table, command, context);
    case 'answer':
      return together.answer(table, command, context);
    case 'withdraw':
      return together.withdraw(table, context);
    case 'give-time':
      return together.giveTime(table, command, context);
    case 'remind':
      return silence.remind(table, context);
    case 'stand-in':
      return silence.standIn(table, context);
    case 'close':
      return lobby.close(table, context);
    case 'play':
      return play.play(table, command, context);
    case 'undo':
      return play.undo(table, context);
    case 'redo':
      return play.redo(table, context);
    case 'ask-undo':
      return play.askUndo(table, command, context);
    case 'answer-undo':
      return play.answerUndo(table, command, context);
    case 'drop-undo':
      return play.dropUndo(table, context);
    case 'away':
      return play.away(table, command, context);
    case 'orders':
      return play.orders(table, command, context);
    case 'plan':
      return play.plan(table, command, context);
    case 'say':
      return play.say(table, command, context);
  }
}
