/** A sheet that lists keys, and the button that opens it. */
import { For } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from './icons.jsx';
import './key-sheet.css';

interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

export function KeySheet(props: {
  title: string;
  lines: readonly KeyLine[];
  hint?: string;
  ref?(show: () => void): void;
}) {
  let dialog!: HTMLDialogElement;
  const show = (): void => {
    if (!dialog.open) dialog.showModal();
  };
  props.ref?.(show);
  return (
    <>
      <button type="button" class="button button-quiet keys-button" aria-haspopup="dialog" onClick={show}>
        <span>{props.title}</span> <kbd>?</kbd>
      </button>
      <dialog ref={dialog} class="sheet" aria-labelledby="keys-title">
        <div class="sheet-body">
          <div class="sheet-head">
            <h2 id="keys-title">{props.title}</h2>
            <button
              type="button"
              class="icon-button"
              aria-label={t('common.close')}
              onClick={() => dialog.close()}
            >
              <Icon name="close" />
            </button>
          </div>
          <dl class="keys">
            <For each={props.lines}>
              {(line) => (
                <div>
                  <dt>
                    <For each={line.keys}>{(key) => <kbd>{key}</kbd>}</For>
                  </dt>
                  <dd>{line.does}</dd>
                </div>
              )}
            </For>
          </dl>
          <p class="hint">{props.hint}</p>
        </div>
      </dialog>
    </>
  );
}
