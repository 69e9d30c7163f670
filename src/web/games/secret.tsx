/**
 * Something that only the owner of a desk may see. If several people share the screen, it is covered until pressed and
 * held.
 */
import { type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../i18n/index.js';

/** The cover over the secrets of a desk on a shared screen. */
export interface Cover {
  readonly isLifted: boolean;
  lift(on: boolean): void;
}

/** How long a press by keyboard or screen reader uncovers it. */
const LOOK_MS = 4000;

export function Secret(props: { name: string; cover: Cover | undefined; children: JSX.Element }) {
  return (
    <p class="desk-secret">
      <b>{props.name}</b>{' '}
      <Show when={props.cover} fallback={props.children}>
        {(cover) => (
          <CoveredCard name={props.name} cover={cover()}>
            {props.children}
          </CoveredCard>
        )}
      </Show>
    </p>
  );
}

function CoveredCard(props: { name: string; cover: Cover; children: JSX.Element }) {
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const coverUp = (): void => {
    clearTimeout(timer);
    removeEventListener('pointerup', coverUp);
    removeEventListener('pointercancel', coverUp);
    props.cover.lift(false);
  };
  const hold = (): void => {
    clearTimeout(timer);
    isPressed = true;
    addEventListener('pointerup', coverUp);
    addEventListener('pointercancel', coverUp);
    props.cover.lift(true);
  };
  const look = (): void => {
    const endsPress = isPressed;
    isPressed = false;
    if (endsPress) return;
    props.cover.lift(true);
    timer = setTimeout(coverUp, LOOK_MS);
  };
  onCleanup(() => {
    clearTimeout(timer);
    removeEventListener('pointerup', coverUp);
    removeEventListener('pointercancel', coverUp);
  });
  return (
    <button
      type="button"
      class="secret-card"
      classList={{ 'secret-open': props.cover.isLifted }}
      aria-live="polite"
      onPointerDown={hold}
      onClick={look}
      onContextMenu={(event) => event.preventDefault()}
      onBlur={coverUp}
    >
      <Show when={props.cover.isLifted} fallback={t('table.holdToLook')}>
        {props.children}
      </Show>
    </button>
  );
}
