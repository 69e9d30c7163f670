/** A table in memory: the sum of its log. Only `fold.ts` changes it. */
import type { Rules } from '../../core/game.js';
import type { History } from '../../core/history/history.js';
import type { Json } from '../../core/json.js';
import type { Shelf } from '../../core/records/shelf.js';
import type { VacationTime } from '../../protocol/people/vacation.js';
import type { Proposal } from '../../protocol/tables/commands.js';
import type { Status } from '../../protocol/tables/document.js';
import type { Orders } from '../../protocol/tables/orders.js';
import type { Settings } from '../../protocol/tables/settings.js';
import { BOARD_BYTES } from '../boards/library.js';
import type { Kept } from '../events.js';

export interface Seat {
  kind: 'open' | 'person' | 'bot';
  /** Empty for an open seat. */
  name: string;
  person: string | null;
  level: string | null;
  colour: number;
  /** For whom a free seat is kept. */
  kept: Kept | null;
  /** A bot plays for the person until they return. */
  away: boolean;
  /** Ran out of time and has done nothing since. */
  ranOut: boolean;
  /** Since when the person has been away or run out of time; null for one who is there. */
  absentSince: number | null;
  /** A program plays in the person's name. */
  program: boolean;
  /** The order in which players resigned: 1 for the first; 0 for a player who has not. */
  resigned: number;
  /** When the person was or is on vacation since the game began, in order. */
  vacations: readonly VacationTime[];
  /** When a proposal of theirs was last refused. */
  refused: Partial<Record<Proposal, number>>;
  /** The settings when the person sat down, or when they last accepted them; null for a seat without a person. */
  terms: Settings | null;
  /** The entry with which they did. */
  termsEntry: number;
  /** Whether anybody has made a move for this seat. */
  hasMoved: boolean;
  /** Whether a bot has made a decision for the person. */
  hadStandIn: boolean;
  /** Whether a bot made the person's last decision. */
  standInDecidedLast: boolean;
  /** The seat that this person has asked to change places with. */
  swap: number | null;
  orders: Orders;
  plan: Json[];
  planStopped: string | null;
  /** The entry of the log that holds the plan; 0 for none. */
  planEntry: number;
  /** The entry of the last move that the person made themselves. */
  last: number;
  /** Milliseconds left in the bank of a live game. */
  bank: number;
  /** Whether they came back without time in a live game and got some. */
  refilled: boolean;
  /** Milliseconds that others have given them in a live game. */
  given: number;
}

interface UndoRequest {
  readonly seat: number;
  readonly moves: number;
  readonly agreed: number[];
}

interface OpenProposal {
  readonly seat: number;
  readonly what: Proposal;
  readonly agreed: readonly number[];
}

interface ReadyCheck {
  readonly until: number;
  /** Those who are ready. */
  readonly seats: readonly number[];
}

export interface Fairness {
  readonly seed: string;
  readonly salt: string;
  readonly commitment: string;
}

/** An entry of the log and its time. */
interface EntryRef {
  readonly number: number;
  readonly at: number;
}

interface PendingDecision extends EntryRef {
  /** Identifies the notice: the step, or for a clock that runs again below zero the entry that started it. */
  readonly notice: number;
}

interface PendingSince {
  /** For the player who has to decide. */
  decide: PendingDecision | null;
  /** For the others' consent to an undo. */
  undo: EntryRef | null;
  /** For the answers to another proposal. */
  proposal: EntryRef | null;
  /** For people to say that they are ready. */
  ready: EntryRef | null;
  /** For people to accept changed settings. */
  settings: EntryRef | null;
  /** For the host to start. */
  start: EntryRef | null;
  /** For everybody to learn that the game is over; `by` is who made the last move. */
  over: (EntryRef & { readonly by: string }) | null;
}

/** Rough figures: they only decide when to drop tables that nobody watches. */
const TABLE_BYTES = 8_000;
const MOVE_BYTES = 40;
/** Characters of a hash that tell boards apart. */
const SHORT_HASH = 12;
/** A history keeps at most so many states. */
const STATES = 32;

