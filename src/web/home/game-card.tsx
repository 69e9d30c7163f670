/** One saved game on the first screen. */
import { createSignal, For, lazy, Show, Suspense } from 'solid-js';
import { PlayerPiece } from '../board/pieces/piece.jsx';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/controls/icons.jsx';
import { toast } from '../shell/controls/toast.jsx';
import { Tool } from '../shell/controls/tool.jsx';
import { addGame, deleteGame, renameGame } from '../store/games.js';
import type { SavedGame } from '../store/saved-game.js';
import { editionName, gameName, moduleName } from './names.js';
import { boardTitle, configOf, ownBoardOf, statusOf, when, winners } from './status.js';

const BoardPicture = lazy(() =>
  import('./picture.jsx').then(({ BoardPicture }) => ({ default: BoardPicture })),
);

const SeatsDialog = lazy(() =>
  import('./new-game/seats-dialog.jsx').then(({ SeatsDialog }) => ({ default: SeatsDialog })),
);

const describe = (game: SavedGame): string => {
  const config = configOf(game);
  const modules = (config.modules ?? []) as string[];
  const parts = [gameName(config.game), boardTitle(game)];
  if (config.edition !== undefined) parts.push(editionName(config.edition));
  return [...parts, ...modules.map(moduleName)].join(' · ');
};

export function GameCard(props: { game: SavedGame; forget(id: string): void }) {
  const [seating, setSeating] = createSignal(false);
  const href = () => `#/${props.game.over ? 'replay' : 'game'}/${props.game.id}`;
  const remove = async (): Promise<void> => {
    const { game } = props;
    props.forget(game.id);
    await deleteGame(game.id);
    toast(t('home.deleted', { name: game.name }), {
      action: { label: t('home.undo'), run: () => void addGame(game) },
    });
  };
  return (
    <li class="card game-card" data-game={props.game.id}>
      <div class="game-picture" aria-hidden="true">
        <Suspense>
          <BoardPicture
            game={configOf(props.game).game}
            board={configOf(props.game).board}
            own={ownBoardOf(props.game)}
          />
        </Suspense>
      </div>
      <div class="game-words">
        <Title game={props.game} href={href()} />
        <p class="hint">{describe(props.game)}</p>
        <SeatNames game={props.game} />
        <p class="game-status">
          <strong>{statusOf(props.game)}</strong>
          <span class="hint">{when(props.game.changed)}</span>
        </p>
      </div>
      <div class="game-tools">
        <a class="button" classList={{ 'button-primary': !props.game.over }} href={href()}>
          <Icon name={props.game.over ? 'replay' : 'play'} />
          {props.game.over ? t('home.replay') : t('home.continue')}
        </a>
        <span class="spread" />
        <Show when={!props.game.over}>
          <Tool icon="people" label={t('home.seatsOf')} name={props.game.name} run={() => setSeating(true)} />
        </Show>
        <Tool
          icon="download"
          label={t('home.export')}
          name={props.game.name}
          run={() => void import('../store/files.js').then(({ exportRecord }) => exportRecord(props.game))}
        />
        <Tool icon="trash" label={t('home.delete')} name={props.game.name} run={() => void remove()} />
      </div>
      <Show when={seating()}>
        <Suspense>
          <SeatsDialog game={props.game} close={() => setSeating(false)} />
        </Suspense>
      </Show>
    </li>
  );
}

const SeatNames = (props: { game: SavedGame }) => (
  <ul class="game-seats">
    <For each={props.game.seats}>
      {(seat, i) => (
        <li classList={{ 'is-next': props.game.decides === i() || winners(props.game).includes(i()) }}>
          <PlayerPiece kind="trader" colour={seat.colour} size={18} />
          {seat.name}
        </li>
      )}
    </For>
  </ul>
);

function Title(props: { game: SavedGame; href: string }) {
  const [renaming, setRenaming] = createSignal(false);
  return (
    <Show
      when={renaming()}
      fallback={
        <div class="game-title">
          <h3>
            <a href={props.href}>{props.game.name}</a>
          </h3>
          <Tool icon="pencil" label={t('home.rename')} name={props.game.name} run={() => setRenaming(true)} />
        </div>
      }
    >
      <Rename game={props.game} close={() => setRenaming(false)} />
    </Show>
  );
}

function Rename(props: { game: SavedGame; close(): void }) {
  let field: HTMLInputElement | undefined;
  const finish = (): void => {
    const name = field?.value.trim();
    if (name && name !== props.game.name) void renameGame(props.game.id, name);
    props.close();
  };
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <input
        ref={(element) => {
          field = element;
          queueMicrotask(() => element.select());
        }}
        class="field"
        maxlength="80"
        aria-label={t('home.newName')}
        value={props.game.name}
        onKeyDown={(event) => {
          if (event.key === 'Escape') props.close();
        }}
      />
      <button type="submit" class="icon-button" aria-label={t('home.saveName')}>
        <Icon name="check" />
      </button>
    </form>
  );
}
