/** Positions of finished games as rows of numbers: what forecasts see, and what became of the game. */

import { shareOfWin } from '../../src/bots/network/judge.js';
import { networkFor } from '../../src/bots/network/library.js';
import { Inputs } from '../../src/bots/outlook/inputs.js';
import { categoriesOf, POINT_SCALE, ROUNDS } from '../../src/bots/outlook/outlook.js';
import type { Rules, State } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { type FinishedGame, turnsOf } from './games.js';

export interface Position {
  readonly players: number;
  /** The inputs of the game, of every seat, and for some places those of every seat. */
  readonly game: Float32Array;
  readonly seats: readonly Float32Array[];
  readonly places: readonly { readonly seats: readonly Float32Array[]; readonly holder: number }[];
  /** The period in which the game ended, as an index into `ROUNDS`; one more for later. */
  readonly span: number;
  /** By seat: the share of the win, and the points gained from here by category, in units of `POINT_SCALE`. */
  readonly wins: readonly number[];
  readonly gains: readonly (readonly number[])[];
  /** The seat that made the last turn. */
  readonly last: number;
}

/** How many places of a position are used. */
const PLACES = 10;
/** One position in this many is used. */
const EVERY = 3;
/** One position in this many is judged without a value network, as on boards that have none. */
const WITHOUT = 4;

/** The period that `rounds` is in. */
export function spanOf(rounds: number): number {
  const found = ROUNDS.findIndex((most) => rounds <= most);
  return found < 0 ? ROUNDS.length : found;
}

/** The inputs of each setup, with and without its network, so that networks are prepared once. */
export class InputShelf {
  private readonly kept = new Map<string, Inputs>();

  of(rules: Rules, hasNetwork: boolean): Inputs {
    const key = `${JSON.stringify(rules.config)} ${hasNetwork}`;
    const inputs = this.kept.get(key) ?? new Inputs(rules, hasNetwork ? networkFor : () => undefined);
    this.kept.set(key, inputs);
    return inputs;
  }
}

export function positionsOf(game: FinishedGame, shelf: InputShelf): Position[] {
  const { rules, starts, end } = turnsOf(game);
  const random = new Random(`positions/${game.seed}`);
  return starts.flatMap((state, turn) => {
    if (random.below(EVERY) > 0) return [];
    const inputs = shelf.of(rules, random.below(WITHOUT) > 0);
    return [positionOf(rules, state, end, starts.length - turn, inputs, random)];
  });
}

/** `turns` is how many were still to come. */
function positionOf(
  rules: Rules,
  state: State,
  end: State,
  turns: number,
  inputs: Inputs,
  random: Random,
): Position {
  inputs.read(state);
  const names = categoriesOf(rules, end);
  const [now, then] = [rules.score(state), rules.score(end)];
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  return {
    players: rules.players,
    game: Float32Array.from(inputs.game),
    seats: inputs.seats.map((row) => Float32Array.from(row)),
    places: placesOf(rules, state, end, random),
    span: spanOf(turns / rules.players),
    wins: seats.map((seat) => shareOfWin(rules, end, seat)),
    gains: seats.map((seat) => names.map((name) => (then[seat][name] - now[seat][name]) / POINT_SCALE)),
    last: rules.turnOf(end),
  };
}

function placesOf(rules: Rules, state: State, end: State, random: Random): Position['places'] {
  const { holdings, players } = rules;
  const signs = new Float64Array(holdings.signs.length);
  return Array.from({ length: Math.min(PLACES, holdings.places) }, () => {
    const place = random.below(holdings.places);
    const seats = Array.from({ length: players }, (_, seat) => {
      holdings.sense(state, place, seat, signs);
      return Float32Array.from(signs);
    });
    return { seats, holder: holdings.holder(end, place) };
  });
}
