/** A choice among the bots this server offers. */
import { For } from 'solid-js';
import { botChoices, botLabel } from '../connection/server-bots.js';

export function BotSelect(props: { label: string; level: string; change(level: string): void }) {
  return (
    <label class="labelled">
      <span>{props.label}</span>
      <select
        class="field"
        value={props.level}
        onChange={({ currentTarget: { value } }) => props.change(value)}
      >
        <For each={botChoices()}>
          {(level) => (
            <option value={level} selected={level === props.level}>
              {botLabel(level)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
