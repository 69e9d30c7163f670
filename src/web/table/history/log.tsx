/** What has happened, a line a move; pointing at a line lights up what it speaks of. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { presentationOf } from '../../games/index.js';
import { language, t } from '../../i18n/index.js';
import type { Play, Step } from '../session/play.js';

interface Props {
  readonly session: Play;
  readonly position: JsonObject;
  onMark(targets: readonly Target[]): void;
}

const PAGE = 60;

export function Log(props: Props) {
  const [count, setCount] = createSignal(PAGE);
  const steps = createMemo(() => {
    const { session } = props;
    const upTo = session.at ?? session.length;
    const from = Math.max(0, upTo - count());
    return session.steps.slice(from, upTo).map((step, i) => ({ step, index: from + i }));
  });
  const lines = (step: Step): { main: string; more: string[] } => {
    const { rules, names } = props.session;
    return {
      main: rules.sentence(step.before, step.action, names, language()),
      more: rules.consequences(step.before, step.after, names, language()),
    };
  };
  const targets = (step: Step): Target[] =>
    presentationOf(props.session.rules).targets(
      props.session.rules.writeAction(step.before, step.action),
      props.position,
    );

  return (
    <div class="log">
      <Show when={steps().length > 0} fallback={<p class="empty">{t('table.nothingYet')}</p>}>
        <Show when={(steps()[0]?.index ?? 0) > 0}>
          <button type="button" class="button button-quiet" onClick={() => setCount((n) => n + PAGE * 4)}>
            {t('table.earlier')}
          </button>
        </Show>
        <ol>
          <For each={steps()}>
            {({ step, index }) => {
              const told = createMemo(() => lines(step));
              return (
                <li
                  class="log-line"
                  style={{ '--seat-colour': `var(--player-${props.session.seats[step.seat].colour})` }}
                  onPointerEnter={() => props.onMark(targets(step))}
                  onPointerLeave={() => props.onMark([])}
                >
                  <button
                    type="button"
                    onClick={() => props.session.look(index + 1)}
                    onFocus={() => props.onMark(targets(step))}
                  >
                    {told().main}
                  </button>
                  <For each={told().more}>{(line) => <small>{line}</small>}</For>
                </li>
              );
            }}
          </For>
        </ol>
      </Show>
    </div>
  );
}
