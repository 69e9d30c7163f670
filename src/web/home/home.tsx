/** The first screen: start a game, or continue one. */
import { createEffect, createSignal, For, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { online } from '../../languages/packs.js';
import { t, useTexts } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { go } from '../shell/router.js';
import { prepareGame } from '../shell/screens.jsx';
import { askServer, hasServer, myTables } from '../shell/server.js';
import { toast } from '../shell/toast.jsx';
import { exportAll } from '../store/files.js';
import { arePersistent, changes, listGames } from '../store/games.js';
import type { SavedGame } from '../store/saved-game.js';
import { GameCard } from './game-card.jsx';
import { ImportPanel } from './import-panel.jsx';
import { boardName, gameName } from './names.js';
import { botOf, nameOf, rememberedSetup, startAgain } from './new-game/setup.js';
import { Skyline } from './skyline.jsx';
import './home.css';

const HomeTables = lazy(async () => {
  const [{ HomeTables }] = await Promise.all([import('../online/lobby/home-tables.jsx'), useTexts(online)]);
  return { default: HomeTables };
});

/** How often the first screen asks whether a table waits for you. */
const LOOK_AGAIN = 30_000;

/** Asks the server now and then, while the page is visible, whether a table waits for you. */
function lookForTables(): void {
  onMount(() => {
    const look = (): void => {
      if (!document.hidden) void askServer();
    };
    setTimeout(look);
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    onCleanup(() => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    });
  });
}

export function Home() {
  // Not resources: the page must appear before the games are found.
  const [games, setGames] = createSignal<readonly SavedGame[]>();
  const [isPersistent, setIsPersistent] = createSignal(true);
  createEffect(() => {
    changes();
    void listGames().then(setGames);
  });
  void arePersistent().then(setIsPersistent);
  const idsOf = (over: boolean) => games()?.flatMap((game) => (game.over === over ? [game.id] : [])) ?? [];
  const forget = (id: string): void => {
    setGames((all) => all?.filter((game) => game.id !== id));
  };
  // The engine is fetched in the background, so that one tap is enough.
  onMount(() => setTimeout(prepareGame, 1500));
  lookForTables();

  return (
    <div class="home">
      <section class="hero">
        <Skyline />
        <div class="hero-words">
          <h1>{t('common.kontor')}</h1>
          <p class="hero-line">{t('home.sentence')}</p>
          <Starters running={games()?.find(({ over }) => !over)} />
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
          <Show when={games()?.length} fallback={myTables().length > 0 ? null : <Empty />}>
            <Shelf title={t('home.running')} ids={idsOf(false)} games={games() ?? []} forget={forget} />
            <Shelf title={t('home.finished')} ids={idsOf(true)} games={games() ?? []} forget={forget} />
          </Show>
        </Show>
        <div class="shelf-tools">
          <ImportPanel />
          <Show when={games()?.length}>
            <button type="button" class="button button-quiet" onClick={() => void exportAll()}>
              <Icon name="download" />
              {t('home.exportAll')}
            </button>
          </Show>
        </div>
        <p class="hint home-foot">{t('home.unofficial')}</p>
      </div>
    </div>
  );
}

/** By id, so that a card stays the card it is when its game changes. */
function Shelf(props: {
  title: string;
  ids: readonly string[];
  games: readonly SavedGame[];
  forget(id: string): void;
}) {
  return (
    <Show when={props.ids.length > 0}>
      <h2 class="shelf-title">{props.title}</h2>
      <ul class="cards">
        <For each={props.ids}>
          {(id) => (
            <Show when={props.games.find((game) => game.id === id)}>
              {(game) => <GameCard game={game()} forget={props.forget} />}
            </Show>
          )}
        </For>
      </ul>
    </Show>
  );
}

function Starters(props: { running: SavedGame | undefined }) {
  const [busy, setBusy] = createSignal(false);
  const last = rememberedSetup();
  const playNow = async (): Promise<void> => {
    setBusy(true);
    prepareGame();
    try {
      const { id } = await startAgain();
      go(`/game/${id}`);
    } catch (error) {
      toast((error as Error).message, { kind: 'error' });
      setBusy(false);
    }
  };
  const company = (): string => {
    const bots = last.seats.filter(({ who }) => botOf(who) !== undefined).length;
    const people = last.seats.flatMap(({ who }, i) =>
      botOf(who) === undefined ? [nameOf(last.seats, i)] : [],
    );
    const others = bots === 0 ? [] : [t('home.bots', { n: bots })];
    return [...people, ...others].join(', ');
  };
  return (
    <div class="starters">
      <button
        type="button"
        class="button button-primary button-large"
        disabled={busy()}
        aria-describedby="play-now-what"
        onClick={() => void playNow()}
      >
        <Icon name="play" />
        {t('home.playNow')}
      </button>
      <p class="hint" id="play-now-what">
        {`${gameName(last.config.game)} · ${boardName(last.config)} · ${company()}`}
      </p>
      <Resume running={props.running} />
      <MoreLinks />
    </div>
  );
}

/** Games that wait for you, at a table and on this device. */
function Resume(props: { running: SavedGame | undefined }) {
  return (
    <>
      <Show when={myTables().find(({ you }) => you.decides)}>
        {(table) => (
          <a class="button resume" href={`#/table/${table().id}`}>
            <Icon name="people" />
            <span class="resume-words">
              {t('home.waitingForYou', { name: table().title || boardName({ board: table().board }) })}
            </span>
          </a>
        )}
      </Show>
      <Show when={props.running}>
        {(game) => (
          <a class="button resume" href={`#/game/${game().id}`}>
            <Icon name="replay" />
            <span class="resume-words">{t('home.resume', { name: game().name })}</span>
          </a>
        )}
      </Show>
    </>
  );
}

function MoreLinks() {
  return (
    <div class="starters-more">
      <a class="button" href="#/new">
        <Icon name="plus" />
        {t('home.newGame')}
      </a>
      <Show when={hasServer()}>
        <a class="button" href="#/together">
          <Icon name="people" />
          {t('common.together')}
        </a>
      </Show>
      <a class="button" href="#/learn">
        <Icon name="learn" />
        {t('common.learn')}
      </a>
      <a class="button" href="#/rules">
        <Icon name="book" />
        {t('common.rules')}
      </a>
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
