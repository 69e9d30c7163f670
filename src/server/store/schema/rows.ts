/** The rows of the database. Times are milliseconds since 1970, booleans are 1 and 0, JSON is text. */

export interface PersonRow {
  id: string;
  name: string;
  /** Unique: what the name has in common with those that look the same. */
  name_key: string;
  /** What others call them at tables; empty for the name. */
  short_name: string;
  language: string;
  created_at: number;
  seen_at: number;
  admin: number;
  banned_at: number | null;
  /** Null for a ban without an end. */
  banned_until: number | null;
  ban_reason: string;
  /** JSON: the person's choices, for instance about notifications. */
  preferences: string;
  /** As `protocol/people/picture.ts` writes it; empty for the usual one. */
  picture: string;
  /** `everybody`, `following` or `nobody`: who sees the profile, and whose invitations arrive. */
  visible_to: string;
  invitable_by: string;
}

/** Somebody on a person's private lists. */
export interface AcquaintanceRow {
  person_id: string;
  other_id: string;
  kind: 'follow' | 'block';
  at: number;
}

/** An invitation to a table, from a person who sits there. */
export interface InvitationRow {
  to_id: string;
  table_id: string;
  from_id: string;
  at: number;
  declined_at: number | null;
}

/**
 * What signs a person in: a device's cookie, a program's token, a link for another device; the ways back, which are a
 * recovery phrase, a mailbox and passkeys, with the codes and links that are sent to mailboxes; and used challenges.
 */
export interface CredentialRow {
  id: string;
  person_id: string;
  kind:
    | 'device'
    | 'token'
    | 'link'
    | 'phrase'
    | 'mailbox'
    | 'mailbox-code'
    | 'mail-link'
    | 'passkey'
    | 'challenge';
  /** SHA-256 of the secret, which is not stored itself; of a mailbox's address and a passkey's id. */
  hash: string;
  /** Of tokens and passkeys their names, of mailboxes the address, of devices how they were signed in. */
  label: string;
  table_id: string | null;
  created_at: number;
  seen_at: number;
  /** Devices and tokens: a year after their last use. Null for ways back. */
  expires_at: number | null;
  /** Of a device, in words; empty where it is not known. */
  browser: string;
  system: string;
  /** The range of the address that it was last seen at. */
  network: string;
  /** JSON; the key of a passkey, where the page of a mailbox is. */
  data: string;
}

/** What lists show of a table; everything else is in its log. */
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
  /** Title, board and names in lower case. */
  search: string;
  /** The language people write in at the table; empty if unknown. */
  language: string;
  /** JSON: what cards show besides, as `TableDetails`. */
  details: string;
  /** The board of somebody's own that is played on; null for a board of the server's. */
  board_hash: string | null;
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
  /** Whether a bot plays for the person, or they ran out of time and have not come back. */
  abandoned: number;
  /** For whom a free seat is kept. */
  kept_for: string | null;
}

interface LogRow {
  table_id: string;
  number: number;
  at: number;
  actor: string;
  kind: string;
  data: string;
  /** Sender and id of the command, on the first entry it led to. */
  command: string | null;
}

/** Work that is due at a time and done by one node. */
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

/** How far a person has read the chat at a table. */
interface ReadMarkRow {
  table_id: string;
  person_id: string;
  number: number;
}

interface NoteRow {
  table_id: string;
  person_id: string;
  text: string;
  changed_at: number;
}

/**
 * How a seat counts for ratings. `full`; `stood-in`: a bot decided for the person, who came back; `resigned`, or
 * did not come back; `ended`: the others agreed to end the game; `not`: the game is not rated.
 */
export type Counts = 'full' | 'stood-in' | 'resigned' | 'ended' | 'not';

export interface ResultRow {
  table_id: string;
  seat: number;
  /** A person's id, `program:` and its owner's id, or `bot:` and its level. */
  player: string;
  name: string;
  game: string;
  board: string;
  players: number;
  rank: number;
  score: number;
  /** The share of the win: 1 alone, ½ for each of two who tie. */
  win: number;
  ended_at: number;
  /** The rating after this game, as versions up to 0.2 counted it; 0 in later rows. */
  mu: number;
  sigma: number;
  /** `old` in rows of those versions: it follows from whether they changed the rating. */
  counts: Counts | 'old';
  /** 1 until the game has been counted. */
  pending: number;
  /** The rating with any number of players after this game, whether it counts or not; null until it is counted. */
  rating: number | null;
  deviation: number | null;
  /** What the game added to that rating as people see it; null for one that does not count. */
  gain: number | null;
}

/** How strong a player is with one number of players, or with any of them (`players` is 0). */
export interface StandingRow {
  player: string;
  game: string;
  players: number;
  rating: number;
  deviation: number;
  games: number;
  /** When the last of these games ended. */
  rated_at: number;
}

