/**
 * `kontor bench temperaments`: what a temperament costs, and how it shows. One bot that has it plays among others of its
 * level without, every deal once from every seat; what it did and scored stands beside the mean of the others in these
 * games.
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

const games = Number(process.argv[2]);
const level = process.argv[4];
const SEED = 'temperaments';
const RESAMPLES = 2000;

/** Means a game, by what was counted. */
class Tally {
  private readonly sums = new Map<string, number>();
  private readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  add(what: string, amount: number): void {
    this.sums.set(what, (this.sums.get(what) ?? 0) + amount);
  }

  mean(what: string, played: number): number {
    return Math.round((10 * (this.sums.get(what) ?? 0)) / (played * this.seats)) / 10;
  }

  get counted(): string[] {
    return [...this.sums.keys()];
  }
}

function measure(rules: Rules, temperament: Temperament) {
  const [own, others] = [new Tally(1), new Tally(rules.players - 1)];
  const blocks: BlockShare[] = [];
  const count = Math.ceil(games / rules.players);
  for (let block = 0; block < count; block++) {
    let points = 0;
    for (let seat = 0; seat < rules.players; seat++) {
      const tallies = Array.from({ length: rules.players }, (_, at) => (at === seat ? own : others));
      const end = playGame(rules, `${SEED}/${block}`, seat, temperament, (state, action) =>
        tallies[rules.decider(state)].add(kindOf(rules.writeAction(state, action)), 1),
      );
      for (const { seat: at, rank: _, ...row } of rules.score(end)) {
        for (const [category, amount] of Object.entries(row)) tallies[at].add(`points: ${category}`, amount);
      }
      points += shareOfWin(rules, end, seat);
    }
    blocks.push({ points, games: rules.players });
  }
  const played = count * rules.players;
  const counted = [...new Set([...own.counted, ...others.counted])].sort();
  return {
    games: played,
    share: shareOf(blocks),
    interval: shareInterval(blocks, RESAMPLES, new Random(SEED)),
    ownAndOthers: Object.fromEntries(
      counted.map((what) => [what, `${own.mean(what, played)} (${others.mean(what, played)})`]),
    ),
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

const rules = setupCalled(process.argv[3]);
printMachine();
useShippedNetworks();
for (const temperament of TEMPERAMENTS) print({ [temperament]: measure(rules, temperament) });
