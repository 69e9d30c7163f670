/** Plays many games on a board in workers: progress, a report so far, and a way to stop. */
import { createSignal } from 'solid-js';
import type { Rules } from '../../core/game.js';
import { ownBoard } from '../../core/own-board.js';
import { addSums, noSums, type Report, reportOf, type Sums } from '../../workshop/try/figures.js';
import { randomText } from '../store/random-text.js';
import type { TrialAnswer, TrialRequest } from './trial-worker.js';

/** More workers would only use up the memory of a phone or laptop. */
const MAX_WORKERS = 8;
/** Leaves one processor for the page. */
const workerCount = (): number =>
  Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
/** Figures that change more often cannot be read. */
const REFRESH_MS = 250;

type Stage = 'running' | 'done' | 'stopped' | 'failed';

export class BoardTrial {
  private readonly sums: Sums;
  private readonly workers: Worker[];
  private readonly stageSignal = createSignal<Stage>('running');
  private readonly playedSignal = createSignal(0);
  private readonly reportSignal = createSignal<Report>();
  private sent = 0;
  private played = 0;
  private refresh: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly rules: Rules,
    readonly level: string,
    readonly games: number,
  ) {
    this.sums = noSums(rules.players);
    const request: Omit<TrialRequest, 'game'> = {
      config: rules.config,
      board: ownBoard(rules),
      trial: { seed: randomText(), bots: Array<string>(rules.players).fill(level) },
    };
    this.workers = Array.from({ length: Math.min(workerCount(), games) }, () => this.startWorker(request));
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

  private startWorker(request: Omit<TrialRequest, 'game'>): Worker {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' });
    const next = (): void => {
      if (this.sent < this.games)
        worker.postMessage({ ...request, game: this.sent++ } satisfies TrialRequest);
    };
    worker.onmessage = ({ data }: MessageEvent<TrialAnswer>) => {
      addSums(this.sums, data.sums);
      this.played++;
      if (this.played === this.games) this.end('done');
      else {
        this.refresh ??= setTimeout(() => this.show(), REFRESH_MS);
        next();
      }
    };
    worker.onerror = () => this.end('failed');
    next();
    return worker;
  }

  private show(): void {
    this.refresh = undefined;
    this.playedSignal[1](this.played);
    if (this.played > 0) this.reportSignal[1](reportOf(this.sums));
  }

  /** Stops playing; the figures so far stay. */
  stop(): void {
    if (this.stage === 'running') this.end('stopped');
  }

  private end(stage: Stage): void {
    clearTimeout(this.refresh);
    for (const worker of this.workers) worker.terminate();
    this.show();
    this.stageSignal[1](stage);
  }
}
