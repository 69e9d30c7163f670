/**
 * A game from its start to now: every move, and the state after any of them. It can go back to any move; `undo.ts`
 * says who may do so.
 *
 * Most states are not kept but replayed from the nearest snapshot before them. There are never more than `MOST`
 * snapshots, so a game of thousands of moves costs little more memory than its moves. These are kept as numbers, some
 * 30 bytes each: a server holds millions. The states it returns never change; do not mutate them.
 */
import type { Action } from '../actions.js';
import { NOBODY, REVEALED, type Rules, type State } from '../game.js';

/** An action that was made. */
export interface Move {
  readonly seat: number;
  readonly action: Action;
  /** When it was made, as a record writes it. */
  readonly at?: string;
}

/** Moves from one snapshot to the next, until there are too many snapshots: a replay takes some 50 microseconds. */
const SPACING = 64;
/** Some 36 KB of states. */
const MOST = 32;
/** The bit beside a seat whose move drew or revealed something. */
const REVEALS = 1;

/** When a move was made: as a record writes it, or in milliseconds. */
type Time = string | number;

const timestamp = (at: Time): string => (typeof at === 'number' ? new Date(at).toISOString() : at);

export class History {
  /** Of each move the action, the seat with whether it drew or revealed something, and the time. */
  private readonly actions: Action[] = [];
  private readonly seats: number[] = [];
  private readonly times: (Time | undefined)[] = [];
  /** The moves as objects, as far as somebody has asked for them. */
  private readonly listed: Move[] = [];
  /** The moves taken back that can be redone, the next one last. */
  private readonly takenBack: Move[] = [];
  private current: State;
  /** The states after 0, `spacing`, 2 × `spacing`, … moves. */
  private snapshots: State[];
  /** The state replayed last, so that reading move after move does not start over. */
  private replayed: { readonly length: number; readonly state: State };

  /** `start` must not be mutated afterwards. */
  constructor(
    readonly rules: Rules,
    readonly start: State,
    private spacing = SPACING,
  ) {
    this.current = start;
    this.snapshots = [start];
    this.replayed = { length: 0, state: start };
  }

  /** The game that `moves`, which must be legal, lead to. */
  static of(rules: Rules, start: State, moves: readonly Move[]): History {
    const history = new History(rules, start);
    for (const { action, at } of moves) history.play(action, at);
    return history;
  }

  get state(): State {
    return this.current;
  }

  get decider(): number {
    return this.rules.decider(this.current);
  }

  get turn(): number {
    return this.rules.turnOf(this.current);
  }

  get isOver(): boolean {
    return this.decider === NOBODY;
  }

  /** Every move. The same moves are the same objects each time. */
  get moves(): readonly Move[] {
    for (let i = this.listed.length; i < this.length; i++) this.listed.push(this.moveAt(i));
    return this.listed;
  }

  get length(): number {
    return this.actions.length;
  }

  /** The action of the move after the first `length`. */
  actionAt(length: number): Action {
    return this.actions[length];
  }

  /** The seat that moved last. */
  get lastSeat(): number | undefined {
    return this.length === 0 ? undefined : this.seats[this.length - 1] >> 1;
  }

  private moveAt(index: number): Move {
    const [seat, action, at] = [this.seats[index] >> 1, this.actions[index], this.times[index]];
    return at === undefined ? { seat, action } : { seat, action, at: timestamp(at) };
  }

  /** The move that `redo` would make. */
  get next(): Move | undefined {
    return this.takenBack.at(-1);
  }

  /** Whether the last move drew or revealed something. */
  get hasJustRevealed(): boolean {
    return this.hasRevealedSince(Math.max(0, this.length - 1));
  }

  /** Whether any move after the first `length` drew or revealed something. */
  hasRevealedSince(length: number): boolean {
    for (let i = length; i < this.length; i++) if ((this.seats[i] & REVEALS) !== 0) return true;
    return false;
  }

  /** Makes a legal move. What was taken back before can no longer be redone. */
  play(action: Action, at?: Time): void {
    this.takenBack.length = 0;
    this.make(action, at);
  }

  /** Takes back the last move, which can be redone. */
  undo(): void {
    if (this.length === 0) throw new Error('there is no move to take back');
    const last = this.moveAt(this.length - 1);
    this.truncate(this.length - 1);
    this.takenBack.push(last);
  }

  /** Repeats the move that was taken back last. */
  redo(at?: Time): void {
    const next = this.takenBack.pop();
    if (next === undefined) throw new Error('there is no move to redo');
    this.make(next.action, at);
  }

  /** Goes back to where `length` moves had been made; nothing can be redone after that. */
  goBackTo(length: number): void {
    this.truncate(length);
    this.takenBack.length = 0;
  }

  /** The state after the first `length` moves. */
  stateAt(length: number): State {
    if (length === this.length) return this.current;
    const index = Math.floor(length / this.spacing);
    const snapshot = { length: index * this.spacing, state: this.snapshots[index] };
    const { replayed } = this;
    const from = replayed.length > snapshot.length && replayed.length <= length ? replayed : snapshot;
    if (from.length === length) return from.state;
    const state = from.state.slice();
    for (let i = from.length; i < length; i++) this.rules.apply(state, this.actions[i]);
    this.replayed = { length, state };
    return state;
  }

  private make(action: Action, at?: Time): void {
    const seat = this.decider;
    this.current = this.current.slice();
    const reveals = this.rules.apply(this.current, action) === REVEALED;
    this.actions.push(action);
    this.seats.push((seat << 1) | (reveals ? REVEALS : 0));
    this.times.push(at);
    if (this.length % this.spacing === 0) this.keepSnapshot();
  }

  private keepSnapshot(): void {
    this.snapshots.push(this.current);
    if (this.snapshots.length <= MOST) return;
    this.snapshots = this.snapshots.filter((_, i) => i % 2 === 0);
    this.spacing *= 2;
  }

  private truncate(length: number): void {
    this.current = this.stateAt(length);
    this.actions.length = this.seats.length = this.times.length = length;
    this.listed.length = Math.min(this.listed.length, length);
    this.snapshots.length = Math.floor(length / this.spacing) + 1;
    if (this.replayed.length > length) this.replayed = { length: 0, state: this.start };
  }
}
