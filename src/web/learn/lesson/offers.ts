/**
 * A step's choices, sorted by where they are offered: on the board, on the learner's desk, or as buttons beside the
 * text.
 */
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { presentationOf } from '../../games/index.js';
import { type Option, push } from '../../table/actions/choices.js';
import type { LessonRun } from './lesson.js';

export interface Offer extends Option {
  readonly fits: boolean;
}

export interface Offers {
  readonly byTarget: ReadonlyMap<Target, readonly Offer[]>;
  readonly byDesk: ReadonlyMap<Target, readonly Offer[]>;
  readonly buttons: readonly Offer[];
}

export function offersOf(run: LessonRun, position: JsonObject): Offers {
  const { rules, state, step } = run;
  const presentation = presentationOf(rules);
  const lit = new Set<Target>();
  const litOnDesk = new Set<Target>();
  const places = new Set<string>();
  const choices = run.choices();
  for (const { json, fits } of choices) {
    if (!fits) continue;
    const targets = presentation.targets(json, position);
    for (const target of targets) lit.add(target);
    for (const target of presentation.deskTargets(json)) litOnDesk.add(target);
    if (targets.length === 0) places.add(presentation.place(json));
  }
  const byTarget = new Map<Target, Offer[]>();
  const byDesk = new Map<Target, Offer[]>();
  const buttons: Offer[] = [];
  const decider = rules.decider(state);
  for (const { action, json, fits } of choices) {
    if (!fits && !step.all) continue;
    const targets = presentation.targets(json, position);
    const shown =
      targets.length > 0 ? targets.some((at) => lit.has(at)) : places.has(presentation.place(json));
    if (!shown) continue;
    const after = state.slice();
    rules.apply(after, action);
    const total = rules.total(after, decider);
    const offer: Offer = { action, json, fits, total, change: total - rules.total(state, decider) };
    for (const target of targets) if (lit.has(target)) push(byTarget, target, offer);
    for (const target of new Set(presentation.deskTargets(json)))
      if (litOnDesk.has(target)) push(byDesk, target, offer);
    if (targets.length === 0) buttons.push(offer);
  }
  return { byTarget, byDesk, buttons };
}
