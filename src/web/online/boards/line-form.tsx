/** A small form on a card: one text, to be sent or not. */
import { createSignal, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import './line-form.css';

interface Props {
  readonly hint?: string;
  readonly label: string;
  readonly longest: number;
  /** Whether it may have several lines, and may be left empty. */
  readonly isLong?: boolean;
  readonly button: string;
  send(text: string): Promise<void>;
  cancel(): void;
}

export function LineForm(props: Props) {
  const [text, setText] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    await props.send(text().trim());
    setBusy(false);
  };
  return (
    <form class="board-form" onSubmit={(event) => void send(event)}>
      <Show when={props.hint}>{(hint) => <p class="hint">{hint()}</p>}</Show>
      <label class="labelled">
        <span>{props.label}</span>
        <Show
          when={props.isLong}
          fallback={
            <input
              class="field"
              required
              maxlength={props.longest}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          }
        >
          <textarea
            class="field"
            rows="3"
            maxlength={props.longest}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </Show>
      </label>
      <div class="board-form-end">
        <button type="submit" class="button button-primary" disabled={busy()}>
          {props.button}
        </button>
        <button type="button" class="button button-quiet" onClick={() => props.cancel()}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  );
}
