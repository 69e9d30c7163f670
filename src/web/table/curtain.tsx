/** Between two people at one screen: nobody sees what only the other may see. */
import { onMount } from 'solid-js';
import { t } from '../i18n/index.js';

export function Curtain(props: { name: string; onOpen(): void }) {
  let button!: HTMLButtonElement;
  onMount(() => button.focus());
  return (
    <div
      class="curtain"
      role="dialog"
      aria-modal="true"
      aria-label={t('table.curtain', { name: props.name })}
    >
      <h2>{t('table.curtain', { name: props.name })}</h2>
      <p>{t('table.curtainWhy', { name: props.name })}</p>
      <button type="button" class="button button-primary" ref={button} onClick={() => props.onOpen()}>
        {t('table.curtainOpen', { name: props.name })}
      </button>
    </div>
  );
}
