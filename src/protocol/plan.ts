/**
 * A planned turn: actions in their order, and branches. A branch is `{"if": ACTION, "do": [...], "else": [...]}`:
 * when it comes, and the action is legal then, `do` is played, otherwise `else`. Branches may stand in branches, two
 * levels deep.
 */
import type { JsonObject } from '../core/json.js';

export interface Branch {
  readonly if: JsonObject;
  readonly do: readonly PlanItem[];
  readonly else: readonly PlanItem[];
}
export type PlanItem = JsonObject | Branch;

export const DEEPEST_BRANCH = 2;

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
