/** A table in memory: the sum of its log. Only `fold.ts` changes it. */
import type { Rules } from '../../core/game.js';
import type { History } from '../../core/history.js';
import type { Json } from '../../core/json.js';
import type { Status } from '../../protocol/document.js';
import type { Orders } from '../../protocol/orders.js';
import type { Settings } from '../../protocol/settings.js';
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
  /** Whether a bot has made a decision for the person. */
  hadStandIn: boolean;
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
}

interface UndoRequest {
  readonly seat: number;
  readonly moves: number;
  readonly agreed: number[];
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

interface PendingSince {
  /** For the player who has to decide. */
  decide: EntryRef | null;
  /** For the others' consent to an undo. */
  undo: EntryRef | null;
  /** For the host to start. */
  start: EntryRef | null;
  /** For everybody to learn that the game is over; `by` is who made the last move. */
  over: (EntryRef & { readonly by: string }) | null;
}

/** Rough figures: they only decide when to drop tables that nobody watches. */
const TABLE_BYTES = 8_000;
const MOVE_BYTES = 120;
/** A history keeps at most so many states. */
const STATES = 32;

export class Table {
  readonly id: string;
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
  /** The step whose decision a bot makes because the player ran out of time. */
  late: number | null = null;
  /** Since when the table has been waiting for people who may not know it. */
  readonly pending: PendingSince = { decide: null, undo: null, start: null, over: null };
  ended: number | null = null;
  host: string | null = null;
  settings!: Settings;
  rules!: Rules;
  seats: Seat[] = [];
  game: History | null = null;
  fair: Fairness | null = null;
  undo: UndoRequest | null = null;
  /** Whether something that was drawn or revealed has been taken back. */
  takebacks = false;
  /** Why a closed table was closed. */
  closedFor: string | null = null;
  /** The entry of the last chat message. */
  said = 0;
  rematch: string | null = null;

  constructor(id: string) {
    this.id = id;
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
    const { kind, level, away } = this.seats[seat];
    if (kind === 'bot') return level;
    return away || (this.late === this.step && this.decides === seat) ? this.settings.standIn : null;
  }

  /** Nobody is there: bots do not play on for people who are all away or have all run out of time. */
  get isResting(): boolean {
    const people = this.seats.filter(({ kind }) => kind === 'person');
    return (
      this.status === 'playing' && people.length > 0 && people.every(({ away, ranOut }) => away || ranOut)
    );
  }

  /** Whether the game counts for ratings: shuffled here, between people, and never taken back over a draw. */
  get isRated(): boolean {
    const people = this.seats.filter(({ kind }) => kind === 'person').length;
    return this.fair !== null && people > 1 && !this.takebacks;
  }

  /** About how much memory the table takes: its moves, and some states of the game. */
  get memoryBytes(): number {
    const { game, rules } = this;
    return TABLE_BYTES + (game ? game.length * MOVE_BYTES + STATES * rules.stateSize : 0);
  }

  get isFull(): boolean {
    return this.seats.every(({ kind }) => kind !== 'open');
  }
}
