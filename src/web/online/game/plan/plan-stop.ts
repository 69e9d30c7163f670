/** Why a plan did not go on, in the language of the page: the server knows only English. */
import type { Rules, State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { TableDocument } from '../../../../protocol/tables/document.js';
import { decidedPlan, NOTHING_PLANNED } from '../../../../protocol/tables/plan.js';
import { language, t } from '../../../i18n/index.js';
import { legalActions } from '../../../table/session/legal.js';

/** `state` is the board as it is now. */
export function planStopText({ you, decides }: TableDocument, rules: Rules, state: State): string {
  const isStillThen = decides !== null && decides === you.seat;
  const known = isStillThen ? whyNot(rules, state, you.plan ?? []) : null;
  const reason = you.planStopped === NOTHING_PLANNED ? t('online.planNothing') : known;
  if (reason !== null) return t('online.planStopped', { reason });
  return language() === 'en'
    ? t('online.planStopped', { reason: you.planStopped ?? '' })
    : t('online.planStoppedPlain');
}

/** Why the next step of the plan is not legal; null where that cannot be said any more. */
function whyNot(rules: Rules, state: State, plan: readonly Json[]): string | null {
  try {
    const [next] = decidedPlan(rules, state, plan);
    if (next === undefined) return null;
    const action = rules.readAction(state, next);
    return legalActions(rules, state).includes(action) ? null : rules.whyNot(state, action, language());
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
