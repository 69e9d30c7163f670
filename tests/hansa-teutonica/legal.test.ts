import { describe, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { expectSameBytes } from '../common/same-bytes.js';
import { effort } from '../setup/effort.js';
import { audit } from './audit.js';
import { applyAndCompare, CONFIGS, choose, compare, expectChoice } from './compare.js';
import { randomPosition } from './random-position.js';

const ROUNDS = effort(5, 400);

describe('the engine agrees with the reference', () => {
  it.each(CONFIGS)('T1–T6, A–E, M, H, I, P: lists and outcomes, in random games: %j', (config) => {
    const rules = hansaTeutonica.rules(config);
    const random = new Random(JSON.stringify(config));
    const legal = new ActionBuffer();
    let state = rules.setUp(random);
    for (let i = 0; i < 10 * ROUNDS; i++) {
      if (rules.decider(state) === NOBODY) state = rules.setUp(random);
      expectChoice(rules, state, compare(rules, state, legal));
      applyAndCompare(rules, state, choose(rules, state, legal, random));
    }
  });

  it.each(CONFIGS)(
    'T1–T6, A–E, M, H, I, P: lists and outcomes, from positions made up at random: %j',
    (config) => {
      const rules = hansaTeutonica.rules(config);
      const random = new Random(`made up ${JSON.stringify(config)}`);
      const legal = new ActionBuffer();
      for (let round = 0; round < ROUNDS; round++) {
        const state = rules.readPosition(randomPosition(config, random));
        for (let i = 0; i < 12 && rules.decider(state) !== NOBODY; i++) {
          audit(rules, state);
          const found = compare(rules, state, legal);
          // A random position may begin where its player has nothing left to do.
          if (i > 0) expectChoice(rules, state, found);
          applyAndCompare(rules, state, choose(rules, state, legal, random));
        }
      }
    },
  );

  it('S1: random positions, and those played from them, are read back as they were written', () => {
    const legal = new ActionBuffer();
    for (const config of CONFIGS) {
      const rules = hansaTeutonica.rules(config);
      const random = new Random(`read back ${JSON.stringify(config)}`);
      for (let round = 0; round < ROUNDS; round++) {
        const state = rules.readPosition(randomPosition(config, random));
        for (let i = 0; i < 12 && rules.decider(state) !== NOBODY; i++) {
          expectSameBytes(rules.readPosition(rules.writePosition(state)), state);
          rules.legal(state, legal);
          rules.apply(state, choose(rules, state, legal, random));
        }
      }
    }
  });
});
