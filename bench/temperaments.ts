/**
 * `kontor bench temperaments`: what a temperament costs, and how it shows. One bot that has it plays among others of its
 * level without, every deal once from every seat; what it did and scored stands beside the mean of the others in these
 * games, with the difference and half of its 95 % interval.
 */
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { shareOfWin } from '../src/bots/network/judge.js';
import { type BlockShare, shareInterval, shareOf } from '../src/cli/arena/bootstrap.js';
import type { Action } from '../src/core/actions.js';
import { type Rules, type State, TEMPERAMENTS, type Temperament } from '../src/core/game.js';
import type { JsonObject } from '../src/core/json.js';
import { Random } from '../src/core/random.js';
import { useShippedNetworks } from '../src/outside/networks.js';
import { setupCalled } from './bots/setups.js';
import { print, printMachine } from './print.js';

const [, , wanted, on, level, only, seed] = process.argv;
const games = Number(wanted);
const RESAMPLES = 2000;
/** Standard errors in half of a 95 % interval. */
const HALF_INTERVAL = 1.96;

/** What some seats did and scored in one block, by what was counted. */
class Tally {
  private readonly sums = new Map<string, number>();

  /** `seats`: how many seats of how many games it counts. */
  constructor(private readonly seats: number) {}

  add(what: string, amount: number): void {
    this.sums.set(what, (this.sums.get(what) ?? 0) + amount);
  }

  /** A seat's mean of a game. */
  mean(what: string): number {
    return (this.sums.get(what) ?? 0) / this.seats;
  }

  get counted(): readonly string[] {
    return [...this.sums.keys()];
  }
}

/** The tallies of one block. */
interface Compared {
  readonly own: Tally;
  readonly others: Tally;
}

const tenth = (value: number): number => Math.round(10 * value) / 10;

/** `own (others), difference ± half of its 95 % interval`, from the spread between blocks. */
function compare(blocks: readonly Compared[], what: string): string {
  const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const own = meanOf(blocks.map((block) => block.own.mean(what)));
  const others = meanOf(blocks.map((block) => block.others.mean(what)));
  const squares = blocks.map(
    (block) => (block.own.mean(what) - block.others.mean(what) - (own - others)) ** 2,
  );
  const error = Math.sqrt(
    squares.reduce((a, b) => a + b, 0) / Math.max(1, blocks.length - 1) / blocks.length,
  );
  return `${tenth(own)} (${tenth(others)}), ${tenth(own - others)} ± ${tenth(HALF_INTERVAL * error)}`;
}

function measure(rules: Rules, temperament: Temperament) {
  const { players } = rules;
  const compared: Compared[] = [];
  const blocks: BlockShare[] = [];
  const count = Math.ceil(games / players);
  for (let block = 0; block < count; block++) {
    let points = 0;
    const own = new Tally(players);
    const others = new Tally(players * (players - 1));
    compared.push({ own, others });
    for (let seat = 0; seat < players; seat++) {
      const tallies = Array.from({ length: players }, (_, at) => (at === seat ? own : others));
      const end = playGame(rules, `${seed}/${block}`, seat, temperament, (state, action) =>
        tallies[rules.decider(state)].add(kindOf(rules.writeAction(state, action)), 1),
      );
      for (const { seat: at, rank: _, ...row } of rules.score(end)) {
        for (const [category, amount] of Object.entries(row)) tallies[at].add(`points: ${category}`, amount);
      }
      points += shareOfWin(rules, end, seat);
    }
    blocks.push({ points, games: players });
  }
  const counted = [...new Set(compared.flatMap(({ own, others }) => [...own.counted, ...others.counted]))];
  return {
    games: count * players,
    share: shareOf(blocks),
    interval: shareInterval(blocks, RESAMPLES, new Random(seed)),
    ownAndOthers: Object.fromEntries(counted.sort().map((what) => [what, compare(compared, what)])),
  };
}

/** Returns the final state. */
function playGame(
  rules: Rules,
  seed: string,
  seat: number,
  temperament: Temperament,
  each: (state: State, action: Action) => void,
): State {
  const bots = Array.from({ length: rules.players }, (_, at) =>
    makeBot(at === seat ? `${level}:${temperament}` : level),
  );
  const state = rules.setUp(new Random(seed));
  new Match(rules, bots, `${seed}/bots`).play(state, undefined, each);
  return state;
}

/** Its type, and what it is rewarded with. */
function kindOf({ type, reward }: JsonObject): string {
  return reward ? `${type}: ${(reward as JsonObject).type}` : String(type);
}

const rules = setupCalled(on);
printMachine();
useShippedNetworks();
for (const temperament of TEMPERAMENTS.filter((one) => one.includes(only)))
  print({ [temperament]: measure(rules, temperament) });