/** Days on which a person's deadlines stand still. */
export interface VacationRow {
  person_id: string;
  /** Counts the vacations of the person. */
  number: number;
  starts_at: number;
  ends_at: number;
}

/** What a game did to a rating. */
export interface RatingChangeRow {
  table_id: string;
  seat: number;
  /** As in `StandingRow`. */
  players: number;
  player: string;
  game: string;
  ended_at: number;
  rating_before: number;
  deviation_before: number;
  rating: number;
  deviation: number;
  /** The place among the players it was compared with, and the one that was to be expected. */
  place: number;
  expected: number;
  compared: number;
}

/** Values of the server itself, such as the key it makes at its first start. */
interface SettingRow {
  name: string;
  value: string;
}

/** A way to reach a person: a browser's push service, a mailbox, a webhook. */
export interface ChannelRow {
  id: string;
  person_id: string;
  kind: 'push' | 'mail' | 'webhook';
  /** JSON; only for its owner and for sending. */
  data: string;
  label: string;
  created_at: number;
  /** Null until the owner has proved that it is theirs. */
  confirmed_at: number | null;
  /** When sending last failed for good, and why. */
  failed_at: number | null;
  failure: string;
}

/** Something at a table that a person is notified of once. */
export interface NoticeRow {
  person_id: string;
  table_id: string;
  about:
    | 'decide'
    | 'undo'
    | 'start'
    | 'over'
    | 'rematch'
    | 'end'
    | 'pause'
    | 'resume'
    | 'ready'
    | 'settings'
    | 'remind'
    | 'invited';
  number: number;
  at: number;
  /** Null until it has been handed to deliveries. */
  told_at: number | null;
}

/** A message that is being delivered over one channel. */
export interface DeliveryRow {
  id: string;
  person_id: string;
  channel_id: string;
  /** JSON: the notices in it. */
  notices: string;
  attempts: number;
  created_at: number;
}

/** The kinds of channels a person wants for one table, as a JSON list. */
interface TableNotifyRow {
  table_id: string;
  person_id: string;
  kinds: string;
}

/** Who is watching which tables through a node; valid for a while. */
export interface PresenceRow {
  node: string;
  until: number;
  /** JSON: `table person` pairs. */
  watching: string;
}

/** A search for a quick match, by its connection. */
export interface SeekerRow {
  person_id: string;
  connection: string;
  node: string;
  game: string;
  pace: string;
  players: number;
  /** Whether bots may take the seats that nobody wants. */
  bots: number;
  since: number;
  /** The node of the connection renews it; after that the person has left. */
  until: number;
  /** The table that was found for them. */
  table_id: string | null;
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

/** The record of an archived game, gzipped, in base64. */
interface RecordRow {
  table_id: string;
  record: string;
  pruned_at: number;
}

/** A board that somebody drew. */
export interface BoardRow {
  /** SHA-256 of `data`, in hexadecimal. */
  hash: string;
  game: string;
  /** The id in the board file. */
  board_id: string;
  title: string;
  /** The board file as canonical JSON. */
  data: string;
  /** When somebody last kept or dropped it; an unused board is deleted some time after that. */
  touched_at: number;
  /** When an admin removed it, and why. Tables that use it keep it. */
  removed_at: number | null;
  removed_for: string;
}

/** A board that a person keeps on the server. */
export interface ShelfRow {
  person_id: string;
  hash: string;
  game: string;
  board_id: string;
  bytes: number;
  /** 0 for a version that was published once and is no longer kept: its number is not used again. */
  kept: number;
  kept_at: number;
  /** 0 if it was never published. */
  version: number;
  description: string;
  /** Null while it is private. */
  published_at: number | null;
}

/** Why a person thinks that a board has no place here. */
interface BoardReportRow {
  hash: string;
  person_id: string;
  reason: string;
  at: number;
}

export interface Rows {
  people: PersonRow;
  acquaintances: AcquaintanceRow;
  invitations: InvitationRow;
  credentials: CredentialRow;
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  jobs: JobRow;
  marks: ReadMarkRow;
  notes: NoteRow;
  results: ResultRow;
  standings: StandingRow;
  rating_changes: RatingChangeRow;
  vacations: VacationRow;
  settings: SettingRow;
  channels: ChannelRow;
  notices: NoticeRow;
  deliveries: DeliveryRow;
  table_notify: TableNotifyRow;
  presence: PresenceRow;
  seekers: SeekerRow;
  admin_log: AdminLogRow;
  records: RecordRow;
  boards: BoardRow;
  shelves: ShelfRow;
  board_reports: BoardReportRow;
}
