/** A line of a hint as the player follows it: their own steps, grouped into deeds, and how many are done. */
import { type Foretold, NOTABLE } from '../../../bots/explain/foretold.js';
import type { Hint, HintLine } from '../../../bots/explain/hint.js';
import type { Action } from '../../../core/actions.js';
import type { State } from '../../../core/game.js';
import type { Arrow } from '../../board/board.js';
import { speakerOf } from '../../games/index.js';
import type { Deed, Step } from '../../games/page.js';
import { commentaryOf } from '../../games/step.js';
import type { ShownGame } from '../session/shown-game.js';
import { arrowsOf, type OwnStep, ownSteps } from './own-steps.js';

/** How much is said about the end of the game before details are asked for. */
const MOST_AT_ONCE = 2;

/** The forecast may fall though no better line was found; beside a suggestion that would sound like advice against it. */
const isFallingChance = ({ what, now, before }: Foretold): boolean =>
  what === 'win' && now < before - NOTABLE;

export class AdvisedLine {
  readonly own: readonly OwnStep[];
  readonly deeds: readonly Deed[];

  constructor(
    private readonly game: ShownGame,
    private readonly hint: Hint,
    readonly line: HintLine,
    /** The number of moves when the hint was given. */
    private readonly start: number,
  ) {
    this.own = ownSteps(game.rules, hint.state, line.steps, hint.seat);
    this.deeds = commentaryOf(game.rules).deeds(this.steps);
  }

  /** Who is advised. */
  get seat(): number {
    return this.hint.seat;
  }

  get steps(): readonly Step[] {
    return this.own.map(({ step }) => step);
  }

  /** What to do and why. */
  get sentence(): string {
    const { rules, names } = this.game;
    return commentaryOf(rules).advice(this.steps, speakerOf(rules, names));
  }

  /** What is said about the end of the game beside the sentence. */
  get foretoldAtOnce(): readonly Foretold[] {
    return this.line.foretold.filter((telling) => !isFallingChance(telling)).slice(0, MOST_AT_ONCE);
  }

  /** How many of the steps have been played; `null` if the player deviated. */
  get done(): number | null {
    const { game, hint, start, own } = this;
    if (game.length < start) return null;
    let done = 0;
    for (let i = start; i < game.length; i++) {
      const { seat, action } = game.moves[i];
      if (seat !== hint.seat) continue;
      if (done === own.length || !this.isSame(game.stateAt(i), own[done].action, action)) return null;
      done++;
    }
    return this.isStillPossible(done) ? done : null;
  }

  /** Equal spaces count as the same action. */
  private isSame(before: State, advised: Action, made: Action): boolean {
    const { rules } = this.game;
    return advised === made || rules.group(before, advised) === rules.group(before, made);
  }

  /** Whether the next step is still possible, as far as can be said while others decide. */
  private isStillPossible(done: number): boolean {
    const { game, hint, own } = this;
    const { rules, state } = game;
    if (done === own.length) return rules.turnOf(state) === rules.turnOf(hint.state);
    if (game.isOver) return false;
    if (rules.decider(state) !== hint.seat) return rules.turnOf(state) === rules.turnOf(hint.state);
    return game.canMake(own[done].action);
  }

  arrowsFrom(done: number): Arrow[] {
    return arrowsOf(this.deeds, done);
  }
}
