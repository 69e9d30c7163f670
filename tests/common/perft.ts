/** Counting: how many ways there are to make n decisions from a state. */
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';

const lists: ActionBuffer[] = [];
const states: State[] = [];

export function perft(rules: Rules, state: State, depth: number): number {
  if (rules.decider(state) === NOBODY) return 0;
  lists[depth] ??= new ActionBuffer();
  const list = lists[depth];
  rules.legal(state, list);
  if (depth === 1) return list.length;
  if (states[depth]?.length !== rules.stateSize) states[depth] = new Uint8Array(rules.stateSize);
  const next = states[depth];
  let count = 0;
  for (let i = 0; i < list.length; i++) {
    next.set(state);
    rules.apply(next, list.at(i));
    count += perft(rules, next, depth - 1);
  }
  return count;
}
