/** `evaluate`: the newest checkpoint alone among bots of another kind, from every seat of the same set-ups. */
import { type Block, holdContest } from '../contest.js';
import { numberIn, readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';
import { say } from '../say.js';

const OWN = ['setups', 'against', 'seed', 'longest', 'workers', 'nodes', 'beam', 'seconds', 'trust'] as const;

export async function evaluateCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, ...OWN]);
  const run = openRun(options);
  const against = options.against ?? 'trader';
  const nodes = numberIn(options, 'nodes', 0);
  const blocks = await holdContest(
    {
      options,
      setups: numberIn(options, 'setups', 25),
      against,
      limits: nodes > 0 ? { nodes, beam: numberIn(options, 'beam', 12) } : undefined,
      seed: options.seed ?? 'evaluate',
      longest: numberIn(options, 'longest', 5000),
      seconds: numberIn(options, 'seconds', 1e9),
    },
    numberIn(options, 'workers', 2),
  );
  if (blocks.length === 0) throw new Error('no set-up was finished');
  const mean = (of: (block: Block) => number): number =>
    blocks.reduce((sum, block) => sum + of(block), 0) / blocks.length;
  const share = mean((block) => block.share);
  const variance = mean((block) => (block.share - share) ** 2) / Math.max(1, blocks.length - 1);
  const percent = (part: number): string => (100 * part).toFixed(1);
  say(
    run,
    [
      `one among ${against}: ${percent(share)} % ± ${percent(1.96 * Math.sqrt(variance))}`,
      `${blocks.length * run.rules.players} games`,
      `fair ${percent(1 / run.rules.players)} %`,
      `lead ${mean((block) => block.lead).toFixed(1)}`,
      `${mean((block) => block.decisions).toFixed(0)} decisions a game`,
      `${blocks.reduce((sum, block) => sum + block.brokenOff, 0)} broken off`,
    ].join(', '),
  );
}
