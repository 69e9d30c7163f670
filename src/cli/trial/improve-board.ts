/** Looks for changes that make a board fairer, on threads. The result does not depend on how many there are. */
import type { JsonObject } from '../../core/json.js';
import type { Improved, Improvement, Job } from '../../workshop/improve/improvement.js';
import type { GamesRequest } from '../../workshop/try/request.js';
import { playOnThreads } from './threads.js';

interface JobRequest extends GamesRequest {
  readonly job: Job;
}

/** `onGame` is called after every game. */
export async function improveBoard(
  improvement: Improvement,
  config: JsonObject,
  bots: readonly string[],
  threads: number,
  onGame: () => void,
): Promise<Improved> {
  await playOnThreads<JobRequest>(
    {
      next() {
        const job = improvement.next();
        return (
          job && { config, ...job, trial: { seed: job.seed, bots }, first: job.game, end: job.game + 1, job }
        );
      },
      take({ job }, [{ games, wins }]) {
        improvement.take(job, games === 1 ? wins : undefined);
        onGame();
      },
    },
    threads,
  );
  return improvement.result!;
}
