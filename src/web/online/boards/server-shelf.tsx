/** The server's part of the shelf: your boards there, what people have published, and the operator's. */
import { createEffect, createSignal, For, Match, onMount, Show, Switch } from 'solid-js';
import { t } from '../../i18n/index.js';
import { loadIdentity, me, signInState } from '../me/identity.js';
import type { KeptBoards } from './boards-api.js';
import { keptBoards, loadKeptBoards } from './kept-boards.js';
import { KeptCard } from './kept-card.jsx';
import { OperatorBoards } from './operator-boards.jsx';
import { PublishedBoards } from './published-boards.jsx';
import './server-shelf.css';

export function ServerShelf() {
  onMount(() => {
    if (signInState() === 'loading') void loadIdentity();
  });
  return (
    <>
      <Switch>
        <Match when={me()}>
          <Shelves />
        </Match>
        <Match when={signInState() === 'guest'}>
          <p class="hint server-shelf-door">
            {t('shelf.signIn')} <a href="#/me">{t('shelf.enter')}</a>
          </p>
        </Match>
      </Switch>
      <OperatorBoards />
    </>
  );
}

function Shelves() {
  const [changes, setChanges] = createSignal(0);
  createEffect(() => void loadKeptBoards());
  return (
    <>
      <Show when={keptBoards()}>
        {(kept) => <MyShelf kept={kept()} onPublished={() => setChanges((n) => n + 1)} />}
      </Show>
      <PublishedBoards changes={changes()} />
    </>
  );
}

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

function MyShelf(props: { kept: KeptBoards; onPublished(): void }) {
  const room = (): string =>
    t('shelf.room', {
      n: props.kept.boards.length,
      most: props.kept.most,
      kilobytes: kilobytes(props.kept.bytes),
      mostKilobytes: kilobytes(props.kept.mostBytes),
    });
  return (
    <section class="server-shelf" aria-labelledby="kept-boards">
      <h2 class="shelf-title" id="kept-boards">
        {t('shelf.mine')}
      </h2>
      <p class="hint">{t('shelf.mineHint')}</p>
      <Show when={props.kept.boards.length > 0} fallback={<p class="hint">{t('shelf.noneMine')}</p>}>
        <ul class="cards">
          <For each={props.kept.boards}>
            {(board) => <KeptCard board={board} onPublished={() => props.onPublished()} />}
          </For>
        </ul>
        <p class="hint">{room()}</p>
      </Show>
    </section>
  );
}
