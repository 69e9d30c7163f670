/** A button that picks JSON files, with a hint of the other ways to bring them. */
import { Icon } from './icons.jsx';

interface FilePickerProps {
  readonly label: string;
  readonly hint: string;
  readonly isPrimary?: boolean;
  /** Once this resolves, the same files can be picked again. */
  take(files: readonly File[]): Promise<void>;
}

export function FilePicker(props: FilePickerProps) {
  let picker: HTMLInputElement | undefined;
  return (
    <>
      <button
        type="button"
        class="button"
        classList={{ 'button-primary': props.isPrimary === true }}
        onClick={() => picker?.click()}
      >
        <Icon name="upload" />
        {props.label}
      </button>
      <span class="hint import-hint">{props.hint}</span>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={({ currentTarget: input }) =>
          void props.take(Array.from(input.files ?? [])).then(() => {
            input.value = '';
          })
        }
      />
    </>
  );
}
