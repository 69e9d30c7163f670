/** What the whole interface shares: its version, limits, ids and error codes. */

import { Type } from '@sinclair/typebox';
import { LANGUAGES } from '../core/language.js';
import { TABLE_ID } from './ids.js';
import { line, type Of, strict, text, whole, word } from './schema.js';

/** The version of the WebSocket messages and of the HTTP bodies. */
export const PROTOCOL = 1;

/** Limits of the interface; docs/hosting.md lists them. */
export const LIMITS = {
  /** Characters. */
  name: 40,
  address: 200,
  title: 80,
  chat: 1000,
  note: 10_000,
  /** Legal actions in one position. */
  legal: 8192,
  /** Actions in a plan, conditions included, and its characters. */
  planned: 60,
  planLength: 16_000,
  /** Of one person. */
  tokens: 20,
  devices: 30,
  /** Codes for other devices that were not used yet. */
  links: 5,
  passkeys: 10,
  channels: 10,
  following: 500,
  blocked: 500,
  /** Invitations of one person that wait for an answer: all, and those to one other person. */
  invitations: 100,
  invitationsEach: 3,
  /** Bytes of one WebSocket message and of one HTTP body. */
  message: 64 * 1024,
  /** Bytes of a record that is imported. */
  record: 8 * 1024 * 1024,
  /** Bytes of a board file; the largest that ships has 15 KB. */
  board: 64 * 1024,
  /** Characters of what is said about a published board, and of a report. */
  description: 500,
  report: 300,
} as const;

export const TableId = Type.String({ pattern: TABLE_ID, description: 'the id of a table' });
export const PersonId = Type.String({ pattern: '^[a-z0-9]{16}$', description: 'the id of a person' });
export const BoardHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'stands for the content of a board: SHA-256 of its canonical JSON, in hexadecimal',
});
export const CommandId = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}$',
  description:
    'made by the client, new for every command; the same id again is answered and not carried out again',
});
export const Name = line(LIMITS.name, 'the person’s name');
export const SeatNumber = whole(0, 4, 'a seat, from 0 in turn order');
export const Level = Type.String({
  pattern: '^[a-z0-9-]{1,20}(:[a-z0-9.-]{1,12})?$',
  description:
    'the name of a bot, as listed by the server: a level, some with a setting, as in `trader:easy` or `trader:builder`',
});
export const LanguageWord = word(LANGUAGES, 'the language of log lines and messages');

/** Why something was refused, for programs. */
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
  'full',
  'broken',
] as const;

export const RefusalBody = strict(
  {
    code: word(
      CODES,
      'malformed: does not fit the schema; refused: the rules of the game or the table do not allow it; stale: for an earlier step; not-yours, forbidden: you may not do this; not-now: not in this state of the table; sign-in: sign in first; too-much, too-fast: over a limit; full: the disk of the server is full, and this was not stored; broken: an error of the server',
    ),
    field: text(300, 'the part of the input that is wrong, or empty'),
    reason: text(1000, 'the reason in plain English'),
  },
  'why a request was refused',
);
export type RefusalBody = Of<typeof RefusalBody>;
export type Code = RefusalBody['code'];
