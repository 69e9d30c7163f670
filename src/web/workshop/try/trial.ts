/** Plays many games on a board in workers: progress, a report so far, and a way to stop. */
import { createSignal } from 'solid-js';
import type { Rules } from '../../../core/game.js';
import { ownBoard } from '../../../core/records/own-board.js';
import { addSums, noSums, type Report, reportOf, type Sums } from '../../../workshop/try/figures.js';
import type { GamesRequest } from '../../../workshop/try/request.js';
import { randomText } from '../../store/random-text.js';
import { type Failure, GameWorkers } from './game-workers.js';
import { Refresh } from './refresh.js';

export type Stage = 'running' | 'done' | 'stopped' | Failure;

export class BoardTrial {
  private readonly sums: Sums;
  private readonly workers: GameWorkers<GamesRequest>;
  private readonly stageSignal = createSignal<Stage>('running');
  private readonly playedSignal = createSignal(0);
  private readonly reportSignal = createSignal<Report>();
  private readonly refresh = new Refresh(() => this.show());
  private sent = 0;
  private played = 0;

  constructor(
    readonly rules: Rules,
    readonly level: string,
    readonly games: number,
  ) {
    this.sums = noSums(rules.players);
    const request = {
      config: rules.config,
      board: ownBoard(rules),
      trial: { seed: randomText(), bots: Array<string>(rules.players).fill(level) },
    };
    this.workers = new GameWorkers(
      {
        next: () => (this.sent < games ? { ...request, first: this.sent, end: ++this.sent } : undefined),
        take: (_, sums) => this.take(sums),
        fail: (why) => this.end(why),
      },
      games,
    );
  }

  get stage(): Stage {
    return this.stageSignal[0]();
  }

  /** The number of games that finished or were abandoned. */
  get progress(): number {
    return this.playedSignal[0]();
  }

  /** The report on the games so far; `undefined` before the first. */
  get report(): Report | undefined {
    return this.reportSignal[0]();
  }

  private take(sums: Sums): void {
    addSums(this.sums, sums);
    this.played++;
    if (this.played === this.games) this.end('done');
    else this.refresh.soon();
  }

  private show(): void {
    this.playedSignal[1](this.played);
    if (this.played > 0) this.reportSignal[1](reportOf(this.sums));
  }

  /** Stops playing; the figures so far stay. */
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
