/**
 * Writes the figures of the boards that ship, which others are compared with: `npm run printed`. Every setup without
 * modules, in the newest edition that allows it.
 *
 * Games that were played are kept, so it can be stopped at any time and resumes where it was; after a change to the
 * rules, a bot or a board it starts over. `npm run printed -- 100 trader` plays fewer games, and those of one level.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playTrial } from '../../src/cli/trial/play-trial.js';
import type { JsonObject } from '../../src/core/json.js';
import { games } from '../../src/games/index.js';
import type { Outline } from '../../src/workshop/try/compare.js';
import { addSums, noSums, reportOf, type Sums } from '../../src/workshop/try/figures.js';
import { outlineOf } from '../../src/workshop/try/outline.js';

const ROOT = new URL('../../../', import.meta.url);
const FILE = new URL('src/workshop/try/printed.json', ROOT);
const KEPT = new URL('node_modules/.cache/kontor/printed/', ROOT);
const GAMES: Readonly<Record<string, number>> = { apprentice: 1000, trader: 400 };
/** How many games are played before the sums are saved again. */
const PIECE = 20;

/** The first setup of every board with every number of players, in the newest edition. */
const setups = games.flatMap((game) => {
  const plain = game.configs().filter(({ modules }) => !(modules as string[] | undefined)?.length);
  const byTable = new Map<string, JsonObject>();
  for (const config of plain) {
    const key = `${config.board} ${config.players}`;
    if (!byTable.has(key) || config.edition === 'big-box') byTable.set(key, config);
  }
  return [...byTable.values()];
});

/** Where the sums of a setup are kept: bots that decide differently, or another board, have another file. */
function keptAt(level: string, config: JsonObject): URL {
  const hash = createHash('sha256');
  hash.update(readFileSync(new URL('tests/fixtures/bot-digests.json', ROOT)));
  hash.update(readFileSync(new URL(`src/games/${config.game}/boards/${config.board}.json`, ROOT)));
  return new URL(`${level}-${config.board}-${config.players}-${hash.digest('hex').slice(0, 12)}.json`, KEPT);
}

/** Plays the next games of a setup and adds them to those that are kept. */
async function playMore(level: string, config: JsonObject, most: number): Promise<Sums> {
  const players = Number(config.players);
  const file = keptAt(level, config);
  const sums = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sums) : noSums(players);
  const trial = { seed: 'printed', bots: Array<string>(players).fill(level) };
  const first = sums.games + sums.unfinished;
  const end = Math.min(most, first + PIECE);
  if (first >= end) return sums;
  addSums(sums, await playTrial({ config, board: undefined, trial, first, end }, availableParallelism()));
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, JSON.stringify(sums));
  return sums;
}

const known = JSON.parse(readFileSync(FILE, 'utf8')) as Outline[];
const isOf = (one: Outline, level: string, { board, players }: JsonObject): boolean =>
  one.level === level && one.board === board && one.players === players;

function write(level: string, config: JsonObject, sums: Sums): void {
  const outline = outlineOf(config, level, reportOf(sums));
  const at = known.findIndex((one) => isOf(one, level, config));
  if (at < 0) known.push(outline);
  else known[at] = outline;
  writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
}

const most = process.argv[2] === undefined ? Number.POSITIVE_INFINITY : Number(process.argv[2]);
const only = process.argv[3];
for (const [level, count] of Object.entries(GAMES)) {
  if (only !== undefined && only !== level) continue;
  const wanted = Math.min(most, count);
  // All setups take turns, so that all have figures early.
  for (let played = 0; played < wanted; played += PIECE) {
    for (const config of setups) {
      const sums = await playMore(level, config, Math.min(wanted, played + PIECE));
      if (sums.games + sums.unfinished <= played + PIECE) write(level, config, sums);
    }
    process.stdout.write(`${level}: ${Math.min(wanted, played + PIECE)} games of each setup\n`);
  }
}
