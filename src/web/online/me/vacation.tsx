/** Your vacation: days on which your deadlines stand still. */
import { createResource, createSignal, Show } from 'solid-js';
import { moment } from '../../../languages/intl.js';
import type { Vacation as VacationState, VacationTime } from '../../../protocol/people/vacation.js';
import { language, t } from '../../i18n/index.js';
import * as api from '../connection/api.js';
import { showError } from './identity.js';

const DAY_MS = 24 * 3_600_000;

/** A day as in a date field, where the reader is. */
function dateField(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The beginning of that day, where the reader is. */
function startOf(field: string): number {
  const [year, month, day] = field.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}

export function Vacation() {
  const [found, { mutate }] = createResource(() => api.getVacation().catch(() => undefined));
  const run = (work: Promise<VacationState>): void => void work.then(mutate, showError);
  return (
    <Show when={found() && found()!.allowed > 0}>
      <section class="card me-card" aria-labelledby="me-vacation">
        <h2 id="me-vacation">{t('fair.vacation')}</h2>
        <p class="hint">{t('fair.vacationHint', { n: found()!.left })}</p>
        <Show
          when={found()!.current}
          fallback={<VacationForm take={(time) => run(api.takeVacation(time))} />}
        >
          {(current) => <Current time={current()} end={() => run(api.endVacation())} />}
        </Show>
      </section>
    </Show>
  );
}

function Current(props: { time: VacationTime; end(): void }) {
  const hasBegun = () => props.time.from <= Date.now();
  const time = (): string => moment(props.time.until, language());
  return (
    <div class="me-row" data-vacation>
      <p>
        {hasBegun()
          ? t('fair.vacationIs', { time: time() })
          : t('fair.vacationWill', { from: moment(props.time.from, language()), time: time() })}
      </p>
      <button type="button" class="button" onClick={() => props.end()}>
        {t(hasBegun() ? 'fair.vacationEnd' : 'fair.vacationCancel')}
      </button>
    </div>
  );
}

function VacationForm(props: { take(time: VacationTime): void }) {
  const today = dateField(Date.now());
  const [from, setFrom] = createSignal(today);
  const [until, setUntil] = createSignal(dateField(Date.now() + 7 * DAY_MS));
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!from() || !until()) return;
    // Today begins now; the last day counts to its end, whatever the clocks do that night.
    const start = from() === today ? Date.now() : startOf(from());
    const end = new Date(startOf(until()));
    end.setDate(end.getDate() + 1);
    props.take({ from: start, until: end.getTime() });
  };
  return (
    <form class="me-row" onSubmit={submit}>
      <label class="labelled">
        <span>{t('fair.vacationFrom')}</span>
        <input
          class="field"
          type="date"
          min={today}
          value={from()}
          onInput={(event) => setFrom(event.currentTarget.value)}
        />
      </label>
      <label class="labelled">
        <span>{t('fair.vacationUntil')}</span>
        <input
          class="field"
          type="date"
          min={from()}
          value={until()}
          onInput={(event) => setUntil(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-primary" data-take-vacation>
        {t('fair.vacationTake')}
      </button>
    </form>
  );
}
