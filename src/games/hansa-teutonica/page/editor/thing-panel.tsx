/** The panel for a city, a route or a point. */
import { createMemo, Show } from 'solid-js';
import { t } from '../../../../web/i18n/index.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import { removeSelected } from '../../../../web/workshop/editor/edits.js';
import { cityOf, routeOf } from '../../../../workshop/edit/hansa-teutonica/board.js';
import { idsOf, type Ref } from '../../../../workshop/edit/model.js';
import { CityPanel } from './city-panel.jsx';
import { boardOf } from './edit.js';
import { RoutePanel } from './route-panel.jsx';

export function ThingPanel(props: { editor: Editor; thing: Ref }) {
  const city = createMemo(() => cityOf(boardOf(props.editor), idsOf([props.thing], 'city')[0] ?? ''));
  const route = createMemo(() => {
    const point = idsOf([props.thing], 'point')[0]?.replace(/\/\d+$/, '');
    return routeOf(boardOf(props.editor), point ?? idsOf([props.thing], 'route')[0] ?? '');
  });
  return (
    <div class="panel-part">
      <Show when={city()}>{(found) => <CityPanel editor={props.editor} city={found()} />}</Show>
      <Show when={route()}>{(found) => <RoutePanel editor={props.editor} route={found()} />}</Show>
      <button type="button" class="button button-small" onClick={() => removeSelected(props.editor)}>
        {t('editor.remove')}
      </button>
    </div>
  );
}
