/** Actions from outside: read, checked against the legal ones, and applied. */
import type { Action } from './actions.js';
import { ActionBuffer } from './actions.js';
import { NOBODY, type Rules, type State } from './game.js';
import type { Json } from './json.js';
import type { Language } from './language.js';
import { Refusal } from './refusal.js';

const legal = new ActionBuffer();

/** Reads an action and refuses one that is not legal now, saying why in `language`. Changes nothing. */
export function readLegal(
  rules: Rules,
  state: State,
  json: Json,
  field = 'action',
  language: Language = 'en',
): Action {
  if (rules.decider(state) === NOBODY) throw new Refusal(field, 'the game is over');
  let action: Action;
  try {
    action = rules.readAction(state, json);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.field.replace(/^action/, field), error.reason);
  }
  rules.legal(state, legal);
  if (!legal.includes(action)) throw new Refusal(field, rules.whyNot(state, action, language));
  return action;
}

/** The action at an index of the legal ones; refuses an index beyond them. */
export function legalAt(rules: Rules, state: State, index: number, field = 'choice'): Action {
  const count = countLegal(rules, state);
  if (index >= count) throw new Refusal(field, `must be below ${count}, the number of legal actions`);
  return legal.at(index);
}

/** How many actions are legal; 0 when the game is over. */
export function countLegal(rules: Rules, state: State): number {
  if (rules.decider(state) === NOBODY) return 0;
  rules.legal(state, legal);
  return legal.length;
}

/** All legal actions in their public form. */
export function writeLegal(rules: Rules, state: State): Json[] {
  rules.legal(state, legal);
  const written: Json[] = [];
  for (let i = 0; i < legal.length; i++) written.push(rules.writeAction(state, legal.at(i)));
  return written;
}

/** The state after `actions`; `state` itself is not changed. */
export function playAll(rules: Rules, state: State, actions: readonly Json[], field = 'actions'): State {
  const next = state.slice();
  actions.forEach((json, i) => {
    rules.apply(next, readLegal(rules, next, json, `${field}[${i}]`));
  });
  return next;
}
