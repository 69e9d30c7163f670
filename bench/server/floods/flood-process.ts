/** Runs the visitor in another process, so that they do not slow down the honest players in this one. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { FLOODS } from './floods.js';
import { Visitor } from './visitor.js';

interface FloodJob {
  readonly name: string;
  readonly url: string;
  readonly seconds: number;
  readonly tables: readonly string[];
}

/** The answers that the visitor got, counted. */
export async function floodFromProcess(job: FloodJob): Promise<Record<string, number>> {
  const child = fork(fileURLToPath(import.meta.url), ['flood']);
  child.send(job);
  const [answers] = await Promise.race([
    once(child, 'message') as Promise<[Record<string, number>]>,
    once(child, 'exit').then(([code]): never => {
      throw new Error(`the visitor ended with status ${code}`);
    }),
  ]);
  child.kill();
  return answers;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'flood') {
  const [{ name, url, seconds, tables }] = (await once(process, 'message')) as [FloodJob];
  // On a machine of their own they would not take CPU time from the server.
  setPriority(19);
  const visitor = new Visitor(url, seconds);
  const ended = new Promise((resolve) => setTimeout(resolve, (seconds + 5) * 1000));
  await Promise.race([FLOODS[name](visitor, tables), ended]);
  process.send!(visitor.answers);
}
