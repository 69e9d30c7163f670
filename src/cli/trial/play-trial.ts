/** Plays many games on a board on threads. The sums do not depend on how many there are. */
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../../core/json.js';
import { addSums, noSums, type Sums } from '../../workshop/try/figures.js';
import type { Trial } from '../../workshop/try/play.js';
import type { CheckedBoard } from '../boards.js';

export interface TrialSettings {
  readonly config: JsonObject;
  readonly boards: readonly CheckedBoard[];
  readonly trial: Trial;
}

export interface Batch {
  readonly index: number;
  readonly first: number;
  readonly end: number;
}

const GAMES_PER_BATCH = 4;

export async function playTrial(
  settings: TrialSettings,
  players: number,
  games: number,
  threads: number,
): Promise<Sums> {
  const batches = Array.from({ length: Math.ceil(games / GAMES_PER_BATCH) }, (_, index): Batch => {
    const first = index * GAMES_PER_BATCH;
    return { index, first, end: Math.min(games, first + GAMES_PER_BATCH) };
  });
  const parts: Sums[] = [];
  let sent = 0;
  await Promise.all(
    Array.from({ length: Math.min(threads, batches.length) }, () =>
      runThread(settings, () => batches[sent++] ?? null, parts),
    ),
  );
  const sums = noSums(players);
  // In the order of the games, so that sums of fractions are the same every time.
  for (const part of parts) addSums(sums, part);
  return sums;
}

/** Feeds a thread until there are no more batches. */
function runThread(settings: TrialSettings, next: () => Batch | null, parts: Sums[]): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: settings });
  return new Promise((resolve, reject) => {
    worker.on('message', ({ index, sums }: { index: number; sums: Sums }) => {
      parts[index] = sums;
      worker.postMessage(next());
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    worker.postMessage(next());
  });
}
