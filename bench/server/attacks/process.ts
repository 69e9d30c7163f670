/** Attackers in a process of their own, so that they do not hold up the honest players of this one. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Answers, attack, type Cookies } from './attacker.js';
import { hostile, type Prey } from './messages.js';

export interface Orders {
  readonly url: string;
  readonly cookies: Cookies;
  readonly prey: Prey;
  readonly count: number;
  readonly seed: number;
  /** How many attack at the same time. */
  readonly width: number;
}

export async function attackFromOutside(orders: Orders): Promise<Answers> {
  const child = fork(fileURLToPath(import.meta.url), ['attack']);
  child.send(orders);
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
  const [{ url, cookies, prey, count, seed, width }] = (await once(process, 'message')) as [Orders];
  process.send!(await attack(url, cookies, hostile(prey, count, seed), width));
}
