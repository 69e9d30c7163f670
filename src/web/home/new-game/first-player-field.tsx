/** Who begins: one of the players, or drawn at random. */
import { Index } from 'solid-js';
import { t } from '../../i18n/index.js';

export function FirstPlayerField(props: {
  /** A seat; `null` draws at random. */
  first: number | null;
  names: readonly string[];
  change(first: number | null): void;
}) {
  return (
    <label class="labelled">
      <span>{t('home.begins')}</span>
      <select
        class="field"
        value={props.first === null ? '' : String(props.first)}
        onChange={({ currentTarget: { value } }) => props.change(value === '' ? null : Number(value))}
      >
        <option value="">{t('home.drawn')}</option>
        <Index each={props.names}>{(name, i) => <option value={i}>{name()}</option>}</Index>
      </select>
    </label>
  );
}
