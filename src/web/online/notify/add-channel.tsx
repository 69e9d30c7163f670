/** One form per kind of notification channel. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { InputRow } from './input-row.jsx';
import * as notify from './notify-api.js';
import { pushState, turnOn } from './push.js';
import type { RunAndRefresh } from './run-and-refresh.js';

export function AddPush(props: { pushKey: string; run: RunAndRefresh }) {
  const [state, { mutate }] = createResource(pushState);
  const hint = (): string => {
    if (state() === 'denied') return t('notify.pushDenied');
    return state() === 'on' ? t('notify.pushOn') : t('notify.pushHint');
  };
  return (
    <div class="notify-way">
      <h3>{t('notify.push')}</h3>
      <Show when={state() !== 'unsupported'} fallback={<p class="hint">{t('notify.pushNever')}</p>}>
        <p class="hint">{hint()}</p>
        <Show when={state() !== 'on'}>
          <button
            type="button"
            class="button"
            onClick={() => void props.run(async () => mutate(await turnOn(props.pushKey)))}
          >
            {t('notify.pushTurnOn')}
          </button>
        </Show>
      </Show>
    </div>
  );
}

export function AddMail(props: { run: RunAndRefresh }) {
  return (
    <div class="notify-way">
      <h3>{t('notify.mail')}</h3>
      <InputRow
        type="email"
        autocomplete="email"
        label={t('notify.mailAddress')}
        button={t('notify.mailAdd')}
        send={(address) => props.run(() => notify.addChannel({ kind: 'mail', address }))}
      />
    </div>
  );
}

const FORMATS = ['discord', 'slack', 'json'] as const;
type Format = (typeof FORMATS)[number];

export function AddWebhook(props: { run: RunAndRefresh }) {
  const [format, setFormat] = createSignal<Format>('discord');
  return (
    <div class="notify-way">
      <h3>{t('notify.webhook')}</h3>
      <p class="hint">{t('notify.webhookHint')}</p>
      <InputRow
        type="url"
        label={t('notify.webhookUrl')}
        button={t('notify.add')}
        send={(url) => props.run(() => notify.addChannel({ kind: 'webhook', url, format: format() }))}
      >
        <select
          class="field notify-format"
          aria-label={t('notify.webhook')}
          value={format()}
          onChange={({ currentTarget: { value } }) => setFormat(value as Format)}
        >
          <For each={FORMATS}>{(value) => <option value={value}>{t(`notify.format-${value}`)}</option>}</For>
        </select>
      </InputRow>
    </div>
  );
}
