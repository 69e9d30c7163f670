/** Broken input of every kind is either refused by field or happens to be valid; nothing else ever happens. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { readLegal, writeLegal } from '../../src/core/play.js';
import { Random } from '../../src/core/random.js';
import { readRecord } from '../../src/core/records/record.js';
import { Refusal } from '../../src/core/refusal.js';
import { shelf } from '../../src/games/index.js';
import { effort, examples } from '../setup/effort.js';
import { CONFIGS, GAMES, playOut } from './games.js';
import { mutate, mutations } from './mutate.js';

/** Runs something that may refuse; a refusal must name a field that starts with one of `roots`. */
function refusalOf(roots: readonly string[], run: () => void): Refusal | undefined {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!roots.some((root) => error.field.startsWith(root)) || error.reason === '') {
      throw new Error(`names no field: ${error.message}`);
    }
    return error;
  }
  return undefined;
}

/** A state that was accepted can be written, read again, viewed, scored and played on. */
function useIt(rules: Rules, state: State): void {
  const position = rules.writePosition(state);
  expect(Buffer.compare(rules.readPosition(position), state), 'changed by writing and reading').toBe(0);
  rules.score(state);
  for (let seat = 0; seat < rules.players; seat++) rules.writeView(state, seat);
  playOut(rules, state.slice(), new Random('use'), 25);
}

/** Positions from random games of every configuration, some of them in the middle of a decision. */
function positions(): JsonObject[] {
  return CONFIGS.flatMap(({ name, game, config }) => {
    const rules = game.rules({ ...config, seed: name });
    const random = new Random(`positions ${name}`);
    const found: JsonObject[] = [];
    const phases = new Set<Json>();
    const state = rules.setUp(random);
    playOut(rules, state, random, effort(500, 2500), (_, decision) => {
      const position = rules.writePosition(state);
      const phase = (position.turn as JsonObject).phase;
      if (!phases.has(phase) || decision % 800 === 799) found.push(position);
      phases.add(phase);
    });
    found.push(rules.writePosition(state));
    return found;
  });
}

describe('broken input', () => {
  const some = positions();
  const runs = { ...examples(1000, 60_000), endOnFailure: true };

  it('configs', () => {
    const configs = CONFIGS.map(({ config }) => ({ ...config, seed: 's' }) as Json);
    let valid = 0;
    fc.assert(
      fc.property(fc.constantFrom(...configs), mutations, (config, changes) => {
        const broken = mutate(config, changes);
        const refusal = refusalOf(['config'], () => {
          const rules = shelf.rules(broken);
          rules.setUp(new Random('x'));
        });
        if (!refusal) valid++;
      }),
      runs,
    );
    expect(valid).toBeGreaterThan(100);
    expect(valid).toBeLessThan(runs.numRuns);
  });

  it('positions', () => {
    let valid = 0;
    fc.assert(
      fc.property(fc.constantFrom(...some), mutations, (position, changes) => {
        const broken = mutate(position, changes);
        const refusal = refusalOf(['position'], () => {
          const { rules, state } = shelf.open(broken);
          useIt(rules, state);
        });
        if (!refusal) valid++;
      }),
      runs,
    );
    expect(valid).toBeGreaterThan(100);
    expect(valid).toBeLessThan(runs.numRuns);
  });

  it('actions, which change nothing when refused', () => {
    const opened = some
      .map((position) => shelf.open(position))
      .filter(({ rules, state }) => rules.decider(state) !== NOBODY)
      .map(({ rules, state }) => ({ rules, state, legal: writeLegal(rules, state) }));
    let valid = 0;
    fc.assert(
      fc.property(fc.nat(opened.length - 1), fc.nat(10_000), mutations, (which, pick, changes) => {
        const { rules, state, legal } = opened[which];
        // Half of them start from an action of another position, which is well formed but out of place.
        const from = pick % 2 === 0 ? legal : opened[(which + pick) % opened.length].legal;
        const broken = pick % 3 === 0 ? from[pick % from.length] : mutate(from[pick % from.length], changes);
        const before = state.slice();
        const refusal = refusalOf(['action'], () => {
          const action = readLegal(rules, state, broken);
          const list = new ActionBuffer();
          rules.legal(state, list);
          if (!list.includes(action)) throw new Error('let in an action that is not listed');
        });
        if (Buffer.compare(before, state) !== 0) throw new Error('a state was changed');
        if (!refusal) valid++;
      }),
      { ...runs, ...examples(1500, 100_000) },
    );
    expect(valid).toBeGreaterThan(100);
  });

  it('records', () => {
    const folder = new URL('../fixtures/games/', import.meta.url);
    const records = readdirSync(folder).map((file) => {
      const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as JsonObject;
      return { ...record, actions: (record.actions as Json[]).slice(0, 30), result: [] } as JsonObject;
    });
    let valid = 0;
    fc.assert(
      fc.property(fc.constantFrom(...records), mutations, (record, changes) => {
        const refusal = refusalOf(['record', 'position'], () => {
          readRecord(shelf, mutate(record, changes));
        });
        if (!refusal) valid++;
      }),
      { ...runs, ...examples(1000, 20_000) },
    );
    expect(valid).toBeGreaterThan(5);
  });

  it('views', () => {
    const views = some.map((position, i) => {
      const { rules, state } = shelf.open(position);
      return { rules, view: rules.writeView(state, i % rules.players) };
    });
    fc.assert(
      fc.property(fc.constantFrom(...views), mutations, ({ rules, view }, changes) => {
        refusalOf(['view', 'position'], () => {
          rules.readView(mutate(view, changes), new Random('v'));
        });
      }),
      { ...runs, ...examples(1000, 20_000) },
    );
  });

  it('any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        refusalOf(['position'], () => shelf.open(json as Json));
        refusalOf(['config'], () => shelf.rules(json as Json));
        refusalOf(['record'], () => readRecord(shelf, json as Json));
        for (const { game } of GAMES) {
          const rules = shelf.rules(game.configs()[0]);
          const state = rules.setUp(new Random('any'));
          refusalOf(['action'], () => readLegal(rules, state, json as Json));
          refusalOf(['position'], () => rules.readPosition(json as Json));
        }
      }),
      examples(1000, 20_000),
    );
  });
});
