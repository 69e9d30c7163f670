/** The action space: every action that can occur with a setup, in blocks (`core/action-space.ts`). */
import type { ActionBlock, ActionPart } from '../../../../core/action-space.js';
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { HAND, MAX_HAND, SEAT_SIZE, TURN_SEAT } from '../state/layout.js';
import * as codes from './codes.js';

/**
 * The action as its decider sees it: a sale names places in the sorted hand, colour by colour and most barrels first,
 * because a network is not told in which order the goods came.
 */
export function seenAction(_: Setup, s: State, a: Action): Action {
  if (codes.typeOf(a) !== codes.SELL) return a;
  const hand = HAND + s[TURN_SEAT] * SEAT_SIZE + 1;
  const count = s[hand - 1];
  const places = codes.placesIn(a);
  let sorted = 0;
  for (let i = 0; i < count; i++) {
    if (((places >> i) & 1) === 0) continue;
    let before = 0;
    for (let k = 0; k < count; k++)
      if (s[hand + k] < s[hand + i] || (s[hand + k] === s[hand + i] && k < i)) before++;
    sorted |= 1 << before;
  }
  return codes.sell(sorted);
}

export function actionBlocks({ board: b }: Setup): ActionBlock[] {
  const city = (name: string): ActionPart => ({ name, values: b.cityIds, shift: 4, bits: 8 });
  const mostSpaces = Math.max(...b.cityIds.map((_, c) => b.spaceStart[c + 1] - b.spaceStart[c]));
  const warehouses = Array.from({ length: mostSpaces }, (_, i) => String(i));
  // The first id stands for no good.
  const ids = b.goodIds.slice(1);
  const good: ActionPart = { name: 'good', values: ids, shift: 4, bits: 8, codes: ids.map((_, i) => i + 1) };
  const places = Array.from(
    { length: MAX_HAND },
    (_, i): ActionPart => ({ name: `place ${i}`, values: ['keep', 'sell'], shift: 4 + i, bits: 1 }),
  );
  return [
    { name: 'booths', code: codes.BOOTHS, parts: [city('city')] },
    { name: 'replenish', code: codes.REPLENISH, parts: [] },
    { name: 'skip', code: codes.SKIP, parts: [] },
    { name: 'sail', code: codes.SAIL, parts: [city('to')] },
    {
      name: 'buy',
      code: codes.BUY,
      parts: [{ name: 'warehouse', values: warehouses, shift: 4, bits: 8 }],
    },
    { name: 'build', code: codes.BUILD, parts: [good] },
    { name: 'lose', code: codes.LOSE, parts: [good] },
    { name: 'discard', code: codes.DISCARD, parts: [good] },
    { name: 'end-turn', code: codes.END_TURN, parts: [] },
    // The last place counts slowest, so that a small hand has small numbers.
    { name: 'sell', code: codes.SELL, parts: places.reverse() },
  ];
}
