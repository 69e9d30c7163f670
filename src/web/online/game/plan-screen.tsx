/** The screen on which the next turn is planned. */
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { TableScreen } from '../../table/screen/screen.jsx';
import type { PlanSession } from './plan.js';

export function PlanScreen(props: { session: PlanSession; onKeep(): void; onCancel(): void }) {
  return (
    <TableScreen
      name={t('online.planning')}
      game={props.session}
      controls={props.session}
      viewer={props.session.seat}
      notices={
        <div class="notices">
          <div class="notice notice-plan" role="status">
            <span>{t('online.planning')}</span>
            <button
              type="button"
              class="button button-small button-primary"
              disabled={props.session.actions.length === 0}
              onClick={() => props.onKeep()}
            >
              <Icon name="check" />
              {`${t('online.savePlan')} (${props.session.actions.length})`}
            </button>
            <button type="button" class="button button-small" onClick={() => props.onCancel()}>
              {t('common.cancel')}
            </button>
          </div>
        </div>
      }
    />
  );
}
