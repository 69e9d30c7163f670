/** Short messages at the edge of the screen, with at most one action. */
import { createSignal, For, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon } from './icons.jsx';

interface ToastOptions {
  readonly kind?: 'note' | 'error';
  readonly action?: { readonly label: string; run(): void };
  /** In milliseconds; 0 keeps it until it is closed. */
  readonly lasts?: number;
}

interface Toast extends ToastOptions {
  readonly id: number;
  readonly message: string;
}

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);
let count = 0;

const close = (id: number): void => {
  setToasts((all) => all.filter((toast) => toast.id !== id));
};

/** Shows a message; returns a function that removes it. */
export function toast(message: string, options: ToastOptions = {}): () => void {
  const id = ++count;
  setToasts((all) => [...all.slice(-1), { ...options, id, message }]);
  const lasts = options.lasts ?? (options.action ? 10_000 : 5000);
  if (lasts > 0) setTimeout(() => close(id), lasts);
  return () => close(id);
}

/** Removes plain notes before the next screen; errors and offers to undo stay. */
export function clearNotes(): void {
  setToasts((all) => all.filter((one) => one.kind === 'error' || one.action !== undefined));
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      <For each={toasts()}>
        {(one) => (
          <div class="toast" classList={{ 'toast-error': one.kind === 'error' }}>
            <p>{one.message}</p>
            <Show when={one.action}>
              {(action) => (
                <button
                  type="button"
                  class="button button-small"
                  onClick={() => {
                    close(one.id);
                    action().run();
                  }}
                >
                  {action().label}
                </button>
              )}
            </Show>
            <button
              type="button"
              class="icon-button"
              aria-label={t('common.close')}
              onClick={() => close(one.id)}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </For>
    </div>
  );
}
