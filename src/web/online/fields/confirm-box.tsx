/** Asks before something that cannot be undone. */
import { t } from '../../i18n/index.js';
import { bringIntoView } from '../../shell/bring-into-view.js';

export function ConfirmBox(props: { question: string; button: string; confirm(): void; cancel(): void }) {
  return (
    <div class="alert" role="alert" ref={bringIntoView}>
      <p>{props.question}</p>
      <div class="me-row">
        <button type="button" class="button" onClick={() => props.confirm()}>
          {props.button}
        </button>
        <button type="button" class="button button-primary" onClick={() => props.cancel()}>
          {t('common.cancel')}
        </button>
      </div>
    </div>
  );
}
