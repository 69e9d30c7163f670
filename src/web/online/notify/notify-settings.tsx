/** How you are notified that a table waits for you: over which channels, how often, and when not. */
import { createResource, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { showError } from '../me/identity.js';
import { deviceTimeZone } from '../times.js';
import { AddMail, AddPush, AddWebhook } from './add-channel.jsx';
import { Calendar } from './calendar.jsx';
import { ChannelList } from './channel-list.jsx';
import * as notify from './notify-api.js';
import { NotifyTimes } from './notify-times.jsx';
import type { RunAndRefresh } from './run-and-refresh.js';
import './notify.css';

export function NotifySettings() {
  const [settings, { refetch, mutate }] = createResource(() => notify.getSettings().catch(() => undefined));
  const run: RunAndRefresh = async (request) => {
    try {
      await request();
      await sayZone();
      await refetch();
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };
  /** Messages name times as clocks here show them. */
  const sayZone = async (): Promise<void> => {
    const { choice } = settings() ?? {};
    const zone = deviceTimeZone();
    if (choice && choice.zone !== zone) await notify.saveChoice({ ...choice, zone });
  };
  const choose = (choice: notify.NotifyChoice): void => {
    mutate((old) => old && { ...old, choice });
    void notify.saveChoice(choice).then(() => toast(t('notify.saved')), showError);
  };
  return (
    <section class="card me-card" aria-labelledby="me-notify">
      <h2 id="me-notify">{t('notify.title')}</h2>
      <p class="hint">{t('notify.hint')}</p>
      <Show when={settings()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        {(current) => (
          <>
            <ChannelList channels={current().channels} run={run} />
            <Show when={current().offers.push}>
              <AddPush pushKey={current().pushKey} run={run} />
            </Show>
            <Show when={current().offers.mail}>
              <AddMail run={run} />
            </Show>
            <Show when={current().offers.webhook}>
              <AddWebhook run={run} />
            </Show>
            <Calendar />
            <NotifyTimes choice={current().choice} choose={choose} />
          </>
        )}
      </Show>
    </section>
  );
}
