/** A plan in words that say where: its steps as the log would tell them, as far as they can be played on a board. */
import type { Rules, State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { readLegal } from '../../../core/play.js';
import { Refusal } from '../../../core/refusal.js';
import { isBranch, type PlanItem } from '../../../protocol/plan.js';
import { describeTarget, presentationOf, speakerOf } from '../../games/index.js';
import { commentaryOf, stepOf } from '../../games/step.js';
import { language } from '../../i18n/index.js';
import { legalActions } from '../../table/session/legal.js';

/** A step in words, and what is planned for when it is not possible. */
export interface PlanWords {
  readonly text: string;
  /** A condition that is not itself played. */
  readonly isCondition: boolean;
  readonly wanted: readonly PlanWords[];
  readonly otherwise: readonly PlanWords[];
}

interface Board {
  readonly rules: Rules;
  readonly seat: number;
  readonly names: readonly string[];
}

/** `state` is the board that the plan begins on; null where there is none to try it on. */
export function planInWords(items: readonly PlanItem[], board: Board, state: State | null): PlanWords[] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  if (!isBranch(first)) {
    const { text, after } = wordsOf(first, board, state);
    return [{ text, isCondition: false, wanted: [], otherwise: [] }, ...planInWords(rest, board, after)];
  }
  const otherwise = planInWords([...first.else, ...rest], board, state);
  const [next, ...more] = [...first.do, ...rest];
  const isItself = next !== undefined && JSON.stringify(next) === JSON.stringify(first.if);
  const { text, after } = wordsOf(first.if, board, state);
  if (isItself)
    return [{ text, isCondition: false, wanted: [], otherwise }, ...planInWords(more, board, after)];
  const wanted = planInWords([...first.do, ...rest], board, state);
  return [{ text, isCondition: true, wanted, otherwise }];
}

/** One action, and the board after it; null once it could not be played. */
function wordsOf(
  action: JsonObject,
  board: Board,
  state: State | null,
): { text: string; after: State | null } {
  const { rules, names, seat } = board;
  const after = state && played(action, board, state);
  if (state && after) {
    const step = stepOf(rules, state, after.first, after.action, seat);
    return { text: commentaryOf(rules).note(step, speakerOf(rules, names)).text, after: after.last };
  }
  const label = presentationOf(rules).label(action, speakerOf(rules, names));
  const view = state ? rules.writeView(state, seat) : null;
  const [target] = view ? presentationOf(rules).targets(action, view) : [];
  const [where] = view && target ? describeTarget(rules, view, target, names, language()) : [];
  return { text: where === undefined ? label : `${label}: ${where}`, after: null };
}

/** The board after an action of the plan's own, and after any answers that others have to give to it. */
function played(action: JsonObject, { rules, seat }: Board, state: State) {
  try {
    const read = readLegal(rules, state, action, 'action');
    const first = state.slice();
    rules.apply(first, read);
    const last = first.slice();
    while (rules.turnOf(last) === seat && rules.decider(last) !== seat && rules.decider(last) >= 0)
      rules.apply(last, legalActions(rules, last)[0]);
    return { action: read, first, last };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
