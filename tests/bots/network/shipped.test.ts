/** The networks that ship: each fits the features of its table, is small enough, and plays better than chance. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/bots/index.js';
import { Match } from '../../../src/bots/match.js';
import { readNetwork } from '../../../src/bots/network/format.js';
import { NetworkJudge } from '../../../src/bots/network/judge.js';
import {
  bringNetwork,
  networkFor,
  networkRefusal,
  readNetworksWith,
} from '../../../src/bots/network/library.js';
import { networkName } from '../../../src/bots/network/name.js';
import { NOBODY } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { games, shelf } from '../../../src/games/index.js';
import { shippedNetwork, useShippedNetworks } from '../../../src/outside/networks.js';

const FOLDER = new URL('../../../src/bots/network/weights/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.bin'));
const TABLES = games.flatMap((game) => game.configs()).map((config) => shelf.rules(config));
const TWO_MEGABYTES = 2_000_000;

describe.each(FILES)('%s', (file) => {
  const name = file.replace('.bin', '');
  const bytes = readFileSync(new URL(file, FOLDER));
  const tables = TABLES.filter((rules) => networkName(rules) === name);

  it('is for tables that exist, in all editions and with all modules, and under 2 MB', () => {
    expect(tables.length).toBeGreaterThan(0);
    expect(bytes.length).toBeLessThan(TWO_MEGABYTES);
    for (const rules of tables) {
      const network = readNetwork(bytes, rules.featureSchema, name);
      expect(network.sizes.features).toBe(rules.featureCount);
    }
  });

  it('expects about one win in all at the start of a game, and all of it for whoever is far ahead', () => {
    const rules = tables[0];
    const judge = new NetworkJudge(readNetwork(bytes, rules.featureSchema, name), rules.players);
    const start = rules.setUp(new Random('shipped'));
    judge.begin(rules, start);
    const shares = Array.from({ length: rules.players }, (_, seat) => judge.value(rules, start, seat));
    expect(shares.reduce((a, b) => a + b)).toBeGreaterThan(0.6);
    expect(shares.reduce((a, b) => a + b)).toBeLessThan(1.5);
  });

  it('foresees late in a game who will win, better than a fair share does', () => {
    const rules = tables[0];
    const judge = new NetworkJudge(readNetwork(bytes, rules.featureSchema, name), rules.players);
    let right = 0;
    let looked = 0;
    for (let game = 0; game < 20; game++) {
      const states: Uint8Array[] = [];
      const state = rules.setUp(new Random(`foresee ${game}`));
      const bots = Array.from({ length: rules.players }, () => makeBot('apprentice'));
      new Match(rules, bots, `foresee ${game}`).play(state, 3000, (before) => {
        states.push(before.slice());
      });
      if (rules.decider(state) !== NOBODY) continue;
      const late = states[Math.floor(states.length * 0.85)];
      judge.begin(rules, late);
      const shares = Array.from({ length: rules.players }, (_, seat) => judge.value(rules, late, seat));
      const favourite = shares.indexOf(Math.max(...shares));
      looked++;
      if (rules.score(state)[favourite].rank === 1) right++;
    }
    expect(looked).toBeGreaterThan(15);
    expect(right / looked).toBeGreaterThan(1 / rules.players);
  });
});

it('there is one for every table', () => {
  const missing = TABLES.map(networkName).filter((name) => !FILES.includes(`${name}.bin`));
  expect([...new Set(missing)]).toEqual([]);
});

describe('the library', () => {
  const rules = shelf.rules({ game: 'hansa', players: 2 });

  it('finds what ships, and nothing where nothing is', () => {
    useShippedNetworks();
    expect(networkFor(rules)?.sizes.features).toBe(rules.featureCount);
    expect(shippedNetwork('no-such-board-9')).toBeUndefined();
    expect(shippedNetwork('../baltic-2')).toBeUndefined();
  });

  it('refuses a network for other features, says why, and the merchant plays on as the trader does', () => {
    const other = shelf.rules({ game: 'hansa', players: 3 });
    readNetworksWith(() => undefined);
    bringNetwork(networkName(other), shippedNetwork('baltic-2')!);
    expect(networkFor(other)).toBeUndefined();
    expect(networkRefusal(other)).toMatch(/other features/);
    const play = (id: string): number[] => {
      const actions: number[] = [];
      const bots = Array.from({ length: other.players }, () => makeBot(id));
      new Match(other, bots, 'alike').play(other.setUp(new Random('alike')), 60, (_, action) => {
        actions.push(action);
      });
      return actions;
    };
    expect(play('merchant')).toEqual(play('trader'));
  });
});
