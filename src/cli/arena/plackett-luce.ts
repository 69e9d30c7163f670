/**
 * The Plackett–Luce model: every bot has a strength, and the chance to come first among those left is a bot's part
 * of their strengths; then the second among the rest, and so on. Fitted by Hunter's MM algorithm.
 */

/** Bots from first to last (a bot may sit at a table several times), and how often that came up. */
export interface Ranking {
  readonly order: readonly number[];
  readonly weight: number;
}

const MOST_ROUNDS = 20_000;
const CLOSE = 1e-9;

/** Wins and losses of each bot against one of strength 1, besides the games: a bot that never lost has a strength too. */
export interface Prior {
  readonly wins: ArrayLike<number>;
  readonly losses: ArrayLike<number>;
}

/** Strengths of `bots` bots as natural logarithms; without a prior their mean is 0. */
export function fitStrengths(rankings: readonly Ranking[], bots: number, prior?: Prior): Float64Array {
  const strength = new Float64Array(bots).fill(1);
  const wins = Float64Array.from(prior?.wins ?? new Float64Array(bots));
  for (const { order, weight } of rankings) {
    for (let place = 0; place < order.length - 1; place++) wins[order[place]] += weight;
  }
  const shares = new Float64Array(bots);
  for (let round = 0; round < MOST_ROUNDS; round++) {
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
    if (change < CLOSE) break;
  }
  return strength.map(Math.log);
}

/** For each place but the last: one over the strengths still there, for everyone still there. */
function addShares(
  order: readonly number[],
  weight: number,
  strength: Float64Array,
  shares: Float64Array,
): void {
  let there = 0;
  for (const bot of order) there += strength[bot];
  let sum = 0;
  for (let place = 0; place < order.length - 1; place++) {
    sum += weight / there;
    shares[order[place]] += sum;
    there -= strength[order[place]];
  }
  shares[order[order.length - 1]] += sum;
}

/** Without a prior only ratios mean anything: the geometric mean is kept at 1. */
function normalise(strength: Float64Array): void {
  const mean = Math.exp(strength.reduce((sum, value) => sum + Math.log(value), 0) / strength.length);
  for (let bot = 0; bot < strength.length; bot++) strength[bot] /= mean;
}

/** Log likelihood of `rankings` for strengths given as logarithms. */
export function logLikelihood(rankings: readonly Ranking[], logs: ArrayLike<number>): number {
  let sum = 0;
  for (const { order, weight } of rankings) {
    for (let place = 0; place < order.length - 1; place++) {
      let there = 0;
      for (let i = place; i < order.length; i++) there += Math.exp(logs[order[i]]);
      sum += weight * (logs[order[place]] - Math.log(there));
    }
  }
  return sum;
}

/** A finished game as rankings: those who share a place count as in each order equally often. */
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
