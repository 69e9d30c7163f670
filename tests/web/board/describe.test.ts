/** Descriptions of everything on a board that can be pointed at: facts of the position, in both languages. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import type { BoardFile } from '../../../src/games/hansa-teutonica/page/board/file.js';
import { fixedHits, growingHits } from '../../../src/games/hansa-teutonica/page/board/hits.js';
import { layoutOf } from '../../../src/games/hansa-teutonica/page/board/layout.js';
import { games, shelf } from '../../../src/games/index.js';
import { describeTarget } from '../../../src/web/games/index.js';
import '../kit/pages.js';

const NAMES = ['Anna', 'Bert', 'Clara', 'Dora', 'Emil'];

/** `later` is put into the written position, unchecked. */
function table(more: JsonObject, later: JsonObject = {}) {
  const config = { game: 'hansa-teutonica', board: 'hanseatic-45', players: 4 };
  const { rules, state } = shelf.open({ config, seats: [{}, {}, {}, {}], ...more });
  const position = { ...rules.writePosition(state), ...later };
  return {
    says: (target: string, language: 'en' | 'de' = 'en') =>
      describeTarget(rules, position, target, NAMES, language),
  };
}

describe('Hansa Teutonica', () => {
  it('says who is on a point and what a route holds', () => {
    const { says } = table({ routes: { 'bremen--hamburg': ['1m', null, '1t', null] } });
    expect(says('point:bremen--hamburg/0')).toEqual([
      'Point 1 of 4 on the route Bremen–Hamburg.',
      'Taken by Bert (merchant).',
    ]);
    expect(says('point:bremen--hamburg/1')[1]).toBe('Free.');
    expect(says('point:bremen--hamburg/0', 'de')[0]).toContain('Bremen–Hamburg');
    const route = says('route:bremen--hamburg');
    expect(route[0]).toBe('Route Bremen–Hamburg: 4 points, 2 free.');
    expect(route[1]).toBe('Bert has 2 tradesmen here.');
  });

  it('says who controls a city and why', () => {
    const says = (hamburg: JsonObject): string =>
      table({ cities: { hamburg } }).says('city:hamburg').join(' ');
    expect(says({ posts: [null, null, null] })).toContain('Nobody has a post here yet.');
    expect(says({ posts: ['0t', null, null] })).toContain('Anna controls it (Anna 1).');
    expect(says({ posts: ['0t', '0t', '2t'] })).toContain('Anna controls it with the most posts');
    expect(says({ posts: ['0t', '2t', null] })).toContain('Clara controls it: tied on posts');
    expect(says({ posts: ['0t', '0t', '2t'] })).toContain('Complete');
    expect(says({ posts: ['0t', '2t', null] })).not.toContain('Complete');
  });

  it('says what a post needs, and that those to its left come first', () => {
    const { says } = table({});
    expect(says('post:hamburg/0').join(' ')).not.toContain('must be filled first');
    expect(says('post:hamburg/1').join(' ')).toContain('must be filled first');
    expect(says('post:hamburg/1').join(' ')).toMatch(/Needs a (trader|merchant) and the \w+ privilege/);
  });

  it('says what the next free space of a city needs', () => {
    const { says } = table({ cities: { hamburg: { posts: ['0t', null, null] } } });
    expect(says('city:hamburg').join(' ')).toContain('Next free space: a trader with the orange privilege.');
    expect(says('city:hamburg', 'de').join(' ')).toContain('Nächstes freies Feld');
    const full = table({ cities: { hamburg: { posts: ['0t', '0t', '2t'] } } });
    expect(full.says('city:hamburg').join(' ')).not.toContain('Next free space');
  });

  it('says what is above the map: the connection, who made it, and completed cities', () => {
    const { says } = table({ cities: { duisburg: { posts: ['0t'] } } }, { connections: [2] });
    expect(says('prestige:connection').join(' ')).toMatch(/Arnheim–Stendal: 7, 4, 2 .* Linked by Clara\./);
    expect(says('completed')[0]).toBe('Completed cities: 1 of 10.');
    expect(says('completed', 'de')[0]).toBe('Vollendete Städte: 1 von 10.');
  });

  it('says nothing about targets that do not exist', () => {
    const { says } = table({});
    for (const target of [
      'city:rome',
      'prestige:wales',
      'point:bremen--hamburg/9',
      'route:a--b',
      'special:9',
      'ship',
      'nonsense',
      '',
    ])
      expect(says(target)).toEqual([]);
  });
});

/** Everything that can be pointed at on the boards of a game. */
const TARGETS: Readonly<Record<string, (position: JsonObject, board: unknown) => string[]>> = {
  'hansa-teutonica': (position, board) => targetsOf((board as { file: BoardFile }).file, position),
  hansa: ({ cities }) => ['ship', ...Object.keys(cities as JsonObject).map((id) => `city:${id}`)],
};

describe.each(
  games
    .filter(({ id }) => id in TARGETS)
    .flatMap((game) => game.configs().map((config) => [game, config] as const))
    .filter(([, c]) => (c.modules as string[]).length === 0),
)('every target of %#', (game, config) => {
  it(`exists in both languages: ${config.board}, ${config.players}`, () => {
    const rules = game.rules(config);
    const position = rules.writePosition(rules.setUp(new Random('describe')));
    const targets = TARGETS[game.id](position, game.boards.get(String(config.board)));
    expect(targets.length).toBeGreaterThan(8);
    for (const target of targets) {
      for (const language of ['en', 'de'] as const) {
        const lines = describeTarget(rules, position, target, NAMES, language);
        expect(lines[0], target).toBeTruthy();
        expect(lines.join(' '), target).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });
});

function targetsOf(file: BoardFile, position: JsonObject): string[] {
  const layout = layoutOf(file);
  const two = (position.seats as unknown[]).length === 2;
  return [...fixedHits(layout, two), ...growingHits(layout, position as never)].map(({ target }) => target);
}
