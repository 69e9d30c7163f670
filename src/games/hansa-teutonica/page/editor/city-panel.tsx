/** The panel for a city: its name, its posts, and what it gives. */
import { For, Show } from 'solid-js';
import { language, t } from '../../../../web/i18n/index.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import { TextField, Toggle, Toggles } from '../../../../web/workshop/editor/panel/fields.jsx';
import { ABILITIES, type City } from '../../../../workshop/edit/hansa-teutonica/board.js';
import { renameCity, setGreen, toggle } from '../../../../workshop/edit/hansa-teutonica/cities.js';
import { toggleGuard } from '../../../../workshop/edit/hansa-teutonica/lands.js';
import {
  countriesOf,
  toggleConnection,
  toggleSpecial,
} from '../../../../workshop/edit/hansa-teutonica/sheet.js';
import { countryName } from '../board/describe.js';
import { AbilityIcon } from '../icons.jsx';
import { boardOf, change, words } from './edit.js';
import { Posts } from './posts.jsx';

export function CityPanel(props: { editor: Editor; city: City }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  const place = (): number => board().cities.indexOf(props.city);
  /** The id may follow the name; the city keeps its place in the list. */
  const rename = (name: string): void => {
    const index = place();
    change(editor, (b) => renameCity(b, props.city.id, name), `name ${index}`);
    editor.select([`city:${board().cities[index].id}`]);
  };
  return (
    <>
      <TextField label={t('editor.name')} value={props.city.name} most={40} put={rename} />
      <Show when={!props.city.green}>
        <Posts editor={editor} city={props.city} />
      </Show>
      <Toggles label={t('editor.develops')}>
        <For each={ABILITIES}>
          {(ability) => (
            <Toggle
              label={words().abilities[ability]}
              isIcon
              isOn={props.city.develops?.includes(ability) === true}
              toggle={() => change(editor, (b) => toggle(b, props.city.id, 'develops', ability))}
            >
              <AbilityIcon ability={ability} />
            </Toggle>
          )}
        </For>
      </Toggles>
      <Toggles label={t('editor.role')}>
        <Toggle
          label={t('editor.connectionEnd')}
          isOn={board().connection.cities.includes(props.city.id)}
          toggle={() => change(editor, (b) => toggleConnection(b, props.city.id))}
        />
        <Toggle
          label={t('editor.special')}
          isOn={board().specialPrestige?.city === props.city.id}
          toggle={() => change(editor, (b) => toggleSpecial(b, props.city.id))}
        />
        <Toggle
          label={t('editor.green')}
          isOn={props.city.green === true}
          toggle={() => change(editor, (b) => setGreen(b, props.city.id, !props.city.green))}
        />
      </Toggles>
      <Countries editor={editor} city={props.city} />
      <Guards editor={editor} city={props.city} />
    </>
  );
}

/** I1, I7: countries that the city counts for, and those it gives permits for. */
function Countries(props: { editor: Editor; city: City }) {
  const { editor } = props;
  const countries = () => countriesOf(boardOf(editor));
  const guarded = () => Object.keys(boardOf(editor).countryPrestige ?? {});
  const row = (list: 'countries' | 'permits', names: () => string[], label: () => string) => (
    <Show when={names().length > 0}>
      <Toggles label={label()}>
        <For each={names()}>
          {(country) => (
            <Toggle
              label={countryName(country, language())}
              isOn={props.city[list]?.includes(country) === true}
              toggle={() => change(editor, (b) => toggle(b, props.city.id, list, country))}
            />
          )}
        </For>
      </Toggles>
    </Show>
  );
  return (
    <>
      {row('countries', guarded, () => t('editor.countsFor'))}
      <Show when={countries().length > 0}>{row('permits', guarded, () => t('editor.permits'))}</Show>
    </>
  );
}

/** P1: guards to cities that no route joins. */
function Guards(props: { editor: Editor; city: City }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  const isGuarded = (other: City): boolean =>
    board().twoPlayer?.guards.some((guard) =>
      [`${props.city.id}--${other.id}`, `${other.id}--${props.city.id}`].includes(guard),
    ) === true;
  const others = () => {
    const joined = board().routes.filter(({ cities }) => cities.includes(props.city.id));
    return board().cities.filter(
      (city) => city !== props.city && !joined.some(({ cities }) => cities.includes(city.id)),
    );
  };
  return (
    <Show when={board().players.includes(2)}>
      <label class="editor-field">
        <span class="editor-label">{t('editor.guard')}</span>
        <select
          class="field"
          onChange={(event) => {
            const to = event.currentTarget.value;
            event.currentTarget.value = '';
            change(editor, (b) => toggleGuard(b, props.city.id, to));
          }}
        >
          <option value="">{t('editor.guardTo')}</option>
          <For each={others()}>
            {(city) => <option value={city.id}>{isGuarded(city) ? `✓ ${city.name}` : city.name}</option>}
          </For>
        </select>
      </label>
    </Show>
  );
}
