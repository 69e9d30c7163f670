/** What happened since the viewer's last turn, told in a few lines when it is his turn again. */
import { createMemo, For, Show } from 'solid-js';
import { language, t } from '../i18n/index.js';
import type { Play, Step } from './play.js';

/** The steps of others since `viewer` last decided in a turn of his own. */
export function stepsSince(session: Play, viewer: number): readonly Step[] {
  let from = session.length;
  while (from > 0) {
    const { seat, before } = session.steps[from - 1];
    if (seat === viewer && session.rules.turnOf(before) === viewer) break;
    from--;
  }
  return session.steps.slice(from).filter((step) => step.seat !== viewer);
}

export function Since(props: { session: Play; viewer: number | null }) {
  const steps = createMemo(() => {
    const { session, viewer } = props;
    if (viewer === null || session.at !== null || session.decider !== viewer) return [];
    return stepsSince(session, viewer);
  });
  return (
    <Show when={steps().length > 0}>
      <details class="since">
        <summary>
          {t('table.since')} ({steps().length})
        </summary>
        <ul>
          <For each={steps()}>
            {({ before, action }) => (
              <li>{props.session.rules.sentence(before, action, props.session.names, language())}</li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
}
