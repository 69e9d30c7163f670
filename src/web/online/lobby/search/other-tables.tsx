/** Other people's tables: to join, to watch, to look back at. */
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { t } from '../../../i18n/index.js';
import { type Route, route } from '../../../shell/router.js';
import * as api from '../../connection/api.js';
import { me } from '../../me/identity.js';
import { TableCards } from '../card/table-cards.jsx';
import { pollWhileVisible } from '../poll.js';
import { changed, type Filter, isFiltered, readFilter, writeFilter } from './filter.js';
import { FilterForm } from './filter-form.jsx';
import { createPagedSearch } from './paged-search.js';

const TYPING_DELAY_MS = 250;

const queryOf = (now: Route): string => ('query' in now ? (now.query ?? '') : '');

/** The filter in the address. */
function createFilter() {
  const [filter, setFilter] = createSignal<Filter>(readFilter(queryOf(route())));
  // A link to the lobby may bring its own filter.
  createEffect(on(route, (now) => setFilter(readFilter(queryOf(now))), { defer: true }));
  const change = (part: Partial<Filter>): void => {
    const query = writeFilter(setFilter((old) => changed(old, part)));
    // Without the router: the screen stays, and so does the focus.
    history.replaceState(null, '', query === '' ? '#/together' : `#/together?${query}`);
  };
  return { filter, change };
}

/** The tables that match a filter; loads them again when it changes, and now and then. */
function createTableSearch(filter: () => Filter) {
  const [failed, setFailed] = createSignal(false);
  const { tables, next, isFirst, load } = createPagedSearch(
    async (before) => {
      const { search, ...rest } = filter();
      const given = Object.entries({ ...rest, search: search.trim() }).filter(([, value]) => value !== '');
      const found = await api.searchTables({
        ...Object.fromEntries(given),
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
  return { tables, next, failed, load };
}

export function OtherTables() {
  const { filter, change } = createFilter();
  const { tables, next, failed, load } = createTableSearch(filter);
  const others = createMemo(() => tables()?.filter(({ you }) => you.seat === null) ?? []);

  return (
    <section aria-labelledby="lobby-title" class="lobby-others">
      <h2 class="shelf-title" id="lobby-title">
        {t(me() ? 'online.lobby' : 'lobby.tables')}
      </h2>
      <FilterForm filter={filter()} change={change} />
      <Show when={failed()}>
        <p class="alert" role="status">
          {t('online.unreachable')}
        </p>
      </Show>
      <Show when={tables()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        <Show when={others().length > 0} fallback={<p class="waiting">{emptyText(filter())}</p>}>
          <TableCards tables={others()} />
        </Show>
        <Show when={next()}>
          {(before) => (
            <p class="lobby-more">
              <Show when={isFiltered(filter())}>
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

function emptyText(filter: Filter): string {
  if (isFiltered(filter)) return t('lobby.emptyFiltered');
  return t(filter.status === 'open' && !me() ? 'lobby.emptyLook' : `lobby.empty-${filter.status}`);
}
