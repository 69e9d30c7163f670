/** Covers the screen while the device changes hands, so that nobody sees another player's secrets. */
import { onMount, Show } from 'solid-js';
import { t } from '../../i18n/index.js';

interface Props {
  readonly name: string;
  /** Whether the last player may still take their move back. */
  readonly canUndo: boolean;
  onOpen(): void;
  onUndo(): void;
}

export function Curtain(props: Props) {
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog
      class="curtain"
      ref={dialog}
      aria-labelledby="curtain-title"
      aria-describedby="curtain-why"
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      // Some browsers have other ways to close a dialog: open it again.
      onClose={() => dialog.isConnected && dialog.showModal()}
    >
      <h2 id="curtain-title">{t('table.curtain', { name: props.name })}</h2>
      <p id="curtain-why">{t('table.curtainWhy', { name: props.name })}</p>
      <button type="button" class="button button-primary" autofocus onClick={() => props.onOpen()}>
        {t('table.curtainOpen', { name: props.name })}
      </button>
      <Show when={props.canUndo}>
        <button type="button" class="button button-quiet" onClick={() => props.onUndo()}>
          {t('table.undo')}
        </button>
      </Show>
    </dialog>
  );
}
