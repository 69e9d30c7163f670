/**
 * One bot of each level at every table: `npm run mixed -- [--blocks N] [--workers N]`. The results of every block are kept
 * in docs/ladder/results/, so a measurement that was stopped resumes; writes a section of docs/bots-strength.md. After a
 * change to a bot, delete the results.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaOutcome } from '../src/cli/arena/outcome.js';
import { option } from './bots/options.js';
import { writeSection } from './bots/sections.js';

const CONFIG = { game: 'hansa-teutonica', board: 'hanseatic-45', players: 4 };
const BOTS = ['alderman', 'merchant', 'trader', 'apprentice'];
const SEED = 'mixed';
const RESULTS = join('docs', 'ladder', 'results');
const ENOUGH = 2000;

/** What is known of games between four people: two sources each. */
const PEOPLE = { winners: '54, 60', all: '38, 42.5' };

const CATEGORIES: Readonly<Record<string, string>> = {
  track: 'prestige track',
  abilities: 'full abilities',
  markers: 'bonus markers',
  special: 'special prestige',
  cities: 'cities',
  countries: 'countries',
  network: 'network',
  mission: 'mission',
  total: 'total',
};

const args = process.argv.slice(2);
const call = [
  ...['arena', JSON.stringify(CONFIG), '--mixed', BOTS.join(), '--seed', SEED],
  ...['--blocks', option(args, 'blocks', '25'), '--workers', option(args, 'workers', '1')],
  ...['--results', join(RESULTS, `mixed-${CONFIG.board}-${CONFIG.players}.jsonl`)],
];
mkdirSync(RESULTS, { recursive: true });
const { status, stdout } = spawnSync(process.execPath, ['bin/kontor.js', ...call], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error(`the arena ended with exit status ${status}`);
const { games, turnsPerGame, mixed } = JSON.parse(stdout) as ArenaOutcome;
const { standings, points } = mixed!;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const count = (value: number): string => value.toLocaleString('en');
const tenth = (value: number): string => value.toFixed(1).replace('-', '−');
const rows = standings.map(
  ({ bot, share, interval: [low, high], meanRank, margin }) =>
    `| ${bot} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${meanRank.toFixed(2)} | ${tenth(margin)} |`,
);
const categories = Object.entries(CATEGORIES)
  .filter(([key]) => points.all[key] !== 0)
  .map(([key, name]) => {
    const people = key === 'total' ? [PEOPLE.winners, PEOPLE.all] : ['', ''];
    const means = [points.winners, points.others, points.all].map((by) => tenth(by[key]));
    return `| ${[name, ...means, ...people].join(' | ')} |`;
  });

writeSection(
  join('docs', 'bots-strength.md'),
  'A mixed table',
  `One of each level in every game, every deal from every seat: ${count(games)} games on \`${CONFIG.board}\` with four${games < ENOUGH ? ` of ${count(ENOUGH)} that are wanted` : ''}, by \`npm run mixed\`. A fair share is 25 %. A game has ${turnsPerGame.toFixed(0)} turns.

| | share | 95 % interval | mean rank | margin |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Their points, beside what is known of games between four people (two sources each):

| mean points | winners | others | all | people: winners | people: all |
| --- | --- | --- | --- | --- | --- |
${categories.join('\n')}
`,
);
