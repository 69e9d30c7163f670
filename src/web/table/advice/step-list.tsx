/** The steps of a line, a few words each, numbered like the arrows on the board. */
import { createMemo, For } from 'solid-js';
import type { Step } from '../../games/page.js';
import { commentaryOf } from '../../games/step.js';
import type { ShownGame } from '../session/shown-game.js';
import { noteOf } from './own-steps.js';

interface Props {
  readonly game: ShownGame;
  readonly steps: readonly Step[];
  /** How many of them have been played. */
  readonly done?: number;
}

export function StepList(props: Props) {
  const deeds = createMemo(() => commentaryOf(props.game.rules).deeds(props.steps));
  const stepsOf = (deed: number) => props.steps.slice(deeds()[deed - 1]?.until ?? 0, deeds()[deed].until);
  return (
    <ol class="step-list">
      <For each={deeds()}>
        {({ until }, i) => (
          <li classList={{ 'step-done': until <= (props.done ?? 0) }}>
            <For each={stepsOf(i())}>{(step) => <StepNote game={props.game} step={step} />}</For>
          </li>
        )}
      </For>
    </ol>
  );
}

function StepNote(props: { game: ShownGame; step: Step }) {
  const note = createMemo(() => noteOf(props.game, props.step));
  const { Icon } = note();
  return (
    <span class="note">
      <Icon colours={props.game.seats.map(({ colour }) => colour)} /> {note().text}
    </span>
  );
}
