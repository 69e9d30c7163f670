/** Waits for what the page needs to show a game, and says so if it cannot be loaded. */
import { createResource, type JSX, Match, Switch } from 'solid-js';
import type { JsonObject } from '../../core/json.js';
import { shelf } from '../../games/index.js';
import { t, useTexts } from '../i18n/index.js';
import { NotLoaded } from '../shell/not-loaded.jsx';
import { loadPage } from './index.js';

/** The id of the game that a record is of. */
export const gameOfRecord = (record: JsonObject): string =>
  String(((record.position as JsonObject).config as JsonObject).game);

const ready = new Set<string>();

/** Loads a game's page and texts; true at once if they are there, so that nothing flickers. */
function prepare(game: string): true | Promise<true> {
  if (ready.has(game)) return true;
  return Promise.all([loadPage(game), useTexts(shelf.game(game).texts)]).then(() => {
    ready.add(game);
    return true;
  });
}

/** `game` is an id. The children are made once its page is there. */
export function WithPage(props: { readonly game: string; readonly children: JSX.Element }) {
  const [isReady] = createResource(() => props.game, prepare);
  return (
    <Switch fallback={props.children}>
      <Match when={isReady.error}>
        <NotLoaded />
      </Match>
      <Match when={isReady.loading}>
        <p class="waiting">{t('common.loading')}</p>
      </Match>
    </Switch>
  );
}
