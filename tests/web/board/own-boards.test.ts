/** Drawing custom boards: every board that the engine accepts can be drawn, and its texts stay text. */
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/game.js';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { shelfWithBoard } from '../../../src/core/records/own-board.js';
import balticJson from '../../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { hansa } from '../../../src/games/hansa/rules/index.js';
import { colourName } from '../../../src/games/hansa/rules/texts/words.js';
import easternJson from '../../../src/games/hansa-teutonica/boards/eastern.json' with { type: 'json' };
import {
  countryName,
  describe as describeTarget,
} from '../../../src/games/hansa-teutonica/page/board/describe.js';
import { asPosition, markerAt } from '../../../src/games/hansa-teutonica/page/board/file.js';
import { hansaTeutonica } from '../../../src/games/hansa-teutonica/rules/index.js';
import { drawingsOf } from '../../../src/web/games/drawings.js';
import { fourMills } from '../../boards/help.js';

interface Placed extends JsonObject {
  at: number[];
}
interface Parts extends JsonObject {
  size: number[];
  cities: (Placed & { id: string; name: string })[];
}

const changed = (board: unknown, change: (board: Parts) => void): JsonObject => {
  const file = structuredClone(board) as Parts;
  file.id = 'own';
  change(file);
  return file;
};

/** Every place of a board, points and provinces included. */
function placesOf(json: unknown): Placed[] {
  if (typeof json !== 'object' || json === null) return [];
  const inside = Object.values(json).flatMap(placesOf);
  return Object.hasOwn(json, 'at') ? [json as Placed, ...inside] : inside;
}

async function drawn(game: Game, board: JsonObject): Promise<string[]> {
  const [added] = shelfWithBoard(game, board).games;
  const drawings = drawingsOf(added).ahead(added, String(board.id));
  expect(drawings.every(({ isOwn }) => isOwn)).toBe(true);
  const draws = await Promise.all(drawings.map(({ drawer }) => drawer()));
  return draws.map((draw) => renderToString(draw));
}

const boards: readonly (readonly [string, Game, unknown])[] = [
  ['Four Mills', hansaTeutonica, fourMills],
  ['a variant of the east', hansaTeutonica, easternJson],
  ['a variant of the Baltic', hansa, balticJson],
];

const odd: readonly (readonly [string, (board: Parts) => void])[] = [
  ['as it is', () => {}],
  [
    'with everything in one place',
    (board) => {
      for (const thing of placesOf(board)) thing.at = [...board.cities[0].at];
    },
  ],
  [
    'on a sheet as large as it may be',
    (board) => {
      const before = board.size;
      board.size = [100_000, 100_000];
      for (const thing of placesOf(board))
        thing.at = thing.at.map((v, k) => Math.floor((v / before[k]) * 100_000));
    },
  ],
  [
    'on a sheet of one unit',
    (board) => {
      board.size = [1, 1];
      for (const thing of placesOf(board)) thing.at = [0, 1];
    },
  ],
  [
    'on a sheet that is a line',
    (board) => {
      board.size = [100_000, 1];
      for (const thing of placesOf(board)) thing.at = [thing.at[0], 0];
    },
  ],
  [
    'with the longest names',
    (board) => {
      for (const city of board.cities) city.name = 'W'.repeat(40);
    },
  ],
];

describe.each(boards)('%s', (_, game, board) => {
  it.each(odd)('is drawn %s', async (_, change) => {
    for (const text of await drawn(game, changed(board, change))) {
      expect(text).toContain('<path');
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      expect(text.length).toBeLessThan(4_000_000);
    }
  });

  it('escapes names', async () => {
    const named = changed(board, ({ cities }) => {
      cities[0].name = '<script>alert(1)</script>';
      cities[1].name = '"><img src=x onerror=alert(1)>';
      cities[2].name = ']]><svg onload=alert(1)>';
    });
    for (const text of await drawn(game, named)) expect(text).not.toMatch(/<script|<img|<svg/);
  });
});

describe('coasts drawn by hand', () => {
  const eastern = (id: string, change: (board: Parts) => void = () => {}): Promise<string[]> =>
    drawn(hansaTeutonica, { ...changed(easternJson, change), id });

  it('are kept by a variant under another id, and not by another board under the same', async () => {
    const sea = 'Mare Balticum';
    const moved = await eastern('eastern', ({ cities }) => {
      cities[0].at = [cities[0].at[0] + 1, cities[0].at[1]];
    });
    expect((await eastern('my-east'))[0]).toContain(sea);
    expect(moved[0]).not.toContain(sea);
  });
});

it('draws guards between cities whose ids contain double dashes', async () => {
  const dashed = JSON.parse(
    JSON.stringify(fourMills).replaceAll('north-mill', 'north--mill--x'),
  ) as JsonObject;
  expect((await drawn(hansaTeutonica, dashed))[1]).toContain('<path');
});

describe('parts of a board may be named like a property of every object', () => {
  const renamed = (board: unknown, from: string): JsonObject =>
    JSON.parse(JSON.stringify(board).replaceAll(`"${from}"`, '"constructor"')) as JsonObject;

  it('a city', async () => {
    const named = JSON.parse(JSON.stringify(fourMills).replaceAll('north-mill', 'constructor')) as JsonObject;
    expect((await drawn(hansaTeutonica, named))[0]).not.toMatch(/NaN|undefined|native code/);
  });

  it('a route, which has no marker for that', () => {
    const [game] = shelfWithBoard(hansaTeutonica, renamed(fourMills, 'east-mill--south-mill')).games;
    const rules = game.rules({ ...game.configs().find(({ board }) => board === 'four-mills') });
    const position = rules.writePosition(rules.setUp(new Random('route')));
    expect(markerAt(asPosition(position), 'constructor')).toBeUndefined();
    const lines = describeTarget(rules, position, 'route', 'constructor', { language: 'en', names: [] });
    expect(lines.join()).toContain('East Mill–South Mill');
    expect(lines.join()).not.toMatch(/undefined|native code/);
  });

  it('a country and a colour of goods', () => {
    expect(countryName('constructor', 'en')).toBe('Constructor');
    expect(colourName('constructor', 'en')).toBe('constructor');
  });
});
