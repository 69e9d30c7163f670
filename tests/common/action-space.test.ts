/** The action space: every legal action has an index, no two share one, and the index says what the action is. */
import { describe, expect, it } from 'vitest';
import { ActionSpace } from '../../src/core/action-space.js';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { randomPosition } from '../hansa-teutonica/random-position.js';
import { effort } from '../setup/effort.js';
import { CONFIGS, drawByKind, playOut } from './games.js';

/** What an index stands for, from the description that programs get. */
function named(rules: Rules, index: number): { block: string; parts: [name: string, value: string][] } {
  const { name, first, parts } = rules.actionSpace
    .describe()
    .find((block) => index >= block.first && index < block.first + block.size)!;
  let rest = index - first;
  const values = [...parts].reverse().map((part): [string, string] => {
    const value = part.values[rest % part.values.length];
    rest = Math.floor(rest / part.values.length);
    return [part.name, value];
  });
  expect(rest).toBe(0);
  return { block: name, parts: values.reverse() };
}

function expectIndexes(rules: Rules, state: State, legal: ActionBuffer): void {
  const seen = new Set<number>();
  for (let i = 0; i < legal.length; i++) {
    const index = rules.actionIndex(state, legal.at(i));
    if (!(index >= 0 && index < rules.actionSpace.size) || seen.has(index))
      throw new Error(`index ${index} of ${JSON.stringify(rules.writeAction(state, legal.at(i)))}`);
    seen.add(index);
  }
}

/** Fields that are written as they are named in the space; whose piece is dropped and where a route ends are not. */
function expectNames(rules: Rules, state: State, action: number): void {
  const written = rules.writeAction(state, action);
  const fields: JsonObject = { ...written, ...(written.reward as JsonObject | undefined) };
  const { block, parts } = named(rules, rules.actionIndex(state, action));
  expect(block).toContain(written.type === 'permanent' ? '' : written.type);
  for (const [name, value] of parts) {
    const field = fields[name];
    if (field === undefined || typeof field === 'object' || block === 'drop' || value.includes(' ')) continue;
    expect(field === true ? 'yes' : field === false ? 'no' : String(field)).toBe(value);
  }
}

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);

  it('each index stands for one action', () => {
    const { actionSpace } = rules;
    const actions = new Set<number>();
    for (let index = 0; index < actionSpace.size; index++) {
      const action = actionSpace.actionAt(index);
      if (actionSpace.indexOf(action) !== index) throw new Error(`index ${index}, action ${action}`);
      actions.add(action);
    }
    expect(actions.size).toBe(actionSpace.size);
    const blocks = actionSpace.describe();
    expect(blocks.reduce((sum, { size }) => sum + size, 0)).toBe(actionSpace.size);
    expect(new Set(blocks.map((block) => block.name)).size).toBe(blocks.length);
  });

  it('every legal action of random games has an index of its own that says what it is', () => {
    const random = new Random(`action space ${name}`);
    const state = rules.setUp(random);
    playOut(rules, state, random, effort(400, 20_000), (legal, decision) => {
      expectIndexes(rules, state, legal);
      if (decision % 7 === 0) expectNames(rules, state, legal.at(random.below(legal.length)));
    });
  });
});

it('every legal action of made-up positions of Hansa Teutonica has an index', () => {
  const random = new Random('action space of positions');
  const legal = new ActionBuffer();
  const blocks = new Set<string>();
  for (const config of hansaTeutonica.configs()) {
    const rules = hansaTeutonica.rules(config);
    for (let i = 0; i < effort(25, 500); i++) {
      const state = rules.readPosition(randomPosition(config, random));
      for (let step = 0; step < 8 && rules.decider(state) !== NOBODY; step++) {
        rules.legal(state, legal);
        expectIndexes(rules, state, legal);
        const action = drawByKind(rules, state, legal, random);
        expectNames(rules, state, action);
        blocks.add(named(rules, rules.actionIndex(state, action)).block);
        rules.apply(state, action);
      }
    }
  }
  // Among them what hardly ever comes up in a game.
  const rare = ['relocate from a point', 'develop-privilege', 'favour', 'share', 'pawn', 'remove'];
  expect(rare.filter((name) => !blocks.has(name))).toEqual([]);
});

it('an action that no block covers is an error', () => {
  const space = new ActionSpace([
    { name: 'hang', code: 1, parts: [{ name: 'to', values: ['a', 'b'], shift: 4, bits: 2 }] },
  ]);
  expect(space.indexOf(1 | (1 << 4))).toBe(1);
  expect(() => space.indexOf(1 | (2 << 4))).toThrow('no block');
  expect(() => space.indexOf(2)).toThrow('no block');
});
