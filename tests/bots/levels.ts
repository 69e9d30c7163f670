/** One level among those of another. */
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';

export const TEUTONICA: JsonObject = { game: 'hansa-teutonica', players: 4 };
/** A game on it takes half the turns. */
export const SALT: JsonObject = { game: 'hansa-teutonica', board: 'salt-march', players: 3 };
export const TWO: JsonObject = { game: 'hansa-teutonica', edition: '2009', players: 2 };
export const BALTIC: JsonObject = { game: 'hansa', players: 3 };

/** The share of the wins of one challenger in a field, who sits in every seat of every set-up. */
export function winShare(config: JsonObject, challenger: string, field: string, blocks: number): number {
  const rules = shelf.rules(config);
  let won = 0;
  for (let block = 0; block < blocks; block++) {
    for (let chair = 0; chair < rules.players; chair++) {
      const bots = Array.from({ length: rules.players }, (_, seat) =>
        makeBot(seat === chair ? challenger : field),
      );
      const state = rules.setUp(new Random(`levels ${block}`));
      new Match(rules, bots, `levels ${block} ${chair}`).play(state, 20_000);
      const winners = rules.score(state).filter(({ rank }) => rank === 1);
      if (winners.some(({ seat }) => seat === chair)) won += 1 / winners.length;
    }
  }
  return won / (blocks * rules.players);
}

/** Challenger, field, setup, blocks of games with the challenger in each seat once, and the least share of wins. */
type Challenge = readonly [
  challenger: string,
  field: string,
  table: JsonObject,
  blocks: number,
  least: number,
];

export function testLevels(challenges: readonly Challenge[]): void {
  describe('one bot of a level among bots of the level below', () => {
    it.each(challenges)('%s among %s wins its share: %o', (challenger, field, config, blocks, least) => {
      expect(winShare(config, challenger, field, blocks)).toBeGreaterThanOrEqual(least);
    });
  });
}
