/** When notifications are sent: how often, and not during quiet hours. */
import { For, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { DEFAULT_QUIET_HOURS, QuietHoursFields } from '../quiet-hours.jsx';
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
      <label class="check">
        <input
          type="checkbox"
          checked={props.choice.quiet !== null}
          onChange={({ currentTarget: { checked } }) =>
            change({ quiet: checked ? { ...DEFAULT_QUIET_HOURS } : null })
          }
        />
        <span>
          <strong>{t('notify.quiet')}</strong>
          <span class="hint">{t('notify.quietHint', { zone: deviceTimeZone() })}</span>
        </span>
      </label>
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
      <label class="check">
        <input
          type="checkbox"
          checked={props.choice.over}
          onChange={({ currentTarget: { checked } }) => change({ over: checked })}
        />
        <span>
          <strong>{t('notify.over')}</strong>
        </span>
      </label>
    </div>
  );
}
