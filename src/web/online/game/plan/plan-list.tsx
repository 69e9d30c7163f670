/** A planned turn as a list: what, where, and what instead where something is not possible. */
import { For, Show } from 'solid-js';
import { t } from '../../../i18n/index.js';
import type { PlanSession } from './plan.js';
import type { PlanLine } from './plan-line.js';
import { type PlanWords, planInWords } from './plan-words.js';

export function PlanList(props: { words: readonly PlanWords[] }) {
  return (
    <ol class="plan-list">
      <For each={props.words}>
        {(step) => (
          <li>
            {step.isCondition ? t('lobby.planIf', { step: step.text }) : step.text}
            <Show when={step.wanted.length > 0}>
              <PlanList words={step.wanted} />
            </Show>
            <Show when={step.otherwise.length > 0}>
              <div class="plan-else">
                <span class="hint">{t('lobby.planElse')}</span>
                <PlanList words={step.otherwise} />
              </div>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}

interface Making {
  readonly session: PlanSession;
  readonly line: PlanLine;
}

/** The same while the plan is made: any step can be given a line for when it is not possible. */
export function PlanSteps(props: Making) {
  const words = () => {
    const { session, line } = props;
    const board = { rules: session.rules, seat: session.seat, names: session.names };
    const actions = [...line.before, ...session.stepsOf(line).map(({ action }) => action)];
    return planInWords(actions, board, session.stateAt(0)).slice(line.before.length);
  };
  return (
    <ol class="plan-list" classList={{ 'is-current': props.session.line === props.line }}>
      <For each={words()}>
        {({ text }, i) => (
          <li>
            <span class="plan-step">{text}</span> <Otherwise {...props} step={i()} text={text} />
          </li>
        )}
      </For>
    </ol>
  );
}

function Otherwise(props: Making & { step: number; text: string }) {
  const step = () => props.session.stepsOf(props.line)[props.step];
  const other = (): PlanLine | null => step()?.otherwise ?? null;
  const isOpen = (): boolean => other() !== null && other() === props.session.line;
  return (
    <>
      <Show when={!isOpen() && step() && props.line.mayBranch(props.step)}>
        <button
          type="button"
          class="button button-small button-quiet"
          data-otherwise
          aria-label={t('lobby.planElseFor', { step: props.text })}
          onClick={() => props.session.goTo(props.line.branch(props.step))}
        >
          {t(other() ? 'lobby.planElseChange' : 'lobby.planElseAdd')}
        </button>
      </Show>
      <Show when={other()}>
        {(line) => (
          <div class="plan-else">
            <span class="hint">{t('lobby.planElse')}</span>
            <PlanSteps session={props.session} line={line()} />
          </div>
        )}
      </Show>
    </>
  );
}
