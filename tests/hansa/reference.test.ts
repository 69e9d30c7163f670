import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY } from '../../src/core/game.js';
import type { Json } from '../../src/core/json.js';
import { writeLegal } from '../../src/core/play.js';
import { Random } from '../../src/core/random.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { expectSameBytes } from '../common/same-bytes.js';
import { effort } from '../setup/effort.js';
import { audit } from './audit.js';
import { follow, legalMoves, type Move, type Position } from './reference.js';

describe('random games against the plain rules', () => {
  it.each(hansa.configs().map((config) => [JSON.stringify(config), config] as const))('%s', (_, config) => {
    const rules = hansa.rules(config);
    const random = new Random('reference');
    const actions = new ActionBuffer();
    for (let game = 0; game < effort(1, 10); game++) {
      const state = rules.setUp(random);
      audit(rules, state);
      while (rules.decider(state) !== NOBODY) {
        rules.legal(state, actions);
        const action = actions.at(random.below(actions.length));
        const move = rules.writeAction(state, action);
        expect(rules.readAction(state, move)).toBe(action);
        const expected = follow(rules.writePosition(state) as unknown as Position, move as unknown as Move);
        rules.apply(state, action);
        expect(rules.writePosition(state)).toEqual(expected);
        expectSameBytes(rules.readPosition(expected as unknown as Json), state);
        audit(rules, state);
      }
    }
  });

  it('T7: sales of large hands', () => {
    const rules = hansa.rules({ game: 'hansa', players: 3 });
    const random = new Random('hands');
    for (let i = 0; i < 200; i++) {
      const all = ['red', 'blue', 'green'].flatMap((c) => [1, 1, 1, 2, 2, 2, 3, 3].map((n) => `${c}-${n}`));
      const goods = random.shuffle(all).slice(0, random.below(11));
      const position = { cities: { copenhagen: { booths: [1, 0, 0] } }, seats: [{ goods }, {}, {}] };
      const state = rules.readPosition(position);
      const sorted = (moves: readonly unknown[]): string[] => moves.map((m) => JSON.stringify(m)).sort();
      expect(sorted(writeLegal(rules, state))).toEqual(
        sorted(legalMoves(rules.writePosition(state) as unknown as Position)),
      );
    }
  });
});
