/** Looks for changes that make a board fairer, in workers: progress, what came out, and a way to stop. */
import { createSignal } from 'solid-js';
import type { Rules } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { changesTo } from '../../../workshop/improve/changes.js';
import { type Improved, Improvement, type Job } from '../../../workshop/improve/improvement.js';
import type { GamesRequest } from '../../../workshop/try/request.js';
import { randomText } from '../../store/random-text.js';
import { GameWorkers } from '../try/game-workers.js';
import { Refresh } from '../try/refresh.js';
import type { Stage } from '../try/trial.js';

interface JobRequest extends GamesRequest {
  readonly job: Job;
}

export class BoardImprovement {
  private readonly improvement: Improvement;
  private readonly workers: GameWorkers<JobRequest>;
  private readonly stageSignal = createSignal<Stage>('running');
  private readonly playedSignal = createSignal(0);
  private readonly refresh = new Refresh(() => this.show());

  /** `board` is the file that the rules were made from; `games` is how many may be played. */
  constructor(
    readonly rules: Rules,
    readonly board: JsonObject,
    level: string,
    games: number,
  ) {
    this.improvement = new Improvement(
      board,
      changesTo(rules.game, board),
      rules.players,
      games,
      randomText(),
    );
    const bots = Array<string>(rules.players).fill(level);
    this.workers = new GameWorkers(
      {
        next: () => {
          const job = this.improvement.next();
          return job && this.request(job, bots);
        },
        take: ({ job }, sums) => {
          this.improvement.take(job, sums.games === 1 ? sums.wins : undefined);
          if (this.improvement.result !== undefined) this.end('done');
          else this.refresh.soon();
        },
        fail: (why) => this.end(why),
      },
      games,
    );
  }

  private request(job: Job, bots: readonly string[]): JobRequest {
    return {
      config: this.rules.config,
      board: job.board,
      trial: { seed: job.seed, bots },
      first: job.game,
      end: job.game + 1,
      job,
    };
  }

  get stage(): Stage {
    return this.stageSignal[0]();
  }

  get progress(): number {
    return this.playedSignal[0]();
  }

  get games(): number {
    return this.improvement.total;
  }

  get result(): Improved | undefined {
    return this.stage === 'done' ? this.improvement.result : undefined;
  }

  private show(): void {
    this.playedSignal[1](this.improvement.progress);
  }

  stop(): void {
    if (this.stage === 'running') this.end('stopped');
  }

  private end(stage: Stage): void {
    this.refresh.cancel();
    this.workers.stop();
    this.show();
    this.stageSignal[1](stage);
  }
}
