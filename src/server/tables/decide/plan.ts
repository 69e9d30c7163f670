/** The form of planned turns. */
import type { Rules } from '../../../core/game.js';
import type { Json } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { type Branch, DEEPEST_BRANCH, isBranch } from '../../../protocol/tables/plan.js';
import { LIMITS } from '../../../protocol/words.js';

/**
 * Refuses what is not a plan. Whether its actions will be legal cannot be known yet, and nothing here depends on the
 * position: saving a plan tells nothing about hidden things. But they must be actions of this game, because plans stay
 * in the log.
 */
export function checkPlan(rules: Rules, items: readonly Json[], field: string): void {
  if (JSON.stringify(items).length > LIMITS.planLength)
    throw new CodedRefusal('too-much', `at most ${LIMITS.planLength} characters`, field);
  if (countOf(rules, items, field, 0) > LIMITS.planned)
    throw new CodedRefusal('too-much', `at most ${LIMITS.planned} actions`, field);
}

/** Checks the items and counts all actions in them, conditions too. */
function countOf(rules: Rules, items: readonly Json[], field: string, depth: number): number {
  return items.reduce<number>((sum, item, i) => {
    const here = `${field}[${i}]`;
    if (!isBranch(item)) {
      checkAction(rules, item, here);
      return sum + 1;
    }
    if (depth === DEEPEST_BRANCH)
      throw new CodedRefusal('refused', `branches may be ${DEEPEST_BRANCH} deep`, here);
    const { if: condition, do: wanted, else: otherwise, ...rest } = item as Branch;
    if (Object.keys(rest).length > 0 || !isList(wanted) || !isList(otherwise))
      throw new CodedRefusal('malformed', 'a branch has "if", "do" and "else" and nothing else', here);
    checkAction(rules, condition, `${here}.if`);
    const sizes = [
      countOf(rules, wanted, `${here}.do`, depth + 1),
      countOf(rules, otherwise, `${here}.else`, depth + 1),
    ];
    return sum + 1 + sizes[0] + sizes[1];
  }, 0);
}

const isList = (value: unknown): value is Json[] => Array.isArray(value);

function checkAction(rules: Rules, action: Json, field: string): void {
  try {
    rules.checkAction(action);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.field.replace(/^action/, field), error.reason);
  }
}
