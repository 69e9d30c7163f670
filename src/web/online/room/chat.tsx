/** The chat of a table. */
import { createEffect, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import * as api from '../connection/api.js';
import type { OnlineTable } from '../game/online-table.js';
import { isBlocked, loadAcquaintances } from '../people/acquaintances.js';
import { PersonLink } from '../people/names/person-link.jsx';

export function Chat(props: { table: OnlineTable; mayTalk: boolean; onRead(number: number): void }) {
  let list!: HTMLDivElement;
  onMount(() => void loadAcquaintances());
  /** What was said before you blocked somebody is still on the page. */
  const heard = () => props.table.chat.filter(({ person }) => !isBlocked(person));
  const lastNumber = (): number => props.table.chat.at(-1)?.number ?? 0;
  const markRead = (): void => {
    if (document.hidden || lastNumber() === 0) return;
    props.onRead(lastNumber());
    if (props.mayTalk) void api.markRead(props.table.id, lastNumber()).catch(() => {});
  };
  createEffect(
    on(lastNumber, () => {
      list.scrollTop = list.scrollHeight;
      markRead();
    }),
  );
  document.addEventListener('visibilitychange', markRead);
  onCleanup(() => document.removeEventListener('visibilitychange', markRead));
  /** By the person, not by the seat where they sat when they wrote it. */
  const colourOf = (writer: string | null): string => {
    const colour = props.table.document?.seats.find(({ person }) => person === writer)?.colour;
    return colour === undefined ? 'var(--line-strong)' : `var(--player-${colour})`;
  };
  return (
    <section class="chat" aria-label={t('online.chat')}>
      <div class="chat-lines" ref={list} role="log" tabindex="0" aria-label={t('online.chat')}>
        <Show when={heard().length === 0}>
          <p class="empty">{t('online.noMessages')}</p>
        </Show>
        <For each={heard()}>
          {(message) => (
            <article class="chat-line" style={{ '--seat-colour': colourOf(message.person) }}>
              <b>
                <PersonLink person={message.person} name={message.name} />
              </b>{' '}
              <small>{when(message.at)}</small>
              <p>{message.text}</p>
            </article>
          )}
        </For>
      </div>
      <Show when={props.mayTalk}>
        <ChatForm table={props.table} />
      </Show>
    </section>
  );
}

function ChatForm(props: { table: OnlineTable }) {
  const [text, setText] = createSignal('');
  const [isSending, setIsSending] = createSignal(false);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const message = text().trim();
    if (message === '') return;
    setIsSending(true);
    if (await props.table.do({ do: 'say', text: message })) setText('');
    setIsSending(false);
  };
  return (
    <form class="chat-form" onSubmit={(event) => void send(event)}>
      <input
        class="field"
        maxlength="1000"
        autocomplete="off"
        aria-label={t('online.say')}
        placeholder={t('online.say')}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <button type="submit" class="button button-primary" disabled={isSending() || text().trim() === ''}>
        <Icon name="chat" />
        <span class="visually-hidden">{t('online.send')}</span>
      </button>
    </form>
  );
}
