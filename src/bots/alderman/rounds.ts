/** Plays a line and some rounds after it, all of whose turns are predicted, and returns the value. */
import { ActionBuffer } from '../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Random } from '../../core/random.js';
import type { Evaluator } from '../evaluator.js';
import type { Line } from '../search/turn-search.js';
import { Predictions } from './predictions.js';
import type { AldermanSettings } from './settings.js';

/** No round takes as many decisions; stops a game that goes in circles. */
const LONGEST_ROUND = 400;
/** What a round costs besides its searches, in positions: rounds without any must use up a budget, too. */
const PLAYING = 100;

export class Rounds {
  private readonly evaluator: Evaluator;
  private readonly rounds: number;
  private readonly temperature: number;
  private readonly predictions: Predictions;
  private played = 0;
  private readonly legal = new ActionBuffer();
  private state: State = new Uint8Array(0);

  constructor(evaluator: Evaluator, { predictions, rounds, temperature }: AldermanSettings) {
    this.evaluator = evaluator;
    this.rounds = rounds;
    this.temperature = temperature;
    this.predictions = new Predictions(evaluator, predictions);
  }

  /** The cost so far, in positions valued. */
  get nodes(): number {
    return this.predictions.nodes + PLAYING * this.played;
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
  play(rules: Rules, start: State, line: Line, random: Random): number {
    if (this.state.length !== rules.stateSize) this.state = new Uint8Array(rules.stateSize);
    const { state } = this;
    state.set(start);
    const seat = rules.decider(start);
    this.follow(rules, state, seat, line);
    // A marker that was drawn may have interrupted the line.
    if (rules.turnOf(state) === seat) this.playToEndOfTurn(rules, state, seat, random);
    let sum = 0;
    for (let round = 0; round < this.rounds; round++) {
      this.playToEndOfTurn(rules, state, seat, random);
      // The searches in between began from other positions.
      this.evaluator.begin?.(rules, start);
      sum += this.evaluator.value(rules, state, seat);
    }
    this.played++;
    return sum / this.rounds;
  }

  /** Plays for everybody until a turn of `seat` has ended, or the game. */
  private playToEndOfTurn(rules: Rules, state: State, seat: number, random: Random): void {
    let turn = rules.turnOf(state);
    for (let decisions = 0; rules.decider(state) !== NOBODY && decisions < LONGEST_ROUND; ) {
      if (rules.turnOf(state) !== turn) {
        if (turn === seat) return;
        turn = rules.turnOf(state);
      }
      decisions += this.predict(rules, state, seat, random);
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
  private predict(rules: Rules, state: State, seat: number, random: Random): number {
    rules.legal(state, this.legal);
    if (this.legal.length === 1) {
      rules.apply(state, this.legal.at(0));
      return 1;
    }
    const decider = rules.decider(state);
    const lines = this.predictions.lines(rules, state);
    // The seat plays its best line; opponents may judge differently.
    const line = decider === seat ? lines[0] : this.draw(lines, random);
    return Math.max(1, this.follow(rules, state, decider, line));
  }

  private draw(lines: readonly Line[], random: Random): Line {
    const best = lines[0].value;
    let sum = 0;
    for (const { value } of lines) sum += Math.exp((value - best) / this.temperature);
    let at = random.fraction() * sum;
    for (const line of lines) {
      at -= Math.exp((line.value - best) / this.temperature);
      if (at <= 0) return line;
    }
    return lines[0];
  }
}
