/** A checkbox with its label. */
import type { JSX } from 'solid-js';

export function CheckField(props: {
  checked: boolean;
  change(checked: boolean): void;
  children: JSX.Element;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ currentTarget: { checked } }) => props.change(checked)}
      />
      <span>{props.children}</span>
    </label>
  );
}
