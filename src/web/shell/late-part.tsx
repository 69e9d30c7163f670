/** Parts of a screen that are loaded on demand, and do not take the screen with them if they do not arrive. */
import { type Component, createSignal, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/index.js';
import { onceOnline } from './once-online.js';

type LatePart<P extends object> = Component<P> & { preload(): Promise<void> };

/** Until it is there, nothing is shown in its place; if it cannot be loaded, a line that says so. */
export function latePart<P extends object>(load: () => Promise<Component<P>>): LatePart<P> {
  let loaded: Component<P> | undefined;
  const fetchOnce = async (): Promise<Component<P>> => {
    loaded ??= await load();
    return loaded;
  };
  const Part = (props: P) => {
    const [found, setFound] = createSignal(loaded);
    const [isMissing, setIsMissing] = createSignal(false);
    let stopWaiting: (() => void) | undefined;
    onCleanup(() => stopWaiting?.());
    const bring = async (): Promise<void> => {
      try {
        const part = await fetchOnce();
        setFound(() => part);
      } catch {
        setIsMissing(true);
        stopWaiting = onceOnline(() => void bring());
      }
    };
    if (loaded === undefined) void bring();
    return (
      <Show
        when={found()}
        fallback={
          <Show when={isMissing()}>
            <p class="hint" role="alert">
              {t('common.notLoadedHint')}
            </p>
          </Show>
        }
      >
        {(part) => {
          const Found = part();
          return <Found {...props} />;
        }}
      </Show>
    );
  };
  // Where it is needed later, it is tried again.
  const preload = (): Promise<void> =>
    fetchOnce().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { preload });
}
