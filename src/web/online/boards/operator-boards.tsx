/** Boards from the operator's folder: everybody may open a table on them, or copy them and play on the copy. */
import { createResource, For, Show } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import { shelf } from '../../../games/index.js';
import { BoardPicture } from '../../home/picture.jsx';
import { t } from '../../i18n/index.js';
import { Tool } from '../../shell/controls/tool.jsx';
import { checkBoard } from '../../store/boards.js';
import { aboutBoard } from '../../workshop/board-card.jsx';
import { showError } from '../me/identity.js';
import { getOperatorBoards } from './boards-api.js';
import { copyBoard } from './copy-board.js';
import { TableLink } from './table-link.jsx';

interface OperatorBoard {
  readonly game: string;
  readonly board: JsonObject;
}

/** Those that this version of the page can play; none where the server cannot be asked. */
export async function playableBoards(): Promise<OperatorBoard[]> {
  const boards = await getOperatorBoards().catch(() => []);
  return boards.flatMap((board) => {
    try {
      return [{ game: checkBoard(board), board }];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
}

/** Whether tables can use it: under the id of a board that ships the page knows only that one. */
export const isOffered = (game: string, { id }: JsonObject): boolean =>
  !shelf.game(game).boards.has(String(id));

/** What an address calls it; boards that people drew are called by their hash. */
export const operatorsName = (game: string, { id }: JsonObject): string => `${game}:${String(id)}`;

export function OperatorBoards() {
  const [boards] = createResource(playableBoards, { initialValue: [] });
  return (
    <Show when={boards.latest.length > 0}>
      <section class="server-shelf" aria-labelledby="operator-boards">
        <h2 class="shelf-title" id="operator-boards">
          {t('shelf.operators')}
        </h2>
        <p class="hint">{t('shelf.operatorsHint')}</p>
        <ul class="cards">
          <For each={boards.latest}>{(one) => <OperatorCard {...one} />}</For>
        </ul>
      </section>
    </Show>
  );
}

const OperatorCard = ({ game, board }: OperatorBoard) => (
  <li class="card game-card" data-board={board.id}>
    <div class="game-picture" aria-hidden="true">
      <BoardPicture game={game} board={board.id} own={board} />
    </div>
    <div class="game-words">
      <h3 class="board-title">{String(board.title)}</h3>
      <p class="hint">{aboutBoard(game, board)}</p>
    </div>
    <div class="game-tools">
      <Show when={isOffered(game, board)}>
        <TableLink board={operatorsName(game, board)} title={String(board.title)} />
      </Show>
      <span class="card-tools">
        <Tool
          icon="download"
          label={t('shelf.copy')}
          name={String(board.title)}
          run={() => void copyBoard(game, board).catch(showError)}
        />
      </span>
    </div>
  </li>
);
