/** Tables of counts, written down once: the start and chosen later positions of every board. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { shelf } from '../../src/games/index.js';
import { GAMES, ownFixtures, PERFT } from './games.js';
import { perft } from './perft.js';

interface Row {
  name: string;
  position: { config: { game: string; board: string }; turn: { phase: string } };
  counts: number[];
}

const read = (file: string): Row[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[];
const tables = ownFixtures().filter((folder) => existsSync(new URL(`${folder}${PERFT}`, import.meta.url)));
const rows = ['../fixtures/', ...tables].flatMap((folder) => read(`${folder}${PERFT}`));
/** Positions that earlier rules count differently. */
const earlier = read('../fixtures/perft-rules-1.json');

describe('perft', () => {
  it.each([...rows, ...earlier])('$name', ({ position, counts }) => {
    const { rules, state } = shelf.open(position as unknown as Json);
    expect(counts.map((_, i) => perft(rules, state, i + 1))).toEqual(counts);
  });

  it('has rows for every board, and for every phase somebody decides in', () => {
    for (const { game } of GAMES) {
      const own = rows.filter((row) => row.position.config.game === game.id);
      for (const { board } of game.configs())
        expect(
          own.some((row) => row.position.config.board === board),
          `${board}`,
        ).toBe(true);
    }
    const phases = new Set(rows.map((row) => `${row.position.config.game} ${row.position.turn.phase}`));
    for (const phase of ['actions', 'relocate', 'lift', 'remove', 'permanent', 'share', 'markers', 'pawn']) {
      expect(phases).toContain(`hansa-teutonica ${phase}`);
    }
    for (const phase of ['setup', 'replenish', 'trade', 'lose', 'tax'])
      expect(phases).toContain(`hansa ${phase}`);
  });
});
