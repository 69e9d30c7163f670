/** The general network of a game: it names no board, and so it plays any. */
import { afterAll, describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/bots/index.js';
import { Match } from '../../../src/bots/match.js';
import {
  generalName,
  generalSchema,
  isGeneral,
  networkFrom,
  readGeneral,
  writeGeneral,
} from '../../../src/bots/network/general.js';
import { NetworkJudge } from '../../../src/bots/network/judge.js';
import { addNetwork, networkFor, readNetworksWith } from '../../../src/bots/network/library.js';
import { Prior } from '../../../src/bots/network/prior.js';
import { squash } from '../../../src/bots/network/squash.js';
import { FeatureList } from '../../../src/core/features.js';
import type { Rules, State } from '../../../src/core/game.js';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { hansa } from '../../../src/games/hansa/rules/index.js';
import { hansaTeutonica } from '../../../src/games/hansa-teutonica/rules/index.js';
import { games } from '../../../src/games/index.js';
import { shippedNetwork, useShippedNetworks } from '../../../src/outside/networks.js';
import { makeHansaBoard } from '../../../src/workshop/make/hansa.js';
import { makeBoard, USUAL } from '../../../src/workshop/make/index.js';
import { quantise } from '../../../train/checkpoint.js';
import { Model } from '../../../train/model.js';
import { CONFIGS, playOut } from '../../common/games.js';
import { choice, findTwins } from '../fairness.js';
import { sharesIn } from './shipped.js';

/** Boards that nobody trained on. */
const drawn = makeBoard({ ...USUAL, seed: 'never seen', players: [3, 4] });
const strangers: readonly Rules[] = [
  hansaTeutonica
    .withBoards([drawn])
    .rules({ game: 'hansa-teutonica', board: drawn.id as string, players: 4 }),
  (() => {
    const board = makeHansaBoard({ seed: 'never seen', players: [3], size: 'medium', density: 'normal' });
    return hansa.withBoards([board]).rules({ game: 'hansa', board: board.id as string, players: 3 });
  })(),
];
const [stranger] = strangers;

/** A position in the middle of a game of random moves. */
function middleOf(rules: Rules): State {
  const random = new Random('general');
  const state = rules.setUp(random);
  playOut(rules, state, random, 250, () => {});
  return state;
}

describe.each(CONFIGS)('$game.id $name', ({ game, config }) => {
  const rules = game.rules(config);
  const { of, always } = rules.featureRoles;

  it('has roles for its features that name neither the board nor anything on it', () => {
    expect(of.length).toBe(rules.featureCount);
    const named = of.filter((roles) => roles.length > 0).length;
    expect(named / of.length).toBeGreaterThan(0.9);
    const position = JSON.stringify(rules.writePosition(rules.setUp(new Random('names'))));
    const ids = [...position.matchAll(/"([a-z-]+--[a-z-]+)"/g)].flatMap(([, id]) => [id, ...id.split('--')]);
    const words = new Set([...of.flat(), ...always].flatMap((role) => role.split(' ')));
    expect([String(config.board), ...ids].filter((id) => words.has(id))).toEqual([]);
  });
});

describe('a general network', () => {
  const roles = [...new Set([...stranger.featureRoles.always, ...stranger.featureRoles.of.flat()])].slice(20);
  const schema = generalSchema('hansa-teutonica', roles);
  const model = new Model({ features: roles.length, hidden: 8, second: 4 });
  model.initialise(new Random('general'), 1);
  for (let i = model.prior - 5; i < model.prior; i++) model.weights[i] = 0.3;
  const bytes = writeGeneral(roles, quantise(schema, model));

  it('values a position by how often each role occurs in it', () => {
    const judge = new NetworkJudge(networkFrom(readGeneral(bytes, 'hansa-teutonica', 'test'), stranger));
    const state = middleOf(stranger);
    const list = new FeatureList(stranger.featureCount);
    const numbers = new Map(roles.map((role, i) => [role, i]));
    for (let seat = 0; seat < stranger.players; seat++) {
      stranger.sense(state, seat, list);
      const names = [
        ...stranger.featureRoles.always,
        ...Array.from(list.items.subarray(0, list.length)).flatMap(
          (feature) => stranger.featureRoles.of[feature],
        ),
      ];
      const played = names.flatMap((role) => numbers.get(role) ?? []);
      const prior = new Prior().output(stranger, state, seat);
      const expected = squash(model.forward(played, 0, played.length, prior));
      expect(judge.value(stranger, state, seat)).toBeCloseTo(expected, 2);
    }
  });

  it('is refused when it is broken, or belongs to another game', () => {
    expect(isGeneral(bytes)).toBe(true);
    expect(() => readGeneral(bytes, 'hansa', 'mine')).toThrow(/the network mine cannot be used.*features/);
    expect(() => readGeneral(bytes.subarray(0, 500), 'hansa-teutonica', 'mine')).toThrow(/too short/);
    expect(() => readGeneral(bytes.subarray(12), 'hansa-teutonica', 'mine')).toThrow(/general network/);
  });
});

describe.each(games.map(({ id }) => id))('the general network of %s that ships', (game) => {
  const rules = strangers.find((one) => one.game.id === game)!;
  const bytes = shippedNetwork(generalName(rules))!;

  it('is under 2 MB and knows the roles of a board that nobody trained on', () => {
    expect(bytes.length).toBeLessThan(2_000_000);
    const known = new Set(readGeneral(bytes, game, 'shipped').roles);
    expect(rules.featureRoles.of.flat().filter((role) => !known.has(role))).toEqual([]);
  });

  it('expects about one win in all at the start, shared about equally between the seats', () => {
    const judge = new NetworkJudge(networkFrom(readGeneral(bytes, game, 'shipped'), rules));
    const shares = sharesIn(judge, rules, rules.setUp(new Random('start')));
    const sum = shares.reduce((a, b) => a + b);
    expect(sum).toBeGreaterThan(0.6);
    expect(sum).toBeLessThan(1.5);
    expect(Math.max(...shares)).toBeLessThan(2 * Math.min(...shares));
  });

  it('is what a merchant uses on such a board, instead of playing like a trader', () => {
    useShippedNetworks();
    expect(networkFor(rules)?.sizes.features).toBe(rules.featureCount);
    const play = (id: string): number[] => {
      const actions: number[] = [];
      const bots = Array.from({ length: rules.players }, () => makeBot(id));
      new Match(rules, bots, 'alike').play(rules.setUp(new Random('alike')), 80, (_, action) => {
        actions.push(action);
      });
      return actions;
    };
    expect(play('merchant')).not.toEqual(play('trader'));
  });

  it('knows nothing of what is hidden', () => {
    useShippedNetworks();
    const twins = findTwins(rules, `general ${game}`);
    expect(twins.length).toBeGreaterThan(0);
    const merchant = () => makeBot('merchant');
    for (const { state, twin } of twins)
      expect(choice(rules, merchant, twin)).toBe(choice(rules, merchant, state));
  });

  it('alone is enough for a program that adds it', () => {
    readNetworksWith(() => undefined);
    expect(networkFor(rules)).toBeUndefined();
    addNetwork(generalName(rules), bytes);
    expect(networkFor(rules)?.sizes.features).toBe(rules.featureCount);
  });
});

// Later test files of this process expect the networks that ship.
afterAll(useShippedNetworks);

it('a board under another name is judged exactly the same', () => {
  const renamed = JSON.parse(
    JSON.stringify(drawn).replaceAll(
      /"(id|name|title)":"([^"]*)"/g,
      (_, key, name) => `"${key}":"${name}${key === 'id' && name === drawn.id ? '-x' : ''}"`,
    ),
  ) as JsonObject;
  const twin = hansaTeutonica
    .withBoards([renamed])
    .rules({ game: 'hansa-teutonica', board: `${drawn.id}-x`, players: 4 });
  const general = readGeneral(shippedNetwork(generalName(twin))!, 'hansa-teutonica', 'shipped');
  const state = middleOf(stranger);
  const sharesOf = (rules: Rules): number[] =>
    sharesIn(new NetworkJudge(networkFrom(general, rules)), rules, state);
  expect(sharesOf(twin)).toEqual(sharesOf(stranger));
});
