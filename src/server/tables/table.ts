/** A table in memory: what its log adds up to. Only `fold.ts` changes it. */
import type { Rules } from '../../core/game.js';
import type { History } from '../../core/history.js';
import type { Json } from '../../core/json.js';
import type { Orders } from '../../protocol/orders.js';
import type { Settings } from '../../protocol/settings.js';

export type Status = 'open' | 'playing' | 'over' | 'closed';

export interface Seat {
  kind: 'open' | 'person' | 'bot';
  /** Empty for an open seat. */
  name: string;
  person: string | null;
  level: string | null;
  colour: number;
  /** A bot plays for the person until they return. */
  away: boolean;
  /** The seat this person would like to change with. */
  swap: number | null;
  orders: Orders;
  plan: Json[];
  planStopped: string | null;
  /** The number of the last move that its person made. */
  last: number;
  /** Milliseconds left in the bank of a live game. */
  bank: number;
}

export interface UndoAsked {
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
export interface Mark {
  readonly number: number;
  readonly at: number;
}

export interface Asks {
  decide: Mark | null;
  undo: Mark | null;
  start: Mark | null;
  over: (Mark & { readonly by: string }) | null;
}

export class Table {
  readonly id: string;
  /** The number of the last entry of the log. */
  number = 0;
  /** Rises with every move and every undo; a command that was made for another step is stale. */
  step = 0;
  status: Status = 'open';
  created = 0;
  /** When the last entry was written. */
  at = 0;
  /** When the running decision began. */
  since = 0;
  /** When the question that the decider has to answer came up: since when it has been this seat's turn to decide. */
  asked = 0;
  /** The step whose decision a bot makes because its time was over. */
  late: number | null = null;
  /** Since which entry somebody is waited for who may not know it. */
  readonly asks: Asks = { decide: null, undo: null, start: null, over: null };
  ended: number | null = null;
  host: string | null = null;
  settings!: Settings;
  rules!: Rules;
  seats: Seat[] = [];
  game: History | null = null;
  fair: Fairness | null = null;
  undo: UndoAsked | null = null;
  /** The number of the last thing said. */
  said = 0;
  rematch: string | null = null;

  constructor(id: string) {
    this.id = id;
  }

  seatOf(person: string): number | null {
    const seat = this.seats.findIndex((one) => one.person === person);
    return seat === -1 ? null : seat;
  }

  get names(): string[] {
    return this.seats.map(({ name }, i) => name || `Seat ${i + 1}`);
  }

  /** The seat that has to decide, while the game goes on. */
  get decides(): number | null {
    return this.status === 'playing' && this.game ? this.game.decider : null;
  }

  /** The bot that plays a seat just now. */
  botOf(seat: number): string | null {
    const { kind, level, away } = this.seats[seat];
    if (kind === 'bot') return level;
    return away || (this.late === this.step && this.decides === seat) ? this.settings.standIn : null;
  }

  get isFull(): boolean {
    return this.seats.every(({ kind }) => kind !== 'open');
  }
}
