/** Plays games between bots and counts what happens in them. Knows neither DOM nor Node: threads and workers call it. */
import type { Bot } from '../../bots/bot.js';
import { makeBot } from '../../bots/index.js';
import { Match } from '../../bots/match.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import { Random } from '../../core/random.js';
import { addScore, countOf, noSums, type Sums, winsOf } from './figures.js';
import type { Watch } from './watch.js';
import { watchOf } from './watches.js';

/** People make a few hundred decisions in a game; a game of bots that get stuck is given up. */
const LONGEST = 20_000;

/** Which games: the seed and the number of a game fix all of it. */
export interface Trial {
  readonly seed: string;
  /** A bot for every seat, by name. */
  readonly bots: readonly string[];
}

/** Plays the games from `first` to before `end`. */
export function playGames(rules: Rules, { seed, bots }: Trial, first: number, end: number): Sums {
  const sums = noSums(rules.players);
  const watch = watchOf(rules);
  // What never happens counts, too.
  for (const { kind, id } of watch.possible) countOf(sums, kind, id);
  for (let game = first; game < end; game++) {
    const state = rules.setUp(new Random(`${seed}/${game}`));
    // New bots for every game, so that none influences another.
    playGame(
      rules,
      state,
      bots.map((name) => makeBot(name)),
      `${seed}/${game}/bots`,
      sums,
      watch,
    );
  }
  return sums;
}

/** What happened in one game. */
interface Happening {
  readonly kind: string;
  readonly id: string;
  times: number;
  /** The first one in which it did. */
  readonly round: number;
  readonly seats: Set<number>;
}

function playGame(
  rules: Rules,
  state: State,
  bots: readonly Bot[],
  seed: string,
  sums: Sums,
  watch: Watch,
): void {
  const before = new Uint8Array(rules.stateSize);
  const happened = new Map<string, Happening>();
  const match = new Match(rules, bots, seed);
  let [turn, turns, decisions] = [-1, 0, 0];
  for (; decisions < LONGEST && rules.decider(state) !== NOBODY; decisions++) {
    if (rules.turnOf(state) !== turn) {
      turn = rules.turnOf(state);
      turns++;
    }
    const action = match.choose(state);
    const seat = rules.decider(state);
    before.set(state);
    rules.apply(state, action);
    for (const { kind, id } of watch.deeds(before, action, state)) {
      const one = happened.get(`${kind} ${id}`) ?? {
        kind,
        id,
        times: 0,
        round: roundAt(turns, rules.players),
        seats: new Set(),
      };
      one.times++;
      one.seats.add(seat);
      happened.set(`${kind} ${id}`, one);
    }
  }
  if (rules.decider(state) !== NOBODY) {
    sums.unfinished++;
    return;
  }
  sums.games++;
  sums.decisions += decisions;
  sums.squares.decisions += decisions ** 2;
  sums.rounds.push(roundAt(turns, rules.players));
  for (const ending of watch.endings(state)) sums.endings[ending] = (sums.endings[ending] ?? 0) + 1;
  const score = rules.score(state);
  addScore(sums, score);
  addHappened(sums, happened.values(), winsOf(score));
}

function addHappened(sums: Sums, happened: Iterable<Happening>, wins: readonly number[]): void {
  for (const { kind, id, times, round, seats } of happened) {
    const count = countOf(sums, kind, id);
    count.games++;
    count.times += times;
    count.rounds += round;
    count.doers += seats.size;
    for (const seat of seats) count.wins += wins[seat];
  }
}

const roundAt = (turns: number, players: number): number => Math.ceil(turns / players);
