/** The page: the bar, the current screen, and toasts. */
import { createEffect, ErrorBoundary, lazy, Match, on, Show, Suspense, Switch } from 'solid-js';
import { Home } from './home/home.jsx';
import { t } from './i18n/index.js';
import { Toasts, toast } from './shell/controls/toast.jsx';
import { Header } from './shell/header.jsx';
import { NotLoaded } from './shell/not-loaded.jsx';
import { go, type Route, route } from './shell/router.js';
import {
  AdminPage,
  Boards,
  DeviceLinkPage,
  GameScreen,
  Join,
  Learn,
  Lobby,
  MailboxPage,
  NewTable,
  PeoplePage,
  PlayerPage,
  Profile,
  Rules,
  SignInPage,
  TablePage,
} from './shell/screens.jsx';

const NewGame = lazy(() =>
  import('./home/new-game/new-game.jsx').then(({ NewGame }) => ({ default: NewGame })),
);
const Settings = lazy(() => import('./settings/screen.jsx').then(({ Settings }) => ({ default: Settings })));

const TITLES = {
  home: 'common.kontor',
  new: 'home.newGame',
  boards: 'home.ownBoards',
  learn: 'common.learn',
  rules: 'common.rules',
  settings: 'common.settings',
  game: 'common.game',
  replay: 'common.replay',
  together: 'common.together',
  table: 'common.together',
  join: 'common.together',
  device: 'common.together',
  'sign-in': 'common.together',
  mailbox: 'common.together',
  me: 'common.together',
  people: 'common.together',
  player: 'common.together',
  admin: 'common.together',
  unknown: 'common.kontor',
} as const;

const idOf = (now: Route, screen: 'game' | 'replay' | 'table' | 'player'): string | undefined =>
  now.screen === screen ? now.id : undefined;

/** If the route opens a new table: the id of the person it is for, or the name of the board (its hash, or that of an operator's board), if any. */
const newTable = ():
  | { readonly guest: string | undefined; readonly board: string | undefined }
  | undefined => {
  const now = route();
  const found =
    now.screen === 'together'
      ? /^new(?:\/([a-z0-9]{16})|\/on\/([0-9a-f]{64}|[a-z-]+:[a-z0-9-]+))?$/.exec(now.rest ?? '')
      : null;
  return found ? { guest: found[1], board: found[2] } : undefined;
};

/** The rest of the route, if it leads to this screen. */
const restOf = (screen: 'new' | 'boards'): { readonly rest?: string } | undefined => {
  const now = route();
  return now.screen === screen ? now : undefined;
};

/** The route, if it leads to this screen. */
function routeTo<S extends 'join' | 'device' | 'sign-in' | 'mailbox'>(
  screen: S,
): Extract<Route, { screen: S }> | undefined {
  const now = route();
  return now.screen === screen ? (now as Extract<Route, { screen: S }>) : undefined;
}

export function App() {
  let main: HTMLElement | undefined;
  createEffect(() => {
    const { screen } = route();
    document.body.dataset.screen = screen;
    const title = t(TITLES[screen]);
    document.title = title === t('common.kontor') ? title : `${title} · ${t('common.kontor')}`;
  });
  createEffect(
    on(
      route,
      (now) => {
        if (now.screen === 'unknown') {
          toast(t('common.unknownPage', { path: now.path.slice(0, 40) }), { kind: 'error' });
          go('/', { replace: true });
          return;
        }
        scrollTo(0, 0);
        main?.focus({ preventScroll: true });
      },
      { defer: false },
    ),
  );
  return (
    <>
      <button type="button" class="skip" onClick={() => main?.focus()}>
        {t('common.skip')}
      </button>
      <Header />
      <main id="main" tabindex="-1" ref={main}>
        <Suspense fallback={<p class="waiting">{t('common.loading')}</p>}>
          <ErrorBoundary fallback={(error, reset) => <Broken error={error} reset={reset} />}>
            <Screen />
          </ErrorBoundary>
        </Suspense>
      </main>
      <Toasts />
    </>
  );
}

/** Instead of a screen that cannot be shown, until another one is opened. */
function Broken(props: { error: unknown; reset(): void }) {
  reportError(props.error);
  createEffect(on(route, () => props.reset(), { defer: true }));
  return <NotLoaded />;
}

/** The screen for the current route. */
function Screen() {
  return (
    <Switch fallback={<Home />}>
      <Match when={restOf('new')}>{(rest) => <NewGame board={rest().rest} />}</Match>
      <Match when={restOf('boards')}>{(rest) => <Boards link={rest().rest} />}</Match>
      <Match when={route().screen === 'learn'}>
        <Learn />
      </Match>
      <Match when={route().screen === 'rules'}>
        <Rules />
      </Match>
      <Match when={route().screen === 'settings'}>
        <Settings />
      </Match>
      <Match when={route().screen === 'together'}>
        <Show when={newTable()} fallback={<Lobby />}>
          {(wanted) => <NewTable guest={wanted().guest} board={wanted().board} />}
        </Show>
      </Match>
      <Match when={route().screen === 'me'}>
        <Profile />
      </Match>
      <Match when={route().screen === 'people'}>
        <PeoplePage />
      </Match>
      <Match when={idOf(route(), 'player')}>{(id) => <PlayerPage id={id()} />}</Match>
      <Match when={route().screen === 'admin'}>
        <AdminPage />
      </Match>
      <Match when={routeTo('join')}>{(now) => <Join table={now().table} secret={now().secret} />}</Match>
      <Match when={routeTo('device')}>{(now) => <DeviceLinkPage code={now().code} />}</Match>
      <Match when={routeTo('sign-in')}>{(now) => <SignInPage code={now().code} />}</Match>
      <Match when={routeTo('mailbox')}>{(now) => <MailboxPage code={now().code} />}</Match>
      <Match when={idOf(route(), 'table')}>{(id) => <TablePage id={id()} />}</Match>
      <Match when={idOf(route(), 'game')}>
        {(id) => (
          <Show when={id()} keyed>
            {(id) => <GameScreen id={id} replay={false} />}
          </Show>
        )}
      </Match>
      <Match when={idOf(route(), 'replay')}>
        {(id) => (
          <Show when={id()} keyed>
            {(id) => <GameScreen id={id} replay={true} />}
          </Show>
        )}
      </Match>
    </Switch>
  );
}
