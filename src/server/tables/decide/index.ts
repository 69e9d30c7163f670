/** Decides what a command leads to. A pure function of the table, the command and its context. */
import type { Command } from '../../../protocol/commands.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import type { Context } from './context.js';
import * as lobby from './lobby.js';
import * as play from './play.js';

/** Commands that refer to one decision, and so to one step of the game. */
export const NEEDS_STEP: ReadonlySet<Command['do']> = new Set([
  'play',
  'undo',
  'redo',
  'ask-undo',
  'answer-undo',
]);

export function decide(table: Table, command: Command, context: Context): Event[] {
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
    case 'start':
      return lobby.start(table, context);
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
