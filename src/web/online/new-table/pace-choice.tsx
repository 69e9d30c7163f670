/** The pace of a table: sensible presets, and fields for everything else. */
import { For, Match, Show, Switch } from 'solid-js';
import type { Pace } from '../../../protocol/tables/settings.js';
import { t } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { CheckField } from '../fields/check-field.jsx';
import { DEFAULT_QUIET_HOURS, QuietHoursFields } from '../fields/quiet-hours.jsx';
import { deviceTimeZone, hoursText } from '../times.js';

/** Minutes in the bank, seconds per move. */
const LIVE_PRESETS = [
  [10, 10],
  [20, 15],
  [30, 30],
  [60, 60],
] as const;
const MAIL_HOURS = [8, 24, 48, 72, 168] as const;
const WEEKEND = [6, 0];

const PACES = ['untimed', 'live', 'mail'] as const;

function defaultPace(kind: Pace['kind']): Pace {
  if (kind === 'untimed') return { kind };
  if (kind === 'live') return { kind, bank: LIVE_PRESETS[1][0] * 60, increment: LIVE_PRESETS[1][1] };
  return { kind, hours: 24, daysOff: [], quiet: null, zone: deviceTimeZone() };
}

export function PaceChoice(props: { pace: Pace; change(pace: Pace): void }) {
  return (
    <div class="pace">
      <Radios
        name="pace"
        legend={t('online.pace')}
        value={props.pace.kind}
        hint={t(`online.paceHint-${props.pace.kind}`)}
        choices={PACES.map((value) => ({ value, label: t(`online.pace-${value}`) }))}
        choose={(kind) => props.change(defaultPace(kind as Pace['kind']))}
      />
      <Switch>
        <Match when={props.pace.kind === 'live' && props.pace}>
          {(pace) => <LiveChoice pace={pace()} change={props.change} />}
        </Match>
        <Match when={props.pace.kind === 'mail' && props.pace}>
          {(pace) => <MailChoice pace={pace()} change={props.change} />}
        </Match>
      </Switch>
    </div>
  );
}

type Live = Extract<Pace, { kind: 'live' }>;
type Mail = Extract<Pace, { kind: 'mail' }>;

function LiveChoice(props: { pace: Live; change(pace: Pace): void }) {
  const readNumber = (event: { currentTarget: HTMLInputElement }, min: number, max: number): number =>
    Math.max(min, Math.min(max, Math.round(event.currentTarget.valueAsNumber || 0)));
  return (
    <>
      <div class="pace-presets">
        <For each={LIVE_PRESETS}>
          {([bank, increment]) => (
            <button
              type="button"
              class="button button-small"
              aria-pressed={props.pace.bank === bank * 60 && props.pace.increment === increment}
              onClick={() => props.change({ kind: 'live', bank: bank * 60, increment })}
            >
              {t('online.preset', { bank, increment })}
            </button>
          )}
        </For>
      </div>
      <div class="pace-numbers">
        <label class="labelled">
          <span>{t('online.bank')}</span>
          <input
            class="field"
            type="number"
            min="1"
            max="1440"
            value={Math.max(1, Math.round(props.pace.bank / 60))}
            onChange={(event) => props.change({ ...props.pace, bank: readNumber(event, 1, 1440) * 60 })}
          />
        </label>
        <label class="labelled">
          <span>{t('online.increment')}</span>
          <input
            class="field"
            type="number"
            min="0"
            max="3600"
            value={props.pace.increment}
            onChange={(event) => props.change({ ...props.pace, increment: readNumber(event, 0, 3600) })}
          />
        </label>
      </div>
    </>
  );
}

function MailChoice(props: { pace: Mail; change(pace: Pace): void }) {
  return (
    <>
      <label class="labelled">
        <span>{t('online.deadline')}</span>
        <select
          class="field"
          value={props.pace.hours}
          onChange={(event) => props.change({ ...props.pace, hours: Number(event.currentTarget.value) })}
        >
          <For each={[...new Set([...MAIL_HOURS, props.pace.hours])].sort((a, b) => a - b)}>
            {(hours) => (
              <option value={hours} selected={hours === props.pace.hours}>
                {hoursText(hours)}
              </option>
            )}
          </For>
        </select>
      </label>
      <CheckField
        checked={props.pace.daysOff.length > 0}
        change={(checked) => props.change({ ...props.pace, daysOff: checked ? [...WEEKEND] : [] })}
      >
        {t('online.weekends')}
      </CheckField>
      <CheckField
        checked={props.pace.quiet !== null}
        change={(checked) =>
          props.change({ ...props.pace, quiet: checked ? { ...DEFAULT_QUIET_HOURS } : null })
        }
      >
        {t('online.nights')}
      </CheckField>
      <Show when={props.pace.quiet}>
        {(quiet) => (
          <QuietHoursFields
            class="pace-numbers"
            hours={quiet()}
            labels={{ from: t('online.from'), to: t('online.to') }}
            change={(hours) => props.change({ ...props.pace, quiet: { ...hours } })}
          />
        )}
      </Show>
      <p class="hint">{t('online.clockZone', { zone: props.pace.zone })}</p>
    </>
  );
}
