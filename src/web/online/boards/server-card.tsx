/** A board on the server: its picture, what is known of it, and what can be done with it. */
import { createResource, type JSX, Show } from 'solid-js';
import { BoardPicture } from '../../home/picture.jsx';
import { t } from '../../i18n/index.js';
import { Tool } from '../../shell/controls/tool.jsx';
import { aboutBoard } from '../../workshop/board-card.jsx';
import { showError } from '../me/identity.js';
import { boardFile } from './board-files.js';
import { copyBoard } from './copy-board.js';
import { TableLink } from './table-link.jsx';

interface Props {
  readonly hash: string;
  readonly game: string;
  readonly title: string;
  /** Lines below the title. */
  readonly words: JSX.Element;
  readonly tools: JSX.Element;
  /** A question or form that a tool has opened. */
  readonly form?: JSX.Element;
  /** Whether it can be played and copied. */
  readonly isThere: boolean;
}

export function ServerCard(props: Props) {
  const [board] = createResource(
    () => props.isThere && props.hash,
    (hash) => boardFile(hash).catch(() => undefined),
  );
  return (
    <li class="card game-card server-board" data-hash={props.hash}>
      <div class="game-picture" aria-hidden="true">
        <Show when={board()}>
          {(file) => <BoardPicture game={props.game} board={file().id} own={file()} />}
        </Show>
      </div>
      <div class="game-words">
        <h3 class="board-title">{props.title}</h3>
        <Show when={board()}>{(file) => <p class="hint">{aboutBoard(props.game, file())}</p>}</Show>
        {props.words}
      </div>
      <div class="game-tools">
        <Show when={props.isThere}>
          <TableLink board={props.hash} title={props.title} />
        </Show>
        <span class="card-tools">
          <Show when={board()}>
            {(file) => (
              <Tool
                icon="download"
                label={t('shelf.copy')}
                name={props.title}
                run={() => void copyBoard(props.game, file()).catch(showError)}
              />
            )}
          </Show>
          {props.tools}
        </span>
      </div>
      {props.form}
    </li>
  );
}
