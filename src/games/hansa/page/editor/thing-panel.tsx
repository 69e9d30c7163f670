/** The panel for a city or an arrow. */
import { createMemo, Show } from 'solid-js';
import { t } from '../../../../web/i18n/index.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import { removeSelected } from '../../../../web/workshop/editor/edits.js';
import { Stepper, TextField, Toggle, Toggles } from '../../../../web/workshop/editor/panel/fields.jsx';
import { type City, cityOf, MOST_WAREHOUSES } from '../../../../workshop/edit/hansa/board.js';
import {
  renameCity,
  setNumber,
  setShip,
  setWarehouses,
  toggleNoBooths,
  turnArrow,
} from '../../../../workshop/edit/hansa/cities.js';
import { idsOf, type Ref, refTo } from '../../../../workshop/edit/model.js';
import { boardOf, change } from './edit.js';

export function ThingPanel(props: { editor: Editor; thing: Ref }) {
  const { editor } = props;
  const city = createMemo(() => cityOf(boardOf(editor), idsOf([props.thing], 'city')[0] ?? ''));
  const arrow = createMemo(() => idsOf([props.thing], 'arrow')[0]?.split('/'));
  const turn = ([from, to]: string[]): void => {
    change(editor, (b) => turnArrow(b, from, to));
    editor.select([refTo('arrow', `${to}/${from}`)]);
  };
  return (
    <div class="panel-part">
      <Show when={city()}>{(found) => <CityPanel editor={editor} city={found()} />}</Show>
      <Show when={arrow()}>
        {(ends) => (
          <>
            <h2>{editor.view.nameOf(editor.board(), props.thing)}</h2>
            <button type="button" class="button button-small" onClick={() => turn(ends())}>
              {t('editor.turnArrow')}
            </button>
          </>
        )}
      </Show>
      <button type="button" class="button button-small" onClick={() => removeSelected(editor)}>
        {t('editor.remove')}
      </button>
    </div>
  );
}

function CityPanel(props: { editor: Editor; city: City }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  const id = () => props.city.id;
  const rename = (name: string): void => {
    const index = board().cities.indexOf(props.city);
    change(editor, (b) => renameCity(b, id(), name), `name ${index}`);
    editor.select([refTo('city', board().cities[index].id)]);
  };
  return (
    <>
      <TextField label={t('editor.name')} value={props.city.name} most={40} put={rename} />
      <Stepper
        label={t('editor.number')}
        value={props.city.number}
        least={1}
        most={99}
        put={(n) => change(editor, (b) => setNumber(b, id(), n))}
      />
      <Stepper
        label={t('editor.warehouses')}
        value={props.city.warehouses}
        least={0}
        most={MOST_WAREHOUSES}
        put={(n) => change(editor, (b) => setWarehouses(b, id(), n))}
      />
      <Toggles label={t('editor.role')}>
        <Toggle
          label={t('editor.shipHere')}
          isOn={board().ship === id()}
          toggle={() => change(editor, (b) => setShip(b, id()))}
        />
        <Toggle
          label={t('editor.noBooths')}
          isOn={board().noBoothsAtSetup?.includes(id()) === true}
          toggle={() => change(editor, (b) => toggleNoBooths(b, id()))}
        />
      </Toggles>
    </>
  );
}
