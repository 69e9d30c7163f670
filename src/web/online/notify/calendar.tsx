/** Your deadlines as a calendar that calendar programs subscribe to, at an address only you know. */
import { createResource, createSignal, Show } from 'solid-js';
import type { CalendarAddress } from '../../../protocol/people/notify.js';
import { t } from '../../i18n/index.js';
import { copyText } from '../../shell/controls/copy-text.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import { ConfirmBox } from '../fields/confirm-box.jsx';
import { showError } from '../me/identity.js';
import * as notify from './notify-api.js';

export function Calendar() {
  const [address, { mutate }] = createResource(() => notify.getCalendar().catch(() => undefined));
  const [isRenewing, setRenewing] = createSignal(false);
  const run = async (request: () => Promise<CalendarAddress>): Promise<void> => {
    setRenewing(false);
    await request().then(mutate, showError);
  };
  return (
    <div class="notify-way">
      <h3>{t('notify.calendar')}</h3>
      <p class="hint">{t('notify.calendarHint')}</p>
      <Show
        when={address()?.url}
        fallback={
          <button type="button" class="button" data-calendar onClick={() => void run(notify.renewCalendar)}>
            {t('notify.calendarMake')}
          </button>
        }
      >
        {(url) => (
          <>
            <Address url={url()} />
            <div class="me-row">
              <CopyButton text={url()} />
              <button type="button" class="button button-small" onClick={() => setRenewing(true)}>
                {t('notify.calendarRenew')}
              </button>
              <button
                type="button"
                class="button button-small button-quiet"
                onClick={() => void run(notify.endCalendar)}
              >
                {t('notify.calendarEnd')}
              </button>
            </div>
            <Show when={isRenewing()}>
              <ConfirmBox
                question={t('notify.calendarRenewSure')}
                button={t('notify.calendarRenew')}
                confirm={() => void run(notify.renewCalendar)}
                cancel={() => setRenewing(false)}
              />
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}

const Address = (props: { url: string }) => (
  <input
    class="field"
    readonly
    aria-label={t('notify.calendarAddress')}
    value={props.url}
    onFocus={(event) => event.currentTarget.select()}
  />
);

function CopyButton(props: { text: string }) {
  const copy = async (): Promise<void> => {
    if (await copyText(props.text)) toast(t('online.copied'));
  };
  return (
    <button type="button" class="button button-small" onClick={() => void copy()}>
      <Icon name="copy" />
      {t('online.copy')}
    </button>
  );
}
