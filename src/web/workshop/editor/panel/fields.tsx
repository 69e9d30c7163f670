/** The small fields of the editor's panels. */
import { createUniqueId, For, Index, type JSX, Show } from 'solid-js';
import type { Ref } from '../../../../workshop/edit/model.js';
import { LARGEST_SIDE, SMALLEST_SIDE, type Spot } from '../../../../workshop/edit/parts.js';
import { t } from '../../../i18n/index.js';
import { Icon } from '../../../shell/controls/icons.jsx';

/**
 * A text that is taken over while it is typed, or with `isWhole` when it is complete; what the board cannot take is put
 * back when the field is left.
 */
export function TextField(props: {
  label: string;
  value: string;
  most: number;
  put(text: string): void;
  list?: readonly string[];
  isWhole?: boolean;
}) {
  const id = createUniqueId();
  return (
    <label class="editor-field">
      <span class="editor-label">{props.label}</span>
      <input
        class="field"
        type="text"
        maxlength={props.most}
        autocomplete="off"
        spellcheck={false}
        value={props.value}
        list={props.list && `list-${id}`}
        onInput={(event) => !props.isWhole && props.put(event.currentTarget.value)}
        onChange={(event) => props.isWhole && props.put(event.currentTarget.value)}
        onBlur={(event) => {
          event.currentTarget.value = props.value;
        }}
      />
      <Show when={props.list}>
        <datalist id={`list-${id}`}>
          <For each={props.list}>{(value) => <option value={value} />}</For>
        </datalist>
      </Show>
    </label>
  );
}

/** A number with buttons beside it. */
export function Stepper(props: {
  label: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  put(value: number): void;
  isBare?: boolean;
}) {
  const step = (): number => props.step ?? 1;
  const put = (value: number): void => {
    if (Number.isFinite(value)) props.put(Math.max(props.least, Math.min(props.most, Math.round(value))));
  };
  return (
    <div class="editor-stepper" classList={{ 'is-bare': props.isBare === true }}>
      <Show when={!props.isBare}>
        <span class="editor-label">{props.label}</span>
      </Show>
      <span class="stepper-buttons">
        <button
          type="button"
          aria-label={t('editor.less', { what: props.label })}
          disabled={props.value <= props.least}
          onClick={() => put(props.value - step())}
        >
          −
        </button>
        <input
          type="number"
          inputmode="numeric"
          aria-label={props.label}
          min={props.least}
          max={props.most}
          value={props.value}
          onChange={(event) => {
            put(event.currentTarget.valueAsNumber);
            event.currentTarget.value = String(props.value);
          }}
        />
        <button
          type="button"
          aria-label={t('editor.more', { what: props.label })}
          disabled={props.value >= props.most}
          onClick={() => put(props.value + step())}
        >
          +
        </button>
      </span>
    </div>
  );
}

export function Toggle(props: {
  label: string;
  isOn: boolean;
  toggle(): void;
  children?: JSX.Element;
  isIcon?: boolean;
  hint?: string;
  /** What arrow keys move while the button has the focus, instead of what is selected. */
  moves?: Ref;
}) {
  return (
    <button
      type="button"
      class="editor-toggle"
      classList={{ 'is-icon': props.isIcon === true }}
      aria-pressed={props.isOn}
      data-moves={props.moves}
      title={props.hint ?? (props.isIcon ? props.label : undefined)}
      aria-label={props.isIcon ? props.label : undefined}
      onClick={() => props.toggle()}
    >
      {props.children}
      <Show when={!props.isIcon}>{props.label}</Show>
    </button>
  );
}

/** Buttons of which several can be pressed. */
export const Toggles = (props: { label: string; children: JSX.Element }) => (
  // biome-ignore lint/a11y/useSemanticElements: a legend would take a line of its own in a grid.
  <div class="editor-field" role="group" aria-label={props.label}>
    <span class="editor-label" aria-hidden="true">
      {props.label}
    </span>
    <div class="editor-row">{props.children}</div>
  </div>
);

/** Points for the first place, the second and so on. */
export function Places(props: {
  label: string;
  values: readonly number[];
  most: number;
  largest: number;
  put(values: number[]): void;
}) {
  return (
    <Toggles label={props.label}>
      <Index each={props.values}>
        {(value, i) => (
          <input
            class="editor-number"
            type="number"
            min="0"
            max={props.largest}
            aria-label={t('editor.place', { what: props.label, n: i + 1 })}
            value={value()}
            onChange={(event) => {
              const next = event.currentTarget.valueAsNumber;
              if (Number.isFinite(next)) props.put(props.values.map((v, k) => (k === i ? next : v)));
              event.currentTarget.value = String(props.values[i]);
            }}
          />
        )}
      </Index>
      <SmallButton
        icon="plus"
        label={t('editor.more', { what: props.label })}
        isOff={props.values.length >= props.most}
        run={() => props.put([...props.values, 0])}
      />
      <SmallButton
        icon="close"
        label={t('editor.less', { what: props.label })}
        isOff={props.values.length <= 1}
        run={() => props.put(props.values.slice(0, -1))}
      />
    </Toggles>
  );
}

export const SmallButton = (props: {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  isOff?: boolean;
  run(): void;
}) => (
  <button
    type="button"
    class="editor-small"
    title={props.label}
    aria-label={props.label}
    disabled={props.isOff === true}
    onClick={() => props.run()}
  >
    <Icon name={props.icon} />
  </button>
);

/** The size of the sheet, and the name by which files and games refer to the board. */
export const SheetSize = (props: {
  size: Spot;
  id: string;
  put(size: Spot): void;
  putId(id: string): void;
}) => (
  <>
    <Stepper
      label={t('editor.width')}
      value={props.size[0]}
      least={SMALLEST_SIDE}
      most={LARGEST_SIDE}
      step={50}
      put={(width) => props.put([width, props.size[1]])}
    />
    <Stepper
      label={t('editor.height')}
      value={props.size[1]}
      least={SMALLEST_SIDE}
      most={LARGEST_SIDE}
      step={50}
      put={(height) => props.put([props.size[0], height])}
    />
    <TextField label={t('editor.id')} value={props.id} most={60} put={(id) => props.putId(id)} />
  </>
);
