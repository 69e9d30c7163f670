/** Your notification channels: test, confirm and remove them. */
import { For, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import { showError } from '../me/identity.js';
import { InputRow } from './input-row.jsx';
import * as notify from './notify-api.js';
import type { RunAndRefresh } from './run-and-refresh.js';

export function ChannelList(props: { channels: readonly notify.Channel[]; run: RunAndRefresh }) {
  return (
    <div>
      <h3>{t('notify.channels')}</h3>
      <Show when={props.channels.length > 0} fallback={<p class="hint">{t('notify.none')}</p>}>
        <ul class="token-list">
          <For each={props.channels}>{(channel) => <ChannelRow channel={channel} run={props.run} />}</For>
        </ul>
      </Show>
    </div>
  );
}

function ChannelRow(props: { channel: notify.Channel; run: RunAndRefresh }) {
  const test = async (): Promise<void> => {
    try {
      const { sent, reason } = await notify.sendTest(props.channel.id);
      if (sent) toast(t('notify.testSent'));
      else toast(t('notify.testFailed', { reason }), { kind: 'error' });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <li class="notify-channel">
      <span>
        <strong>{props.channel.label}</strong> <span class="hint">{t(`notify.${props.channel.kind}`)}</span>
        <Show when={props.channel.failed !== null}>
          <span class="hint notify-failed">{t('notify.failed', { reason: props.channel.failure })}</span>
        </Show>
      </span>
      <Show when={props.channel.confirmed} fallback={<ConfirmForm channel={props.channel} run={props.run} />}>
        <button type="button" class="button button-small" onClick={() => void test()}>
          {t('notify.test')}
        </button>
      </Show>
      <button
        type="button"
        class="icon-button"
        aria-label={t('notify.remove', { name: props.channel.label })}
        onClick={() => void props.run(() => notify.removeChannel(props.channel.id))}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

function ConfirmForm(props: { channel: notify.Channel; run: RunAndRefresh }) {
  return (
    <InputRow
      label={t('notify.mailCode', { address: props.channel.label })}
      button={t('notify.mailConfirm')}
      autocomplete="one-time-code"
      send={(code) => props.run(() => notify.confirmChannel(props.channel.id, code))}
    />
  );
}
