/** Boards that people drew, over HTTP. */
import {
  line,
  list,
  type Of,
  optional,
  orNull,
  paragraph,
  strict,
  Type,
  text,
  time,
  whole,
} from '../schema.js';
import { BoardHash, LIMITS, PersonId, TableId } from '../words.js';

const head = {
  hash: BoardHash,
  game: text(40),
  board: text(80, 'the id in the board file'),
  title: text(100),
  version: whole(0, 1e9, '0 if it was never published'),
  description: text(LIMITS.description),
};

/** A board on your own shelf. */
export const KeptBoard = strict({
  ...head,
  bytes: whole(0, LIMITS.board),
  kept: time('since when it is on the shelf'),
  published: orNull(time('since when everybody sees it; null while it is private')),
  removed: orNull(text(200, 'why an admin removed it; new tables cannot use it')),
});
export type KeptBoard = Of<typeof KeptBoard>;

export const KeptBoards = strict({
  boards: list(KeptBoard, 100_000),
  most: whole(0, 1e9, 'how many fit'),
  bytes: whole(0, 1e12, 'how many bytes they take together'),
  mostBytes: whole(0, 1e12),
});
export type KeptBoards = Of<typeof KeptBoards>;

/** A board on the server's shelf. */
export const PublishedBoard = strict({
  ...head,
  author: strict({ person: PersonId, name: text(LIMITS.name) }),
  published: time('since when'),
});
export type PublishedBoard = Of<typeof PublishedBoard>;

export const PublishedBoards = strict({
  boards: list(PublishedBoard, 100),
  next: orNull(time('pass it as `before` for the next page')),
});
export type PublishedBoards = Of<typeof PublishedBoards>;

export const PublishedQuery = strict({
  search: optional(text(100, 'words that must all occur in title, description or the name of the author')),
  game: optional(text(40)),
  before: optional(Type.String({ pattern: '^\\d{1,15}$' })),
});

export const BoardParams = strict({ board: BoardHash });

export const Publication = strict({
  description: Type.Union([paragraph(LIMITS.description), Type.Literal('')], {
    description: 'what people should know about the board; plain text',
  }),
});

export const BoardReport = strict({
  reason: line(LIMITS.report, 'read by admins only'),
  table: optional(TableId),
});

export const ReportedBoard = strict({
  hash: BoardHash,
  game: text(40),
  title: text(100),
  reports: whole(1, 1e9),
  reason: text(LIMITS.report, 'that of the last report'),
  at: time('when it was last reported'),
});
export type ReportedBoard = Of<typeof ReportedBoard>;
export const ReportedBoards = strict({ boards: list(ReportedBoard, 100) });

export const BoardRemoval = strict({ reason: line(200, 'shown to those who keep the board') });
