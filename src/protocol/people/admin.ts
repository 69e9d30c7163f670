/** What admins see and do, over HTTP. */

import {
  jsonObject,
  line,
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
import { Status } from '../tables/document.js';
import { Level, LIMITS, PersonId, SeatNumber, TableId } from '../words.js';

/** The code that the server prints at its start while it has no admin. */
export const ClaimAdmin = strict({ code: Type.String({ minLength: 8, maxLength: 60 }) });

const Digits = Type.String({ pattern: '^\\d{1,15}$' });

export const AdminOverview = strict({
  version: text(40),
  database: word(['sqlite', 'postgres'] as const),
  people: whole(0, 1e9),
  tables: strict({ open: whole(0, 1e9), playing: whole(0, 1e9), over: whole(0, 1e9), closed: whole(0, 1e9) }),
  connections: whole(0, 1e9, 'to this node'),
  jobs: whole(0, 1e9, 'jobs that are waiting'),
  uptime: whole(0, 1e12, 'seconds since this node was started'),
});
export type AdminOverview = Of<typeof AdminOverview>;

/** A table without the game: admins see no more of it than anybody else. */
export const AdminTable = strict({
  id: TableId,
  title: text(LIMITS.title),
  status: Status,
  access: word(['open', 'invited'] as const),
  game: text(40),
  board: text(80),
  pace: text(20),
  host: orNull(PersonId),
  created: time('when the table was created'),
  changed: time('when something last happened'),
  seats: list(
    strict({
      kind: word(['open', 'person', 'bot'] as const),
      name: text(80),
      person: orNull(PersonId),
      level: orNull(text(32)),
      decides: Type.Boolean(),
    }),
    5,
  ),
});
export type AdminTable = Of<typeof AdminTable>;
export const AdminTables = strict({
  tables: list(AdminTable, 100),
  next: orNull(time('pass it as `before`')),
});

export const AdminTablesQuery = strict({
  search: optional(text(100)),
  status: optional(Status),
  idle: optional(
    Type.String({
      pattern: '^\\d{1,5}$',
      description: 'only tables where nothing has happened for so many days',
    }),
  ),
  before: optional(Digits),
});

export const EndTable = strict({ reason: line(200, 'shown to the people at the table') });

export const HandOver = strict(
  { seat: SeatNumber, person: optional(PersonId), level: optional(Level) },
  'either to a person or to a bot',
);

export const AdminPerson = strict({
  id: PersonId,
  name: text(LIMITS.name),
  created: time('when they first signed in'),
  seen: time('when they were last seen, to within an hour; now for those who are connected'),
  admin: Type.Boolean(),
  banned: orNull(time('since when')),
  bannedUntil: orNull(time('when the ban ends by itself')),
});
export type AdminPerson = Of<typeof AdminPerson>;
export const AdminPeople = strict({ people: list(AdminPerson, 100) });
export const AdminPeopleQuery = strict({
  search: optional(text(100, 'a part of the name, or the id')),
  only: optional(word(['admins', 'banned'] as const)),
});
export const PersonParams = strict({ person: PersonId });
export const NewBan = strict({
  reason: text(200, 'shown to the banned person'),
  days: optional(whole(1, 3650, 'after how many days it ends by itself; never if left out')),
});
export const MakeAdmin = strict({ admin: Type.Boolean() });

export const AdminEntry = strict({
  at: time('when'),
  admin: PersonId,
  name: text(LIMITS.name),
  action: text(40),
  target: text(40),
  targetName: text(100, 'the name of the person, or the title of the table or board; empty if there is none'),
  data: jsonObject('details of the action'),
});
export type AdminEntry = Of<typeof AdminEntry>;
export const AdminLog = strict({ entries: list(AdminEntry, 200) });
