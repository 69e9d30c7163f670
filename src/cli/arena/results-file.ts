/**
 * The results of an arena on disk, so that it can be stopped and resumed: a line of JSON that says what is played, then
 * a line for each block, in order. A line that was cut off by a crash is dropped.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from '../../core/refusal.js';
import type { BlockResult } from './play-block.js';
import type { Task } from './schedule.js';
import type { ArenaSettings } from './worker-pool.js';

export class ResultsFile {
  /** What an earlier run has played: the first of the tasks. */
  readonly played: readonly BlockResult[];
  private readonly path: string;

  /** Refuses a file of another arena. */
  constructor(path: string, { config, match }: ArenaSettings, tasks: readonly Task[]) {
    this.path = path;
    const header = JSON.stringify({ config, ...match });
    const [theirs, ...lines] = existsSync(path) ? wholeLines(path) : [];
    if (theirs !== undefined && theirs !== header) {
      throw new Refusal('results', `${path} has the results of another arena: ${theirs}`);
    }
    this.played = lines.map((line) => JSON.parse(line) as BlockResult);
    this.played.forEach(({ task }, i) => {
      if (JSON.stringify(task) === JSON.stringify(tasks[i])) return;
      throw new Refusal('results', `${path} has blocks that are not asked for, as its number ${i + 1}`);
    });
    writeFileSync(path, [header, ...lines, ''].join('\n'));
  }

  add(result: BlockResult): void {
    appendFileSync(this.path, `${JSON.stringify(result)}\n`);
  }
}

/** The lines that end with a line feed. */
const wholeLines = (path: string): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1);
