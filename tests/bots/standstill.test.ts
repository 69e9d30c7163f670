/** Bots that find nothing worth doing: they pass once, and do not pass again in the same position. */
import { describe, expect, it } from 'vitest';
import { AldermanBot } from '../../src/bots/alderman/index.js';
import { BY_POINTS } from '../../src/bots/alderman/settings.js';
import type { Bot } from '../../src/bots/bot.js';
import type { Evaluator } from '../../src/bots/evaluator.js';
import { Match } from '../../src/bots/match.js';
import { MerchantBot } from '../../src/bots/merchant.js';
import { TraderBot } from '../../src/bots/trader.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';

/** To whom all positions are the same: of equal turns, bots take the one that does least. */
const indifferent: Evaluator = { value: () => 0 };
const rules = shelf.rules({ game: 'hansa-teutonica', board: 'salt-march', players: 3 });

const BOTS: readonly [string, () => Bot][] = [
  ['trader', () => new TraderBot(0, indifferent)],
  ['merchant', () => new MerchantBot(0, indifferent)],
  [
    'alderman',
    () => new AldermanBot(() => ({ evaluator: indifferent, settings: { ...BY_POINTS, nodes: 100 } })),
  ],
];

/** The types of the actions that three such bots choose. */
function actionsOf(bots: readonly Bot[], decisions: number): string[] {
  const types: string[] = [];
  new Match(rules, bots, 'idle').play(rules.setUp(new Random('idle')), decisions, (state, action) => {
    types.push(String(rules.writeAction(state, action).type));
  });
  return types;
}

describe.each(BOTS)('%s', (_, make) => {
  it('passes, and does something else when that led back to the same position', () => {
    const types = actionsOf([make(), make(), make()], 4);
    expect(types.slice(0, 3)).toEqual(['end-turn', 'end-turn', 'end-turn']);
    expect(types[3]).not.toBe('end-turn');
  });

  it('passes again when told to forget', () => {
    const bots = [make(), make(), make()];
    expect(actionsOf(bots, 3)).toEqual(['end-turn', 'end-turn', 'end-turn']);
    for (const bot of bots) bot.forget?.();
    expect(actionsOf(bots, 3)).toEqual(['end-turn', 'end-turn', 'end-turn']);
  });
});
