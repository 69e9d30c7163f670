/** A board on the shelf: its picture, and what can be done with it. */
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Game } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { shelfWithBoard } from '../../core/records/own-board.js';
import { shelf } from '../../games/index.js';
import { online } from '../../languages/packs.js';
import { boardName, gameName } from '../home/names.js';
import { configsWith, playerRange } from '../home/new-game/options.js';
import { BoardPicture } from '../home/picture.jsx';
import { t, useTexts } from '../i18n/index.js';
import { copyText } from '../shell/controls/copy-text.js';
import { Icon } from '../shell/controls/icons.jsx';
import { toast } from '../shell/controls/toast.jsx';
import { Tool } from '../shell/controls/tool.jsx';
import { isSignedIn } from '../shell/server.js';
import { type OwnBoard, removeBoard, restoreBoard } from '../store/boards.js';
import { saveJson } from '../store/files.js';
import { openInEditor } from './draw-board.jsx';
import { isNarrow } from './editor/narrow.js';
import { EDITABLE } from './editor/views.js';
import { linkTo } from './link.js';
import { shippedFile } from './shipped-file.js';

const KeepTool = lazy(async () => {
  const [{ KeepTool }] = await Promise.all([import('../online/boards/keep-tool.jsx'), useTexts(online)]);
  return { default: KeepTool };
});

const players = (game: Game, board: string): string =>
  t('home.forPlayers', { range: playerRange(configsWith(game.configs(), { board })) });

/** One line: the game, the number of cities and of players. */
export function aboutBoard(id: string, board: JsonObject): string {
  const [game] = shelfWithBoard(shelf.game(id), board).games;
  const cities = t('boards.cities', { n: (board.cities as readonly Json[]).length });
  return [gameName(id, game.title), cities, players(game, String(board.id))].join(' · ');
}

export function OwnCard(props: { own: OwnBoard }) {
  const { game, board } = props.own;
  return (
    <Card
      game={game}
      board={String(board.id)}
      own={board}
      title={String(board.title)}
      about={aboutBoard(game, board)}
      tools={
        <>
          <Show when={EDITABLE.includes(game)}>
            <EditLink own={props.own} />
          </Show>
          <Show when={isSignedIn()}>
            <Suspense>
              <KeepTool board={board} />
            </Suspense>
          </Show>
          <FileTools own={props.own} />
        </>
      }
    />
  );
}

/** Passes a board on, finished or not, and deletes it. */
function FileTools(props: { own: OwnBoard }) {
  const { id, board } = props.own;
  const title = String(board.title);
  const copyLink = async (): Promise<void> => {
    const isCopied = await copyText(await linkTo(board));
    toast(isCopied ? t('boards.linkCopied') : t('boards.noClipboard'), isCopied ? {} : { kind: 'error' });
  };
  const remove = async (): Promise<void> => {
    await removeBoard(id);
    toast(t('boards.deleted', { title }), {
      action: { label: t('boards.undo'), run: () => void restoreBoard(props.own) },
    });
  };
  return (
    <>
      <Tool icon="share" label={t('boards.link')} name={title} run={() => void copyLink()} />
      <Tool
        icon="download"
        label={t('boards.export')}
        name={title}
        run={() => saveJson(String(board.id), board)}
      />
      <Tool icon="trash" label={t('boards.delete')} name={title} run={() => void remove()} />
    </>
  );
}

const EditLink = (props: { own: OwnBoard }) => (
  <a
    class="icon-button"
    href={`#/boards/edit/${props.own.id}`}
    title={t('editor.edit')}
    aria-label={`${t('editor.edit')}: ${props.own.board.title}`}
  >
    <Icon name="pencil" />
  </a>
);

/** Another version may have kept a board of a game that this one does not know. */
const nameOf = (game: string): string =>
  gameName(game, shelf.games.find(({ id }) => id === game)?.title ?? game);

/** A draft that cannot be played yet. */
export function DraftCard(props: { own: OwnBoard }) {
  const { id, game, board } = props.own;
  const title = String(board.title);
  return (
    <li class="card game-card draft-card" data-draft={String(board.id)}>
      <div class="game-words">
        <h3 class="board-title">{title}</h3>
        <p class="hint">{[nameOf(game), t('editor.draft')].join(' · ')}</p>
      </div>
      <div class="game-tools">
        <a class="button" href={`#/boards/edit/${id}`} aria-label={`${t('editor.edit')}: ${title}`}>
          <Icon name="pencil" />
          {t('editor.edit')}
        </a>
        <span class="card-tools">
          <FileTools own={props.own} />
        </span>
      </div>
    </li>
  );
}

export function ShippedCard(props: { game: Game; board: string }) {
  const { game, board } = props;
  const title = (): string => boardName({ board }, game.boards.get(board)!.title);
  const save = async (): Promise<void> => saveJson(board, await shippedFile(game.id, board));
  /** A copy to draw on, under a name of its own. */
  const vary = async (): Promise<void> => {
    const file = await shippedFile(game.id, board);
    const name = t('editor.variantOf', { title: title() });
    await openInEditor(game.id, { ...file, title: name });
  };
  return (
    <Card
      game={game.id}
      board={board}
      title={title()}
      about={[gameName(game.id, game.title), players(game, board)].join(' · ')}
      tools={
        <>
          <Show when={EDITABLE.includes(game.id) && !isNarrow()}>
            <button
              type="button"
              class="button button-quiet"
              title={t('editor.variant')}
              aria-label={`${t('editor.variant')}: ${title()}`}
              onClick={() => void vary()}
            >
              <Icon name="pencil" />
              {t('editor.variantShort')}
            </button>
          </Show>
          <Tool icon="download" label={t('boards.export')} name={title()} run={() => void save()} />
        </>
      }
    />
  );
}

interface CardProps {
  readonly game: string;
  readonly board: string;
  readonly own?: JsonObject;
  readonly title: string;
  readonly about: string;
  readonly tools: JSX.Element;
}

function Card(props: CardProps) {
  return (
    <li class="card game-card" data-board={props.board}>
      <div class="game-picture" aria-hidden="true">
        <BoardPicture game={props.game} board={props.board} own={props.own} />
      </div>
      <div class="game-words">
        <h3 class="board-title">{props.title}</h3>
        <p class="hint">{props.about}</p>
        <Show when={props.own}>
          <p class="hint">
            <code>{props.board}</code>
          </p>
        </Show>
      </div>
      <div class="game-tools">
        <a
          class="button"
          href={`#/new/${props.game}/${props.board}`}
          aria-label={`${t('boards.play')}: ${props.title}`}
        >
          <Icon name="play" />
          {t('boards.play')}
        </a>
        <a
          class="button button-quiet"
          href={`#/boards/try/${props.game}/${props.board}`}
          aria-label={`${t('boards.try')}: ${props.title}`}
        >
          {t('boards.try')}
        </a>
        <span class="card-tools">{props.tools}</span>
      </div>
    </li>
  );
}
