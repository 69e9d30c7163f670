/**
 * Measures every level alone among players of the level below, and writes docs/ladder/ and a section of
 * docs/bots-strength.md: `npm run ladder -- [LEVEL…] [SETUP…] [--blocks N] [--seed S] [--workers N]`, with the setups
 * below. What is not named keeps its figures. The results of every block are kept in docs/ladder/results/: a measurement
 * that was stopped resumes, also with more blocks or on another machine. After a change to a bot, delete its results and
 * choose a new seed. `--write` alone only rewrites the document.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '../src/bots/levels.js';
import { GATES } from '../src/cli/arena/gates.js';
import type { JsonObject } from '../src/core/json.js';
import { option } from './bots/options.js';
import { type Rung, readRungs, rungTables } from './bots/rungs.js';
import { writeSection } from './bots/sections.js';

const SETUPS: Readonly<Record<string, JsonObject>> = {
  'hanseatic-45-4': { game: 'hansa-teutonica', board: 'hanseatic-45', players: 4 },
  'hanseatic-45-5': { game: 'hansa-teutonica', board: 'hanseatic-45', players: 5 },
  'hanseatic-3-3': { game: 'hansa-teutonica', board: 'hanseatic-3', players: 3 },
  'hanseatic-3-2': { game: 'hansa-teutonica', board: 'hanseatic-3', edition: '2009', players: 2 },
  'eastern-3': { game: 'hansa-teutonica', board: 'eastern', players: 3 },
  'eastern-4': { game: 'hansa-teutonica', board: 'eastern', players: 4 },
  'eastern-5': { game: 'hansa-teutonica', board: 'eastern', players: 5 },
  'britannia-3-3': { game: 'hansa-teutonica', board: 'britannia-3', players: 3 },
  'britannia-45-4': { game: 'hansa-teutonica', board: 'britannia-45', players: 4 },
  'britannia-45-5': { game: 'hansa-teutonica', board: 'britannia-45', players: 5 },
  'salt-march-3': { game: 'hansa-teutonica', board: 'salt-march', players: 3 },
  'salt-march-2': { game: 'hansa-teutonica', board: 'salt-march', edition: '2009', players: 2 },
  'baltic-2': { game: 'hansa', board: 'baltic', players: 2 },
  'baltic-3': { game: 'hansa', board: 'baltic', players: 3 },
  'baltic-4': { game: 'hansa', board: 'baltic', players: 4 },
};
const FOLDER = join('docs', 'ladder');
const RESULTS = join(FOLDER, 'results');
const RUNGS = join(FOLDER, 'rungs.json');
const DOCUMENT = join('docs', 'bots-strength.md');

function measure(level: string, setup: string, args: readonly string[]): Rung {
  const among = LEVELS[LEVELS.findIndex((one) => one === level) - 1];
  const before = readRungs(RUNGS).find((rung) => rung.level === level && rung.setup === setup);
  const seed = option(args, 'seed', before?.seed ?? 'ladder');
  const call = [
    ...['arena', JSON.stringify(SETUPS[setup]), '--challenger', level, '--field', among],
    ...['--blocks', option(args, 'blocks', '25'), '--workers', option(args, 'workers', '1')],
    ...['--seed', seed, '--results', join(RESULTS, `${level}-${setup}.jsonl`)],
  ];
  const { status, stdout } = spawnSync(process.execPath, ['bin/kontor.js', ...call], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the arena ended with exit status ${status}`);
  const { games, winShare, low, high, margin } = JSON.parse(stdout) as Readonly<Record<string, number>>;
  return { level, among, setup, seed, games, share: winShare, interval: [low, high], margin };
}

/** Puts a new rung in the place of the old one; by level, then in the order of the setups. */
function keep(rung: Rung): void {
  const others = readRungs(RUNGS).filter(({ level, setup }) => level !== rung.level || setup !== rung.setup);
  const place = ({ level, setup }: Rung): number =>
    LEVELS.findIndex((one) => one === level) * 100 + Object.keys(SETUPS).indexOf(setup);
  const rungs = [...others, rung].sort((a, b) => place(a) - place(b));
  writeFileSync(RUNGS, `[\n${rungs.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

const write = (): void =>
  writeSection(
    DOCUMENT,
    'The ladder',
    rungTables(readRungs(RUNGS), (setup) => Number(SETUPS[setup].players)),
  );

const args = process.argv.slice(2);
const named = (names: readonly string[]): readonly string[] => {
  const chosen = names.filter((name) => args.includes(name));
  return chosen.length > 0 ? chosen : names;
};
mkdirSync(RESULTS, { recursive: true });
if (!args.includes('--write')) {
  for (const level of named(Object.keys(GATES))) {
    for (const setup of named(Object.keys(SETUPS))) {
      process.stderr.write(`${level}, ${setup}\n`);
      keep(measure(level, setup, args));
      write();
    }
  }
}
write();
