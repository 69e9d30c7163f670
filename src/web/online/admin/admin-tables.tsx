/** All tables of the server: search them, end them, hand over seats. */
import { createEffect, createSignal, For, on, Show, Suspense } from 'solid-js';
import { titleOfTable } from '../../home/names.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { CheckField } from '../fields/check-field.jsx';
import { createPagedSearch } from '../lobby/search/paged-search.js';
import { showError } from '../me/identity.js';
import * as admin from './admin-api.js';
import { HandOverForm } from './hand-over-form.jsx';

const STATUSES = ['open', 'playing', 'over', 'closed'] as const;
const IDLE_DAYS = 7;

export function AdminTables(props: { onChange(): void }) {
  const [search, setSearch] = createSignal('');
  const [status, setStatus] = createSignal('');
  const [idle, setIdle] = createSignal(false);
  const { tables, next, load } = createPagedSearch(
    (before) =>
      admin.searchTables({
        search: search().trim(),
        status: status(),
        ...(idle() ? { idle: IDLE_DAYS } : {}),
        ...(before === undefined ? {} : { before }),
      }),
    showError,
  );
  createEffect(on([search, status, idle], () => void load()));
  const handleChange = (): void => {
    void load();
    props.onChange();
  };
  return (
    <section class="card me-card" aria-labelledby="admin-tables">
      <h2 id="admin-tables">{t('admin.tables')}</h2>
      <div class="me-row">
        <input
          class="field"
          type="search"
          aria-label={t('admin.search')}
          placeholder={t('admin.search')}
          value={search()}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <StatusSelect value={status()} change={setStatus} />
        <CheckField checked={idle()} change={setIdle}>
          {t('admin.idle')}
        </CheckField>
      </div>
      <Show
        when={(tables()?.length ?? 0) > 0}
        fallback={<p class="hint">{t(tables() ? 'admin.noTables' : 'common.loading')}</p>}
      >
        <ul class="admin-list">
          <For each={tables()}>{(table) => <TableRow table={table} onChange={handleChange} />}</For>
        </ul>
      </Show>
      <Show when={next()}>
        {(before) => (
          <button type="button" class="button" onClick={() => void load(before())}>
            {t('admin.more')}
          </button>
        )}
      </Show>
    </section>
  );
}

const StatusSelect = (props: { value: string; change(status: string): void }) => (
  <select
    class="field"
    aria-label={t('admin.status')}
    value={props.value}
    onChange={(event) => props.change(event.currentTarget.value)}
  >
    <option value="">{t('admin.all')}</option>
    <For each={STATUSES}>{(value) => <option value={value}>{t(`admin.status-${value}`)}</option>}</For>
  </select>
);

function TableRow(props: { table: admin.AdminTable; onChange(): void }) {
  const [form, setForm] = createSignal<'end' | 'hand-over'>();
  const isRunning = () => props.table.status === 'open' || props.table.status === 'playing';
  const decider = () => props.table.seats.find(({ decides }) => decides)?.name;
  const names = () =>
    props.table.seats
      .map(({ name }) => name)
      .filter(Boolean)
      .join(', ');
  const done = (): void => {
    setForm(undefined);
    props.onChange();
  };
  return (
    <li data-table={props.table.id}>
      <p class="admin-row">
        <span class="admin-what">
          <strong>{titleOfTable(props.table)}</strong> {names()}{' '}
          <span class="hint">
            {t(`admin.status-${props.table.status}`)}
            {' · '}
            {t('admin.lastMove', { when: when(props.table.changed) })}
            <Show when={decider()}>{(name) => ` · ${t('admin.waitsFor', { name: name() })}`}</Show>
          </span>
        </span>
        <Show when={isRunning()}>
          <button type="button" class="button button-small" onClick={() => setForm('hand-over')}>
            {t('admin.handOver')}
          </button>
          <button type="button" class="button button-small" onClick={() => setForm('end')}>
            {t('admin.end')}
          </button>
        </Show>
      </p>
      <Show when={form() === 'end'}>
        <EndForm table={props.table.id} done={done} cancel={() => setForm(undefined)} />
      </Show>
      <Show when={form() === 'hand-over'}>
        <Suspense>
          <HandOverForm table={props.table} done={done} cancel={() => setForm(undefined)} />
        </Suspense>
      </Show>
    </li>
  );
}

function EndForm(props: { table: string; done(): void; cancel(): void }) {
  const [reason, setReason] = createSignal(t('admin.endDefault'));
  const end = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      await admin.endTable(props.table, reason().trim());
      toast(t('admin.ended'));
      props.done();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <form class="me-row admin-form" onSubmit={(event) => void end(event)}>
      <input
        class="field"
        required
        maxlength="200"
        aria-label={t('admin.endWhy')}
        value={reason()}
        onInput={(event) => setReason(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t('admin.end')}
      </button>
      <button type="button" class="button button-quiet" onClick={() => props.cancel()}>
        {t('common.cancel')}
      </button>
    </form>
  );
}
