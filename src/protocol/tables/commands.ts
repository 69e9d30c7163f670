/** What a person can do at a table. WebSocket and HTTP have the same commands. */

import { json, list, type Of, optional, paragraph, strict, Type, whole, word } from '../schema.js';
import { CommandId, Level, LIMITS, SeatNumber } from '../words.js';
import { Orders } from './orders.js';
import { SettingsChange } from './settings.js';

const act = <K extends string>(kind: K) => Type.Literal(kind);

const Lobby = [
  strict(
    {
      do: act('sit'),
      seat: optional(SeatNumber),
      knowing: optional(Type.Boolean({ description: 'although somebody sits here whom you have blocked' })),
    },
    'take a seat; any free one if none is named',
  ),
  strict({ do: act('leave') }, 'leave your seat, before the start'),
  strict({ do: act('decline') }, 'give up the seat that is kept for you, before the start'),
  strict({ do: act('swap'), seat: SeatNumber }, 'change places; with a person, when both ask'),
  strict({ do: act('arrange'), a: SeatNumber, b: SeatNumber }, 'the host swaps two seats'),
  strict({ do: act('empty'), seat: SeatNumber }, 'the host frees a seat'),
  strict({ do: act('bot'), seat: SeatNumber, level: Level }, 'the host puts a bot on a seat'),
  strict({ do: act('settings'), change: SettingsChange }, 'the host changes the settings'),
  strict(
    { do: act('accept'), settings: whole(1, 1e9, '`you.changed.number` of the document') },
    'accept the settings that the host has changed since you sat down',
  ),
  strict({ do: act('start') }, 'the host starts the game; every seat must be taken'),
  strict({ do: act('close') }, 'the host closes the table, before the start'),
] as const;
const Play = [
  strict(
    {
      do: act('play'),
      action: optional(json('one of your legal actions')),
      choice: optional(whole(0, LIMITS.legal - 1, 'or its index in the list of them')),
    },
    'one decision',
  ),
  strict({ do: act('undo') }, 'take your last decision back'),
  strict({ do: act('redo') }, 'redo what you took back'),
  strict(
    { do: act('ask-undo'), moves: whole(0, 5_000_000, 'how many moves should remain') },
    'ask the others to take back more',
  ),
  strict({ do: act('answer-undo'), agree: Type.Boolean() }, 'agree to an undo, or not'),
  strict({ do: act('drop-undo') }, 'withdraw your request'),
] as const;
export const Proposal = word(
  ['end', 'pause', 'resume'] as const,
  'end: end the game now; pause: stop the clocks; resume: go on after a pause, which only live games ask everybody about',
);
export type Proposal = Of<typeof Proposal>;

const Together = [
  strict({ do: act('ready') }, 'answer that you are there, before a live game'),
  strict({ do: act('resign') }, 'give up: a bot plays on, and you are placed last'),
  strict(
    { do: act('propose'), what: Proposal },
    'ask the other people; done at once where nobody has to agree',
  ),
  strict({ do: act('answer'), what: Proposal, agree: Type.Boolean() }, 'agree to a proposal, or not'),
  strict({ do: act('withdraw') }, 'withdraw your proposal'),
  strict({ do: act('give-time'), seat: SeatNumber }, 'give another player more time'),
] as const;
const Silence = [
  strict({ do: act('remind') }, 'without a clock: remind the player who has to decide, after a day'),
  strict(
    { do: act('stand-in') },
    'without a clock: let a bot play for the player who has to decide, a week after the last move and three days after they were first reminded',
  ),
] as const;
const Convenience = [
  strict({ do: act('orders'), orders: Orders }, 'your standing orders at this table'),
  strict(
    {
      do: act('plan'),
      actions: list(
        json('an action, or a branch: {"if": ACTION, "do": [...], "else": [...]}'),
        LIMITS.planned,
      ),
    },
    'your next turn, planned ahead; an empty list drops the plan',
  ),
  strict({ do: act('away'), on: Type.Boolean() }, 'let a bot play for you, or play yourself again'),
  strict(
    {
      do: act('say'),
      text: paragraph(LIMITS.chat),
    },
    'a chat message to everybody at the table',
  ),
] as const;

export const Command = Type.Union([...Lobby, ...Play, ...Together, ...Silence, ...Convenience], {
  description: 'what a person can do at a table',
});
export type Command = Of<typeof Command>;

export const Step = whole(0, 1_000_000_000, 'the step that this is for; it rises with every move and undo');

/** A command with what makes it safe to send it twice, or late. */
export const CommandRequest = strict({ id: CommandId, step: optional(Step), command: Command });
export type CommandRequest = Of<typeof CommandRequest>;

export const Done = strict({
  number: whole(0, 1e9, 'the last entry of the table’s log that it led to'),
  step: Step,
  repeated: optional(Type.Boolean({ description: 'it had been carried out before' })),
});
export type Done = Of<typeof Done>;
