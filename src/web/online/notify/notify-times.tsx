/** When messages come: how often, and not at night. */
import { For, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import type { NotifyChoice } from './notify-api.js';

const EVERY = [0, 5, 60, 720, 1440] as const;
const NIGHT = { from: '22:00', to: '08:00' };
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export function NotifyTimes(props: { choice: NotifyChoice; choose(choice: NotifyChoice): void }) {
  const change = (part: Partial<NotifyChoice>): void =>
    props.choose({ ...props.choice, zone: here(), ...part });
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
          <For each={EVERY}>
            {(minutes) => <option value={minutes}>{t(`notify.every-${minutes}`)}</option>}
          </For>
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={props.choice.quiet !== null}
          onChange={({ currentTarget: { checked } }) => change({ quiet: checked ? NIGHT : null })}
        />
        <span>
          <strong>{t('notify.quiet')}</strong>
          <span class="hint">{t('notify.quietHint', { zone: here() })}</span>
        </span>
      </label>
      <Show when={props.choice.quiet}>
        {(quiet) => (
          <div class="me-row">
            <For each={['from', 'to'] as const}>
              {(end) => (
                <label class="labelled">
                  <span>{t(`notify.${end}`)}</span>
                  <input
                    class="field"
                    type="time"
                    required
                    value={quiet()[end]}
                    onChange={({ currentTarget: { value } }) =>
                      /^\d\d:\d\d$/.test(value) && change({ quiet: { ...quiet(), [end]: value } })
                    }
                  />
                </label>
              )}
            </For>
          </div>
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
