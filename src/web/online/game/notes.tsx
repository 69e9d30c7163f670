/** Your private notes on a game, saved as you type. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import * as api from '../connection/api.js';
import { showError } from '../me/identity.js';

const SAVE_AFTER_MS = 800;

export function Notes(props: { table: string }) {
  const [text, setText] = createSignal<string>();
  const [kept, setKept] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onMount(() => void api.getNote(props.table).then(({ text }) => setText(text), showError));
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    try {
      await api.saveNote(props.table, text() ?? '');
      setKept(true);
    } catch (error) {
      showError(error);
    }
  };
  const write = (next: string): void => {
    setText(next);
    setKept(false);
    clearTimeout(timer);
    timer = setTimeout(() => void save(), SAVE_AFTER_MS);
  };
  onCleanup(() => {
    if (timer !== undefined) void save();
  });
  return (
    <section class="desk-part notes" aria-labelledby="notes-title">
      <h2 id="notes-title">{t('online.notes')}</h2>
      <p class="hint">
        {t('online.notesHint')} <Show when={kept()}>{t('online.notesSaved')}</Show>
      </p>
      <textarea
        class="field"
        rows="4"
        maxlength="10000"
        aria-labelledby="notes-title"
        disabled={text() === undefined}
        value={text() ?? ''}
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={() => timer !== undefined && void save()}
      />
    </section>
  );
}
