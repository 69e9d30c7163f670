/**
 * Measures the levels against each other and writes docs/ladder/ and the ladder section of docs/bots.md:
 * `npm run ladder -- [--blocks N[,N…]] [--workers N] [--bots A,B,…] [SETUP…]`, where a setup is one of the names below.
 * Other setups keep their figures; `--write` alone only rewrites the document.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '../src/bots/levels.js';
import { GATES, gateFor } from '../src/cli/arena/gates.js';
import type { JsonObject } from '../src/core/json.js';

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
const DOCUMENT = join('docs', 'bots.md');
const HEADING = '## The ladder';

interface Outcome {
  readonly command: string;
  readonly games: number;
  readonly turnsPerGame: number;
  readonly challenges: readonly {
    readonly one: string;
    readonly rest: string;
    readonly games: number;
    readonly share: number;
    readonly interval: readonly [number, number];
    readonly margin: number;
  }[];
  readonly bots: readonly string[];
  readonly ladder: readonly { readonly bot: string; readonly points: number }[];
}

function option(args: readonly string[], name: string, fallback: string): string {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : (args[at + 1] ?? fallback);
}

function measure(setup: string, args: readonly string[]): void {
  // Strongest first, so that in every pair the challenger is the higher level.
  const bots = option(args, 'bots', [...LEVELS].reverse().join());
  const call = [
    ...['arena', JSON.stringify(SETUPS[setup]), '--bots', bots, '--pairs', 'neighbours', '--one-way'],
    ...['--blocks', option(args, 'blocks', '25'), '--seed', 'ladder'],
  ];
  const svg = join(FOLDER, `${setup}.svg`);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['bin/kontor.js', ...call, '--workers', option(args, 'workers', '1'), '--svg', svg],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error(`the arena ended with exit status ${status}`);
  const command = `kontor ${call.map((word) => (word.includes('"') ? `'${word}'` : word)).join(' ')}`;
  // Times are left out: a run of hours rarely has the machine to itself.
  const { games, turnsPerGame, challenges, ladder, ...rest } = JSON.parse(stdout) as Omit<Outcome, 'bots'> & {
    bots: { bot: string }[];
  };
  const names = rest.bots.map(({ bot }) => bot);
  const outcome: Outcome = { command, games, turnsPerGame, challenges, bots: names, ladder };
  writeFileSync(join(FOLDER, `${setup}.json`), `${JSON.stringify(outcome)}\n`);
}

/** Every bot as the challenger of the one below it; without the reverse, if that was measured too. */
const upwards = ({ challenges, bots }: Outcome): Outcome['challenges'] =>
  challenges.filter(({ one, rest }) => bots.indexOf(one) < bots.indexOf(rest));

/** Every level against the one below, for all measured setups. */
function summary(outcomes: readonly (readonly [string, Outcome])[]): string {
  const rows = Object.keys(GATES).flatMap((level) =>
    outcomes.flatMap(([setup, outcome]) => {
      const players = Number(SETUPS[setup].players);
      const gate = gateFor(level, players);
      return upwards(outcome)
        .filter(({ one }) => one.split(':')[0] === level)
        .map(
          ({ one, rest, games, share, interval: [low, high] }) =>
            `| ${one} among ${rest} | ${SETUPS[setup].board}, ${players} | ${games} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${percent(1 / players)} | ${percent(gate)} | ${share >= gate ? 'met' : 'missed'} |`,
        );
    }),
  );
  return `| | setup | games | share | 95 % interval | fair | gate | |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function chapter(setup: string, outcome: Outcome): string {
  const { command, ladder, turnsPerGame } = outcome;
  const { board, players } = SETUPS[setup];
  const rows = upwards(outcome).map(
    ({ one, rest, games, share, interval: [low, high], margin }) =>
      `| ${one} among ${rest} | ${games} | ${percent(share)} | ${percent(low)} to ${percent(high)} | ${margin.toFixed(1)} |`,
  );
  const points = ladder.map(({ bot, points }) => `${bot} ${points.toFixed(0)}`);
  return `### ${board}, ${players} players

![The ladder for ${board} with ${players} players](ladder/${setup}.svg)

| | games | share (fair: ${percent(1 / Number(players))}) | 95 % interval | margin |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Points: ${points.join(', ')}. ${turnsPerGame.toFixed(0)} turns a game.

\`\`\`sh
${command}
\`\`\`
`;
}

function write(): void {
  const outcomes = Object.keys(SETUPS).flatMap((setup): [string, Outcome][] => {
    const file = join(FOLDER, `${setup}.json`);
    return existsSync(file) ? [[setup, JSON.parse(readFileSync(file, 'utf8')) as Outcome]] : [];
  });
  const chapters = outcomes.map(([setup, outcome]) => chapter(setup, outcome));
  const [before] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
  const intro = `Every level alone among players of the level below; written by \`npm run ladder\`, with the figures in \`docs/ladder/\`. Merchants were measured here before most of today's networks; [their gates](#the-merchants-gates) are newer.`;
  const gates = `The gate is the share that a level must win alone among three of the level below; for other numbers of players it has the same odds relative to a fair share.`;
  writeFileSync(
    DOCUMENT,
    `${before}${HEADING}\n\n${intro}\n\n${gates}\n\n${summary(outcomes)}\n${chapters.join('\n')}`,
  );
}

const args = process.argv.slice(2);
const named = Object.keys(SETUPS).filter((setup) => args.includes(setup));
mkdirSync(FOLDER, { recursive: true });
if (!args.includes('--write')) {
  for (const setup of named.length > 0 ? named : Object.keys(SETUPS)) {
    process.stderr.write(`${setup}\n`);
    measure(setup, args);
    write();
  }
}
write();
