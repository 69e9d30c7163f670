/** A row of radio buttons. */
import { Index, Show } from 'solid-js';

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** It can be chosen, but then something else changes too. */
  readonly far?: boolean;
}

export function Radios(props: {
  name: string;
  legend: string;
  value: string;
  choices: readonly RadioChoice[];
  hint?: string;
  choose(value: string): void;
}) {
  return (
    <fieldset class="choice-row">
      <legend>{props.legend}</legend>
      <div class="segments">
        {/* By index: the choices are recreated with every change, and the focused one must stay. */}
        <Index each={props.choices}>
          {(choice) => (
            <label class="segment" classList={{ 'is-far': choice().far === true }}>
              <input
                type="radio"
                name={props.name}
                value={choice().value}
                checked={props.value === choice().value}
                onChange={() => props.choose(choice().value)}
              />
              <span>{choice().label}</span>
            </label>
          )}
        </Index>
      </div>
      <Show when={props.hint}>
        <p class="hint radios-hint">{props.hint}</p>
      </Show>
    </fieldset>
  );
}
