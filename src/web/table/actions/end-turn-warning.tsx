/** Asks before a turn ends with actions left. */
import { onMount } from 'solid-js';
import { t } from '../../i18n/index.js';
import { trapTab } from '../screen/pointer/focus.js';

export function EndTurnWarning(props: { actionsLeft: number; onEnd(): void; onKeepPlaying(): void }) {
  let dialog!: HTMLDivElement;
  onMount(() => dialog.querySelector('button')?.focus());
  const onKeyDown = (event: KeyboardEvent): void => {
    trapTab(event, dialog);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    props.onKeepPlaying();
  };
  return (
    <div
      class="action-warning"
      ref={dialog}
      role="alertdialog"
      aria-label={t('table.endAnyway')}
      aria-describedby="action-warning"
      onKeyDown={onKeyDown}
    >
      <p id="action-warning">{t('table.warnActions', { n: props.actionsLeft })}</p>
      <button type="button" class="button button-primary" data-pass onClick={() => props.onEnd()}>
        {t('table.endAnyway')}
      </button>
      <button type="button" class="button" onClick={() => props.onKeepPlaying()}>
        {t('table.keepPlaying')}
      </button>
    </div>
  );
}
