/**
 * What can happen at a table. The log of a table is a list of these, and it is the only truth: the table in memory,
 * the lists in the database and every view are made from it. Events say what happened, never what was asked. Every
 * later version must be able to read them.
 */
import type { Json, JsonObject } from '../core/json.js';
import type { Proposal } from '../protocol/tables/commands.js';
import type { Orders } from '../protocol/tables/orders.js';
import type { Settings, SettingsChange } from '../protocol/tables/settings.js';

/** Who or what made a decision. */
type MadeBy = 'person' | 'bot' | 'orders' | 'plan' | 'redo';

/** A free seat that only one person may take, until they decline or the time has passed. */
export interface Kept {
  readonly person: string;
  readonly name: string;
  readonly until: number;
}

export type SeatStart =
  /** In an imported game, with the name of the player who sat there. */
  | { kind: 'open'; colour: number; name?: string; kept?: Kept }
  | { kind: 'person'; person: string; name: string; colour: number }
  | { kind: 'bot'; level: string; name: string; colour: number };

/** The board of a table, by the first event of its log. */
export const boardOf = (first: Event): string | undefined =>
  first.kind === 'created' ? first.board : undefined;

export type Event =
  | {
      kind: 'created';
      host: string | null;
      settings: Settings;
      seats: SeatStart[];
      /** The hash of the table's board; missing for a board of the server's. */
      board?: string;
      /** Made by a quick match: the table is for the people it brought together and has no host. */
      quick?: true;
    }
  | { kind: 'settings'; change: SettingsChange }
  /** The person on this seat accepts the settings as they are now. */
  | { kind: 'accepted'; seat: number }
  | { kind: 'sat'; seat: number; person: string; name: string }
  | { kind: 'left'; seat: number }
  /** A program plays in the name of the person who sits there. */
  | { kind: 'program'; seat: number }
  /** Everybody is asked whether they are there; those who are not by then lose their seat. */
  | { kind: 'ready-asked'; until: number }
  | { kind: 'ready'; seat: number }
  | { kind: 'unready'; seat: number }
  /** A seat is no longer kept for somebody. */
  | { kind: 'freed'; seat: number; declined: boolean }
  | { kind: 'bot'; seat: number; level: string; name: string }
  | { kind: 'swapped'; a: number; b: number }
  | { kind: 'swap-asked'; seat: number; with: number }
  | {
      kind: 'started';
      /** For each seat from now on, which seat it was before. */
      order: number[];
      position: JsonObject;
      /** Missing for an imported game, which was not shuffled here. */
      fair?: { seed: string; salt: string; commitment: string };
    }
  | { kind: 'moved'; seat: number; action: Json; by: MadeBy }
  | { kind: 'undone'; seat: number; moves: number }
  | { kind: 'undo-asked'; seat: number; moves: number }
  | { kind: 'undo-answered'; seat: number; agree: boolean }
  | { kind: 'undo-dropped'; seat: number }
  | { kind: 'proposed'; seat: number; what: Proposal }
  | { kind: 'answered'; seat: number; what: Proposal; agree: boolean }
  | { kind: 'withdrawn'; seat: number; what: Proposal }
  | { kind: 'paused'; seat: number }
  /** Missing where the pause ended by itself. */
  | { kind: 'resumed'; seat?: number }
  /** The person's game is over: a bot plays on, and they are placed last. */
  | { kind: 'resigned'; seat: number; absent?: true }
  /** `seat` gives another player more time. */
  | { kind: 'time-given'; seat: number; to: number; ms: number }
  /** The deadlines of `seat` stand still meanwhile. The same beginning again changes the end. */
  | { kind: 'vacation'; seat: number; from: number; until: number }
  | { kind: 'ran-out'; seat: number }
  /** `seat` reminds the player who has to decide. */
  | { kind: 'reminded'; seat: number; of: number }
  /** `by` is the player who did not want to wait for `seat` any longer. */
  | { kind: 'away'; seat: number; on: boolean; by?: number }
  | { kind: 'ordered'; seat: number; orders: Orders }
  | { kind: 'planned'; seat: number; actions: Json[] }
  | { kind: 'plan-stopped'; seat: number; reason: string }
  | { kind: 'said'; seat: number | null; person: string; name: string; text: string }
  | { kind: 'renamed'; seat: number; name: string }
  | { kind: 'handed-over'; seat: number; person: string; name: string }
  | { kind: 'rematch'; table: string }
  | { kind: 'closed'; reason: string };

export type EventKind = Event['kind'];

/** An event in its place in the log. */
export interface LogEntry {
  readonly number: number;
  readonly at: number;
  /** The person, `bot:…` or `job:…` that caused it. */
  readonly actor: string;
  readonly event: Event;
}
