/** The choices of a new game, against the list of allowed configs; and texts and settings without a browser. */
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { games } from '../../../src/games/index.js';

// The page is compiled by Vite and is no part of the compiler's project for tests; so it is loaded by address.
const load = (path: string): Promise<Record<string, unknown>> =>
  import(new URL(`../../../src/web/${path}`, import.meta.url).href);

type Choose = (configs: JsonObject[], config: JsonObject, axis: string, value: Json) => JsonObject;
type Values = (configs: JsonObject[], axis: string) => Json[];

const { choose, valuesOf, modulesOf, toggled, fits, playerRange } = (await load(
  'home/new-game/options.ts',
)) as {
  choose: Choose;
  valuesOf: Values;
  modulesOf(configs: JsonObject[], config: JsonObject): string[];
  toggled(configs: JsonObject[], config: JsonObject, module: string): string[];
  fits(configs: JsonObject[], config: JsonObject, axis: string, value: Json): boolean;
  playerRange(configs: JsonObject[]): string;
};

describe.each(games.map((game) => [game.id, game.configs()] as const))('new game of %s', (_, configs) => {
  const texts = configs.map((config) => JSON.stringify(config));

  test('whatever is chosen leads to an allowed config that has it', () => {
    for (const config of configs) {
      for (const axis of ['players', 'edition', 'board']) {
        for (const value of valuesOf(configs, axis)) {
          const next = choose(configs, config, axis, value);
          expect(texts).toContain(JSON.stringify(next));
          expect(next[axis]).toEqual(value);
        }
      }
      for (const module of modulesOf(configs, config)) {
        const modules = toggled(configs, config, module);
        if (fits(configs, config, 'modules', modules)) {
          expect(choose(configs, config, 'modules', modules)).toEqual({ ...config, modules });
        }
      }
    }
  });

  test('every allowed config can be reached', () => {
    const reached = new Set([texts[0]]);
    for (const text of reached) {
      const config = JSON.parse(text) as JsonObject;
      for (const axis of ['players', 'edition', 'board']) {
        for (const value of valuesOf(configs, axis)) {
          reached.add(JSON.stringify(choose(configs, config, axis, value)));
        }
      }
      for (const module of modulesOf(configs, config)) {
        const modules = toggled(configs, config, module);
        if (fits(configs, config, 'modules', modules)) reached.add(JSON.stringify({ ...config, modules }));
      }
    }
    expect([...reached].sort()).toEqual([...texts].sort());
  });
});

test('a choice keeps the other settings where possible', () => {
  const configs = games[0].configs();
  const from = {
    game: 'hansa-teutonica',
    edition: '2009',
    board: 'hanseatic-45',
    players: 5,
    modules: ['missions'],
  };
  expect(choose(configs, from, 'players', 4)).toEqual({ ...from, players: 4 });
  expect(choose(configs, from, 'edition', 'big-box')).toEqual({ ...from, edition: 'big-box' });
  expect(choose(configs, from, 'board', 'eastern')).toMatchObject({ players: 5, edition: 'big-box' });
  expect(playerRange(configs)).toBe('2–5');
});

test('texts are available without a browser', async () => {
  const { t, language, textOr } = (await load('i18n/index.ts')) as {
    t(key: string, values?: object): string;
    language(): string;
    textOr(key: string, otherwise: string): string;
  };
  expect(['en', 'de']).toContain(language());
  expect(t('home.botKind', { name: 'X' })).toBe('Bot: X');
  expect(textOr('home.board-nowhere', 'Nowhere')).toBe('Nowhere');
});

test('addresses behind the # name a screen', async () => {
  const { readRoute } = (await load('shell/router.ts')) as { readRoute(hash: string): object };
  expect(readRoute('')).toEqual({ screen: 'home' });
  expect(readRoute('#/')).toEqual({ screen: 'home' });
  expect(readRoute('#/new')).toEqual({ screen: 'new' });
  expect(readRoute('#/game/ab12')).toEqual({ screen: 'game', id: 'ab12' });
  expect(readRoute('#/replay/ab12')).toEqual({ screen: 'replay', id: 'ab12' });
  expect(readRoute('#/rules/T1')).toEqual({ screen: 'rules', rest: 'T1' });
  expect(readRoute('#/game/../x')).toMatchObject({ screen: 'unknown' });
  expect(readRoute('#/nowhere')).toMatchObject({ screen: 'unknown' });
});
