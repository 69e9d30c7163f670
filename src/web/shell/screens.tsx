/** Screens that are loaded on demand and may be left out of a build; a message then says so. */
import { type Component, lazy } from 'solid-js';
import { type AnyPack, Pack } from '../../languages/pack.js';
import { boards, bots, checks, games, learn, online, play } from '../../languages/packs.js';
import { loadPage } from '../games/index.js';
import { language, t, useTexts } from '../i18n/index.js';
import type { SavedGame } from '../store/saved-game.js';

/** A part may list texts to load before it is shown. */
type Part = Readonly<Record<string, unknown>> & { readonly texts?: readonly AnyPack[] };
const parts = import.meta.glob<Part>([
  '../table/index.tsx',
  '../learn/index.tsx',
  '../online/index.tsx',
  '../workshop/index.tsx',
]);

/** The texts of each part, loaded together with it. */
const TEXTS: Readonly<Record<string, readonly AnyPack[]>> = {
  '../table/index.tsx': [play, bots],
  '../learn/index.tsx': [learn, play, games],
  '../online/index.tsx': [online, play, games, bots],
  '../workshop/index.tsx': [boards, checks],
};

/** The first of `names` that a part exports. */
function from<P extends object>(path: string, ...names: string[]) {
  return lazy<Component<P>>(async () => {
    const [part = {} as Part] = await Promise.all([parts[path]?.(), useTexts(...TEXTS[path])]);
    await useTexts(...(part.texts ?? []));
    const found = names.map((name) => part[name]).find((component) => component !== undefined);
    return { default: (found as Component<P> | undefined) ?? Missing };
  });
}

function Missing() {
  return (
    <div class="page page-narrow">
      <p class="waiting">{t('common.notYet')}</p>
      <p>
        <a class="button" href="#/">
          {t('common.toHome')}
        </a>
      </p>
    </div>
  );
}

export const Table = from<{ game: SavedGame; replay?: boolean; reload(): void }>(
  '../table/index.tsx',
  'Table',
);
export const Boards = from<{ link?: string | undefined }>('../workshop/index.tsx', 'Boards');
export const Learn = from<object>('../learn/index.tsx', 'Learn');
export const Rules = from<object>('../learn/index.tsx', 'Rules', 'RulesReference');
export const Lobby = from<object>('../online/index.tsx', 'Lobby');
export const NewTable = from<{ guest: string | undefined; board: string | undefined }>(
  '../online/index.tsx',
  'NewTable',
);
export const TablePage = from<{ id: string }>('../online/index.tsx', 'TablePage');
export const AdminPage = from<object>('../online/index.tsx', 'AdminPage');
export const PeoplePage = from<object>('../online/index.tsx', 'PeoplePage');
export const PlayerPage = from<{ id: string }>('../online/index.tsx', 'PlayerPage');
export const Profile = from<object>('../online/index.tsx', 'Profile');
export const Join = from<{ table: string; secret: string }>('../online/index.tsx', 'Join');
export const DeviceLinkPage = from<{ code: string }>('../online/index.tsx', 'DeviceLinkPage');

export const SignInPage = from<{ code: string }>('../online/index.tsx', 'SignInPage');
export const MailboxPage = from<{ code: string }>('../online/index.tsx', 'MailboxPage');

export const GameScreen = lazy(() =>
  import('./game-screen.jsx').then(({ GameScreen }) => ({ default: GameScreen })),
);

/**
 * Preloads everything a game needs in parallel: the engine, the table and its screen, the game's page and texts.
 * Resolves when all of it was tried; what did not arrive is loaded again when needed, and an error is shown then.
 */
export async function prepareGame(game: string): Promise<void> {
  await Promise.allSettled([
    import('../store/create.js'),
    GameScreen.preload(),
    Table.preload(),
    loadPage(game),
    // Its own pack, which only the engine knows, finds the same file. A game from outside has none here.
    new Pack(game).load(language()),
  ]);
}
