/** Runs the attackers in another process, so that they do not slow down the honest players in this one. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Answers, attack, type Cookies } from './attacker.js';
import { hostileMessages, type Targets } from './messages.js';

interface AttackJob {
  readonly url: string;
  readonly cookies: Cookies;
  readonly targets: Targets;
  readonly count: number;
  readonly seed: number;
  /** Number of concurrent attackers. */
  readonly width: number;
}

export async function attackFromProcess(job: AttackJob): Promise<Answers> {
  const child = fork(fileURLToPath(import.meta.url), ['attack']);
  child.send(job);
  const answered = once(child, 'message') as Promise<[Answers]>;
  const [answers] = await Promise.race([
    answered,
    once(child, 'exit').then(([code]): never => {
      throw new Error(`the attackers ended with status ${code}`);
    }),
  ]);
  child.disconnect();
  return answers;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'attack') {
  const [{ url, cookies, targets, count, seed, width }] = (await once(process, 'message')) as [AttackJob];
  process.send!(await attack(url, cookies, hostileMessages(targets, count, seed), width));
}
