/** Fixed seeds and budgets counted in positions give the same decisions on every machine; see `digests.ts`. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOT_IDS } from '../../src/bots/index.js';
import { useShippedNetworks } from '../../src/outside/networks.js';
import { effort } from '../setup/effort.js';
import { digest, GAMES } from './digests.js';

const recorded = JSON.parse(
  readFileSync(new URL('../fixtures/bot-digests.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string>>;

/** For bots that think long: a game with two players and one with four, of either game; `npm run proof` has all. */
const FEW = ['hanseatic-3-2009-2', 'baltic-2', 'baltic-4-extra-card'];
const SOME: Readonly<Record<string, readonly string[]>> = {
  merchant: ['hanseatic-45-big-box-4-missions-favours', ...FEW],
  alderman: FEW,
};

// Other test files of this process may have chosen other networks.
beforeAll(useShippedNetworks);

describe.each(BOT_IDS)('%s', (id) => {
  it.each(effort(SOME[id] ?? GAMES, GAMES))('decides as it always did in %s', (game) => {
    expect(digest(id, game), 'intended? then run: npm run digests').toBe(recorded[id]?.[game]);
  });
});

it('there are no digests of bots that are gone', () => {
  expect(Object.keys(recorded).sort()).toEqual([...BOT_IDS].sort());
});
