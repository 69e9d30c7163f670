import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { refusal, rulesFor, three, write } from './help.js';

function* states(rules: Rules, seed: string): Generator<State> {
  const random = new Random(seed);
  const actions = new ActionBuffer();
  const state = rules.setUp(random);
  yield state;
  while (rules.decider(state) !== NOBODY) {
    rules.legal(state, actions);
    rules.apply(state, actions.at(random.below(actions.length)));
    yield state;
  }
}

describe('what is secret', () => {
  it('Z1: a view shows the piles as counts, and everything else', () => {
    const state = three.setUp(new Random('z'));
    const position = three.writePosition(state);
    for (const seat of [0, 1, 2, null]) {
      expect(three.writeView(state, seat)).toEqual({
        ...position,
        config: { game: 'hansa', board: 'baltic', players: 3, modules: [], rules: 1, seed: null },
        piles: [11, 10, 10, 10, 10],
      });
    }
  });

  it('Z1: the seed, from which the piles follow, is never shown', () => {
    const rules = hansa.rules({ game: 'hansa', players: 3, seed: 'a secret' });
    const view = rules.writeView(rules.setUp(new Random('a secret')), 0);
    expect(JSON.stringify(view)).not.toContain('a secret');
    expect((view.config as JsonObject).seed).toBeNull();
  });

  it.each([2, 3, 4])('Z1: what %i seats see does not depend on the piles, all through a game', (players) => {
    const rules = rulesFor(players);
    const random = new Random('other piles');
    for (const state of states(rules, `views ${players}`)) {
      const out = new Uint8Array(rules.stateSize);
      for (let seat = 0; seat < players; seat++) {
        const seen = rules.writeView(state, seat);
        rules.imagine(state, seat, random, out);
        expect(rules.writeView(out, seat)).toEqual(seen);
        expect(rules.writeView(rules.readView(seen, random), seat)).toEqual(seen);
      }
    }
  });

  it('Z1: an imagined state has the same goods in its piles, in any order', () => {
    const state = three.setUp(new Random('z'));
    const random = new Random('dreams');
    const out = new Uint8Array(three.stateSize);
    const tops = new Set<string>();
    for (let i = 0; i < 300; i++) {
      three.imagine(state, 1, random, out);
      const { piles } = write(out);
      expect(piles.flat().sort()).toEqual(write(state).piles.flat().sort());
      tops.add(piles[0][0]);
    }
    expect(tops.size).toBeGreaterThan(10);
  });

  it('Z1: what a view leaves open is drawn from all that it allows', () => {
    const random = new Random('guess');
    const view = { cities: { riga: { warehouses: ['red-1'] } }, piles: [20, 0, 0, 0, 0] };
    const colours = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const piles = write(three.readView(view, random)).piles.flat();
      expect(piles).toHaveLength(20);
      expect(piles.filter((good) => good === 'red-1').length).toBeLessThanOrEqual(3);
      for (const good of piles) colours.add(good.split('-')[0]);
    }
    expect(colours.size).toBe(6);
  });

  it('Z1: a view with more hidden goods than there are is refused', () => {
    const random = new Random('guess');
    const view = (pile: number) => ({
      cities: { riga: { warehouses: ['red-1'] } },
      piles: [pile, 0, 0, 0, 0],
    });
    expect(write(three.readView(view(64), random)).piles[0]).toHaveLength(64);
    expect(refusal(() => three.readView(view(65), random))).toBe(
      'position.piles: have 65 goods, but only 64 are not elsewhere',
    );
  });
});
