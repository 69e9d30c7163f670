/** `loop`: alternates self-play and fitting, generation after generation; resumes where it was stopped. */

import { log } from '../log.js';
import { numberIn, readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';
import { FIT_OPTIONS, learn } from './fit.js';
import { PLAY_OPTIONS, play } from './self-play.js';

export async function loopCommand(words: readonly string[]): Promise<void> {
  const own = ['generations'];
  const options = readOptions(words, [...new Set([...RUN_OPTIONS, ...PLAY_OPTIONS, ...FIT_OPTIONS, ...own])]);
  const generations = numberIn(options, 'generations', 20);
  const run = openRun(options);
  for (let generation = 1; generation <= generations; generation++) {
    log(run, `generation ${generation} of ${generations}`);
    await play(options);
    learn(options);
  }
}
