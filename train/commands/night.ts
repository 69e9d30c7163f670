/**
 * `night`: a network from nothing to its gate. Alternates self-play and fitting, exports the network with its full
 * correction and with parts of it, measures each among traders, and the best once more with other deals. Stop it at any
 * time and call it again: it resumes. The results are in `night.json`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gateFor } from '../../src/cli/arena/gates.js';
import { beginRun, networkFile, readCheckpoint } from '../checkpoint.js';
import { addToCurve, drawCurve, readCurve } from '../curve.js';
import { log } from '../log.js';
import { numberIn, type Options, readOptions } from '../options.js';
import { nextGeneration, openRun, RUN_OPTIONS, type Run, shardPaths } from '../run.js';
import { joinSamples, readSamples } from '../samples.js';
import { FIT_OPTIONS, learn } from './fit.js';
import { PLAY_OPTIONS, play } from './self-play.js';

/**
 * Values for small boards; each can be overridden by an option. A sample stays in the window for some fifteen
 * generations, so it is learnt from four or five times: with thirty, networks memorised their games.
 */
const DEFAULTS: Options = {
  ...{ games: '50', workers: '2', beam: '3', lambda: '0.9', random: '0.01', longest: '70' },
  ...{
    traders: '60',
    window: '200000',
    passes: '0.3',
    batch: '512',
    'bold-rate': '0.25',
    'bold-trust': '1.2',
  },
};
const GENERATIONS = 50;
/** The rate falls from the first to the last. */
const RATES = [0.0006, 0.00006] as const;
const TRUSTS = '1,0.7,0.5,0.3';
const KONTOR = fileURLToPath(new URL('../../../bin/kontor.js', import.meta.url));

interface Measured {
  readonly trust: number;
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

interface Night {
  /** How many generations were fitted. */
  readonly fitted: number;
  readonly trials: readonly Measured[];
  readonly gate?: Measured & { readonly needed: number; readonly isMet: boolean };
}

export async function nightCommand(words: readonly string[]): Promise<void> {
  const own = ['generations', 'trusts', 'blocks', 'gate-blocks'];
  const known = [...new Set([...RUN_OPTIONS, ...PLAY_OPTIONS, ...FIT_OPTIONS, ...own])];
  const options = { ...DEFAULTS, ...readOptions(words, known) };
  const run = openRun(options);
  beginRun(run, options.seed ?? 'kontor');
  const generations = numberIn(options, 'generations', GENERATIONS);
  while (progress(run).fitted < generations) await nextNight(run, options, generations);
  drawCurve(run);
  measureTrials(run, options);
  measureGate(run, options);
}

const fileOf = (run: Run): string => join(run.folder, 'night.json');

function progress(run: Run): Night {
  if (!existsSync(fileOf(run))) return { fitted: 0, trials: [] };
  return JSON.parse(readFileSync(fileOf(run), 'utf8')) as Night;
}

const keep = (run: Run, night: Night): void =>
  writeFileSync(fileOf(run), `${JSON.stringify(night, null, 2)}\n`);

/** One generation: games, unless they were already played before an interruption; then the fit. */
async function nextNight(run: Run, options: Options, generations: number): Promise<void> {
  const night = progress(run);
  const { fitted } = night;
  if (nextGeneration(run) === fitted) await play(options);
  if (readCurve(run).length === fitted) {
    const { model } = readCheckpoint(run.checkpoint, run.rules.featureSchema);
    const newest = shardPaths(run).filter((path) => path.includes(`lot-${String(fitted).padStart(6, '0')}-`));
    const samples = joinSamples(newest.map((path) => readSamples(path, run.rules.featureSchema)));
    const games = (fitted + 1) * numberIn(options, 'games', 0) * numberIn(options, 'workers', 0);
    const { network, evaluation } = addToCurve(run, model, samples, games);
    log(
      run,
      `generation ${fitted + 1}: loss ${network.toFixed(4)}, evaluation alone ${evaluation.toFixed(4)}`,
    );
  }
  const [first, last] = RATES;
  const rate = options.rate ?? String(first * (last / first) ** (fitted / generations));
  learn({ ...options, rate });
  keep(run, { ...night, fitted: fitted + 1 });
}

/** The network with parts of its correction, among traders. */
function measureTrials(run: Run, options: Options): void {
  const blocks = numberIn(options, 'blocks', 40);
  // Without the readable evaluation there is no correction to scale.
  const trusts = run.prior === 0 ? '1' : (options.trusts ?? TRUSTS);
  for (const trust of trusts.split(',').map(Number)) {
    const night = progress(run);
    if (night.trials.some((trial) => trial.trust === trust)) continue;
    const trial = measure(run, options, trust, 'night-trial', blocks);
    keep(run, { ...night, trials: [...night.trials, trial] });
  }
}

/** The best of the trials, with other deals: it was chosen by those of the trials. */
function measureGate(run: Run, options: Options): void {
  const night = progress(run);
  const { players } = run.rules;
  const [best] = [...night.trials].sort((a, b) => b.share - a.share);
  const blocks = numberIn(options, 'gate-blocks', Math.ceil(200 / players));
  const gate = night.gate ?? measure(run, options, best.trust, 'night-gate', blocks);
  const needed = gateFor('merchant', players);
  const isMet = gate.share >= needed;
  keep(run, { ...night, gate: { ...gate, needed, isMet } });
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  log(
    run,
    `${networkPath(run, gate.trust)} among traders: ${percent(gate.share)} (${gate.interval.map(percent).join(' to ')}) of ${gate.games} games; the gate is ${percent(needed)}: ${isMet ? 'met' : 'missed'}`,
  );
}

const networkPath = (run: Run, trust: number): string => join(run.folder, `trust-${trust}.bin`);

function measure(run: Run, options: Options, trust: number, seed: string, blocks: number): Measured {
  const path = networkPath(run, trust);
  if (!existsSync(path)) writeFileSync(path, networkFile(run, { ...options, trust: String(trust) }));
  const { rules: _, ...config } = run.rules.config;
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      ...[KONTOR, 'arena', JSON.stringify(config), '--challenger', `merchant@${path}`, '--field', 'trader'],
      ...['--blocks', String(blocks), '--seed', seed, '--workers', options.workers ?? '1'],
      ...['--results', join(run.folder, `${seed}-${trust}.jsonl`)],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error(`the arena ended with exit status ${status}`);
  const { games, winShare, low, high } = JSON.parse(stdout) as Readonly<Record<string, number>>;
  log(run, `trust ${trust}: ${(100 * winShare).toFixed(1)} % of ${games} games (${seed})`);
  return { trust, games, share: winShare, interval: [low, high] };
}
