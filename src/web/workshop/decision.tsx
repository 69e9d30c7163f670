/** Imported boards: keep one, replace another, keep both or discard it; and those that cannot be played. */
import { Show } from 'solid-js';
import { BoardPicture } from '../home/picture.jsx';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/controls/icons.jsx';
import { toast } from '../shell/controls/toast.jsx';
import { addBoard, findIdConflict, MOST_BOARDS, type OwnBoard, restoreBoard } from '../store/boards.js';
import { aboutBoard } from './board-card.jsx';
import { openInEditor } from './draw-board.jsx';
import { isNarrow } from './editor/narrow.js';
import { EDITABLE } from './editor/views.js';
import {
  type Draft,
  draftIn,
  drop,
  type FoundBoard,
  type Problem,
  placeOf,
  reasonOf,
} from './found-boards.js';

export function Decision(props: { found: FoundBoard; own: readonly OwnBoard[] }) {
  const { number, game, board } = props.found;
  const conflict = () => findIdConflict(props.own, game, board);
  const isFull = (): boolean => props.own.length >= MOST_BOARDS;
  const title = String(board.title);
  const keep = async (instead?: OwnBoard): Promise<void> => {
    drop(number);
    const { board: kept } = await addBoard(board, instead);
    const words =
      kept.id === board.id ? t('boards.kept', { title }) : t('boards.keptAs', { title, id: String(kept.id) });
    toast(words, instead && { action: { label: t('boards.undo'), run: () => void restoreBoard(instead) } });
  };
  const edit = async (): Promise<void> => {
    drop(number);
    await openInEditor(game, board);
  };
  return (
    <section class="card found-board" aria-label={`${t('boards.found')} ${title}`}>
      <div class="game-picture">
        <BoardPicture game={game} board={board.id} own={board} />
      </div>
      <div class="game-words">
        <h2>{title}</h2>
        <p class="hint">{aboutBoard(game, board)}</p>
        <p>{conflict().isSame ? t('boards.isSame') : t('boards.found')}</p>
        <Conflict id={String(board.id)} conflict={conflict()} isFull={isFull()} />
      </div>
      <div class="game-tools">
        <Show when={!conflict().isSame}>
          <Show when={conflict().mine}>
            {(mine) => (
              <button type="button" class="button button-primary" onClick={() => void keep(mine())}>
                {t('boards.replace')}
              </button>
            )}
          </Show>
          <Show when={conflict().mine === undefined && EDITABLE.includes(game) && !isNarrow()}>
            <button type="button" class="button" disabled={isFull()} onClick={() => void edit()}>
              <Icon name="pencil" />
              {t('editor.edit')}
            </button>
          </Show>
          <button
            type="button"
            class="button"
            classList={{ 'button-primary': conflict().mine === undefined }}
            disabled={isFull()}
            onClick={() => void keep()}
          >
            {conflict().mine === undefined ? t('boards.keep') : t('boards.keepBoth')}
          </button>
        </Show>
        <button type="button" class="button button-quiet" onClick={() => drop(number)}>
          {conflict().isSame ? t('common.close') : t('boards.discard')}
        </button>
      </div>
    </section>
  );
}

interface ConflictProps {
  readonly id: string;
  readonly conflict: ReturnType<typeof findIdConflict>;
  readonly isFull: boolean;
}

/** What stands in the way of keeping a board under its own id. */
const Conflict = (props: ConflictProps) => (
  <>
    <Show when={!props.conflict.isSame && props.conflict.mine}>
      {(mine) => (
        <p class="hint">{t('boards.isMine', { id: props.id, title: String(mine().board.title) })}</p>
      )}
    </Show>
    <Show when={props.conflict.ships}>
      <p class="hint">{t('boards.ships', { id: props.id })}</p>
    </Show>
    <Show when={!props.conflict.isSame && props.isFull}>
      <p class="hint">{t('boards.full', { most: MOST_BOARDS })}</p>
    </Show>
  </>
);

export function ProblemAlert(props: { problem: Problem }) {
  const { problem } = props;
  const { field } = problem.refusal;
  const draft = () => (isNarrow() ? undefined : draftIn(problem));
  const edit = async ({ game, board }: Draft): Promise<void> => {
    drop(problem.number);
    await openInEditor(game, board);
  };
  return (
    <div class="alert board-problem" role="alert">
      <p>
        <strong>
          {problem.file === undefined ? t('boards.refused') : t('boards.refusedFile', { file: problem.file })}
        </strong>
      </p>
      <p>
        <Show when={placeOf(problem)}>{(place) => <>{place()}: </>}</Show>
        <Show when={field !== ''}>
          <code>{field}</code>{' '}
        </Show>
        {reasonOf(problem.refusal)}
      </p>
      <Show when={field !== ''}>
        <p class="hint">{t(draft() === undefined ? 'boards.refusedHint' : 'boards.unfinishedHint')}</p>
      </Show>
      <div class="start-tools">
        <Show when={draft()}>
          {(found) => (
            <button type="button" class="button button-small" onClick={() => void edit(found())}>
              <Icon name="pencil" />
              {t('editor.edit')}
            </button>
          )}
        </Show>
        <button type="button" class="button button-small" onClick={() => drop(problem.number)}>
          <Icon name="close" />
          {t('common.close')}
        </button>
      </div>
    </div>
  );
}
