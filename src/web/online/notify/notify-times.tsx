/** When notifications are sent: how often, and not during quiet hours. */
import { For, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { CheckField } from '../fields/check-field.jsx';
import { DEFAULT_QUIET_HOURS, QuietHoursFields } from '../fields/quiet-hours.jsx';
import { deviceTimeZone } from '../times.js';
import type { NotifyChoice } from './notify-api.js';

/** Minutes. */
const INTERVALS = [0, 5, 60, 720, 1440] as const;

export function NotifyTimes(props: { choice: NotifyChoice; choose(choice: NotifyChoice): void }) {
  const change = (part: Partial<NotifyChoice>): void =>
    props.choose({ ...props.choice, zone: deviceTimeZone(), ...part });
  return (
    <div class="notify-way">
      <h3>{t('notify.how')}</h3>
      <label class="labelled">
        <span>{t('notify.every')}</span>
        <select
          class="field"
          value={props.choice.every}
          onChange={({ currentTarget: { value } }) => change({ every: Number(value) })}
        >
          <For each={INTERVALS}>
            {(minutes) => <option value={minutes}>{t(`notify.every-${minutes}`)}</option>}
          </For>
        </select>
      </label>
      <CheckField
        checked={props.choice.quiet !== null}
        change={(checked) => change({ quiet: checked ? { ...DEFAULT_QUIET_HOURS } : null })}
      >
        <strong>{t('notify.quiet')}</strong>
        <span class="hint">{t('notify.quietHint', { zone: deviceTimeZone() })}</span>
      </CheckField>
      <Show when={props.choice.quiet}>
        {(quiet) => (
          <QuietHoursFields
            class="me-row"
            hours={quiet()}
            labels={{ from: t('notify.from'), to: t('notify.to') }}
            change={(hours) => change({ quiet: { ...hours } })}
          />
        )}
      </Show>
      <CheckField checked={props.choice.over} change={(checked) => change({ over: checked })}>
        <strong>{t('notify.over')}</strong>
      </CheckField>
    </div>
  );
}
