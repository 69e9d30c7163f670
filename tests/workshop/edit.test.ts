/** The editor's models: boards keep their bytes, every edit can be undone, and what is called valid can be played. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { Refusal } from '../../src/core/refusal.js';
import { games, shelf } from '../../src/games/index.js';
import { editor as german } from '../../src/languages/de/page/editor.js';
import { editor as english } from '../../src/languages/en/page/editor.js';
import { freeSpot } from '../../src/workshop/edit/free-spot.js';
import type { Board } from '../../src/workshop/edit/hansa-teutonica/board.js';
import { toggleGuard } from '../../src/workshop/edit/hansa-teutonica/lands.js';
import { prestigeOf, setCountry, setCountryPrestige } from '../../src/workshop/edit/hansa-teutonica/sheet.js';
import { History } from '../../src/workshop/edit/history.js';
import { modelOf } from '../../src/workshop/edit/index.js';
import { type EditModel, refTo } from '../../src/workshop/edit/model.js';
import { readText, writeText } from '../../src/workshop/edit/text.js';
import { makeBoard, USUAL } from '../../src/workshop/make/index.js';
import { effort } from '../setup/effort.js';
import { comesToItsEnd } from './driven-games.js';
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

/** Whether the board can be played to the end with every number of players and in every edition. */
function plays(game: Game, board: JsonObject, random: Random): boolean {
  const added = game.withBoards([board]);
  return added
    .configs()
    .filter((config) => config.board === board.id)
    .every((config) => comesToItsEnd(added.rules(config), random));
}

describe.each(SHIPPED)('%s: %s', (game, id) => {
  const text = fileOf(game, id);
  const model = modelOf(game);
  const board = model.read(readText(text));

  it('is written with the same bytes as it was read', () => {
    expect(writeText(board)).toBe(text);
    expect(model.problems(board)).toEqual([]);
  });

  it('is the same after random edits were all undone, and after all were redone', () => {
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
        // About half of the edits that break the board are undone, so that many boards stay valid.
        if (isValid || i < 6) board = next as typeof board;
      }
      if (model.problems(board).length > 0) continue;
      valid++;
      expect(plays(game, board, random), writeText(board)).toBe(true);
    }
  });
});

