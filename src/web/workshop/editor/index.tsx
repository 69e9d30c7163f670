/** The board editor: the drawing in the middle, tools above it, and a panel for what is selected. */
import { createResource, createSignal, Show } from 'solid-js';
import { Refusal } from '../../../core/refusal.js';
import { shelf } from '../../../games/index.js';
import type { View } from '../../board/input/view.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { go } from '../../shell/router.js';
import { getBoard, type OwnBoard } from '../../store/boards.js';
import { MissingBoard } from '../missing-board.jsx';
import type { Editor, GameView } from './contract.js';
import { Stage } from './drawing/stage.jsx';
import { createEditor } from './editor.js';
import { EditorKeys } from './keys.jsx';
import { isNarrow } from './narrow.js';
import { Panel } from './panel/panel.jsx';
import { createSaving } from './saving.js';
import { Toolbar } from './toolbar.jsx';
import { viewOf } from './views.js';
import '../../board/print/print.css';
import '../../board/board.css';
import './editor.css';
import './panel/panel.css';

type Found = { readonly own: OwnBoard; readonly view: GameView } | { readonly refusal: Refusal };

async function findBoard(id: string): Promise<Found | undefined> {
  const own = await getBoard(id);
  if (own === undefined) return undefined;
  try {
    // Another version of the page may have kept what this one cannot read.
    const view = await viewOf(shelf.game(own.game).id);
    view.model.read(own.board);
    return { own, view };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

/** `id` is that of the board on the shelf. */
export function EditBoard(props: { id: string }) {
  const [found] = createResource(() => props.id, findBoard);
  return (
    <Show when={found()} fallback={<MissingBoard isSought={found.loading} />} keyed>
      {(one) =>
        'refusal' in one ? (
          <MissingBoard isSought={false} refusal={one.refusal} />
        ) : (
          <OpenBoard editor={createEditor(one.own, one.view)} />
        )
      }
    </Show>
  );
}

function OpenBoard(props: { editor: Editor }) {
  const { editor } = props;
  const saving = createSaving(editor);
  const [view, setView] = createSignal<View>();
  const isPlayable = (): boolean => editor.problems().length === 0;
  const leaveFor = (path: string): void =>
    void saving.flush().then(() => go(`${path}/${editor.own.game}/${editor.board().id}`));
  return (
    <div class="editor">
      <header class="editor-head">
        <a class="button button-quiet button-small" href="#/boards">
          <Icon name="back" />
          {t('home.ownBoards')}
        </a>
        <h1>{String(editor.board().title)}</h1>
        <span class="hint" role="status">
          {t(`editor.${saving.state()}`)}
        </span>
        <span class="spread" />
        <button
          type="button"
          class="button button-small"
          disabled={!isPlayable()}
          onClick={() => leaveFor('/boards/try')}
        >
          {t('boards.try')}
        </button>
        <button
          type="button"
          class="button button-primary button-small"
          disabled={!isPlayable()}
          onClick={() => leaveFor('/new')}
        >
          <Icon name="play" />
          {t('editor.play')}
        </button>
      </header>
      <Show when={!isNarrow()} fallback={<p class="notice editor-narrow">{t('editor.narrow')}</p>}>
        <Toolbar editor={editor}>
          <EditorKeys editor={editor} view={view} />
        </Toolbar>
      </Show>
      <p id="editor-keys-hint" class="visually-hidden">
        {t('editor.drawingHint')}
      </p>
      <div class="editor-middle">
        <Stage editor={editor} isFixed={isNarrow()} onView={setView} />
        <Show when={!isNarrow()}>
          <Panel editor={editor} />
        </Show>
      </div>
    </div>
  );
}
