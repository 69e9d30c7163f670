/** Agrees to what another player asks for, or refuses it. */
import { t } from '../../../i18n/index.js';

export function AnswerButtons(props: { answer(agree: boolean): void }) {
  return (
    <div class="notice-ways">
      <button type="button" class="button button-small button-primary" onClick={() => props.answer(true)}>
        {t('online.agree')}
      </button>
      <button type="button" class="button button-small" onClick={() => props.answer(false)}>
        {t('online.refuse')}
      </button>
    </div>
  );
}
