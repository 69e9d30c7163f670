/** Records from outside: a file, a drop anywhere on the page, or pasted text. */
import { createSignal, Show } from 'solid-js';
import { Refusal } from '../../core/refusal.js';
import { t } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { listenForFiles } from '../shell/listen-for-files.js';
import { go } from '../shell/router.js';
import { toast } from '../shell/toast.jsx';
import { handOver } from '../store/handed-over.js';

/** Far beyond any record; keeps a wrong file from filling the memory. */
const LARGEST_FILE_BYTES = 50_000_000;

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
  if (field.startsWith('record.board')) return t('home.wrongBoard');
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
    const { importText } = await import('../store/files.js');
    try {
      const games = await importText(text);
      if (games === 'board') {
        handOver(text);
        go('/boards');
        return;
      }
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

  listenForFiles({
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
