/**
 * A game from its start to now: every move, and the state after any of them. It can go back to any move; `undo.ts`
 * says who may do so.
 *
 * Most states are not kept but replayed from the nearest snapshot before them. There are never more than `MOST`
 * snapshots, so a game of thousands of moves costs little more memory than its moves. The states it
 * returns never change; do not mutate them.
 */
import type { Action } from './actions.js';
import { NOBODY, REVEALED, type Rules, type State } from './game.js';

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

export class History {
  private readonly played: Move[] = [];
  /** For each move, whether it drew or revealed something. */
  private readonly revealed: boolean[] = [];
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

  get moves(): readonly Move[] {
    return this.played;
  }

  get length(): number {
    return this.played.length;
  }

  /** The move that `redo` would make. */
  get next(): Move | undefined {
    return this.takenBack.at(-1);
  }

  /** Whether the last move drew or revealed something. */
  get hasJustRevealed(): boolean {
    return this.revealed.at(-1) ?? false;
  }

  /** Whether any move after the first `length` drew or revealed something. */
  hasRevealedSince(length: number): boolean {
    return this.revealed.includes(true, length);
  }

  /** Makes a legal move. What was taken back before can no longer be redone. */
  play(action: Action, at?: string): void {
    this.takenBack.length = 0;
    this.make(action, at);
  }

  /** Takes back the last move, which can be redone. */
  undo(): void {
    const last = this.played.at(-1);
    if (last === undefined) throw new Error('there is no move to take back');
    this.truncate(this.length - 1);
    this.takenBack.push(last);
  }

  /** Repeats the move that was taken back last. */
  redo(at?: string): void {
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
    for (let i = from.length; i < length; i++) this.rules.apply(state, this.played[i].action);
    this.replayed = { length, state };
    return state;
  }

  private make(action: Action, at?: string): void {
    const seat = this.decider;
    this.current = this.current.slice();
    this.revealed.push(this.rules.apply(this.current, action) === REVEALED);
    this.played.push(at === undefined ? { seat, action } : { seat, action, at });
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
    this.played.length = length;
    this.revealed.length = length;
    this.snapshots.length = Math.floor(length / this.spacing) + 1;
    if (this.replayed.length > length) this.replayed = { length: 0, state: this.start };
  }
}
