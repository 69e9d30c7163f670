/** The WebSocket messages, version 1. Each is one JSON object with a `type`. */

import type { Patch } from './patch.js';
import { list, type Of, optional, strict, Type, text, time, whole, word } from './schema.js';
import { Command, Step } from './tables/commands.js';
import { Entry, TableDocument } from './tables/document.js';
import { CODES, CommandId, LanguageWord, PersonId, PROTOCOL, TableId } from './words.js';

const type = <K extends string>(kind: K) => Type.Literal(kind);
const EntryNumber = whole(0, 1e9, 'the number of the last known entry of the log');
/** Called `mark` in messages, for older clients; everywhere else it is the version tag. */
const VersionTag = Type.String({
  pattern: '^[0-9a-z.]{1,40}$',
  description: 'the version tag of the document at `number`, as you see it',
});
const Invite = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$', description: 'the secret of an invitation' });

export const ClientMessage = Type.Union([
  strict(
    {
      type: type('hello'),
      protocol: Type.Literal(PROTOCOL),
      language: optional(LanguageWord),
      lines: optional(
        Type.Boolean({ description: 'whether entries come with sentences; by default they do' }),
      ),
      views: optional(
        word(
          ['patches', 'whole'] as const,
          'whether changes come as patches, the default, or as whole documents',
        ),
      ),
      legal: optional(
        word(
          ['list', 'count'] as const,
          'whether `you.legal` lists your legal actions, the default, or `you.choices` counts them; the list is that of the engine',
        ),
      ),
    },
    'the first message',
  ),
  strict(
    {
      type: type('watch'),
      table: TableId,
      number: optional(EntryNumber),
      mark: optional(VersionTag),
      invite: optional(Invite),
    },
    'watch a table. After a lost connection, `number` is the last entry you know, and `mark` what came with it, if you still have the document',
  ),
  strict({ type: type('unwatch'), table: TableId }),
  strict(
    {
      type: type('do'),
      id: CommandId,
      table: TableId,
      step: optional(Step),
      command: Command,
      invite: optional(Invite),
    },
    'a command; answered by `done` or `refused` with the same id',
  ),
  strict(
    {
      type: type('seek'),
      game: text(40),
      players: whole(2, 5),
      pace: word(['live', 'mail'] as const),
      bots: optional(Type.Boolean({ description: 'bots may take the seats that are left' })),
    },
    'look for a quick match, until it is found, you say `unseek` or the connection ends; again to change your mind',
  ),
  strict({ type: type('unseek') }),
  strict({ type: type('ping') }),
]);
export type ClientMessage = Of<typeof ClientMessage>;

export const PatchSchema = Type.Unsafe<Patch>(
  Type.Array(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 4 }), {
    description: 'operations [path, value], [path] or [path, at, count, items], carried out in order',
  }),
);

export const ServerMessage = Type.Union([
  strict({
    type: type('welcome'),
    protocol: whole(1, 1000),
    person: PersonId,
    name: text(80),
    now: time('the server’s clock'),
  }),
  strict(
    {
      type: type('table'),
      table: TableId,
      number: EntryNumber,
      mark: VersionTag,
      document: optional(TableDocument),
      entries: list(Entry, 1000, 'what you missed since `number`'),
    },
    'a table as it is now; without the document, if the one you have is still current',
  ),
  strict(
    {
      type: type('update'),
      table: TableId,
      from: EntryNumber,
      number: EntryNumber,
      mark: VersionTag,
      entries: list(Entry, 1000),
      patch: optional(PatchSchema),
      document: optional(TableDocument),
    },
    'what happened since `from`; if `from` is not the number you have, watch the table again',
  ),
  strict({
    type: type('done'),
    id: CommandId,
    number: EntryNumber,
    step: Step,
    repeated: optional(Type.Boolean()),
  }),
  strict({
    type: type('refused'),
    id: optional(CommandId),
    table: optional(TableId),
    code: word(CODES),
    field: text(300),
    reason: text(1000),
    number: optional(EntryNumber),
  }),
  strict({ type: type('online'), table: TableId, people: list(PersonId, 100) }, 'who is watching the table'),
  strict({ type: type('gone'), table: TableId }, 'you may no longer see the table'),
  strict(
    { type: type('seeking'), waiting: whole(0, 1000), players: whole(2, 5) },
    'how many look for the same as you, yourself included',
  ),
  strict({ type: type('found'), table: TableId }, 'your quick match'),
  strict(
    { type: type('seek-ended') },
    'you look no longer: another of your connections does, or the table was refused',
  ),
  strict({ type: type('pong'), now: time('the server’s clock') }),
]);
export type ServerMessage = Of<typeof ServerMessage>;
