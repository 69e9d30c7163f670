/** Importing records: from a file, a drop anywhere on the page, or pasted text. */
import { createSignal, Show } from 'solid-js';
import { t } from '../i18n/index.js';
import { FilePicker } from '../shell/controls/file-picker.jsx';
import { listenForFiles } from '../shell/listen-for-files.js';
import type { Problem } from './take-records.js';

export function ImportPanel() {
  const [problem, setProblem] = createSignal<Problem>();
  const [over, setOver] = createSignal(false);

  /** The import code is loaded with the first record. */
  const take = async (records: Iterable<File | string>): Promise<void> => {
    setProblem(undefined);
    const { takeRecord } = await import('./take-records.js');
    for (const record of records) {
      const found = await takeRecord(record);
      if (found !== undefined) setProblem(found);
    }
  };

  listenForFiles({
    onText: (text) => void take([text]),
    onFiles: (files) => void take(files),
    onDrag: setOver,
  });

  return (
    <div class="import">
      <FilePicker label={t('home.import')} hint={t('home.importHint')} take={take} />
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
      <p>{props.problem.shortReason}</p>
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
