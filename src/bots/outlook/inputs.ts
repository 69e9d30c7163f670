/**
 * What forecasts are made from: the readable terms of all seats, how much of the game is left, and what the value network
 * thinks of each seat. They name no board, so that what was learnt on one holds on others.
 */
import type { Rules, State } from '../../core/game.js';
import type { NetworkChoice } from '../network/best.js';
import { NetworkJudge } from '../network/judge.js';
import { Prior } from '../network/prior.js';
import { squash } from '../network/squash.js';

/** Terms are points, mostly below twenty. */
const TERM_SCALE = 10;
const TOTAL_SCALE = 50;
const MOST_PLAYERS = 5;
/** Probabilities closer to 0 or 1 than this count as this. */
const SUREST = 0.002;
const GAME_INPUTS = 5;
const SEAT_INPUTS = 9;

export const gameInputs = (rules: Rules): number => GAME_INPUTS + 2 * rules.terms.length;
export const seatInputs = (rules: Rules): number => SEAT_INPUTS + 2 * rules.terms.length;

export class Inputs {
  /** By seat, the inputs that `read` found. */
  readonly seats: readonly Float64Array[];
  readonly game: Float64Array;
  private readonly rules: Rules;
  private readonly terms: Float64Array;
  private readonly totals: Float64Array;
  private readonly judge: NetworkJudge | undefined;
  private readonly prior = new Prior();

  constructor(rules: Rules, networks: NetworkChoice) {
    this.rules = rules;
    this.terms = new Float64Array(rules.players * rules.terms.length);
    this.totals = new Float64Array(rules.players);
    this.game = new Float64Array(gameInputs(rules));
    this.seats = Array.from({ length: rules.players }, () => new Float64Array(seatInputs(rules)));
    const network = networks(rules);
    this.judge = network && new NetworkJudge(network);
  }

  /** Reads a position of a game that goes on. */
  read(state: State): void {
    const { rules } = this;
    const left = rules.left(state);
    rules.measure(state, left, this.terms);
    for (let seat = 0; seat < rules.players; seat++) this.totals[seat] = rules.total(state, seat);
    this.readGame(left);
    for (let seat = 0; seat < rules.players; seat++) this.readSeat(state, seat, left);
  }

  private readGame(left: number): void {
    const { game, totals, terms, rules } = this;
    const size = rules.terms.length;
    const sorted = [...totals].sort((a, b) => b - a);
    game[0] = left;
    game[1] = left * left;
    game[2] = rules.players / MOST_PLAYERS;
    game[3] = sorted[0] / TOTAL_SCALE;
    game[4] = (sorted[0] - sorted[1]) / TERM_SCALE;
    for (let i = 0; i < size; i++) {
      let [most, sum] = [Number.NEGATIVE_INFINITY, 0];
      for (let seat = 0; seat < rules.players; seat++) {
        most = Math.max(most, terms[seat * size + i]);
        sum += terms[seat * size + i];
      }
      game[GAME_INPUTS + i] = most / TERM_SCALE;
      game[GAME_INPUTS + size + i] = sum / rules.players / TERM_SCALE;
    }
  }

  private readSeat(state: State, seat: number, left: number): void {
    const { totals, terms, rules } = this;
    const { players } = rules;
    const out = this.seats[seat];
    const size = rules.terms.length;
    let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
    for (let other = 0; other < players; other++) {
      if (other !== seat) best = Math.max(best, totals[other]);
      sum += totals[other];
    }
    out[0] = left;
    out[1] = players / MOST_PLAYERS;
    out[2] = ((seat - rules.turnOf(state) + players) % players) / players;
    out[3] = totals[seat] / TOTAL_SCALE;
    out[4] = (totals[seat] - best) / TERM_SCALE;
    out[5] = (totals[seat] - sum / players) / TERM_SCALE;
    out[6] = out[4] * (1 - left);
    out[7] = this.judge ? 1 : 0;
    out[8] = this.judge ? logit(this.judge.value(rules, state, seat)) : this.estimate(state, seat);
    for (let i = 0; i < size; i++) {
      let others = 0;
      for (let other = 0; other < players; other++) if (other !== seat) others += terms[other * size + i];
      out[SEAT_INPUTS + i] = terms[seat * size + i] / TERM_SCALE;
      out[SEAT_INPUTS + size + i] = others / (players - 1) / TERM_SCALE;
    }
  }

  /** If there is no network, the readable evaluation in the unit of one. */
  private estimate(state: State, seat: number): number {
    return logit(squash(this.prior.output(this.rules, state, seat)));
  }
}

function logit(share: number): number {
  const bounded = Math.min(1 - SUREST, Math.max(SUREST, share));
  return Math.log(bounded / (1 - bounded));
}
