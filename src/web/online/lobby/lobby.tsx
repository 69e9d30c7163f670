/** The lobby: one's own tables, those that wait for one first, and the tables of others. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, Suspense } from 'solid-js';
import { games } from '../../../games/index.js';
import { gameName } from '../../home/names.js';
import { Radios } from '../../home/new-game/radios.jsx';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { AdminHint } from '../admin/admin-hint.jsx';
import * as api from '../connection/api.js';
import { me } from '../me/identity.js';
import { RequireSignIn } from '../me/require-sign-in.jsx';
import { sortByUrgency } from './sort-tables.js';
import { TableCard } from './table-card.jsx';
import '../../home/home.css';
import './lobby.css';
import './table-card.css';

const REFRESH = 12_000;
const SHOWN = ['open', 'playing', 'over'] as const;

/** Runs at once, then again and again while somebody looks. */
function whileSeen(run: () => void): void {
  const again = (): void => {
    if (!document.hidden) run();
  };
  const timer = setInterval(again, REFRESH);
  document.addEventListener('visibilitychange', again);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  });
}

export function Lobby() {
  return (
    <RequireSignIn>
      <div class="page lobby">
        <header class="lobby-head">
          <h1>{t('online.together')}</h1>
          <a class="button button-quiet lobby-me" href="#/me">
            <Icon name="person" />
            {t('online.you', { name: me()?.name ?? '' })}
          </a>
          <a class="button button-primary" href="#/together/new">
            <Icon name="plus" />
            {t('online.newTable')}
          </a>
        </header>
        <Suspense>
          <AdminHint />
        </Suspense>
        <MyTables />
        <OthersTables />
      </div>
    </RequireSignIn>
  );
}

function MyTables() {
  const [mine, setMine] = createSignal<readonly api.TableSummary[]>();
  const [failed, setFailed] = createSignal(false);
  const load = (): void =>
    void api.getMyTables({ limit: 100 }).then(
      ({ tables }) => {
        setMine(sortByUrgency(tables));
        setFailed(false);
      },
      () => setFailed(true),
    );
  load();
  whileSeen(load);
  const running = createMemo(() => mine()?.filter(({ status }) => status !== 'over') ?? []);
  const over = createMemo(() => mine()?.filter(({ status }) => status === 'over') ?? []);
  return (
    <section aria-labelledby="my-tables">
      <h2 class="shelf-title" id="my-tables">
        {t('online.myTables')}
      </h2>
      <Show when={failed()}>
        <p class="alert" role="status">
          {t('online.unreachable')}
        </p>
      </Show>
      <Show when={mine()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        <Show
          when={running().length > 0}
          fallback={
            <div class="empty-shelf">
              <h3>{t('online.noTables')}</h3>
              <p>{t('online.noTablesHint')}</p>
            </div>
          }
        >
          <Cards tables={running()} />
        </Show>
        <Show when={over().length > 0}>
          <details class="lobby-over">
            <summary>
              {t('online.finished')} ({over().length})
            </summary>
            <Cards tables={over()} />
          </details>
        </Show>
      </Show>
    </section>
  );
}

/** By id, so that a card stays the card it is when its table changes. */
function Cards(props: { tables: readonly api.TableSummary[] }) {
  const ids = createMemo(() => props.tables.map(({ id }) => id));
  return (
    <ul class="cards">
      <For each={ids()}>
        {(id) => (
          <Show when={props.tables.find((table) => table.id === id)}>
            {(table) => <TableCard table={table()} />}
          </Show>
        )}
      </For>
    </ul>
  );
}

function OthersTables() {
  const [status, setStatus] = createSignal<(typeof SHOWN)[number]>('open');
  const [game, setGame] = createSignal('');
  const [search, setSearch] = createSignal('');
  const [found, setFound] = createSignal<api.TableResults>();
  const [failed, setFailed] = createSignal(false);
  let asked = 0;
  const load = async (before?: number): Promise<void> => {
    const turn = ++asked;
    try {
      const page = await api.searchTables({
        status: status(),
        ...(game() ? { game: game() } : {}),
        ...(search().trim() ? { search: search().trim() } : {}),
        ...(before === undefined ? {} : { before }),
      });
      if (turn !== asked) return;
      setFailed(false);
      setFound((old) =>
        before === undefined || !old ? page : { tables: [...old.tables, ...page.tables], next: page.next },
      );
    } catch {
      if (turn === asked) setFailed(true);
    }
  };
  let typing: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on([status, game, search], () => {
      clearTimeout(typing);
      typing = setTimeout(() => void load(), found() ? 250 : 0);
    }),
  );
  onCleanup(() => clearTimeout(typing));
  whileSeen(() => {
    // Whoever has leafed on is not thrown back.
    if ((found()?.tables.length ?? 0) <= 30) void load();
  });
  const others = createMemo(() => found()?.tables.filter(({ you }) => you.seat === null) ?? []);

  return (
    <section aria-labelledby="lobby-title" class="lobby-others">
      <h2 class="shelf-title" id="lobby-title">
        {t('online.lobby')}
      </h2>
      <div class="lobby-filter">
        <label class="labelled">
          <span>{t('online.search')}</span>
          <input
            class="field"
            type="search"
            maxlength="100"
            placeholder={t('online.searchHint')}
            value={search()}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <label class="labelled">
          <span>{t('home.whichGame')}</span>
          <select class="field" value={game()} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{t('online.anyGame')}</option>
            <For each={games}>{({ id, title }) => <option value={id}>{gameName(id, title)}</option>}</For>
          </select>
        </label>
        <Radios
          name="shown"
          legend={t('online.show')}
          value={status()}
          choices={SHOWN.map((value) => ({ value, label: t(`online.show-${value}`) }))}
          choose={(value) => setStatus(value as (typeof SHOWN)[number])}
        />
      </div>
      <Show when={failed()}>
        <p class="alert" role="status">
          {t('online.unreachable')}
        </p>
      </Show>
      <Show when={found()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        <Show when={others().length > 0} fallback={<p class="waiting">{t('online.nothingFound')}</p>}>
          <Cards tables={others()} />
        </Show>
        <Show when={found()?.next}>
          {(next) => (
            <p class="lobby-more">
              <button type="button" class="button" onClick={() => void load(next())}>
                {t('online.more')}
              </button>
            </p>
          )}
        </Show>
      </Show>
    </section>
  );
}
