/**
 * The Plackett–Luce model: every bot has a strength. The chance of finishing first is a bot's share of all strengths;
 * the second is drawn from the rest in the same way, and so on. Fitted with Hunter's MM algorithm.
 */

/** Bots from first to last (a bot may hold several seats), and how often that happened. */
export interface Ranking {
  readonly order: readonly number[];
  readonly weight: number;
}

const MAX_ROUNDS = 20_000;
const TOLERANCE = 1e-9;

/** Wins and losses against a bot of strength 1 added for each bot, so that one that never lost has a finite strength. */
export interface Prior {
  readonly wins: ArrayLike<number>;
  readonly losses: ArrayLike<number>;
}

/** Natural logarithms of the strengths; without a prior their mean is 0. */
export function fitStrengths(rankings: readonly Ranking[], bots: number, prior?: Prior): Float64Array {
  const strength = new Float64Array(bots).fill(1);
  const wins = Float64Array.from(prior?.wins ?? new Float64Array(bots));
  for (const { order, weight } of rankings) {
    for (let place = 0; place < order.length - 1; place++) wins[order[place]] += weight;
  }
  const shares = new Float64Array(bots);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (let bot = 0; bot < bots; bot++) {
      shares[bot] = prior ? (prior.wins[bot] + prior.losses[bot]) / (strength[bot] + 1) : 0;
    }
    for (const { order, weight } of rankings) addShares(order, weight, strength, shares);
    let change = 0;
    for (let bot = 0; bot < bots; bot++) {
      if (shares[bot] === 0) continue;
      const next = wins[bot] / shares[bot];
      change = Math.max(change, Math.abs(Math.log(next / strength[bot])));
      strength[bot] = next;
    }
    if (!prior) normalise(strength);
    if (change < TOLERANCE) break;
  }
  return strength.map(Math.log);
}

/** For each place but the last, adds one over the remaining strength to every remaining bot. */
function addShares(
  order: readonly number[],
  weight: number,
  strength: Float64Array,
  shares: Float64Array,
): void {
  let remaining = 0;
  for (const bot of order) remaining += strength[bot];
  let sum = 0;
  for (let place = 0; place < order.length - 1; place++) {
    sum += weight / remaining;
    shares[order[place]] += sum;
    remaining -= strength[order[place]];
  }
  shares[order[order.length - 1]] += sum;
}

/** Without a prior only ratios are determined; this keeps the geometric mean at 1. */
function normalise(strength: Float64Array): void {
  const mean = Math.exp(strength.reduce((sum, value) => sum + Math.log(value), 0) / strength.length);
  for (let bot = 0; bot < strength.length; bot++) strength[bot] /= mean;
}

/** Log likelihood of `rankings`; `logs` are the logarithms of the strengths. */
export function logLikelihood(rankings: readonly Ranking[], logs: ArrayLike<number>): number {
  let sum = 0;
  for (const { order, weight } of rankings) {
    for (let place = 0; place < order.length - 1; place++) {
      let remaining = 0;
      for (let i = place; i < order.length; i++) remaining += Math.exp(logs[order[i]]);
      sum += weight * (logs[order[place]] - Math.log(remaining));
    }
  }
  return sum;
}

/** A finished game as rankings; a tie counts as each of its orders equally often. */
export function rankingsOf(lineUp: readonly number[], ranks: readonly number[]): Ranking[] {
  const seats = lineUp.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
  let orders: number[][] = [[]];
  for (let at = 0; at < seats.length; ) {
    const tied = seats.filter((seat) => ranks[seat] === ranks[seats[at]]);
    const ways = permutations(tied.map((seat) => lineUp[seat]));
    orders = orders.flatMap((order) => ways.map((way) => [...order, ...way]));
    at += tied.length;
  }
  return orders.map((order) => ({ order, weight: 1 / orders.length }));
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
