/** The editor's models: boards keep their bytes, every edit can be taken back, and what is called valid can be played. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import type { Game, Rules } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { Refusal } from '../../src/core/refusal.js';
import { games, shelf } from '../../src/games/index.js';
import { History } from '../../src/workshop/edit/history.js';
import { modelOf } from '../../src/workshop/edit/index.js';
import { readText, writeText } from '../../src/workshop/edit/text.js';
import { makeBoard, USUAL } from '../../src/workshop/make/index.js';
import { effort } from '../setup/effort.js';
import { editByChance } from './random-edits.js';

const fileOf = (game: string, board: string): string =>
  readFileSync(new URL(`../../src/games/${game}/boards/${board}.json`, import.meta.url), 'utf8');

const SHIPPED = games.flatMap((game) => [...game.boards.keys()].map((id): [string, string] => [game.id, id]));

const isPlayable = (game: Game, board: JsonObject): boolean => {
  try {
    game.withBoards([board]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

/** Whether a game of random moves comes to its end. */
function ends(rules: Rules, random: Random): boolean {
  const state = rules.setUp(random);
  const list = new ActionBuffer();
  for (let moves = 0; moves < 20_000; moves++) {
    rules.legal(state, list);
    if (list.length === 0) return true;
    rules.apply(state, list.at(random.below(list.length)));
  }
  return false;
}

/** Random games end within some thousand moves or never: the pieces of all players may block each other. */
const TRIES = 24;

/** Five at a small board sometimes block each other for ever; on a board that can be played they do not always. */
function plays(game: Game, board: JsonObject, random: Random): boolean {
  const added = game.withBoards([board]);
  const configs = added.configs().filter((config) => config.board === board.id);
  const rules = added.rules(configs[random.below(configs.length)]);
  return Array.from({ length: TRIES }).some(() => ends(rules, random));
}

describe.each(SHIPPED)('%s: %s', (game, id) => {
  const text = fileOf(game, id);
  const model = modelOf(game);
  const board = model.read(readText(text));

  it('goes through the model and back to the same bytes', () => {
    expect(writeText(board)).toBe(text);
    expect(model.problems(board)).toEqual([]);
  });

  it('is the same after edits by chance, all undone, and after all were done again', () => {
    const random = new Random(`edits of ${id}`);
    const history = new History(board);
    const seen = [text];
    for (let i = 0; i < effort(60, 3000); i++) {
      if (history.edit(editByChance(game, history.board, random))) seen.push(writeText(history.board));
      if (random.below(10) === 0 && history.undo()) seen.pop();
      expect(() => model.read(history.board)).not.toThrow();
    }
    const last = writeText(history.board);
    expect(last).toBe(seen[seen.length - 1]);
    for (let i = seen.length - 2; history.undo(); i--) expect(writeText(history.board)).toBe(seen[i]);
    expect(history.board).toBe(board);
    for (const text of seen.slice(1)) {
      history.redo();
      expect(writeText(history.board)).toBe(text);
    }
  });
});

describe('a board is called valid if and only if the engine plays it', () => {
  const starts = (game: string, seed: number): JsonObject => {
    if (game === 'hansa') return JSON.parse(fileOf('hansa', 'baltic')) as JsonObject;
    const players = [[3], [2, 3]][seed % 2];
    return makeBoard({ ...USUAL, size: 'small', seed: `edit ${seed}`, players });
  };

  it.each(['hansa-teutonica', 'hansa'])('%s', { timeout: 3_600_000 }, (id) => {
    const game = shelf.game(id);
    const model = modelOf(id);
    let valid = 0;
    const wanted = effort(4, 400);
    for (let seed = 0; valid < wanted; seed++) {
      expect(seed).toBeLessThan(wanted * 5);
      const random = new Random(`valid ${seed}`);
      let board = { ...starts(id, seed), id: 'drawn' };
      for (let i = 0; i < 25; i++) {
        const next = editByChance(id, board, random);
        const isValid = model.problems(next).length === 0;
        expect(isValid, writeText(next)).toBe(isPlayable(game, next));
        // Edits that break the board are taken back as often as not, so that many boards stay valid.
        if (isValid || i < 6) board = next as typeof board;
      }
      if (model.problems(board).length > 0) continue;
      valid++;
      expect(plays(game, board, random), writeText(board)).toBe(true);
    }
  });
});

describe('texts from outside', () => {
  it.each([
    ['nothing', ''],
    ['half a board', '{"id": "x"'],
    ['a list', '[]'],
    ['a very long text', `{"id": "${'x'.repeat(400_000)}"}`],
    ['a very deep one', `{"cities": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a thousand cities', JSON.stringify({ cities: Array(1000).fill({}), routes: [] })],
    ['fields of the prototype', '{"__proto__": {"id": "x"}, "routes": []}'],
  ])('are refused with a reason: %s', (_, text) => {
    for (const { id } of games) {
      expect(() => modelOf(id).read(readText(text))).toThrow(Refusal);
    }
  });
});
