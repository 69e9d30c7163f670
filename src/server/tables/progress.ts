/**
 * A game under way: the start, the moves that stand and the state they lead to. Moves are kept as numbers with a
 * state at every so many of them, so that a table costs little memory and going back costs little time.
 */
import type { Action } from '../../core/actions.js';
import { NOBODY, REVEALED, type Rules, type State } from '../../core/game.js';

/** A state is kept for every so many moves. */
const SPACING = 128;

export interface Move {
  readonly seat: number;
  readonly action: Action;
  /** A draw or a reveal: undoing freely does not go back over it. */
  readonly final: boolean;
  readonly at: number;
}

export class Progress {
  readonly rules: Rules;
  readonly start: State;
  readonly moves: Move[] = [];
  /** What was taken back and can be done again, the last one taken back last. */
  readonly undone: Move[] = [];
  private current: State;
  private readonly kept: State[];

  constructor(rules: Rules, start: State) {
    this.rules = rules;
    this.start = start;
    this.current = start.slice();
    this.kept = [start];
  }

  /** The state now; not to be changed from outside. */
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

  move(action: Action, at: number, redo: boolean): void {
    if (redo) this.undone.pop();
    else this.undone.length = 0;
    const seat = this.decider;
    const final = this.rules.apply(this.current, action) === REVEALED;
    this.moves.push({ seat, action, final, at });
    if (this.moves.length % SPACING === 0) this.kept.push(this.current.slice());
  }

  canUndo(seat: number): boolean {
    const last = this.moves.at(-1);
    return last !== undefined && last.seat === seat && !last.final && !this.isOver;
  }

  canRedo(seat: number): boolean {
    return this.undone.at(-1)?.seat === seat;
  }

  /** Goes back to where `moves` moves had been made; a single one can be redone. */
  back(moves: number): void {
    const single = this.moves.length - moves === 1 ? this.moves.at(-1) : undefined;
    if (single) this.undone.push(single);
    else this.undone.length = 0;
    this.current = this.stateAt(moves);
    this.moves.length = moves;
    this.kept.length = Math.floor(moves / SPACING) + 1;
  }

  /** The state after the first `moves` moves. */
  stateAt(moves: number): State {
    const from = Math.floor(moves / SPACING);
    const state = this.kept[from].slice();
    for (let i = from * SPACING; i < moves; i++) this.rules.apply(state, this.moves[i].action);
    return state;
  }
}
