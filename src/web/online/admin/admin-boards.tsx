/** Boards that people have reported: look at them, remove them or let them stand. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { BoardPicture } from '../../home/picture.jsx';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { boardFile } from '../boards/board-files.js';
import { LineForm } from '../boards/line-form.jsx';
import { showError } from '../me/identity.js';
import * as admin from './admin-api.js';

export function AdminBoards(props: { onChange(): void }) {
  const [reported, { refetch }] = createResource(() => admin.getReportedBoards().catch(() => undefined));
  const done = (): void => {
    void refetch();
    props.onChange();
  };
  return (
    <section class="card me-card" aria-labelledby="admin-boards">
      <h2 id="admin-boards">{t('admin.boards')}</h2>
      <Show
        when={(reported.latest?.boards.length ?? 0) > 0}
        fallback={<p class="hint">{t('admin.noBoards')}</p>}
      >
        <ul class="admin-list">
          <For each={reported.latest?.boards}>{(board) => <ReportedRow board={board} done={done} />}</For>
        </ul>
      </Show>
    </section>
  );
}

function ReportedRow(props: { board: admin.ReportedBoard; done(): void }) {
  const { hash, game, title } = props.board;
  const [isRemoving, setIsRemoving] = createSignal(false);
  const [file] = createResource(() => boardFile(hash).catch(() => undefined));
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    try {
      await work();
      toast(words);
      props.done();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <li data-hash={hash}>
      <div class="admin-row">
        <span class="admin-board" aria-hidden="true">
          <Show when={file()}>
            {(found) => <BoardPicture game={game} board={found().id} own={found()} />}
          </Show>
        </span>
        <span class="admin-what">
          <strong>{title}</strong>{' '}
          <span class="hint">
            {t('admin.boardReports', {
              n: props.board.reports,
              when: when(props.board.at),
              reason: props.board.reason,
            })}
          </span>
        </span>
        <button
          type="button"
          class="button button-small"
          onClick={() => void run(() => admin.dismissReports(hash), t('admin.stands', { title }))}
        >
          {t('admin.letStand')}
        </button>
        <button type="button" class="button button-small" onClick={() => setIsRemoving(true)}>
          {t('admin.removeBoard')}
        </button>
      </div>
      <Show when={isRemoving()}>
        <LineForm
          hint={t('admin.removeBoardHint')}
          label={t('admin.removeBoardWhy')}
          longest={200}
          button={t('admin.removeBoard')}
          send={(reason) => run(() => admin.removeBoard(hash, reason), t('admin.boardRemoved', { title }))}
          cancel={() => setIsRemoving(false)}
        />
      </Show>
    </li>
  );
}
