import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/core/game.js';
import { readLegal } from '../../src/core/play.js';
import { hansa } from '../../src/games/hansa/rules/index.js';

const folder = new URL('./fixtures/', import.meta.url);

describe('finished games are replayed to their exact scores', () => {
  it.each(readdirSync(folder))('%s', (name) => {
    const record = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const rules = hansa.rules(record.position.config);
    const state = rules.readPosition(record.position);
    for (const { seat, action } of record.actions) {
      expect(rules.decider(state)).toBe(seat);
      rules.apply(state, readLegal(rules, state, action));
    }
    expect(rules.decider(state)).toBe(NOBODY);
    expect(rules.score(state)).toEqual(record.result);
  });
});
