/** Fixed seeds and budgets counted in positions give the same game on every machine: recorded once, kept for ever. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOT_IDS } from '../../src/bots/index.js';
import { CONFIGS, digest } from './digests.js';

const recorded = JSON.parse(
  readFileSync(new URL('../fixtures/bot-digests.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string>>;

describe.each(BOT_IDS)('%s', (id) => {
  it.each(Object.entries(CONFIGS))('plays the game it always played on %s', (name, config) => {
    expect(digest(id, config), 'meant? then: npm run digests').toBe(recorded[id]?.[name]);
  });
});

it('there are no digests of bots that are gone', () => {
  expect(Object.keys(recorded).sort()).toEqual([...BOT_IDS].sort());
});
