/**
 * Looks for single changes that bring the seats' shares of wins nearer to fair, by games between bots.
 *
 * It plays nothing itself: it hands out games and takes their results, so that threads and workers can play them. The
 * result does not depend on the order in which games come back. First the board plays alone; if its seats may be fair,
 * there is nothing to improve. Then changes are tried in rounds, and the best third goes on. The last few play games that
 * had no part in choosing them, against the board with the same seeds, and these alone decide.
 */
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { type Share, shareOf } from '../try/figures.js';
import type { Candidate, Change } from './change.js';
import {
  type Gain,
  gainOf,
  likelyGain,
  mayBeFair,
  type Sample,
  sampleOf,
  typicalDistance,
  type Wins,
} from './fairness.js';
import { FINALISTS, type Plan, planFor } from './plan.js';

/** A game to be played. */
export interface Job {
  readonly board: JsonObject;
  readonly seed: string;
  readonly game: number;
  /** The change whose board it is; -1 for the board itself. */
  readonly candidate: number;
}

/** The results of a board by seat. */
export interface Standing {
  readonly games: number;
  readonly seats: readonly Share[];
  /** By how much a seat's share typically differs from a fair one, without what chance adds. */
  readonly distance: number;
}

export interface Suggestion extends Standing {
  readonly change: Change;
  readonly board: JsonObject;
  /** By how much the sum of squared distances from a fair share is less. */
  readonly gain: Gain;
  /** Whether the change clearly helps. */
  readonly isSure: boolean;
}

export interface Improved {
  /** `fair`: nothing to improve; `better`: a change clearly helps; `doubt`: none does. */
  readonly verdict: 'fair' | 'better' | 'doubt';
  readonly before: Standing;
  /** Those of the last few changes that seem to help, the best first. */
  readonly suggestions: readonly Suggestion[];
  /** Changes that were tried, of how many. */
  readonly tried: number;
  readonly possible: number;
  /** Games played in all. */
  readonly games: number;
}

/** Results by game, of a change or of the board. */
type Results = Wins[];
const BOARD = -1;

export class Improvement {
  /** Games still to be handed out, in reverse order, and those being played. */
  private queue: Job[] = [];
  private out = 0;
  private played = 0;
  private round = -1;
  private readonly plan: Plan;
  private readonly candidates: readonly Candidate<JsonObject>[];
  private readonly choosing = new Map<number, Results>();
  private readonly deciding = new Map<number, Results>();
  /** Changes still in the running. */
  private running: number[];
  private ended: Improved | undefined;

  /** `budget` is about how many games to play at most. */
  constructor(
    private readonly board: JsonObject,
    private readonly possible: readonly Candidate<JsonObject>[],
    private readonly players: number,
    budget: number,
    private readonly seed: string,
  ) {
    this.plan = planFor(budget, possible.length);
    this.candidates = new Random(`${seed}/changes`).shuffle([...possible]).slice(0, this.plan.tried);
    this.running = this.candidates.map((_, i) => i);
    this.handOut(this.deciding, 'deciding', [BOARD], this.plan.deciding);
  }

  /** The total number of games, unless it ends early. */
  get total(): number {
    const choosing = this.plan.rounds.reduce(
      ({ sum, games }, round) => ({
        sum: sum + (round.changes + 1) * (round.games - games),
        games: round.games,
      }),
      { sum: 0, games: 0 },
    ).sum;
    const finalists = Math.min(FINALISTS, this.candidates.length);
    return choosing + (finalists + 1) * this.plan.deciding;
  }

  get progress(): number {
    return this.played;
  }

  /** What came out, at the end. */
  get result(): Improved | undefined {
    return this.ended;
  }

  /** The next game to play; `undefined` while others must come back first, and at the end. */
  next(): Job | undefined {
    const job = this.queue.pop();
    if (job !== undefined) this.out++;
    return job;
  }

  /** Takes the result of a game that was handed out. */
  take({ seed, candidate, game }: Job, wins: Wins): void {
    const results = seed.endsWith('/deciding') ? this.deciding : this.choosing;
    results.get(candidate)![game] = wins;
    this.out--;
    this.played++;
    if (this.out === 0 && this.queue.length === 0) this.goOn();
  }

  private goOn(): void {
    if (this.round < 0 && (this.candidates.length === 0 || mayBeFair(this.sample(BOARD)))) {
      this.ended = this.conclude(mayBeFair(this.sample(BOARD)) ? 'fair' : 'doubt', []);
      return;
    }
    if (this.round >= 0 && this.round < this.plan.rounds.length) this.drop();
    this.round++;
    const { rounds, deciding } = this.plan;
    if (this.round < rounds.length) {
      this.handOut(this.choosing, 'choosing', [BOARD, ...this.running], rounds[this.round].games);
    } else if (this.round === rounds.length) {
      this.handOut(this.deciding, 'deciding', this.running, deciding);
    } else {
      const suggestions = this.running
        .map((candidate) => this.suggestion(candidate))
        .filter(({ gain }) => gain.mean > 0)
        .sort((a, b) => b.gain.mean - a.gain.mean);
      this.ended = this.conclude(suggestions.some(({ isSure }) => isSure) ? 'better' : 'doubt', suggestions);
    }
  }

  /** Queues the games of these boards up to `games`, those played already left out. */
  private handOut(
    results: Map<number, Results>,
    part: string,
    candidates: readonly number[],
    games: number,
  ): void {
    const jobs: Job[] = [];
    for (const candidate of candidates) {
      if (!results.has(candidate)) results.set(candidate, []);
      const board = candidate === BOARD ? this.board : this.candidates[candidate].board;
      for (let game = results.get(candidate)!.length; game < games; game++)
        jobs.push({ board, seed: `${this.seed}/${part}`, game, candidate });
    }
    this.queue = jobs.reverse();
  }

  /** Keeps the changes that gained most in the games so far. */
  private drop(): void {
    const before = this.choosing.get(BOARD)!;
    const known = this.sample(BOARD);
    const gain = new Map(
      this.running.map((one) => [one, likelyGain(known, before, this.choosing.get(one)!)]),
    );
    const kept = this.plan.rounds[this.round + 1]?.changes ?? FINALISTS;
    // By number among equals, so that the result is the same every time.
    this.running.sort((a, b) => gain.get(b)! - gain.get(a)! || a - b);
    this.running = this.running.slice(0, kept);
  }

  private sample(candidate: number): Sample {
    const ended = this.deciding.get(candidate)!.filter((wins) => wins !== undefined);
    return sampleOf(ended, this.players);
  }

  private standing(candidate: number): Standing {
    const sample = this.sample(candidate);
    return {
      games: sample.games,
      seats: sample.shares.map((share) => shareOf(share * sample.games, sample.games)),
      distance: typicalDistance(sample),
    };
  }

  private suggestion(candidate: number): Suggestion {
    const { change, board } = this.candidates[candidate];
    const [before, after] = [this.deciding.get(BOARD)!, this.deciding.get(candidate)!];
    const gain = gainOf(before, after, this.players, this.running.length);
    return { change, board, ...this.standing(candidate), gain, isSure: gain.low > 0 };
  }

  private conclude(verdict: Improved['verdict'], suggestions: readonly Suggestion[]): Improved {
    return {
      verdict,
      before: this.standing(BOARD),
      suggestions,
      tried: verdict === 'fair' ? 0 : this.candidates.length,
      possible: this.possible.length,
      games: this.played,
    };
  }
}
