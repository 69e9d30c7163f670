/**
 * Writes the figures of the boards that ship, which others are compared with: `npm run printed`, or
 * `npm run printed -- 20` for fewer games. Every setup without modules, in the newest edition that allows it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playTrial } from '../../src/cli/trial/play-trial.js';
import type { JsonObject } from '../../src/core/json.js';
import { games } from '../../src/games/index.js';
import type { Outline } from '../../src/workshop/try/compare.js';
import { reportOf } from '../../src/workshop/try/figures.js';
import { outlineOf } from '../../src/workshop/try/outline.js';

const FILE = new URL('../../../src/workshop/try/printed.json', import.meta.url);
const GAMES: Readonly<Record<string, number>> = { apprentice: 200, trader: 60 };

const setups = games.flatMap((game) => {
  const plain = game.configs().filter(({ modules }) => !(modules as string[] | undefined)?.length);
  const byTable = new Map<string, JsonObject>();
  for (const config of plain) {
    const key = `${config.board} ${config.players}`;
    if (!byTable.has(key) || config.edition === 'big-box') byTable.set(key, config);
  }
  return [...byTable.values()];
});

const known = JSON.parse(readFileSync(FILE, 'utf8')) as Outline[];
const isOf = (one: Outline, level: string, { board, players }: JsonObject): boolean =>
  one.level === level && one.board === board && one.players === players;
const [most = Number.POSITIVE_INFINITY, only] = [process.argv[2] && Number(process.argv[2]), process.argv[3]];
for (const [level, count] of Object.entries(GAMES)) {
  if (only !== undefined && only !== level) continue;
  for (const config of setups) {
    const players = Number(config.players);
    const trial = { seed: 'printed', bots: Array<string>(players).fill(level) };
    const number = Math.min(Number(most), count);
    const sums = await playTrial({ config, boards: [], trial }, players, number, availableParallelism());
    const outline = outlineOf(config, level, reportOf(sums));
    const at = known.findIndex((one) => isOf(one, level, config));
    if (at < 0) known.push(outline);
    else known[at] = outline;
    // After every setup, since all of them take long.
    writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
    process.stdout.write(`${level} ${config.board} ${players}\n`);
  }
}
