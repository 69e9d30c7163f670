/** A bot that lacks its network says so; it never silently plays far below its level. */
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../../src/bots/index.js';
import { Match } from '../../../src/bots/match.js';
import { addNetwork, readNetworksWith } from '../../../src/bots/network/library.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { shippedNetwork, useShippedNetworks } from '../../../src/outside/networks.js';

const rules = shelf.rules({ game: 'hansa', players: 2 });

function play(name: string): void {
  const bots = [makeBot(name), makeBot('random')];
  new Match(rules, bots, 'library').play(rules.setUp(new Random('library')), 6);
}

describe('a program that has not said where to find networks', () => {
  it.each(['merchant', 'merchant:easy', 'alderman:200'])(
    'gets an error from %s that says what to do',
    (name) => {
      expect(() => play(name)).toThrow(/readNetworksWith or addNetwork/);
    },
  );

  it('can use the other levels as usual', () => {
    for (const name of ['random', 'greedy', 'apprentice', 'trader']) expect(() => play(name)).not.toThrow();
  });
});

describe('a program that has added the network of another setup', () => {
  it('gets the same error, which names the one that is missing', () => {
    addNetwork('baltic-3', shippedNetwork('baltic-3')!);
    expect(() => play('merchant')).toThrow(/the network baltic-2 is missing/);
    addNetwork('baltic-2', shippedNetwork('baltic-2')!);
    expect(() => play('merchant')).not.toThrow();
  });
});

describe('a program that has said where', () => {
  it('plays with the networks that ship, or deliberately without', () => {
    useShippedNetworks();
    expect(() => play('merchant')).not.toThrow();
    readNetworksWith(() => undefined);
    expect(() => play('merchant')).not.toThrow();
  });
});
