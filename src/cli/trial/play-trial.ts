/** Plays many games on a board on threads. The sums do not depend on how many there are. */
import { addSums, noSums, type Sums } from '../../workshop/try/figures.js';
import type { GamesRequest } from '../../workshop/try/request.js';
import { playOnThreads } from './threads.js';

const GAMES_PER_BATCH = 4;

export async function playTrial(games: GamesRequest, threads: number): Promise<Sums> {
  const parts: Sums[] = [];
  let first = games.first;
  await playOnThreads(
    {
      next() {
        if (first >= games.end) return undefined;
        const batch = { ...games, first, end: Math.min(games.end, first + GAMES_PER_BATCH) };
        first = batch.end;
        return batch;
      },
      take(batch, sums) {
        sums.forEach((one, i) => {
          parts[batch.first - games.first + i] = one;
        });
      },
    },
    threads,
  );
  const sums = noSums(games.trial.bots.length);
  // In the order of the games, so that sums of fractions are the same every time.
  for (const part of parts) addSums(sums, part);
  return sums;
}
