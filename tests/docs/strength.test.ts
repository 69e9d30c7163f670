/** docs/bots-strength.md says what was measured: its tables are those of the figures, and these follow from the results. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRungs, rungTables } from '../../bench/bots/rungs.js';
import { LEVELS } from '../../src/bots/levels.js';
import type { BlockResult } from '../../src/cli/arena/play-block.js';

const page = readFileSync('docs/bots-strength.md', 'utf8');
const rungs = readRungs('docs/ladder/rungs.json');
const playersOf = (setup: string): number => Number(setup.slice(setup.lastIndexOf('-') + 1));

describe('the ladder', () => {
  it('has the tables of docs/ladder/rungs.json', () => {
    expect(rungs.length).toBeGreaterThan(40);
    expect(page).toContain(rungTables(rungs, playersOf).trimEnd());
  });

  it('measures every level among players of the level below', () => {
    for (const { level, among } of rungs)
      expect(LEVELS.findIndex((one) => one === level)).toBe(LEVELS.findIndex((one) => one === among) + 1);
  });
});

describe.each(readdirSync('docs/ladder/results').filter((file) => !file.startsWith('mixed-')))(
  '%s',
  (file) => {
    const rung = rungs.find(({ level, setup }) => file === `${level}-${setup}.jsonl`)!;
    const [header, ...blocks] = readFileSync(`docs/ladder/results/${file}`, 'utf8').trimEnd().split('\n');
    const games = blocks.flatMap((line) => (JSON.parse(line) as BlockResult).games);

    it('has the games of its figure', () => {
      const { bots, seed } = JSON.parse(header) as { bots: string[]; seed: string };
      expect({ level: bots[0], among: bots[1], seed, games: games.length }).toEqual({
        level: rung.level,
        among: rung.among,
        seed: rung.seed,
        games: rung.games,
      });
    });

    it('has its share', () => {
      const wins = games.map(({ lineUp, scores }) =>
        scores[lineUp.indexOf(0)].rank === 1 ? 1 / scores.filter(({ rank }) => rank === 1).length : 0,
      );
      expect(wins.reduce((sum, win) => sum + win, 0) / games.length).toBeCloseTo(rung.share, 3);
    });
  },
);
