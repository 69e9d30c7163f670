/** The panel for a route: its points, and what lies at it. */
import { For, Index, Show } from 'solid-js';
import { t } from '../../../../web/i18n/index.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import { Stepper, TextField, Toggle, Toggles } from '../../../../web/workshop/editor/panel/fields.jsx';
import {
  type Board,
  cityOf,
  MOST_POINTS,
  PERMANENT_MARKERS,
  type Route,
  routeName,
} from '../../../../workshop/edit/hansa-teutonica/board.js';
import {
  bendRoute,
  setMarker,
  setPiece,
  setPointCount,
  setTavern,
} from '../../../../workshop/edit/hansa-teutonica/routes.js';
import {
  countriesOf,
  setCountry,
  toggleSpecialRoute,
} from '../../../../workshop/edit/hansa-teutonica/sheet.js';
import { refTo } from '../../../../workshop/edit/model.js';
import { MarkerIcon } from '../icons.jsx';
import { boardOf, change, words } from './edit.js';

export function RoutePanel(props: { editor: Editor; route: Route }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  const id = () => props.route.id;
  /** The board with this route straight; the same one if it is. */
  const straight = (): Board => {
    const [a, b] = props.route.cities.flatMap((city) => cityOf(board(), city) ?? []);
    if (a === undefined || b === undefined) return board();
    return bendRoute(board(), id(), [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2]);
  };
  const leadsToSpecial = (): boolean => {
    const special = board().specialPrestige;
    return special !== undefined && props.route.cities.includes(special.city);
  };
  return (
    <>
      <h2>{routeName(board(), props.route)}</h2>
      <Stepper
        label={t('editor.points')}
        value={props.route.points.length}
        least={1}
        most={MOST_POINTS}
        put={(count) => change(editor, (b) => setPointCount(b, id(), count))}
      />
      <Boats editor={editor} route={props.route} />
      <Show when={straight() !== board()}>
        <button type="button" class="button button-small" onClick={() => change(editor, straight)}>
          {t('editor.straighten')}
        </button>
      </Show>
      <Toggles label={t('editor.atRoute')}>
        <Toggle
          label={t('editor.tavern')}
          isOn={props.route.tavern === true}
          toggle={() => change(editor, (b) => setTavern(b, id(), !props.route.tavern))}
        />
        <Show when={leadsToSpecial()}>
          <Toggle
            label={t('editor.toSpecial')}
            isOn={board().specialPrestige?.routes.includes(id()) === true}
            toggle={() => change(editor, (b) => toggleSpecialRoute(b, id()))}
          />
        </Show>
      </Toggles>
      <Markers editor={editor} route={props.route} />
      <TextField
        label={t('editor.country')}
        value={props.route.country ?? ''}
        most={60}
        list={countriesOf(board())}
        isWhole
        put={(name) => change(editor, (b) => setCountry(b, id(), name))}
      />
    </>
  );
}

/** Points in their order; a press makes one a boat or a house. */
const Boats = (props: { editor: Editor; route: Route }) => (
  <Toggles label={t('editor.boats')}>
    <Index each={props.route.points}>
      {(point, i) => (
        <Toggle
          label={t('editor.boat', { n: i + 1 })}
          isIcon
          moves={refTo('point', `${props.route.id}/${i}`)}
          isOn={point().piece === 'merchant'}
          toggle={() =>
            change(props.editor, (b) =>
              setPiece(b, props.route.id, i, point().piece === 'merchant' ? 'any' : 'merchant'),
            )
          }
        >
          <svg viewBox="-22 -22 44 44" width="26" height="26" aria-hidden="true">
            <Show
              when={point().piece === 'merchant'}
              fallback={<path class="point-sign" d="M-14,-3L0,-15.5L14,-3V14H-14z" />}
            >
              <path
                class="point-sign"
                d="M-21,4L-18,15C-10,20 10,20 18,15L21,4C12,10 -12,10 -21,4zM0,4V-20L13,-6z"
              />
            </Show>
          </svg>
        </Toggle>
      )}
    </Index>
  </Toggles>
);

const Markers = (props: { editor: Editor; route: Route }) => (
  <Toggles label={t('editor.permanent')}>
    <For each={PERMANENT_MARKERS}>
      {(marker) => (
        <Toggle
          label={words().permanentMarkers[marker]}
          isIcon
          isOn={props.route.permanentMarker === marker}
          toggle={() =>
            change(props.editor, (b) =>
              setMarker(b, props.route.id, props.route.permanentMarker === marker ? undefined : marker),
            )
          }
        >
          <MarkerIcon marker={marker} fixed />
        </Toggle>
      )}
    </For>
  </Toggles>
);
