/** What happened since the viewer's last turn, told in a few lines when it is his turn again. */
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { language, t } from '../../i18n/index.js';
import { moveDelay } from '../../settings/settings.js';
import { Icon } from '../../shell/icons.jsx';
import type { Play, Step } from '../session/play.js';

/** Even at once means: so that the eye can follow. */
const LEAST_DELAY = 250;

/** After how many steps `viewer` last decided in a turn of his own. */
function lastOwn(session: Play, viewer: number): number {
  let from = session.length;
  while (from > 0) {
    const { seat, before } = session.steps[from - 1];
    if (seat === viewer && session.rules.turnOf(before) === viewer) break;
    from--;
  }
  return from;
}

/** The steps of others since `viewer` last decided in a turn of his own. */
export const stepsSince = (session: Play, viewer: number): readonly Step[] =>
  session.steps.slice(lastOwn(session, viewer)).filter((step) => step.seat !== viewer);

export function Since(props: { session: Play; viewer: number | null }) {
  const steps = createMemo(() => {
    const { session, viewer } = props;
    if (viewer === null || session.at !== null || session.decider !== viewer) return [];
    return stepsSince(session, viewer);
  });
  const [playing, setPlaying] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    setPlaying(false);
  };
  onCleanup(stop);
  /** Shows the game after so many steps, and goes on by itself unless somebody looks elsewhere meanwhile. */
  const show = (at: number): void => {
    const { session } = props;
    session.look(at);
    timer = setTimeout(
      () => {
        if (session.at !== at) stop();
        else if (at + 1 < session.length) show(at + 1);
        else {
          session.look(null);
          stop();
        }
      },
      Math.max(LEAST_DELAY, moveDelay()),
    );
  };
  const playBack = (): void => {
    if (props.viewer === null) return;
    setPlaying(true);
    show(lastOwn(props.session, props.viewer));
  };
  const end = (): void => {
    stop();
    props.session.look(null);
  };
  return (
    <>
      <Show when={steps().length > 0}>
        <details class="since">
          <summary>
            {t('table.since')} ({steps().length})
          </summary>
          <button type="button" class="button button-small" data-playback onClick={playBack}>
            <Icon name="play" />
            {t('table.playBack')}
          </button>
          <ul>
            <For each={steps()}>
              {({ before, action }) => (
                <li>{props.session.rules.sentence(before, action, props.session.names, language())}</li>
              )}
            </For>
          </ul>
        </details>
      </Show>
      <Show when={playing()}>
        <button type="button" class="button since" onClick={end}>
          <Icon name="close" />
          {t('table.playBackEnd')}
        </button>
      </Show>
    </>
  );
}
