/** The boards of a game as pictures. */
import { For } from 'solid-js';
import type { Json, JsonObject } from '../../../core/json.js';
import { t } from '../../i18n/index.js';
import { boardHint, boardName } from '../names.js';
import { BoardPicture } from '../picture.jsx';
import { configsWith, fits, playerRange, valuesOf } from './options.js';

export function BoardChoice(props: {
  configs: readonly JsonObject[];
  config: JsonObject;
  titles: ReadonlyMap<string, { readonly title: string }>;
  isFirst(board: Json): boolean;
  /** The file of a board that does not ship. */
  ownBoard(board: Json): JsonObject | undefined;
  /** What is said of it, where it is not that it is yours. */
  ownHint(board: Json): string | undefined;
  choose(board: Json): void;
}) {
  /** Your own boards come last. */
  const place = (board: Json): number => {
    if (props.isFirst(board)) return 0;
    return props.ownBoard(board) === undefined ? 1 : 2;
  };
  const boards = () => valuesOf(props.configs, 'board').sort((a, b) => place(a) - place(b));
  return (
    <fieldset class="choice-row">
      <legend>{t('home.board')}</legend>
      <div class="boards">
        <For each={boards()}>
          {(board) => (
            <label
              class="board-choice card"
              classList={{ 'is-far': !fits(props.configs, props.config, 'board', board) }}
            >
              <input
                type="radio"
                name="board"
                value={String(board)}
                checked={props.config.board === board}
                onChange={() => props.choose(board)}
              />
              <span class="board-picture">
                <BoardPicture game={props.config.game} board={board} own={props.ownBoard(board)} />
              </span>
              <span class="board-words">
                <strong>{boardName({ board }, props.titles.get(String(board))?.title)}</strong>
                <span class="hint">
                  {[
                    t('home.forPlayers', { range: playerRange(configsWith(props.configs, { board })) }),
                    props.ownBoard(board) ? (props.ownHint(board) ?? t('home.ownBoard')) : boardHint(board),
                  ]
                    .filter((words) => words !== '')
                    .join(', ')}
                </span>
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
