/** The screen on which the next turn is planned. */
import { Show } from 'solid-js';
import { t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';
import { TableScreen } from '../../../table/screen/screen.jsx';
import type { PlanSession } from './plan.js';
import { PlanSteps } from './plan-list.jsx';
import { planInWords } from './plan-words.js';

interface Props {
  readonly session: PlanSession;
  onKeep(): void;
  onCancel(): void;
}

export function PlanScreen(props: Props) {
  return (
    <TableScreen
      name={t('online.planning')}
      game={props.session}
      controls={props.session}
      viewer={props.session.seat}
      notices={
        <div class="notices">
          <div class="notice notice-plan" role="status">
            <PlanHead {...props} />
          </div>
          <Show when={props.session.items.length > 0}>
            <details class="notice plan-steps">
              <summary>{t('lobby.planSteps', { n: props.session.line.root.steps.length })}</summary>
              <PlanSteps session={props.session} line={props.session.line.root} />
            </details>
          </Show>
        </div>
      }
    />
  );
}

/** What is planned at the moment, and the ways out. */
function PlanHead(props: Props) {
  const missed = (): string | undefined => {
    const { session } = props;
    const { instead } = session.line;
    if (!instead) return undefined;
    const board = { rules: session.rules, seat: session.seat, names: session.names };
    const words = planInWords(instead.line.actions, board, session.stateAt(0));
    return words[instead.line.before.length + instead.step]?.text;
  };
  return (
    <>
      <span>
        {missed() === undefined ? t('online.planning') : t('lobby.planningElse', { step: missed()! })}
      </span>
      <Show when={props.session.line.instead}>
        {(instead) => (
          <button
            type="button"
            class="button button-small"
            data-plan-back
            onClick={() => props.session.goTo(instead().line)}
          >
            {t('lobby.planBack')}
          </button>
        )}
      </Show>
      <button
        type="button"
        class="button button-small button-primary"
        disabled={props.session.items.length === 0}
        onClick={() => props.onKeep()}
      >
        <Icon name="check" />
        {t('online.savePlan')}
      </button>
      <button type="button" class="button button-small" onClick={() => props.onCancel()}>
        {t('common.cancel')}
      </button>
    </>
  );
}
