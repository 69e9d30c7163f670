/**
 * A planned turn: actions in their order, and branches. A branch is `{"if": ACTION, "do": [...], "else": [...]}`:
 * when it comes, and the action is legal then, `do` is played, otherwise `else`. Branches may stand in branches, two
 * levels deep.
 */
import type { Rules, State } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { readLegal } from '../../core/play.js';
import { Refusal } from '../../core/refusal.js';

export interface Branch {
  readonly if: JsonObject;
  readonly do: readonly PlanItem[];
  readonly else: readonly PlanItem[];
}
export type PlanItem = JsonObject | Branch;

export const DEEPEST_BRANCH = 2;
/** Why a plan stopped whose branches are all spent; the page has it in words. */
export const NOTHING_PLANNED = 'it says nothing for what has happened';

/** No action of a game has a field `if`. */
export const isBranch = (item: unknown): item is Branch =>
  typeof item === 'object' && item !== null && !Array.isArray(item) && 'if' in item;

/** How deep branches stand in branches; 0 without any. */
export function depthOf(items: readonly PlanItem[]): number {
  return Math.max(
    0,
    ...items.map((item) => (isBranch(item) ? 1 + Math.max(depthOf(item.do), depthOf(item.else)) : 0)),
  );
}

/**
 * The plan with the branches at its head decided by what is legal now: an action comes first, or nothing is left. The
 * player is shown the same legal actions in this moment, so no branch tells them more.
 */
export function decidedPlan(rules: Rules, state: State, plan: readonly Json[]): Json[] {
  let rest = [...plan];
  while (rest.length > 0 && isBranch(rest[0])) {
    const { if: condition, do: wanted, else: otherwise } = rest[0];
    const taken = isLegal(rules, state, condition) ? wanted : otherwise;
    rest = [...(taken as Json[]), ...rest.slice(1)];
  }
  return rest;
}

function isLegal(rules: Rules, state: State, action: Json): boolean {
  try {
    readLegal(rules, state, action, 'if');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
