/** The first screen: start a game, or continue one. */
import { createEffect, createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { online } from '../../languages/packs.js';
import { t, useTexts } from '../i18n/index.js';
import { startServiceWorker } from '../pwa/start.js';
import { keep, kept } from '../settings/keep.js';
import { Icon } from '../shell/controls/icons.jsx';
import { prepareGame } from '../shell/screens.jsx';
import { askServer, myTables } from '../shell/server.js';
import { arePersistent, changes, listGames } from '../store/games.js';
import type { SavedGame } from '../store/saved-game.js';
import { ImportPanel } from './import-panel.jsx';
import { gameOf, rememberedSeating } from './new-game/seating.js';
import { Skyline } from './skyline.jsx';
import { Starters } from './starters.jsx';
import { isFirstVisit } from './welcome.jsx';
import './home.css';

const HomeTables = lazy(async () => {
  const [{ HomeTables }] = await Promise.all([import('../online/lobby/home-tables.jsx'), useTexts(online)]);
  return { default: HomeTables };
});

// Not loaded on a first visit, which has no games yet.
const Shelves = lazy(() => import('./shelves.jsx').then(({ Shelves }) => ({ default: Shelves })));
const ExportAll = lazy(() => import('./shelves.jsx').then(({ ExportAll }) => ({ default: ExportAll })));

/** Remembers whether a game is under way, because reading the list of games takes a moment. */
const RUNNING = 'running';

/** How often the first screen asks whether it is your turn at a table. */
const POLL_MS = 30_000;

/** How long the first screen is left alone before the parts of a game are fetched. */
const PREPARE_DELAY_MS = 800;

/** While the page is visible, keeps asking the server whether it is your turn at a table. */
function pollTables(): void {
  onMount(() => {
    const look = (): void => {
      if (!document.hidden) void askServer();
    };
    setTimeout(look);
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    onCleanup(() => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    });
  });
}

/** The games on this device; `undefined` until loaded. Not a resource: the page must not wait for it. */
function createGameList() {
  const [games, setGames] = createSignal<readonly SavedGame[]>();
  createEffect(() => {
    changes();
    void listGames().then(setGames);
  });
  const running = () => games() && (games()!.find(({ over }) => !over) ?? null);
  const wasRunning = kept(RUNNING) === 'yes';
  createEffect(() => {
    if (running() !== undefined) keep(RUNNING, running() === null ? 'no' : 'yes');
  });
  const forget = (id: string): void => {
    setGames((all) => all?.filter((game) => game.id !== id));
  };
  return { games, running, wasRunning, forget };
}

export function Home() {
  const { games, running, wasRunning, forget } = createGameList();
  const [isPersistent, setIsPersistent] = createSignal(true);
  void arePersistent().then(setIsPersistent);
  const isNew = (): boolean => isFirstVisit() && !games()?.length && myTables().length === 0;
  // Load the engine in the background, so that a game starts at one tap.
  const prepare = (): void => void prepareGame(gameOf(rememberedSeating())).then(startServiceWorker);
  onMount(() => setTimeout(prepare, PREPARE_DELAY_MS));
  pollTables();

  return (
    <div class="home">
      <section class="hero">
        <Skyline />
        <div class="hero-words">
          <h1>{t('common.kontor')}</h1>
          <p class="hero-line">{t('home.sentence')}</p>
          <Starters running={running()} wasRunning={wasRunning} isFirstVisit={isNew()} />
        </div>
      </section>
      <div class="page">
        <Show when={!isPersistent()}>
          <p class="alert">{t('home.notSaved')}</p>
        </Show>
        <Show when={myTables().length > 0}>
          <Suspense>
            <HomeTables tables={myTables()} />
          </Suspense>
        </Show>
        <Show when={games()}>
          <Show when={games()?.length} fallback={isNew() || myTables().length > 0 ? null : <Empty />}>
            <Suspense>
              <Shelves games={games() ?? []} forget={forget} />
            </Suspense>
          </Show>
        </Show>
        <div class="shelf-tools">
          <ImportPanel />
          <a class="button button-quiet" href="#/boards">
            <Icon name="map" />
            {t('home.ownBoards')}
          </a>
          <Show when={games()?.length}>
            <Suspense>
              <ExportAll />
            </Suspense>
          </Show>
        </div>
        <p class="hint home-foot">{t('home.unofficial')}</p>
      </div>
    </div>
  );
}

function Empty() {
  return (
    <div class="empty-shelf">
      <h2>{t('home.emptyTitle')}</h2>
      <p>{t('home.emptyText')}</p>
    </div>
  );
}
