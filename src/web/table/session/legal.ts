/** The legal actions as a new array; the engine reuses its buffer. */
import { type Action, ActionBuffer } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';

export function legalActions(rules: Rules, state: State): Action[] {
  const list = new ActionBuffer();
  rules.legal(state, list);
  return Array.from(list.items.subarray(0, list.length));
}
