/** Plays a line and then a round with predicted opponents, and says what it comes to. */
import { ActionBuffer } from '../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Random } from '../../core/random.js';
import type { Evaluator } from '../evaluator.js';
import { type Line, type SearchLimits, TurnSearch } from '../search/turn-search.js';

/** A round never takes so many decisions; keeps a game that goes in circles from holding a bot up. */
const LONGEST_ROUND = 400;

export class Round {
  /** Positions valued so far. */
  nodes = 0;
  private readonly evaluator: Evaluator;
  private readonly temperature: number;
  private readonly ahead: boolean;
  private readonly search: TurnSearch;
  private readonly legal = new ActionBuffer();
  private state: State = new Uint8Array(0);

  /**
   * Opponents are predicted by a search of `limits`; a line that is `temperature` worse than the best is chosen
   * less often by the factor e.
   */
  constructor(evaluator: Evaluator, limits: SearchLimits, temperature: number, ahead: boolean) {
    this.ahead = ahead;
    this.evaluator = evaluator;
    this.temperature = temperature;
    this.search = new TurnSearch(evaluator, limits);
  }

  /** The value for the decider of `start` after `line` and everybody else's turn. */
  play(rules: Rules, start: State, line: Line, random: Random): number {
    if (this.state.length !== rules.stateSize) this.state = new Uint8Array(rules.stateSize);
    const { state } = this;
    state.set(start);
    const seat = rules.decider(start);
    let decisions = this.follow(rules, state, seat, line);
    let hasLeft = rules.turnOf(state) !== seat;
    while (rules.decider(state) !== NOBODY && decisions < LONGEST_ROUND) {
      if (rules.turnOf(state) !== seat) hasLeft = true;
      else if (hasLeft) break;
      decisions += this.predict(rules, state, seat, random);
    }
    if (this.ahead && rules.decider(state) === seat) this.predict(rules, state, seat, random);
    this.nodes++;
    // The searches in between began elsewhere.
    this.evaluator.begin?.(rules, start);
    return this.evaluator.value(rules, state, seat);
  }

  /** Carries out the steps of `seat` in a line as far as they are possible here; others are predicted elsewhere. */
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

  /** Whoever decides plays on: his turn, or the answer he owes. Returns the number of decisions. */
  private predict(rules: Rules, state: State, seat: number, random: Random): number {
    rules.legal(state, this.legal);
    if (this.legal.length === 1) {
      rules.apply(state, this.legal.at(0));
      return 1;
    }
    const decider = rules.decider(state);
    const lines = this.search.search(rules, state);
    this.nodes += this.search.nodes;
    // The seat itself, where its own line broke off, does what is best; others may see it differently.
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
