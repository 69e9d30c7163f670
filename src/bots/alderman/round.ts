/** Plays a line, a round with predicted opponents and the turn after it, and says what it comes to. */
import { ActionBuffer } from '../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Random } from '../../core/random.js';
import type { Evaluator } from '../evaluator.js';
import { type Line, TurnSearch } from '../search/turn-search.js';
import type { AldermanSettings } from './settings.js';

/** A round never takes so many decisions; keeps a game that goes in circles from holding a bot up. */
const LONGEST_ROUND = 400;

export class Round {
  /** Positions valued so far. */
  nodes = 0;
  private readonly evaluator: Evaluator;
  private readonly temperature: number;
  private readonly own: TurnSearch;
  private readonly others: TurnSearch;
  private readonly legal = new ActionBuffer();
  private state: State = new Uint8Array(0);

  constructor(evaluator: Evaluator, { later, others, temperature }: AldermanSettings) {
    this.evaluator = evaluator;
    this.temperature = temperature;
    this.own = new TurnSearch(evaluator, later);
    this.others = new TurnSearch(evaluator, others);
  }

  /**
   * The value for the decider of `start` after `line`, everybody else's turn and his own next one: evaluators judge
   * best where a turn of the seat has just ended.
   */
  play(rules: Rules, start: State, line: Line, random: Random): number {
    if (this.state.length !== rules.stateSize) this.state = new Uint8Array(rules.stateSize);
    const { state } = this;
    state.set(start);
    const seat = rules.decider(start);
    let decisions = this.follow(rules, state, seat, line);
    // Its turn ends, everybody else's, and its next one.
    for (let turns = 0, turn = seat; rules.decider(state) !== NOBODY && decisions < LONGEST_ROUND; ) {
      if (rules.turnOf(state) !== turn) {
        if (turn === seat && ++turns === 2) break;
        turn = rules.turnOf(state);
      }
      decisions += this.predict(rules, state, seat, random);
    }
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
    const search = decider === seat ? this.own : this.others;
    const lines = search.search(rules, state);
    this.nodes += search.nodes;
    // The seat itself does what it finds best; others may see things differently.
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
