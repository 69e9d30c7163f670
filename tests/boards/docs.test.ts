/** What docs/boards.md says is true. */
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import { NOBODY } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import saltMarch from '../../src/games/hansa-teutonica/boards/salt-march.json' with { type: 'json' };
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { type Change, DOCS, fourMills, mills, refused, setAll } from './help.js';

describe('the worked example', () => {
  const game = hansaTeutonica.withBoards([fourMills]);
  const configs = game.configs().filter((config) => config.board === 'four-mills');

  it.each(configs.map((config) => [config.edition, config.players, config] as const))(
    'is played to the end (%s, %s players)',
    (_edition, _players, config) => {
      const rules = game.rules(config);
      for (const bot of ['random', 'greedy']) {
        const bots = Array.from({ length: rules.players }, () => makeBot(bot));
        const state = rules.setUp(new Random('mills'));
        new Match(rules, bots, bot).play(state, 200_000);
        expect(rules.decider(state)).toBe(NOBODY);
      }
    },
  );
});

describe('the table of what is refused', () => {
  const changes: Change[] = [
    (b) => b.routes[3].cities.splice(1, 1, 'sout-mill'),
    (b) => b.routes[3].cities.pop(),
    (b) => {
      b.routes = b.routes.filter((route) => !route.cities.includes('south-mill'));
    },
    (b) => {
      b.routes = b.routes.filter((r) => r.id === 'north-mill--west-mill' || r.id === 'east-mill--south-mill');
    },
    (b) => b.connection.cities.splice(0, 1, 'westmill'),
    (b) => setAll(b.routes, { tavern: false }),
    (b) => Reflect.deleteProperty(b, 'provinces'),
    (b) => b.provinces[0].routes.splice(1, 1, 'south-mill--west-mil'),
    (b) =>
      setAll(b.routes, {
        maritime: true,
        points: [1, 2].map((x) => ({ at: [x, 1], piece: 'merchant' })),
      }),
    (b) => Object.assign(b.cities[0], { colour: 'red' }),
  ];
  const section = DOCS.slice(DOCS.indexOf('## What is refused'), DOCS.indexOf('## The Salt March'));
  const messages = [...section.matchAll(/^\| `(board.*?)` \|/gm)].map((match) => match[1]);

  it('has the messages that the engine gives', () => {
    expect(changes.map((change) => refused(mills(change)))).toEqual(messages);
  });
});

it('every field of every board is explained', () => {
  const keys = (value: unknown): string[] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, part]) => [
          ...(Array.isArray(value) ? [] : [key]),
          ...keys(part),
        ])
      : [];
  const fields = new Set([...keys(fourMills), ...keys(saltMarch), ...keys(baltic)]);
  for (const barrels of ['1', '2', '3', '4']) fields.delete(barrels);
  for (const field of fields) expect(DOCS, field).toContain(`\`${field}\``);
});