describe('what keeps a drawing from being played', () => {
  /** Nobody can draw these: they come from ids that random edits make up. */
  const TYPED = ['noCity', 'noRoute', 'noCountry', 'double', 'id'];
  const LANDS = /^board\.(provinces|twoPlayer)/;

  it.each([...games].map(({ id }) => id))('has a sentence in every language: %s', (game) => {
    const model = modelOf(game);
    const random = new Random(`sentences ${game}`);
    const missing = new Set<string>();
    for (const start of [
      model.blank('x', 'X'),
      ...SHIPPED.flatMap(([of, id]) => (of === game ? [JSON.parse(fileOf(of, id)) as JsonObject] : [])),
    ]) {
      let board = start;
      for (let i = 0; i < 120; i++) {
        board = editByChance(game, board, random);
        for (const { refusal } of model.problems(board)) {
          const key = refusal.said?.[0].key ?? refusal.field;
          const [, field] = refusal.field.split(/[.[]/);
          if (TYPED.includes(key) || LANDS.test(refusal.field)) continue;
          for (const texts of [english, german])
            if (!(`problem-${key}` in texts) && !(`problem-${key}-${field}` in texts)) missing.add(key);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('is one problem on an empty sheet, and one for each city without a route', () => {
    for (const { id } of games) {
      const model = modelOf(id);
      let board = model.blank('x', 'X');
      expect(model.problems(board)).toHaveLength(1);
      for (const at of [
        [100, 100],
        [400, 100],
      ] as const)
        board = model.addCity(board, [...at]);
      const marked = model.problems(board).flatMap(({ refs }) => refs);
      expect(marked).toEqual(expect.arrayContaining(model.things(board).map(({ ref }) => ref)));
    }
  });
});

describe('P1: provinces and guards', () => {
  const model = modelOf('hansa-teutonica') as unknown as EditModel<Board>;
  const printed = model.read(JSON.parse(fileOf('hansa-teutonica', 'hanseatic-3')) as JsonObject);
  const { twoPlayer: _, provinces: __, ...bare } = printed;
  /** The printed board for three, to which two are added. */
  const forTwo = model.settle({ ...bare, players: [3] }, { ...bare, players: [2, 3] }, false);

  it('follow from the routes: each land with six routes or more is divided, as on the printed board', () => {
    expect(model.problems(forTwo)).toEqual([]);
    const guards = forTwo.twoPlayer!.guards;
    expect(guards).toHaveLength(printed.twoPlayer!.guards.length);
    // The fourth one divides the same land of seven routes into three and four, from Brunswick to the next city.
    expect(guards.filter((guard) => !printed.twoPlayer!.guards.includes(guard))).toEqual([
      'brunswick--hildesheim',
    ]);
    const inner = forTwo.provinces!.filter(({ routes }) => routes.length < 20);
    expect(Math.max(...inner.map(({ routes }) => routes.length))).toBe(4);
    expect(
      model.problems(model.settle(forTwo, model.connect(forTwo, 'city:dortmund', 'city:muenster'), false)),
    ).toEqual([]);
  });

  it('are no problem of their own while a copied part of the board is not connected', () => {
    const { board, refs } = model.copy(forTwo, ['city:dortmund', 'city:muenster'], [15, 15]);
    const [from, to] = refs.filter((ref) => ref.startsWith('city:'));
    const apart = model.settle(forTwo, model.connect(board, from, to), false);
    const fieldsOf = (one: Board): string[] => model.problems(one).map(({ refusal }) => refusal.field);
    const isAboutLands = (field: string): boolean => /^board\.(provinces|twoPlayer)/.test(field);
    expect(fieldsOf(apart).length).toBeGreaterThan(0);
    expect(fieldsOf(apart).filter(isAboutLands)).toEqual([]);
    // Those laid by hand are.
    expect(fieldsOf({ ...apart, provinces: apart.provinces!.slice(1) }).some(isAboutLands)).toBe(true);
  });

  it('stay as they were set or typed', () => {
    const without = toggleGuard(forTwo, 'dortmund', 'muenster');
    const settled = model.settle(forTwo, without, false);
    expect(settled.twoPlayer!.guards).not.toContain('dortmund--muenster');
    expect(model.problems(settled)).toEqual([]);
    const later = model.settle(settled, model.addCity(settled, [40, 40]), false);
    expect(later.twoPlayer).toEqual(settled.twoPlayer);
    // A route takes the place of a guard.
    const joined = model.settle(settled, model.connect(settled, 'city:brunswick', 'city:lueneburg'), false);
    expect(joined.twoPlayer!.guards).not.toContain('brunswick--lueneburg');
    expect(model.problems(joined)).toEqual([]);
    const blank = model.blank('blank', 'Blank');
    expect(model.settle(blank, printed, true)).toBe(printed);
  });

  it('disappear if two players are removed', () => {
    const forThree = model.settle(forTwo, { ...forTwo, players: [3] }, false);
    expect([forThree.twoPlayer, forThree.provinces]).toEqual([undefined, undefined]);
  });
});

describe('I1, I7: countries', () => {
  const model = modelOf('hansa-teutonica') as unknown as EditModel<Board>;
  const printed = model.read(JSON.parse(fileOf('hansa-teutonica', 'britannia-45')) as JsonObject);
  const settled = (before: Board, after: Board): Board => model.settle(before, after, false);
  const namesIn = (board: Board): string => JSON.stringify([board.countryPrestige, board.cities]);

  it('are gone with their last route, and with them permits and prestige', () => {
    expect(namesIn(printed)).toContain('"wales"');
    const routes = printed.routes.filter(({ country }) => country === 'wales');
    const moved = routes.reduce((board, { id }) => settled(board, setCountry(board, id, 'England')), printed);
    expect(namesIn(moved)).not.toContain('"wales"');
    expect(namesIn(moved)).toContain('"scotland"');
    const refs = routes.map(({ id }) => refTo('route', id));
    expect(namesIn(settled(printed, model.remove(printed, refs)))).not.toContain('"wales"');
    // What somebody has typed stands.
    expect(model.settle(printed, { ...printed, routes: [] }, true).countryPrestige).toEqual(
      printed.countryPrestige,
    );
  });

  it('may be called like a property of every object', () => {
    const [{ id }] = printed.routes;
    const named = settled(printed, setCountry(printed, id, 'constructor'));
    expect(prestigeOf(named, 'constructor')).toBeUndefined();
    expect(prestigeOf(setCountryPrestige(named, 'constructor', [7]), 'constructor')).toEqual([7]);
  });
});

it('cities added by keyboard leave room for routes between them, and stay on the sheet', () => {
  const taken: [number, number][] = [];
  for (let i = 0; i < 12; i++) taken.push(freeSpot([500, 400], [1200, 900], taken));
  expect(taken[0]).toEqual([500, 400]);
  taken.forEach(([x, y], i) => {
    expect(x > 0 && y > 0 && x < 1200 && y < 900).toBe(true);
    for (const [a, b] of taken.slice(i + 1)) expect(Math.hypot(a - x, b - y)).toBeGreaterThan(150);
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
