/** A plan in words that say where: its steps as the log would tell them, as far as they can be played on a board. */
import type { Rules, State } from '../../../../core/game.js';
import type { JsonObject } from '../../../../core/json.js';
import { readLegal } from '../../../../core/play.js';
import { Refusal } from '../../../../core/refusal.js';
import { isBranch, type PlanItem } from '../../../../protocol/tables/plan.js';
import { describeTarget, presentationOf, speakerOf } from '../../../games/index.js';
import { commentaryOf, stepOf } from '../../../games/step.js';
import { language } from '../../../i18n/index.js';
import { legalActions } from '../../../table/session/legal.js';

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

/** A step in words, and in words that name the very point. */
interface Said {
  readonly text: string;
  readonly exact: string;
}
type Worded = PlanWords & Said;

/** `state` is the board that the plan begins on; null where there is none to try it on. `seen` tells where things are. */
export function planInWords(
  items: readonly PlanItem[],
  board: Board,
  state: State | null,
  seen = state,
): PlanWords[] {
  const words = inWords(items, board, state, seen);
  // Two points of one route would read the same.
  const isTwice = ({ text }: PlanWords) => words.filter((other) => other.text === text).length > 1;
  return words.map(({ exact, ...step }) => (isTwice(step) ? { ...step, text: exact } : step));
}

function inWords(
  items: readonly PlanItem[],
  board: Board,
  state: State | null,
  seen: State | null,
): Worded[] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  if (!isBranch(first)) {
    const { after, ...said } = wordsOf(first, board, state, seen);
    return [
      { ...said, isCondition: false, wanted: [], otherwise: [] },
      ...inWords(rest, board, after, after ?? seen),
    ];
  }
  const otherwise = planInWords([...first.else, ...rest], board, state, seen);
  const [next, ...more] = [...first.do, ...rest];
  const isItself = next !== undefined && JSON.stringify(next) === JSON.stringify(first.if);
  const { after, ...said } = wordsOf(first.if, board, state, seen);
  if (isItself)
    return [
      { ...said, isCondition: false, wanted: [], otherwise },
      ...inWords(more, board, after, after ?? seen),
    ];
  const wanted = planInWords([...first.do, ...rest], board, state, seen);
  return [{ ...said, isCondition: true, wanted, otherwise }];
}

/** One action, and the board after it; null once it could not be played. */
function wordsOf(
  action: JsonObject,
  board: Board,
  state: State | null,
  seen: State | null,
): Said & { after: State | null } {
  const { rules, names, seat } = board;
  const exact = labelOf(action, board, seen);
  const after = state && played(action, board, state);
  if (!state || !after) return { text: exact, exact, after: null };
  const step = stepOf(rules, state, after.first, after.action, seat);
  return { text: commentaryOf(rules).note(step, speakerOf(rules, names)).text, exact, after: after.last };
}

/** What a button for the action says, and where it is. */
function labelOf(action: JsonObject, { rules, names, seat }: Board, state: State | null): string {
  const label = presentationOf(rules).label(action, speakerOf(rules, names));
  const view = state ? rules.writeView(state, seat) : null;
  const [target] = view ? presentationOf(rules).targets(action, view) : [];
  const [where] = view && target ? describeTarget(rules, view, target, names, language()) : [];
  return where === undefined ? label : `${label}: ${where}`;
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
