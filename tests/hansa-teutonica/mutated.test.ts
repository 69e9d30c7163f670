import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { Refusal } from '../../src/core/refusal.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { effort } from '../setup/effort.js';
import { applyAndCompare, CONFIGS, choose, compare, expectChoice } from './compare.js';
import { mutatedPosition } from './mutated-position.js';
import { randomPosition } from './random-position.js';

/** Decisions from mutated positions for each config, and how far each of them is followed. */
const DECISIONS = effort(30, 2000);
const FOLLOWED = 6;

/** The positions of the perft tables: all phases are among them, rare ones too. */
const ROWS = (
  JSON.parse(readFileSync(new URL('../fixtures/perft.json', import.meta.url), 'utf8')) as {
    name: string;
    position: JsonObject;
  }[]
).filter(({ position }) => (position.config as JsonObject).game === hansaTeutonica.id);

const compared = new Map<string, number>();
let refused = 0;

const phaseOf = (rules: Rules, state: State): string =>
  (rules.writePosition(state).turn as JsonObject).phase as string;

/** The mutated position, or nothing if it is impossible. */
function mutated(rules: Rules, state: State, random: Random): State | undefined {
  const position = mutatedPosition(rules.writePosition(state), random);
  try {
    return rules.readPosition(position);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused++;
    return undefined;
  }
}

/** Compares from a state onwards; returns the number of decisions. */
function follow(rules: Rules, state: State, random: Random, legal: ActionBuffer): number {
  let made = 0;
  for (; made < FOLLOWED && rules.decider(state) !== NOBODY; made++) {
    const phase = phaseOf(rules, state);
    const found = compare(rules, state, legal);
    // A mutated position may begin where there is nothing to choose.
    if (made > 0) expectChoice(rules, state, found);
    if (legal.length === 0) break;
    applyAndCompare(rules, state, choose(rules, state, legal, random));
    compared.set(phase, (compared.get(phase) ?? 0) + 1);
  }
  return made;
}

describe('the engine agrees with the reference, from mutated positions', () => {
  it.each(CONFIGS)('T1–T6, A–E, M, H, I, P: lists and outcomes: %j', (config) => {
    const rules = hansaTeutonica.rules(config);
    const random = new Random(`mutated ${JSON.stringify(config)}`);
    const legal = new ActionBuffer();
    let state = rules.setUp(random);
    for (let decisions = 0, i = 0; decisions < DECISIONS; i++) {
      if (i % 40 === 0 || rules.decider(state) === NOBODY) {
        state = i % 80 === 0 ? rules.setUp(random) : rules.readPosition(randomPosition(config, random));
      }
      // Most decisions are ordinary; the others are met more often here.
      const isOrdinary = phaseOf(rules, state) === 'actions';
      const changed = isOrdinary && random.below(8) > 0 ? undefined : mutated(rules, state, random);
      if (changed) decisions += follow(rules, changed, random, legal);
      rules.legal(state, legal);
      rules.apply(state, choose(rules, state, legal, random));
    }
  });

  it.each(ROWS)('T1–T6, A–E, M, H, I, P: lists and outcomes: $name', ({ name, position }) => {
    const rules = hansaTeutonica.rules(position.config as JsonObject);
    const state = rules.readPosition(position);
    const random = new Random(`mutated ${name}`);
    const legal = new ActionBuffer();
    for (let decisions = 0; decisions < DECISIONS / 2; ) {
      const changed = mutated(rules, state, random);
      if (changed) decisions += follow(rules, changed, random, legal);
    }
  });

  afterAll(() => {
    const decisions = [...compared.values()].reduce((sum, count) => sum + count, 0);
    const phases = ['actions', 'relocate', 'lift', 'remove', 'permanent', 'share', 'markers', 'pawn'];
    expect([...compared.keys()].sort()).toEqual(phases.sort());
    for (const phase of phases) expect(compared.get(phase), phase).toBeGreaterThan(effort(0, 200));
    expect(decisions).toBeGreaterThan(effort(1000, 50_000));
    expect(refused, 'impossible positions').toBeLessThan(decisions / 2);
  });
});
