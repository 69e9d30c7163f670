/** The networks that ship: each fits the features of its setup, is small enough, and predicts who wins. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/bots/index.js';
import { Match } from '../../../src/bots/match.js';
import { readNetwork } from '../../../src/bots/network/format.js';
import { NetworkJudge } from '../../../src/bots/network/judge.js';
import {
  addNetwork,
  networkFor,
  networkRefusal,
  readNetworksWith,
} from '../../../src/bots/network/library.js';
import { networkName } from '../../../src/bots/network/name.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { shippedNetwork, useShippedNetworks } from '../../../src/outside/networks.js';
import { FILES, FOLDER, sharesIn, TABLES, testForesight } from './shipped.js';

const TWO_MEGABYTES = 2_000_000;

describe.each(FILES)('%s', (file) => {
  const name = file.replace('.bin', '');
  const bytes = readFileSync(new URL(file, FOLDER));
  const tables = TABLES.filter((rules) => networkName(rules) === name);

  it('is for a setup that exists, in all editions and with all modules, and under 2 MB', () => {
    expect(tables.length).toBeGreaterThan(0);
    expect(bytes.length).toBeLessThan(TWO_MEGABYTES);
    for (const rules of tables) {
      const network = readNetwork(bytes, rules.featureSchema, name);
      expect(network.sizes.features).toBe(rules.featureCount);
    }
  });

  it('expects about one win in all at the start of a game, shared about equally between the seats', () => {
    const rules = tables[0];
    const network = readNetwork(bytes, rules.featureSchema, name);
    const shares = sharesIn(new NetworkJudge(network), rules, rules.setUp(new Random('start')));
    const sum = shares.reduce((a, b) => a + b);
    expect(sum).toBeGreaterThan(0.6);
    expect(sum).toBeLessThan(1.5);
    expect(Math.max(...shares)).toBeLessThan(2 * Math.min(...shares));
  });
});

// `npm run proof` looks at more games.
testForesight(3);

it('there is one for every setup, its own or the general one, and all together are under 8 MB', () => {
  useShippedNetworks();
  for (const rules of TABLES) expect(networkFor(rules)?.sizes.features).toBe(rules.featureCount);
  const sizes = readdirSync(FOLDER).map((file) => statSync(new URL(file, FOLDER)).size);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(4 * TWO_MEGABYTES);
});

describe('the library', () => {
  const rules = shelf.rules({ game: 'hansa', players: 2 });

  it('finds the networks that ship, and nothing for other setups', () => {
    useShippedNetworks();
    expect(networkFor(rules)?.sizes.features).toBe(rules.featureCount);
    expect(shippedNetwork('no-such-board-9')).toBeUndefined();
    expect(shippedNetwork('../baltic-2')).toBeUndefined();
  });

  it('refuses a network for other features and says why; the merchant then plays like the trader', () => {
    const other = shelf.rules({ game: 'hansa', players: 3 });
    readNetworksWith(() => undefined);
    addNetwork(networkName(other), shippedNetwork('baltic-2')!);
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
