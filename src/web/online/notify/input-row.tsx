/** A field with its button. */
import { createSignal, type JSX } from 'solid-js';

export function InputRow(props: {
  label: string;
  button: string;
  type?: string;
  autocomplete?: string;
  children?: JSX.Element;
  /** What is sent for an empty field; without it the field is needed. */
  usual?: string;
  /** Resolves to whether it worked; the field is then cleared. */
  send(value: string): Promise<boolean>;
}) {
  const [value, setValue] = createSignal('');
  let field!: HTMLInputElement;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wanted = value().trim() || props.usual;
    if (!wanted) field.focus();
    else if (await props.send(wanted)) setValue('');
  };
  return (
    <form class="me-row" onSubmit={(event) => void send(event)}>
      <input
        ref={field}
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
