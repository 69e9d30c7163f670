/** How one is told that a table waits: over which channels, how often, and when not. */
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/icons.jsx';
import { toast } from '../../shell/toast.jsx';
import { showError } from '../me/identity.js';
import * as notify from './notify-api.js';
import { NotifyTimes } from './notify-times.jsx';
import { pushState, turnOn } from './push.js';
import './notify.css';

export function NotifySettings() {
  const [settings, { refetch, mutate }] = createResource(() => notify.getSettings().catch(() => undefined));
  /** Does something and shows how things are then. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await refetch();
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };
  const choose = (choice: notify.NotifyChoice): void => {
    mutate((old) => old && { ...old, choice });
    void notify.saveChoice(choice).then(() => toast(t('notify.kept')), showError);
  };
  return (
    <section class="card me-card" aria-labelledby="me-notify">
      <h2 id="me-notify">{t('notify.title')}</h2>
      <p class="hint">{t('notify.hint')}</p>
      <Show when={settings()} fallback={<p class="waiting">{t('common.loading')}</p>}>
        {(now) => (
          <>
            <Channels channels={now().channels} run={run} />
            <Push pushKey={now().pushKey} run={run} />
            <Show when={now().offers.mail} fallback={<p class="hint">{t('notify.mailNone')}</p>}>
              <Mail run={run} />
            </Show>
            <Webhook run={run} />
            <NotifyTimes choice={now().choice} choose={choose} />
          </>
        )}
      </Show>
    </section>
  );
}

interface Running {
  run(work: () => Promise<unknown>): Promise<boolean>;
}

function Channels(props: Running & { channels: readonly notify.Channel[] }) {
  const tryOut = async (id: string): Promise<void> => {
    try {
      const { sent, reason } = await notify.sendTest(id);
      if (sent) toast(t('notify.tried'));
      else toast(t('notify.triedNot', { reason }), { kind: 'error' });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div>
      <h3>{t('notify.channels')}</h3>
      <Show when={props.channels.length > 0} fallback={<p class="hint">{t('notify.none')}</p>}>
        <ul class="token-list">
          <For each={props.channels}>
            {(channel) => (
              <li class="notify-channel">
                <span>
                  <strong>{channel.label}</strong> <span class="hint">{t(`notify.${channel.kind}`)}</span>
                  <Show when={channel.failed !== null}>
                    <span class="hint notify-failed">{t('notify.failed', { reason: channel.failure })}</span>
                  </Show>
                </span>
                <Show when={channel.confirmed} fallback={<Code channel={channel} run={props.run} />}>
                  <button type="button" class="button button-small" onClick={() => void tryOut(channel.id)}>
                    {t('notify.try')}
                  </button>
                </Show>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={t('notify.remove', { name: channel.label })}
                  onClick={() => void props.run(() => notify.removeChannel(channel.id))}
                >
                  <Icon name="trash" />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}

/** One line to fill in, with its button. */
function Line(props: {
  label: string;
  button: string;
  type?: string;
  autocomplete?: string;
  children?: JSX.Element;
  send(value: string): Promise<boolean>;
}) {
  const [value, setValue] = createSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (value().trim() !== '' && (await props.send(value().trim()))) setValue('');
  };
  return (
    <form class="me-row" onSubmit={(event) => void send(event)}>
      <input
        class="field"
        type={props.type ?? 'text'}
        autocomplete={props.autocomplete ?? 'off'}
        aria-label={props.label}
        placeholder={props.label}
        value={value()}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      {props.children}
      <button type="submit" class="button">
        {props.button}
      </button>
    </form>
  );
}

function Code(props: Running & { channel: notify.Channel }) {
  return (
    <Line
      label={t('notify.mailCode', { address: props.channel.label })}
      button={t('notify.mailConfirm')}
      autocomplete="one-time-code"
      send={(code) => props.run(() => notify.confirmChannel(props.channel.id, code))}
    />
  );
}

function Push(props: Running & { pushKey: string }) {
  const [state, { mutate }] = createResource(pushState);
  const turn = (): Promise<boolean> => props.run(async () => mutate(await turnOn(props.pushKey)));
  return (
    <div class="notify-way">
      <h3>{t('notify.push')}</h3>
      <Show when={state() !== 'never'} fallback={<p class="hint">{t('notify.pushNever')}</p>}>
        <p class="hint">
          {state() === 'denied'
            ? t('notify.pushDenied')
            : state() === 'on'
              ? t('notify.pushOn')
              : t('notify.pushHint')}
        </p>
        <Show when={state() !== 'on'}>
          <button type="button" class="button" onClick={() => void turn()}>
            {t('notify.pushTurnOn')}
          </button>
        </Show>
      </Show>
    </div>
  );
}

function Mail(props: Running) {
  return (
    <div class="notify-way">
      <h3>{t('notify.mail')}</h3>
      <Line
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

function Webhook(props: Running) {
  const [format, setFormat] = createSignal<(typeof FORMATS)[number]>('discord');
  return (
    <div class="notify-way">
      <h3>{t('notify.webhook')}</h3>
      <p class="hint">{t('notify.webhookHint')}</p>
      <Line
        type="url"
        label={t('notify.webhookUrl')}
        button={t('notify.add')}
        send={(url) => props.run(() => notify.addChannel({ kind: 'webhook', url, format: format() }))}
      >
        <select
          class="field notify-format"
          aria-label={t('notify.webhook')}
          value={format()}
          onChange={({ currentTarget: { value } }) => setFormat(value as (typeof FORMATS)[number])}
        >
          <For each={FORMATS}>{(one) => <option value={one}>{t(`notify.format-${one}`)}</option>}</For>
        </select>
      </Line>
    </div>
  );
}
