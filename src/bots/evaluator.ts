/** What a position is worth to a seat. */
import type { Change } from '../core/change.js';
import { NOBODY, type Rules, type State, type TermGuide } from '../core/game.js';

type Weights = TermGuide['weights'];

export interface Evaluator {
  /** Called with a position before its successors are valued. */
  begin?(rules: Rules, state: State): void;

  /**
   * The value of `state` for `seat`: larger is better; only differences within one evaluator mean anything. It is found
   * sooner with the `change` that led to it; successors of one position are best valued in a row.
   */
  value(rules: Rules, state: State, seat: number, change?: Change): number;

  /** The difference between two positions that decides a game. */
  readonly decisive?: number | undefined;
}

/** A win is worth more than any lead. */
const WON = 100;
/** This many points behind, a loss no longer matters. */
const HOPELESS = 20;
/** How much the best rival and the mean of all rivals count against a seat. */
const BEST_RIVAL = 0.25;
const MEAN_RIVAL = 0.35;

/** The weighted sum of the game's readable terms; those of the others count against a seat. */
export class TermEvaluator implements Evaluator {
  private rules: Rules | undefined;
  private weights: Float64Array = new Float64Array(0);
  /** How much of the game is left, as `begin` found it. */
  left = 1;
  private terms: Float64Array = new Float64Array(0);
  /** The weighted sum of each seat's terms. */
  private worths: Float64Array = new Float64Array(0);
  private readonly choice: (rules: Rules) => Weights;

  constructor(choice: (rules: Rules) => Weights = ({ game }) => game.termGuide.weights) {
    this.choice = choice;
  }

  begin(rules: Rules, state: State): void {
    if (rules !== this.rules) this.prepare(rules);
    this.left = rules.left(state);
  }

  value(rules: Rules, state: State, seat: number, change?: Change): number {
    if (rules.decider(state) === NOBODY) return finalValue(rules, state, seat);
    if (rules !== this.rules) this.begin(rules, state);
    this.measure(rules, state, change);
    return this.standing(seat, rules.players);
  }

  /** The seat's value relative to the mean of all, in a game that is not over; measured by what is left at `state`. */
  lead(rules: Rules, state: State, seat: number, change?: Change): number {
    this.begin(rules, state);
    this.measure(rules, state, change);
    let sum = 0;
    for (let other = 0; other < rules.players; other++) sum += this.standing(other, rules.players);
    return this.standing(seat, rules.players) - sum / rules.players;
  }

  private measure(rules: Rules, state: State, change?: Change): void {
    rules.measure(state, this.left, this.terms, change);
    for (let seat = 0; seat < rules.players; seat += 2) this.weighTwo(seat);
  }

  /** What the terms as measured are worth to a seat. */
  private standing(seat: number, players: number): number {
    const { worths } = this;
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat) continue;
      const worth = worths[other];
      if (worth > best) best = worth;
      sum += worth;
    }
    return worths[seat] - BEST_RIVAL * best - (MEAN_RIVAL * sum) / (players - 1);
  }

  /**
   * What each term adds to the value: the seat's own in the first half of `out`, the others' in the second. They add up
   * to the value, except when the game is over and only its result counts.
   */
  parts(rules: Rules, state: State, seat: number, out: Float64Array): void {
    if (rules !== this.rules) this.begin(rules, state);
    this.measure(rules, state);
    const size = this.weights.length;
    out.fill(0);
    let best = -1;
    for (let other = 0; other < rules.players; other++) {
      if (other !== seat && (best === -1 || this.worths[other] > this.worths[best])) best = other;
    }
    for (let i = 0; i < size; i++) {
      out[i] = this.weights[i] * this.terms[seat * size + i];
      for (let other = 0; other < rules.players; other++) {
        if (other === seat) continue;
        const share = MEAN_RIVAL / (rules.players - 1) + (other === best ? BEST_RIVAL : 0);
        out[size + i] -= share * this.weights[i] * this.terms[other * size + i];
      }
    }
  }

  /** Weighs the terms of a seat and the next one. Two sums at a time take little longer than one. */
  private weighTwo(seat: number): void {
    const { weights, terms, worths } = this;
    let at = seat * weights.length;
    let worth = 0;
    let other = 0;
    for (let i = 0; i < weights.length; i++, at++) {
      worth += weights[i] * terms[at];
      other += weights[i] * terms[at + weights.length];
    }
    worths[seat] = worth;
    worths[seat + 1] = other;
  }

  private prepare(rules: Rules): void {
    const weights = this.choice(rules);
    this.rules = rules;
    this.weights = Float64Array.from(rules.terms, (term) => weights[term] ?? 1);
    // Room for an even number of seats.
    const seats = rules.players + (rules.players % 2);
    this.terms = new Float64Array(seats * rules.terms.length);
    this.worths = new Float64Array(seats);
  }
}

/**
 * When a game is over, only the result and its margin count. Ending a close game that you are about to lose is a
 * mistake; if you are hopelessly behind, you need not keep the others waiting.
 */
function finalValue(rules: Rules, state: State, seat: number): number {
  const own = rules.total(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < rules.players; other++) {
    if (other === seat) continue;
    const total = rules.total(state, other);
    best = Math.max(best, total);
    sum += total;
  }
  const margin = own - BEST_RIVAL * best - (MEAN_RIVAL * sum) / (rules.players - 1);
  if (own > best) return margin + WON;
  return own === best ? margin : margin - WON * Math.max(0, 1 - (best - own) / HOPELESS);
}
