/** Lists of tables, and what else HTTP has about tables. */
import { LANGUAGES } from '../../core/language.js';
import {
  jsonObject,
  list,
  type Of,
  optional,
  orNull,
  strict,
  Type,
  text,
  time,
  whole,
  word,
} from '../schema.js';
import { PatchSchema } from '../socket.js';
import { LanguageWord, LIMITS, PersonId, SeatNumber, TableId } from '../words.js';
import { Entry, Seat, Status, TableDocument } from './document.js';
import { Pace, Settings } from './settings.js';

const PaceWord = word(['untimed', 'live', 'mail'] as const);

export const TableDetails = strict(
  {
    pace: optional(Pace),
    ownBoard: optional(text(100, 'the title of the board, where it is not one of the server’s')),
    edition: optional(text(40)),
    modules: optional(list(text(40), 20)),
    ...Type.Partial(Type.Pick(Settings, ['rated', 'hints', 'undo', 'rest'])).properties,
    winners: optional(list(SeatNumber, 5, 'the seats that won a finished game')),
    unaccepted: optional(
      list(SeatNumber, 5, 'before the start: who has not accepted the settings as the host has changed them'),
    ),
    paused: optional(Type.Boolean({ description: 'the game is paused; nobody has to decide' })),
    places: optional(list(whole(1, 5), 5, 'where somebody has resigned: the place of each seat')),
    programs: optional(list(SeatNumber, 5, 'the seats that programs play in the names of their owners')),
  },
  'what is known of the settings and of the end; games archived by earlier versions have less',
);
export type TableDetails = Of<typeof TableDetails>;

/** A table in the lobby, or in the list of your tables. */
export const TableSummary = strict({
  id: TableId,
  title: text(LIMITS.title),
  status: Status,
  access: word(['open', 'invited'] as const),
  spectators: Type.Boolean(),
  game: text(40),
  board: text(80),
  players: whole(2, 5),
  free: whole(0, 5),
  pace: PaceWord,
  language: orNull(LanguageWord),
  details: TableDetails,
  host: orNull(PersonId),
  seats: list(
    strict({
      ...Type.Pick(Seat, ['kind', 'name', 'person', 'level', 'colour', 'program']).properties,
      decides: Type.Boolean(),
      kept: optional(PersonId),
    }),
    5,
  ),
  created: time('when the table was created'),
  changed: time('when something last happened'),
  deadline: orNull(time('when the deciding player runs out of time')),
  you: strict({
    seat: orNull(whole(0, 4)),
    decides: Type.Boolean({ description: 'you have to decide' }),
    unread: Type.Boolean({ description: 'there are chat messages that you have not read' }),
  }),
});
export type TableSummary = Of<typeof TableSummary>;

export const TableList = strict({
  tables: list(TableSummary, 100),
  next: orNull(time('pass it as `before` for the next page')),
});

const Digits = Type.String({ pattern: '^\\d{1,15}$' });

const LobbyFilter = {
  search: optional(text(100, 'words that must all occur in the title, the board or the names')),
  status: optional(word(['open', 'playing', 'over'] as const, 'open: with a seat that anybody may take')),
  game: optional(text(40)),
  board: optional(text(80)),
  players: optional(word(['2', '3', '4', '5'] as const)),
  pace: optional(PaceWord),
  language: optional(LanguageWord),
  rated: optional(word(['yes', 'no'] as const)),
};
export const LobbyQuery = strict({ ...LobbyFilter, before: optional(Digits), limit: optional(Digits) });
const LobbyFilterObject = strict(LobbyFilter);
export type LobbyFilter = Of<typeof LobbyFilterObject>;
export const MineQuery = strict({
  id: optional(TableId),
  status: optional(
    word(
      ['open', 'playing', 'running', 'waiting', 'over', 'closed'] as const,
      'running: open or playing; waiting: playing, and you have to decide',
    ),
  ),
  before: optional(Digits),
  limit: optional(Digits),
});

export const Preview = strict(
  { table: TableSummary, host: orNull(text(80, 'the name of the person who invites')) },
  'what an invitation leads to, for people who may not have a name yet',
);
export type Preview = Of<typeof Preview>;

export const TableParams = strict({ id: TableId });

export const TableQuery = strict({
  after: optional(Digits),
  wait: optional(Digits),
  language: optional(word(LANGUAGES)),
});
export const TableReply = strict({
  number: whole(0, 1e9),
  document: TableDocument,
  entries: list(Entry, 1000, 'what happened after `after`'),
});
export type TableReply = Of<typeof TableReply>;

export const HistoryQuery = strict({
  after: optional(Digits),
  limit: optional(Digits),
  language: optional(word(LANGUAGES)),
});
/** The game step by step as the viewer may see it, for a playback. */
export const History = strict({
  from: whole(0, 1e9),
  view: orNull(jsonObject('the view at `from`')),
  steps: list(
    strict({ entry: Entry, patch: PatchSchema }),
    500,
    'each entry with the change it makes to the view',
  ),
  more: Type.Boolean({ description: 'ask again with the last number as `after`' }),
});
export type History = Of<typeof History>;

export const Made = strict({ table: TableId });
export const Invitation = strict({
  invite: text(64, 'the secret of the invitation; in a link put it after the #'),
});
export const Note = strict({ text: text(LIMITS.note) });
export const ReadMark = strict({ number: whole(0, 1e9, 'the last entry that was read') });
export const RecordReply = jsonObject('a game record as in docs/formats.md');