export class Table {
  readonly id: string;
  /** Where its rules are found: the server's shelf, or one with its own board. */
  readonly shelf: Shelf;
  /** The hash of its own board; null for a board of the server's. */
  board: string | null = null;
  /** Made by a quick match. */
  isQuick = false;
  /** The number of the last entry of the log. */
  number = 0;
  /** About how many characters the log has. */
  logLength = 0;
  /** Rises with every move and every undo. A command for another step is stale. */
  step = 0;
  status: Status = 'open';
  created = 0;
  /** When the last entry was written. */
  at = 0;
  /** When the clock of the current decision started. */
  since = 0;
  /** Since when the same seat has had to decide. */
  asked = 0;
  /** What players have given the current decision beyond its time, in milliseconds; by mail. */
  extra = 0;
  /** Working time that the current decision took before the clock last stopped, in milliseconds; by mail. */
  used = 0;
  /** Since when the clocks stand still; null while they run. */
  stopped: number | null = null;
  /** When the player who has to decide was reminded, first and last, and the entry of the last time. */
  reminded: { readonly first: number; readonly last: number; readonly number: number } | null = null;
  /** The step at whose decision a player last ran out of time; a bot makes it unless they come back. */
  late: number | null = null;
  /** Since when the table has been waiting for people who may not know it. */
  readonly pending: PendingSince = {
    decide: null,
    undo: null,
    proposal: null,
    ready: null,
    settings: null,
    start: null,
    over: null,
  };
  ended: number | null = null;
  host: string | null = null;
  settings!: Settings;
  rules!: Rules;
  seats: Seat[] = [];
  game: History | null = null;
  fair: Fairness | null = null;
  undo: UndoRequest | null = null;
  /** Everybody is being asked whether they are there. */
  ready: ReadyCheck | null = null;
  /** What somebody asks the others to agree to, beside undos. */
  proposal: OpenProposal | null = null;
  paused = false;
  /** Whether something that was drawn or revealed has been taken back. */
  takebacks = false;
  /** Why a closed table was closed. */
  closedFor: string | null = null;
  /** The entry of the last chat message. */
  said = 0;
  rematch: string | null = null;

  constructor(id: string, shelf: Shelf) {
    this.id = id;
    this.shelf = shelf;
  }

  /** What the board is called in lists and figures, where boards of different people may have the same id. */
  get boardKey(): string {
    const id = String(this.rules.config.board);
    return this.board === null ? id : `${id}@${this.board.slice(0, SHORT_HASH)}`;
  }

  seatOf(person: string): number | null {
    const seat = this.seats.findIndex((one) => one.person === person);
    return seat === -1 ? null : seat;
  }

  isKeptFor(person: string): boolean {
    return this.status === 'open' && this.seats.some(({ kept }) => kept?.person === person);
  }

  get names(): string[] {
    return this.seats.map(({ name }, i) => name || `Seat ${i + 1}`);
  }

  /** The seat that has to decide, in a running game. */
  get decides(): number | null {
    return this.status === 'playing' && this.game ? this.game.decider : null;
  }

  /** The bot that plays a seat at the moment, if one does. */
  botOf(seat: number): string | null {
    const { kind, level, away, ranOut, resigned } = this.seats[seat];
    if (kind === 'bot') return level;
    const isLate = ranOut && this.late === this.step && this.decides === seat;
    return away || resigned > 0 || isLate ? this.settings.standIn : null;
  }

  /** The seats of people who have not resigned. */
  get players(): number[] {
    return this.seats.flatMap(({ kind, resigned }, seat) =>
      kind === 'person' && resigned === 0 ? [seat] : [],
    );
  }

  /** The seats of players who are away or have run out of time. */
  get absent(): number[] {
    return this.players.filter((seat) => this.seats[seat].away || this.seats[seat].ranOut);
  }

  /**
   * Nobody is there: bots do not play on for people who are all away or have all run out of time. A table that waits
   * for everybody rests as soon as one of them is.
   */
  get isResting(): boolean {
    if (this.status !== 'playing') return false;
    let absent = 0;
    let present = 0;
    for (const { kind, resigned, away, ranOut } of this.seats) {
      if (kind !== 'person' || resigned > 0) continue;
      if (away || ranOut) absent++;
      else present++;
    }
    return absent > 0 && (this.settings.rest || present === 0);
  }

  /** Whether the clocks stand still. */
  get isStopped(): boolean {
    return this.paused || this.isResting;
  }

  /**
   * Whether the game counts for ratings: on a board that everybody knows, shuffled here, between people, and never taken
   * back over a draw.
   */
  get isRated(): boolean {
    const people = this.seats.filter(({ kind }) => kind === 'person').length;
    return this.settings.rated && this.board === null && this.fair !== null && people > 1 && !this.takebacks;
  }

  /** The seats of players who left the game to a bot: they are absent, and a bot made their last decision. */
  get left(): number[] {
    return this.absent.filter((seat) => this.seats[seat].standInDecidedLast);
  }

  /** Whether there are places to count: to the end, or as far as somebody has resigned. */
  get hasResult(): boolean {
    if (this.status === 'over') return true;
    return this.status === 'closed' && this.isRated && this.seats.some(({ resigned }) => resigned > 0);
  }

  /** About how much memory the table takes: its moves, and some states of the game. */
  get memoryBytes(): number {
    const { game, rules } = this;
    const board = this.board === null ? 0 : BOARD_BYTES;
    return TABLE_BYTES + board + (game ? game.length * MOVE_BYTES + STATES * rules.stateSize : 0);
  }

  get isFull(): boolean {
    return this.seats.every(({ kind }) => kind !== 'open');
  }
}
