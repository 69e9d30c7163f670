/** Saves an open board to the shelf a moment after each edit, and at once when it is left. */
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { saveBoard } from '../../store/boards.js';
import type { Editor } from './contract.js';

const REST_MS = 400;

export interface Saving {
  /** Whether everything is on the shelf. */
  isSaved(): boolean;
  /** Saves what is not saved yet. */
  flush(): Promise<void>;
}

export function createSaving(editor: Editor): Saving {
  const [isSaved, setSaved] = createSignal(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSaved()) return;
    const board = editor.board();
    const saved = await saveBoard({ ...editor.own, board, changed: Date.now() });
    if (editor.board() !== board) return;
    setSaved(true);
    // Another board has the id; this one got a number.
    if (saved.board.id !== board.id) editor.change(() => saved.board, 'id');
  };
  createEffect(
    on(
      editor.board,
      () => {
        setSaved(false);
        clearTimeout(timer);
        timer = setTimeout(() => void flush(), REST_MS);
      },
      { defer: true },
    ),
  );
  const onHide = (): void => void flush();
  addEventListener('pagehide', onHide);
  onCleanup(() => {
    removeEventListener('pagehide', onHide);
    void flush();
  });
  return { isSaved, flush };
}
