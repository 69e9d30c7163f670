/** A row of choices, of which one is selected. */
import { Index, Show } from 'solid-js';

interface RadioChoice {
  readonly value: string;
  readonly label: string;
  /** It can be chosen, but something else changes with it. */
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
        {/* By place: choices are listed anew with every change, and the one with the focus must stay. */}
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
