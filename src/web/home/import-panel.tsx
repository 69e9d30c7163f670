/** Records from outside: a file, a drop anywhere on the page, or pasted text. */
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Refusal } from '../../core/refusal.js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { toast } from '../shell/toast.jsx';
import { importText, LARGEST_FILE_BYTES } from '../store/files.js';

interface Problem {
  readonly inShort: string;
  /** The engine's own words, for the author of the file. */
  readonly detail?: string;
}

/** What is wrong, by the place in the record. */
function inShort({ field, reason }: Refusal): string {
  if (reason.startsWith('is not JSON')) return t('home.wrongText');
  const move = /^record\.actions\[(\d+)\]/.exec(field);
  if (move) return t('home.wrongMove', { number: Number(move[1]) + 1 });
  if (field.startsWith('record.result')) return t('home.wrongResult');
  if (field.startsWith('record.position.config')) return t('home.wrongConfig');
  if (field.startsWith('record.position.')) return t('home.wrongStart');
  return t('home.wrongForm');
}

export function ImportPanel() {
  const [problem, setProblem] = createSignal<Problem>();
  const [over, setOver] = createSignal(false);
  let picker: HTMLInputElement | undefined;

  const take = async (text: string): Promise<void> => {
    try {
      const games = await importText(text);
      toast(
        games.length === 1
          ? t('home.imported', { name: games[0].name })
          : t('home.importedMany', { n: games.length }),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setProblem({ inShort: inShort(error), detail: error.message });
    }
  };
  const takeFiles = async (files: Iterable<File>): Promise<void> => {
    setProblem(undefined);
    for (const file of files) {
      if (file.size > LARGEST_FILE_BYTES) setProblem({ inShort: t('home.tooLarge', { name: file.name }) });
      else await take(await file.text());
    }
  };

  listenForRecords({
    onText: (text) => {
      setProblem(undefined);
      void take(text);
    },
    onFiles: (files) => void takeFiles(files),
    onDrag: setOver,
  });

  return (
    <div class="import">
      <button type="button" class="button" onClick={() => picker?.click()}>
        <Icon name="upload" />
        {t('home.import')}
      </button>
      <span class="hint import-hint">{t('home.importHint')}</span>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={({ currentTarget: input }) =>
          void takeFiles(Array.from(input.files ?? [])).then(() => {
            input.value = '';
          })
        }
      />
      <Show when={problem()}>
        {(found) => <ProblemAlert problem={found()} close={() => setProblem(undefined)} />}
      </Show>
      <Show when={over()}>
        <div class="drop-here">{t('home.dropHere')}</div>
      </Show>
    </div>
  );
}

function ProblemAlert(props: { problem: Problem; close(): void }) {
  return (
    <div class="alert import-problem" role="alert">
      <p>
        <strong>{t('home.refused')}</strong>
      </p>
      <p>{props.problem.inShort}</p>
      <Show when={props.problem.detail}>
        <details>
          <summary>{t('home.refusedDetail')}</summary>
          <p class="refusal">{props.problem.detail}</p>
        </details>
      </Show>
      <button type="button" class="button button-small" onClick={() => props.close()}>
        {t('common.close')}
      </button>
    </div>
  );
}

interface RecordListener {
  onText(text: string): void;
  onFiles(files: readonly File[]): void;
  /** Whether files are being dragged over the page. */
  onDrag(isOver: boolean): void;
}

/** Pasted text and dropped files, anywhere on the page. */
function listenForRecords({ onText, onFiles, onDrag }: RecordListener): void {
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
