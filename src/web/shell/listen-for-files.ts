/** Pasted text and dropped files, anywhere on the page, while a screen listens. */
import { onCleanup, onMount } from 'solid-js';

interface FileListener {
  onText(text: string): void;
  onFiles(files: readonly File[]): void;
  /** Whether files are being dragged over the page. */
  onDrag(isOver: boolean): void;
}

export function listenForFiles({ onText, onFiles, onDrag }: FileListener): void {
  const paste = (event: ClipboardEvent): void => {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    const text = event.clipboardData?.getData('text') ?? '';
    if (text.trim() !== '') onText(text);
  };
  const drag = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    onDrag(true);
  };
  const leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) onDrag(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    onDrag(false);
    onFiles(Array.from(event.dataTransfer?.files ?? []));
  };
  const listening = new AbortController();
  const { signal } = listening;
  onMount(() => {
    addEventListener('paste', paste, { signal });
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
  });
  onCleanup(() => listening.abort());
}
