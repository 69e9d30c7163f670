/** Fits the forecasts of a game to positions of finished games, by cross-entropy; points by squared errors. */
import { ENDS, type OutlookNetworks, POINTS_FROM, shapes, WINS } from '../../src/bots/outlook/outlook.js';
import { toChances } from '../../src/bots/outlook/perceptron.js';
import type { Rules } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { Learner } from './learner.js';
import type { Position } from './positions.js';

const BATCH = 32;
const RATE = 0.003;
const LAST_RATE = 0.0002;
const DECAY = 0.01;
/** What a squared error of points counts beside the cross-entropies. */
const POINTS_WEIGHT = 0.2;

export function fitOutlook(
  rules: Rules,
  positions: readonly Position[],
  passes: number,
  say: (line: string) => void,
): OutlookNetworks {
  const [{ gains }] = positions;
  const sizes = shapes(rules, gains[0].length);
  const random = new Random('fit outlook');
  const rowsOf = (rows: readonly Float32Array[]): Float32Array =>
    Float32Array.from(rows.flatMap((row) => [...row]));
  const some = positions.filter((_, i) => i % 10 === 0);
  const game = new Learner(sizes.game, rowsOf(some.map((position) => position.game)), random);
  const seat = new Learner(sizes.seat, rowsOf(some.flatMap(({ seats }) => seats)), random);
  const places = some.flatMap((position) => position.places.flatMap(({ seats }) => seats));
  const place = new Learner(sizes.place, rowsOf(places), random);
  const steps = Math.ceil((positions.length * passes) / BATCH);
  for (let step = 0; step < steps; step++) {
    const rate = RATE * (LAST_RATE / RATE) ** (step / steps);
    const losses = { game: 0, seat: 0, place: 0 };
    for (let i = 0; i < BATCH; i++) {
      const position = positions[random.below(positions.length)];
      losses.game += learnSpan(game, position);
      losses.seat += learnSeats(seat, position);
      for (const { seats, holder } of position.places) losses.place += learnHolder(place, seats, holder);
    }
    for (const learner of [game, seat, place]) learner.step(rate, DECAY, BATCH);
    if (step % 500 === 0) say(`step ${step} of ${steps}: ${JSON.stringify(losses)}`);
  }
  return { game: game.finish(), seat: seat.finish(), place: place.finish() };
}

function learnSpan(learner: Learner, { game, span }: Position): number {
  learner.run(game);
  const { out } = learner;
  toChances(out, 0, out.length);
  const loss = -Math.log(out[span]);
  learner.learn(out.map((chance, i) => chance - (i === span ? 1 : 0)));
  return loss;
}

function learnSeats(learner: Learner, { seats, wins, gains, last, players }: Position): number {
  const rows = seats.map((row) => {
    learner.run(row);
    return learner.out.slice();
  });
  const chancesOf = (output: number): Float64Array => {
    const values = Float64Array.from(rows, (row) => row[output]);
    toChances(values, 0, players);
    return values;
  };
  const [winning, ending] = [chancesOf(WINS), chancesOf(ENDS)];
  let loss = 0;
  for (let seat = 0; seat < players; seat++) {
    loss -= wins[seat] * Math.log(winning[seat]);
    const slopes = rows[seat].map((value, output) => {
      if (output === WINS) return winning[seat] - wins[seat];
      if (output === ENDS) return ending[seat] - (seat === last ? 1 : 0);
      return POINTS_WEIGHT * (value - gains[seat][output - POINTS_FROM]);
    });
    learner.run(seats[seat]);
    learner.learn(slopes);
  }
  return loss;
}

function learnHolder(learner: Learner, seats: readonly Float32Array[], holder: number): number {
  const chances = Float64Array.from(seats, (row) => {
    learner.run(row);
    return learner.out[0];
  });
  toChances(chances, 0, seats.length, true);
  seats.forEach((row, seat) => {
    learner.run(row);
    learner.learn([chances[seat] - (seat === holder ? 1 : 0)]);
  });
  const nobody = 1 - chances.reduce((a, b) => a + b, 0);
  return -Math.log(Math.max(1e-9, holder >= 0 ? chances[holder] : nobody));
}
