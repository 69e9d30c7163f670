/** The board file as text beside the drawing; both follow each other. */
import { createEffect, createSignal, on, Show } from 'solid-js';
import { Refusal } from '../../../../core/refusal.js';
import { readText, writeText } from '../../../../workshop/edit/text.js';
import { t } from '../../../i18n/index.js';
import { placeOf, reasonOf } from '../../found-boards.js';
import { type Editor, TYPED } from '../contract.js';

/** Long texts are not read after every letter. */
const REST_MS = 250;

export function TextPane(props: { editor: Editor }) {
  const { editor } = props;
  let area!: HTMLTextAreaElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const [refusal, setRefusal] = createSignal<Refusal>();
  /** The board that the text stands for, so that the text is not overwritten while you type. */
  let shown = editor.board();
  const take = (): void => {
    try {
      const next = editor.view.model.read(readText(area.value));
      shown = next;
      setRefusal(undefined);
      if (JSON.stringify(next) !== JSON.stringify(editor.board())) {
        editor.change(() => next, TYPED);
        shown = editor.board();
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
  };
  createEffect(
    on(editor.board, (board) => {
      if (board === shown && area.value !== '') return;
      shown = board;
      area.value = writeText(board);
      setRefusal(undefined);
    }),
  );
  return (
    <div class="text-pane">
      <label class="editor-label" for="board-text">
        {t('editor.text')}
      </label>
      <p class="hint">{t('editor.textHint')}</p>
      <textarea
        id="board-text"
        ref={area}
        class="field"
        spellcheck={false}
        autocomplete="off"
        wrap="off"
        aria-invalid={refusal() !== undefined}
        onInput={() => {
          clearTimeout(timer);
          timer = setTimeout(take, REST_MS);
        }}
      />
      <div role="status">
        <Show when={refusal()}>{(wrong) => <Wrong editor={editor} refusal={wrong()} />}</Show>
      </div>
    </div>
  );
}

const Wrong = (props: { editor: Editor; refusal: Refusal }) => (
  <p class="concern is-problem">
    <Show when={props.refusal.field !== ''}>
      <code>{props.refusal.field}</code>{' '}
    </Show>
    {[placeOf({ refusal: props.refusal, board: props.editor.board() }), reasonOf(props.refusal)]
      .filter(Boolean)
      .join(': ')}
  </p>
);
