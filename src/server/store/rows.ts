/** The database's tables. Times are milliseconds since 1970, yes and no are 1 and 0, JSON is text. */

export interface PersonRow {
  id: string;
  name: string;
  language: string;
  created_at: number;
  seen_at: number;
  admin: number;
  banned_at: number | null;
  /** JSON: what a person has chosen, for instance how to be told about turns. */
  preferences: string;
}

/** How a person shows who they are: a device's cookie, a program's token, a link to another device. */
export interface CredentialRow {
  id: string;
  person_id: string;
  kind: 'device' | 'token' | 'link';
  /** SHA-256 of the secret; the secret itself is nowhere. */
  hash: string;
  label: string;
  table_id: string | null;
  created_at: number;
  seen_at: number;
  expires_at: number | null;
}

/** What lists need to know about a table; everything else is in its log. */
export interface TableRow {
  id: string;
  number: number;
  status: string;
  access: string;
  spectators: number;
  game: string;
  board: string;
  players: number;
  free: number;
  title: string;
  host_id: string | null;
  pace: string;
  created_at: number;
  changed_at: number;
  ended_at: number | null;
  deadline: number | null;
  said: number;
  /** Lower case: title, board and names. */
  search: string;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: string;
  person_id: string | null;
  name: string;
  level: string | null;
  colour: number;
  decides: number;
}

export interface LogRow {
  table_id: string;
  number: number;
  at: number;
  actor: string;
  kind: string;
  data: string;
  /** Who sent it and the id they gave it; with the first entry that came of it. */
  command: string | null;
}

/** Work to be done at a time, by one node at a time. */
export interface JobRow {
  kind: string;
  key: string;
  table_id: string | null;
  number: number;
  due: number;
  lease_until: number;
  lease_by: string;
  data: string;
}

/** How far a person has read the talk at a table. */
export interface MarkRow {
  table_id: string;
  person_id: string;
  number: number;
}

export interface NoteRow {
  table_id: string;
  person_id: string;
  text: string;
  changed_at: number;
}

export interface ResultRow {
  table_id: string;
  seat: number;
  /** A person's id, or `bot:` and its level. */
  player: string;
  name: string;
  game: string;
  board: string;
  players: number;
  rank: number;
  score: number;
  /** The share of the win: 1 alone, a half for two who tie. */
  win: number;
  ended_at: number;
  /** The rating after this game. */
  mu: number;
  sigma: number;
}

export interface RatingRow {
  player: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

/** What the server itself remembers, such as the key it makes at its first start. */
export interface SettingRow {
  name: string;
  value: string;
}

/** A way to reach a person: a browser's push service, a mailbox, a webhook. */
export interface ChannelRow {
  id: string;
  person_id: string;
  kind: 'push' | 'mail' | 'webhook';
  /** JSON; what only its owner and the sender need to know. */
  data: string;
  label: string;
  created_at: number;
  /** Null until the owner has shown that it is theirs. */
  confirmed_at: number | null;
  /** The last time that sending was given up, and why. */
  failed_at: number | null;
  failure: string;
}

/** Something at a table that a person is told about, once. */
export interface NoticeRow {
  person_id: string;
  table_id: string;
  about: 'decide' | 'undo' | 'start' | 'over';
  number: number;
  at: number;
  /** Null until it has been handed to the channels. */
  told_at: number | null;
}

/** A message on its way over one channel. */
export interface DeliveryRow {
  id: string;
  person_id: string;
  channel_id: string;
  /** JSON: which notices it is about. */
  notices: string;
  attempts: number;
  created_at: number;
}

/** How a person wants to be told about one table: JSON, a list of kinds of channels. */
export interface TableNotifyRow {
  table_id: string;
  person_id: string;
  kinds: string;
}

/** Who looks at which tables through a node; believed until it runs out. */
export interface PresenceRow {
  node: string;
  until: number;
  /** JSON: `table person` pairs. */
  watching: string;
}

/** What admins have done. */
export interface AdminLogRow {
  id: string;
  at: number;
  admin_id: string;
  action: string;
  target: string;
  /** JSON */
  data: string;
}

/** A finished game whose log was pruned: gzip in base64. */
export interface RecordRow {
  table_id: string;
  record: string;
  pruned_at: number;
}

export interface Rows {
  people: PersonRow;
  credentials: CredentialRow;
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  jobs: JobRow;
  marks: MarkRow;
  notes: NoteRow;
  results: ResultRow;
  ratings: RatingRow;
  settings: SettingRow;
  channels: ChannelRow;
  notices: NoticeRow;
  deliveries: DeliveryRow;
  table_notify: TableNotifyRow;
  presence: PresenceRow;
  admin_log: AdminLogRow;
  records: RecordRow;
}
