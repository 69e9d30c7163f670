/** Other people's tables: to join, to watch, to look back at. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { games } from '../../../games/index.js';
import { gameName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import { Radios } from '../../shell/radios.jsx';
import * as api from '../connection/api.js';
import { createPagedSearch } from './paged-search.js';
import { pollWhileVisible } from './poll.js';
import { TableCards } from './table-cards.jsx';

const STATUSES = ['open', 'playing', 'over'] as const;
const TYPING_DELAY_MS = 250;
interface Filter {
  readonly status: (typeof STATUSES)[number];
  /** Any game if empty. */
  readonly game: string;
  readonly search: string;
}

export function OtherTables() {
  const [filter, setFilter] = createSignal<Filter>({ status: 'open', game: '', search: '' });
  const [failed, setFailed] = createSignal(false);
  const { tables, next, isFirst, load } = createPagedSearch(
    async (before) => {
      const { status, game, search } = filter();
      const found = await api.searchTables({
        status,
        ...(game ? { game } : {}),
        ...(search.trim() ? { search: search.trim() } : {}),
        ...(before === undefined ? {} : { before }),
      });
      setFailed(false);
      return found;
    },
    () => setFailed(true),
  );
  let typing: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(filter, () => {
      clearTimeout(typing);
      typing = setTimeout(() => void load(), tables() ? TYPING_DELAY_MS : 0);
    }),
  );
  onCleanup(() => clearTimeout(typing));
  pollWhileVisible(() => {
    // Reloading would throw away the further pages.
    if (isFirst()) void load();
  });
  const isFiltered = () => filter().search.trim() !== '' || filter().game !== '';
  const others = createMemo(() => tables()?.filter(({ you }) => you.seat === null) ?? []);

  return (
    <section aria-labelledby="lobby-title" class="lobby-others">
      <h2 class="shelf-title" id="lobby-title">
        {t('online.lobby')}
      </h2>
      <FilterForm filter={filter()} change={(part) => setFilter({ ...filter(), ...part })} />
      <Show when={failed()}>
        <p class="alert" role="status">
          {t('online.unreachable')}
        </p>
      </Show>
      <Show when={tables()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        <Show when={others().length > 0} fallback={<p class="waiting">{t('online.nothingFound')}</p>}>
          <TableCards tables={others()} />
        </Show>
        <Show when={next()}>
          {(before) => (
            <p class="lobby-more">
              <Show when={isFiltered()}>
                <span class="hint">{t('online.searchedNewest')}</span>
              </Show>
              <button type="button" class="button" onClick={() => void load(before())}>
                {t('online.more')}
              </button>
            </p>
          )}
        </Show>
      </Show>
    </section>
  );
}

function FilterForm(props: { filter: Filter; change(part: Partial<Filter>): void }) {
  return (
    <div class="lobby-filter">
      <label class="labelled">
        <span>{t('online.search')}</span>
        <input
          class="field"
          type="search"
          maxlength="100"
          placeholder={t('online.searchHint')}
          value={props.filter.search}
          onInput={(event) => props.change({ search: event.currentTarget.value })}
        />
      </label>
      <label class="labelled">
        <span>{t('home.whichGame')}</span>
        <select
          class="field"
          value={props.filter.game}
          onChange={(event) => props.change({ game: event.currentTarget.value })}
        >
          <option value="">{t('online.anyGame')}</option>
          <For each={games}>{({ id, title }) => <option value={id}>{gameName(id, title)}</option>}</For>
        </select>
      </label>
      <Radios
        name="shown"
        legend={t('online.show')}
        value={props.filter.status}
        choices={STATUSES.map((value) => ({ value, label: t(`online.show-${value}`) }))}
        choose={(status) => props.change({ status: status as Filter['status'] })}
      />
    </div>
  );
}
