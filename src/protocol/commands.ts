/** What a person at a table can do. The same commands go over WebSocket and HTTP. */

import { Orders } from './orders.js';
import { json, list, type Of, optional, paragraph, strict, Type, whole } from './schema.js';
import { SettingsChange } from './settings.js';
import { CommandId, Level, LIMITS, SeatNumber } from './words.js';

const act = <K extends string>(kind: K) => Type.Literal(kind);

const Lobby = [
  strict({ do: act('sit'), seat: optional(SeatNumber) }, 'take a seat; any free one if none is named'),
  strict({ do: act('leave') }, 'get up again, before the start'),
  strict({ do: act('swap'), seat: SeatNumber }, 'change places; with a person, when both want it'),
  strict({ do: act('arrange'), a: SeatNumber, b: SeatNumber }, 'the host changes two seats'),
  strict({ do: act('empty'), seat: SeatNumber }, 'the host frees a seat'),
  strict({ do: act('bot'), seat: SeatNumber, level: Level }, 'the host puts a bot on a seat'),
  strict({ do: act('settings'), change: SettingsChange }, 'the host changes the settings'),
  strict({ do: act('start') }, 'the host begins; every seat must be taken'),
  strict({ do: act('close') }, 'the host gives the table up before the start'),
] as const;
const Play = [
  strict({ do: act('play'), action: json('one of your legal actions') }, 'one decision'),
  strict({ do: act('undo') }, 'take your last decision back'),
  strict({ do: act('redo') }, 'do again what you took back'),
  strict(
    { do: act('ask-undo'), moves: whole(0, 5_000_000, 'how many moves shall remain') },
    'ask the others to go back further',
  ),
  strict({ do: act('answer-undo'), agree: Type.Boolean() }, 'agree to go back, or not'),
  strict({ do: act('drop-undo') }, 'ask no longer'),
] as const;
const Comfort = [
  strict({ do: act('orders'), orders: Orders }, 'your standing orders at this table'),
  strict(
    { do: act('plan'), actions: list(json('an action'), LIMITS.planned) },
    'your next turn, planned ahead; an empty list gives it up',
  ),
  strict({ do: act('away'), on: Type.Boolean() }, 'let a bot play for you, or play yourself again'),
  strict(
    {
      do: act('say'),
      text: paragraph(LIMITS.chat),
    },
    'a word to everybody at the table',
  ),
] as const;

export const Command = Type.Union([...Lobby, ...Play, ...Comfort], {
  description: 'what a person at a table can do',
});
export type Command = Of<typeof Command>;

export const Step = whole(0, 1_000_000_000, 'the step this was made for: it rises with every move and undo');

/** A command with what makes it safe to send twice or too late. */
export const CommandRequest = strict({ id: CommandId, step: optional(Step), command: Command });
export type CommandRequest = Of<typeof CommandRequest>;

export const Done = strict({
  number: whole(0, 1e9, 'the last entry of the table’s log that came of it'),
  step: Step,
  repeated: optional(Type.Boolean({ description: 'it had been done before' })),
});
export type Done = Of<typeof Done>;
