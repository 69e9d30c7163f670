/** The WebSocket messages, version 1. Each is one JSON object with a `type`. */
import { Command, Step } from './commands.js';
import { Entry, TableDocument } from './document.js';
import type { Patch } from './patch.js';
import { list, type Of, optional, strict, Type, text, time, whole, word } from './schema.js';
import { CODES, CommandId, LanguageWord, PersonId, PROTOCOL, TableId } from './words.js';

const type = <K extends string>(kind: K) => Type.Literal(kind);
const EntryNumber = whole(0, 1e9, 'the last entry of the log that is known');
const Mark = Type.String({
  pattern: '^[0-9a-z.]{1,40}$',
  description: 'stands for the document at `number`, as you see it',
});
const Invite = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$', description: 'the secret of an invitation' });

export const ClientMessage = Type.Union([
  strict(
    {
      type: type('hello'),
      protocol: Type.Literal(PROTOCOL),
      language: optional(LanguageWord),
      lines: optional(Type.Boolean({ description: 'log lines in sentences; without this, yes' })),
      views: optional(
        word(
          ['patches', 'whole'] as const,
          'whether changes come as patches (without this) or whole documents',
        ),
      ),
    },
    'first of all',
  ),
  strict(
    {
      type: type('watch'),
      table: TableId,
      number: optional(EntryNumber),
      mark: optional(Mark),
      invite: optional(Invite),
    },
    'be told about a table; `number` is the last entry already known, from before a lost connection, and `mark` what came with it, of whoever still has the document',
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
  strict({ type: type('ping') }),
]);
export type ClientMessage = Of<typeof ClientMessage>;

export const PatchSchema = Type.Unsafe<Patch>(
  Type.Array(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 4 }), {
    description: 'changes [path, value], [path] or [path, at, count, items], carried out in order',
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
      mark: Mark,
      document: optional(TableDocument),
      entries: list(Entry, 1000, 'what was missed since the number given'),
    },
    'a table as it stands; without a document where the one that the mark stood for is still right',
  ),
  strict(
    {
      type: type('update'),
      table: TableId,
      from: EntryNumber,
      number: EntryNumber,
      mark: Mark,
      entries: list(Entry, 1000),
      patch: optional(PatchSchema),
      document: optional(TableDocument),
    },
    'what happened since `from`; where `from` is not what you have, watch the table anew',
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
  strict(
    { type: type('online'), table: TableId, people: list(PersonId, 100) },
    'who is looking at the table',
  ),
  strict({ type: type('gone'), table: TableId }, 'the table can no longer be seen by you'),
  strict({ type: type('pong'), now: time('the server’s clock') }),
]);
export type ServerMessage = Of<typeof ServerMessage>;
