/**
 * What will become of a game: who wins, who ends it and when, what everybody will have scored by category, and who will
 * hold each place. Three small networks serve all boards of a game; `docs/training.md` says how they were made
 * and how often they are right.
 */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { NetworkChoice } from '../network/best.js';
import { shareOfWin } from '../network/judge.js';
import { gameInputs, Inputs, seatInputs } from './inputs.js';
import { type Perceptron, toChances } from './perceptron.js';

/** The ends of the periods that are distinguished, in rounds; the last one is open. */
export const ROUNDS = [1, 2, 3, 4, 6, 8, 12] as const;
/** Points are learnt in this unit. */
export const POINT_SCALE = 5;
const UNITS = { game: 16, seat: 20, place: 20 } as const;
/** The outputs for a seat: does it win, does it make the last turn; then its points by category. */
export const WINS = 0;
export const ENDS = 1;
export const POINTS_FROM = 2;

export interface Forecast {
  /** The chance that the game ends within `ROUNDS[i]` more rounds. */
  readonly within: readonly number[];
  /** By seat: the share of the win, and the chance to make the last turn of the game. */
  readonly wins: readonly number[];
  readonly ends: readonly number[];
  /** The points expected at the end, by seat and category. */
  readonly points: readonly (readonly number[])[];
  /** The chance to hold a place at the end, by place and seat. */
  readonly holds: readonly (readonly number[])[];
}

/** The networks of a game. */
export interface OutlookNetworks {
  readonly game: Perceptron;
  readonly seat: Perceptron;
  readonly place: Perceptron;
}

/** The scoring categories, as in a score row. */
export function categoriesOf(rules: Rules, state: State): string[] {
  const { seat: _, rank: __, total: ___, ...categories } = rules.score(state)[0];
  return Object.keys(categories);
}

/** Inputs, units and outputs of each network; `categories` is their number. */
export function shapes(rules: Rules, categories: number): Record<keyof OutlookNetworks, readonly number[]> {
  return {
    game: [gameInputs(rules), UNITS.game, ROUNDS.length + 1],
    seat: [seatInputs(rules), UNITS.seat, POINTS_FROM + categories],
    place: [rules.holdings.signs.length, UNITS.place, 1],
  };
}

export class Outlook {
  private readonly rules: Rules;
  private readonly networks: OutlookNetworks;
  private readonly inputs: Inputs;
  private readonly signs: Float64Array;

  constructor(rules: Rules, networks: OutlookNetworks, values: NetworkChoice) {
    this.rules = rules;
    this.networks = networks;
    this.inputs = new Inputs(rules, values);
    this.signs = new Float64Array(rules.holdings.signs.length);
  }

  /** Exact for a finished game. */
  foresee(state: State): Forecast {
    if (this.rules.decider(state) === NOBODY) return this.known(state);
    this.inputs.read(state);
    return { within: this.within(), ...this.seats(state), holds: this.holds(state) };
  }

  private within(): number[] {
    const out = new Float64Array(ROUNDS.length + 1);
    this.networks.game.run(this.inputs.game, out);
    toChances(out, 0, out.length);
    let sum = 0;
    return ROUNDS.map((_, i) => {
      sum += out[i];
      return sum;
    });
  }

  private seats(state: State): Pick<Forecast, 'wins' | 'ends' | 'points'> {
    const { players } = this.rules;
    const rows = this.inputs.seats.map((input) => {
      const out = new Float64Array(this.networks.seat.outputs);
      this.networks.seat.run(input, out);
      return out;
    });
    const chances = (output: number): number[] => {
      const values = Float64Array.from(rows, (row) => row[output]);
      toChances(values, 0, players);
      return [...values];
    };
    const now = this.rules.score(state);
    const names = categoriesOf(this.rules, state);
    const points = rows.map((row, seat) =>
      names.map((category, i) => now[seat][category] + POINT_SCALE * row[POINTS_FROM + i]),
    );
    return { wins: chances(WINS), ends: chances(ENDS), points };
  }

  private holds(state: State): number[][] {
    const { holdings, players } = this.rules;
    const out = new Float64Array(players);
    return Array.from({ length: holdings.places }, (_, place) => {
      for (let seat = 0; seat < players; seat++) {
        holdings.sense(state, place, seat, this.signs);
        this.networks.place.run(this.signs, out, seat);
      }
      toChances(out, 0, players, true);
      return [...out];
    });
  }

  private known(state: State): Forecast {
    const { rules } = this;
    const seats = Array.from({ length: rules.players }, (_, seat) => seat);
    const rows = rules.score(state);
    const names = categoriesOf(rules, state);
    return {
      within: ROUNDS.map(() => 1),
      wins: seats.map((seat) => shareOfWin(rules, state, seat)),
      ends: seats.map((seat) => (rules.turnOf(state) === seat ? 1 : 0)),
      points: seats.map((seat) => names.map((category) => rows[seat][category])),
      holds: Array.from({ length: rules.holdings.places }, (_, place) =>
        seats.map((seat) => (rules.holdings.holder(state, place) === seat ? 1 : 0)),
      ),
    };
  }
}
