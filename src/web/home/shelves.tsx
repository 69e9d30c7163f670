/** The games on this device: those in progress, then finished ones. */
import { For, Show } from 'solid-js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/controls/icons.jsx';
import { exportAll } from '../store/files.js';
import type { SavedGame } from '../store/saved-game.js';
import { GameCard } from './game-card.jsx';

interface Props {
  readonly games: readonly SavedGame[];
  forget(id: string): void;
}

export function Shelves(props: Props) {
  const idsOf = (over: boolean) => props.games.flatMap((game) => (game.over === over ? [game.id] : []));
  return (
    <>
      <Shelf title={t('home.running')} ids={idsOf(false)} games={props.games} forget={props.forget} />
      <Shelf title={t('home.finished')} ids={idsOf(true)} games={props.games} forget={props.forget} />
    </>
  );
}

/** Keyed by id, so that a card keeps its element when its game changes. */
function Shelf(props: Props & { title: string; ids: readonly string[] }) {
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

export const ExportAll = () => (
  <button type="button" class="button button-quiet" onClick={() => void exportAll()}>
    <Icon name="download" />
    {t('home.exportAll')}
  </button>
);
