/** A new recovery phrase, the one time that it is shown: to copy, to print, to write down. */
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { copyText } from '../../shell/controls/copy-text.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { me, showError } from '../me/identity.js';
import './ways-back.css';

/** Makes phrases and holds the last one until it is hidden. */
export function createPhrase(onChange: () => void = () => {}) {
  const [phrase, setPhrase] = createSignal<string>();
  const make = async (): Promise<void> => {
    try {
      setPhrase((await api.makePhrase()).phrase);
      onChange();
    } catch (error) {
      showError(error);
    }
  };
  return { phrase, make, putAway: () => setPhrase(undefined) };
}

/** Prints a copy of the sheet and nothing else. It must not stay where it is: the page around it takes several sheets. */
function createPrinting(sheet: () => HTMLElement) {
  const { body } = document;
  let copy: HTMLElement | undefined;
  const end = (): void => {
    copy?.remove();
    delete body.dataset.prints;
  };
  onCleanup(end);
  return (): void => {
    end();
    copy = sheet().cloneNode(true) as HTMLElement;
    body.append(copy);
    body.dataset.prints = 'phrase';
    addEventListener('afterprint', end, { once: true });
    print();
  };
}

export function PhraseCard(props: { phrase: string; done(): void }) {
  let sheet!: HTMLDivElement;
  const printPhrase = createPrinting(() => sheet);
  const copy = async (): Promise<void> => {
    if (await copyText(props.phrase)) toast(t('identity.phraseCopied'));
  };
  return (
    <div class="phrase-card" role="status">
      <p>
        <strong>{t('identity.phraseIs')}</strong> {t('identity.phraseKeep')}
      </p>
      <div class="phrase-sheet" ref={sheet}>
        <p class="phrase-print">{t('identity.printedFor', { name: me()?.name ?? '' })}</p>
        <ol class="phrase-words" translate="no">
          <For each={props.phrase.split(' ')}>{(word) => <li>{word}</li>}</For>
        </ol>
        <p class="phrase-print">{t('identity.printedHow', { url: new URL('.', document.baseURI).href })}</p>
      </div>
      <div class="me-row">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('identity.copyPhrase')}
        </button>
        <Show when={'print' in globalThis}>
          <button type="button" class="button" onClick={printPhrase}>
            {t('identity.printPhrase')}
          </button>
        </Show>
        <button type="button" class="button button-primary" onClick={() => props.done()}>
          {t('identity.phraseDone')}
        </button>
      </div>
    </div>
  );
}
