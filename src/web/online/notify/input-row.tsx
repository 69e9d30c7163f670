/** A field with its button. */
import { createSignal, type JSX } from 'solid-js';

export function InputRow(props: {
  label: string;
  button: string;
  type?: string;
  autocomplete?: string;
  children?: JSX.Element;
  /** Resolves to whether it worked; the field is then cleared. */
  send(value: string): Promise<boolean>;
}) {
  const [value, setValue] = createSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (value().trim() !== '' && (await props.send(value().trim()))) setValue('');
  };
  return (
    <form class="me-row" onSubmit={(event) => void send(event)}>
      <input
        class="field"
        type={props.type ?? 'text'}
        autocomplete={props.autocomplete ?? 'off'}
        aria-label={props.label}
        placeholder={props.label}
        value={value()}
        onInput={(event) => setValue(event.currentTarget.value)}
      />
      {props.children}
      <button type="submit" class="button">
        {props.button}
      </button>
    </form>
  );
}
