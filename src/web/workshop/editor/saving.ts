/**
 * Keeps an open board on the shelf: saves it a moment after each edit, and at once when it is left; takes over what
 * another tab has saved meanwhile.
 */
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { changes, getBoard, saveBoard } from '../../store/boards.js';
import { type Editor, TYPED } from './contract.js';

const REST_MS = 400;
/** A full disk may have room again. */
const RETRY_MS = 5000;

export interface Saving {
  readonly state: () => 'saved' | 'saving' | 'failed';
  /** Saves what is not saved yet. */
  flush(): Promise<void>;
}

export function createSaving(editor: Editor): Saving {
  const [state, setState] = createSignal<ReturnType<Saving['state']>>('saved');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedAt = editor.own.changed;
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (state() === 'saved') return;
    const board = editor.board();
    const waved = editor.wavedSigns();
    savedAt = Math.max(Date.now(), savedAt + 1);
    const saved = await saveBoard({ ...editor.own, board, waved, changed: savedAt }).catch(() => undefined);
    if (saved === undefined) {
      if (state() !== 'failed') toast(t('editor.notSaved'), { kind: 'error', lasts: 0 });
      setState('failed');
      later(RETRY_MS);
      return;
    }
    if (editor.board() !== board || editor.wavedSigns() !== waved) return;
    setState('saved');
    // Another board has the id; this one got a number.
    if (saved.board.id !== board.id) editor.change(() => saved.board, 'id');
  };
  createEffect(
    on(
      [editor.board, editor.wavedSigns],
      () => {
        if (state() === 'saved') setState('saving');
        later(REST_MS);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      changes,
      async () => {
        const kept = await getBoard(editor.own.id);
        if (kept === undefined || kept.changed <= savedAt || state() !== 'saved') return;
        savedAt = kept.changed;
        if (JSON.stringify(kept.board) === JSON.stringify(editor.board())) return;
        editor.change(() => editor.view.model.read(kept.board), TYPED);
        toast(t('editor.changedElsewhere'));
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
  return { state, flush };
}
