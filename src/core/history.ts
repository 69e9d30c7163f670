/**
 * A running game that can be taken back: a snapshot before every decision.
 *
 * An undo never crosses a draw or a reveal (what was seen cannot be unseen), nor another player's decision
 * (it was made in the light of what would be taken back).
 */
import type { Action } from './actions.js';
import { REVEALED, type Rules, type State } from './game.js';

interface Step {
  readonly seat: number;
  readonly action: Action;
  readonly before: State;
  readonly final: boolean;
}

export class History {
  readonly rules: Rules;
  private current: State;
  private readonly steps: Step[] = [];
  private readonly undone: Step[] = [];

  constructor(rules: Rules, start: State) {
    this.rules = rules;
    this.current = start.slice();
  }

  /** The state now; not to be changed from outside. */
  get state(): State {
    return this.current;
  }

  /** The actions so far with the seats that took them. */
  get actions(): { seat: number; action: Action }[] {
    return this.steps.map(({ seat, action }) => ({ seat, action }));
  }

  /** Carries out a legal action. What had been undone before it can no longer be redone. */
  play(action: Action): void {
    this.undone.length = 0;
    this.step(action);
  }

  /** Whether `seat` may take back the last decision. */
  canUndo(seat: number): boolean {
    const last = this.steps[this.steps.length - 1];
    return last !== undefined && last.seat === seat && !last.final;
  }

  /** Takes back the last decision of `seat`; says whether it did. */
  undo(seat: number): boolean {
    if (!this.canUndo(seat)) return false;
    const last = this.steps.pop()!;
    this.current = last.before;
    this.undone.push(last);
    return true;
  }

  canRedo(seat: number): boolean {
    return this.undone[this.undone.length - 1]?.seat === seat;
  }

  redo(seat: number): boolean {
    if (!this.canRedo(seat)) return false;
    this.step(this.undone.pop()!.action);
    return true;
  }

  private step(action: Action): void {
    const before = this.current;
    const seat = this.rules.decider(before);
    this.current = before.slice();
    const final = this.rules.apply(this.current, action) === REVEALED;
    this.steps.push({ seat, action, before, final });
  }
}
