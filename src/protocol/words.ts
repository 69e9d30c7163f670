/** What the whole interface agrees on: its version, its limits, ids and error codes. */
import { Type } from '@sinclair/typebox';
import { line, type Of, strict, text, whole, word } from './schema.js';

/** The version of the WebSocket messages and of the HTTP bodies. */
export const PROTOCOL = 1;

export const LIMITS = {
  name: 40,
  title: 80,
  chat: 1000,
  note: 10_000,
  planned: 60,
  tokens: 20,
  channels: 10,
  /** Bytes of one WebSocket message and of one HTTP body. */
  message: 64 * 1024,
  /** Bytes of a record that is brought in. */
  record: 8 * 1024 * 1024,
} as const;

export const TableId = Type.String({ pattern: '^[a-z0-9]{12}$', description: 'the id of a table' });
export const PersonId = Type.String({ pattern: '^[a-z0-9]{16}$', description: 'the id of a person' });
/** An id that a client makes for a command: sent again, it is answered again and not done again. */
export const CommandId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description: 'made by the client, new for every command; the same id again is answered, never done twice',
});
export const Name = line(LIMITS.name, 'what the person is called');
export const SeatNumber = whole(0, 4, 'a seat, from 0 in turn order');
export const Level = Type.String({
  pattern: '^[a-z0-9-]{1,20}(:[a-z0-9.-]{1,12})?$',
  description:
    'the name of a bot, as listed by the server: a level, for some with a setting, as in `trader:easy`',
});
export const LanguageWord = word(['en', 'de'] as const, 'the language of log lines and messages');

/** Why something was not done, as a word for programs. */
export const CODES = [
  'malformed',
  'refused',
  'stale',
  'not-yours',
  'not-now',
  'not-found',
  'sign-in',
  'forbidden',
  'too-much',
  'too-fast',
  'broken',
] as const;

export const RefusalBody = strict(
  {
    code: word(
      CODES,
      'malformed: does not fit the schema; refused: the rules of the game or the table do not allow it; stale: made for an earlier step; not-yours, forbidden: somebody else may; not-now: not in this state of the table; sign-in: say who you are first; too-much, too-fast: over a limit; broken: a fault of the server',
    ),
    field: text(300, 'which part of the input, or empty'),
    reason: text(1000, 'in plain words'),
  },
  'what was wrong with a request',
);
export type RefusalBody = Of<typeof RefusalBody>;
export type Code = RefusalBody['code'];
