/** Standing orders: which goods a player loses to others' sales (T7) without being asked. */
import { type Action, ActionBuffer } from '../../../core/actions.js';
import * as check from '../../../core/check.js';
import type { Question, State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import { goodIn } from './formats/codes.js';
import type { Setup } from './setup.js';
import { PHASE } from './state/layout.js';
import { legal } from './turn.js';
import { BARRELS, IN_LOSE } from './vocabulary.js';

export const questions: readonly Question[] = [
  { id: 'loss', about: 'goods that are lost', answers: [{ do: 'least' }] },
];

export const question = (s: State): string | null => (s[PHASE] === IN_LOSE ? 'loss' : null);

export function checkOrder(asked: string, order: JsonObject, field: string): void {
  if (asked !== 'loss') throw new Refusal(field, 'this is never asked in Hansa');
  check.oneOf(order.do, `${field}.do`, ['least']);
}

const actions = new ActionBuffer();

/** The good with the fewest barrels; of equal ones the first. */
export function follow(setup: Setup, s: State, _order: JsonObject): Action {
  actions.clear();
  legal(setup, s, actions);
  let best = actions.at(0);
  for (let i = 1; i < actions.length; i++) {
    if (BARRELS[goodIn(actions.at(i))] < BARRELS[goodIn(best)]) best = actions.at(i);
  }
  return best;
}
