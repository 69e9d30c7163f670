/** Plays a line and some rounds after it, all of whose turns are predicted, and returns the value. */
import { ActionBuffer } from '../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Evaluator } from '../evaluator.js';
import type { Line } from '../search/turn-search.js';
import { Predictions } from './predictions.js';
import type { AldermanSettings } from './settings.js';

/** No round takes as many decisions; stops a game that goes in circles. */
const LONGEST_ROUND = 400;

export class Rounds {
  private readonly evaluator: Evaluator;
  private readonly rounds: number;
  private readonly predictions: Predictions;
  private readonly legal = new ActionBuffer();
  private state: State = new Uint8Array(0);

  constructor(evaluator: Evaluator, { predictions, rounds }: AldermanSettings) {
    this.evaluator = evaluator;
    this.rounds = rounds;
    this.predictions = new Predictions(evaluator, predictions);
  }

  /** Positions valued so far. */
  get nodes(): number {
    return this.predictions.nodes;
  }

  /** Called after the last trial of a turn: predictions take a megabyte. */
  forget(): void {
    this.predictions.forget();
  }

  /**
   * What `line` is worth to the decider of `start`: the mean of the values after each of the rounds that follow, which is
   * surer than the last of them. A round is everybody else's turn and their own next one: evaluators are most accurate
   * when a turn of the seat has just ended.
   */
  play(rules: Rules, start: State, line: Line): number {
    if (this.state.length !== rules.stateSize) this.state = new Uint8Array(rules.stateSize);
    const { state } = this;
    state.set(start);
    const seat = rules.decider(start);
    this.follow(rules, state, seat, line);
    // A marker that was drawn may have interrupted the line.
    if (rules.turnOf(state) === seat) this.playToEndOfTurn(rules, state, seat);
    let sum = 0;
    for (let round = 0; round < this.rounds; round++) {
      this.playToEndOfTurn(rules, state, seat);
      // The searches in between began from other positions.
      this.evaluator.begin?.(rules, start);
      sum += this.evaluator.value(rules, state, seat);
    }
    return sum / this.rounds;
  }

  /** Plays for everybody until a turn of `seat` has ended, or the game. */
  private playToEndOfTurn(rules: Rules, state: State, seat: number): void {
    let turn = rules.turnOf(state);
    for (let decisions = 0; rules.decider(state) !== NOBODY && decisions < LONGEST_ROUND; ) {
      if (rules.turnOf(state) !== turn) {
        if (turn === seat) return;
        turn = rules.turnOf(state);
      }
      decisions += this.predict(rules, state);
    }
  }

  /** Carries out the steps of a line as far as they are possible here, up to the end of the turn of `seat`. */
  private follow(rules: Rules, state: State, seat: number, line: Line): number {
    let done = 0;
    for (const step of line.steps) {
      if (rules.decider(state) !== step.seat) break;
      rules.legal(state, this.legal);
      if (!this.legal.includes(step.action)) break;
      rules.apply(state, step.action);
      done++;
      if (rules.turnOf(state) !== seat && step.seat === seat) break;
    }
    return done;
  }

  /** Plays for the decider: their turn, or the answer they owe. Returns the number of decisions. */
  private predict(rules: Rules, state: State): number {
    rules.legal(state, this.legal);
    if (this.legal.length === 1) {
      rules.apply(state, this.legal.at(0));
      return 1;
    }
    const decider = rules.decider(state);
    return Math.max(1, this.follow(rules, state, decider, this.predictions.line(rules, state)));
  }
}
