/** Tokens for programs that play in your name. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { copyText } from '../../shell/controls/copy-text.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { showError } from './identity.js';

export function Tokens() {
  const [tokens, { refetch }] = createResource(() => api.getTokens().catch(() => []));
  const [label, setLabel] = createSignal('');
  const [created, setCreated] = createSignal<api.NewToken>();
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (label().trim() === '') return;
    try {
      setCreated(await api.createToken(label().trim()));
      setLabel('');
      void refetch();
    } catch (error) {
      showError(error);
    }
  };
  const remove = async (id: string): Promise<void> => {
    try {
      await api.deleteToken(id);
      if (created()?.id === id) setCreated(undefined);
      void refetch();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <section class="card me-card" aria-labelledby="me-programs">
      <h2 id="me-programs">{t('online.programs')}</h2>
      <p class="hint">{t('online.programsHint')}</p>
      <Show when={created()}>{(token) => <CreatedToken token={token().token} />}</Show>
      <ul class="token-list">
        <For each={tokens()}>
          {(token) => <TokenRow token={token} remove={() => void remove(token.id)} />}
        </For>
      </ul>
      <form class="me-row" onSubmit={(event) => void create(event)}>
        <input
          class="field"
          maxlength="40"
          autocomplete="off"
          aria-label={t('online.tokenFor')}
          placeholder={t('online.tokenFor')}
          value={label()}
          onInput={(event) => setLabel(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t('online.makeToken')}
        </button>
      </form>
    </section>
  );
}

/** The server shows a token only once. */
function CreatedToken(props: { token: string }) {
  const copy = async (): Promise<void> => {
    if (await copyText(props.token)) toast(t('online.tokenCopied'));
  };
  return (
    <div class="token-made" role="status">
      <p>{t('online.tokenIs')}</p>
      <code>{props.token}</code>
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="copy" />
        {t('online.copyToken')}
      </button>
    </div>
  );
}

function TokenRow(props: { token: api.Token; remove(): void }) {
  return (
    <li>
      <span>
        <strong>{props.token.label}</strong>{' '}
        <span class="hint">{t('online.tokenMade', { when: when(props.token.created) })}</span>
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={t('online.dropToken', { name: props.token.label })}
        onClick={() => props.remove()}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}
