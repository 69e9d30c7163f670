/** The panel for the whole board: title, players, the end, prestige, countries, and the lands of two players. */
import { createMemo, For, Index, Show } from 'solid-js';
import { language, t, textOr } from '../../../../web/i18n/index.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import {
  Places,
  SheetSize,
  SmallButton,
  Stepper,
  TextField,
  Toggle,
  Toggles,
} from '../../../../web/workshop/editor/panel/fields.jsx';
import {
  COLOURS,
  cityOf,
  EDITION_IDS,
  MAX_SEATS,
  MAX_SPECIAL,
  MOST_PRESTIGE,
  type Special,
} from '../../../../workshop/edit/hansa-teutonica/board.js';
import {
  deriveLands,
  hasDerivedGuards,
  hasDerivedProvinces,
} from '../../../../workshop/edit/hansa-teutonica/lands.js';
import * as sheet from '../../../../workshop/edit/hansa-teutonica/sheet.js';
import { countryName } from '../board/describe.js';
import { boardOf, change, words } from './edit.js';

const PLAYERS = [2, 3, 4, 5];

export function SheetPanel(props: { editor: Editor }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  return (
    <div class="panel-part">
      <TextField
        label={t('editor.title')}
        value={board().title}
        most={100}
        put={(title) => change(editor, (b) => sheet.setTitle(b, title), 'title')}
      />
      <Players editor={editor} />
      <Stepper
        label={t('editor.completed')}
        value={board().completedCitiesToEnd}
        least={1}
        most={64}
        put={(n) => change(editor, (b) => sheet.setCompleted(b, n))}
      />
      <Places
        label={t('editor.connectionPrestige', { cities: connected(editor) })}
        values={board().connection.prestige}
        most={MAX_SEATS}
        largest={MOST_PRESTIGE}
        put={(values) => change(editor, (b) => sheet.setConnectionPrestige(b, values))}
      />
      <Show when={board().specialPrestige}>
        {(special) => <Spaces editor={editor} special={special()} />}
      </Show>
      <Countries editor={editor} />
      <Lands editor={editor} />
      <SheetSize
        size={board().size}
        id={board().id}
        put={(size) => change(editor, (b) => sheet.setSize(b, size))}
        putId={(id) => change(editor, (b) => sheet.setId(b, id), 'id')}
      />
    </div>
  );
}

/** For how many players, and by which rules. */
function Players(props: { editor: Editor }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  return (
    <>
      <Toggles label={t('home.players')}>
        <For each={PLAYERS}>
          {(n) => (
            <Toggle
              label={String(n)}
              isOn={board().players.includes(n)}
              toggle={() => change(editor, (b) => sheet.togglePlayers(b, n))}
            />
          )}
        </For>
      </Toggles>
      <Toggles label={t('home.edition')}>
        <For each={EDITION_IDS}>
          {(edition) => (
            <Toggle
              label={textOr(`home.edition-${edition}`, edition)}
              isOn={board().editions?.includes(edition) ?? true}
              toggle={() => change(editor, (b) => sheet.toggleEdition(b, edition))}
            />
          )}
        </For>
      </Toggles>
    </>
  );
}

const connected = (editor: Editor): string => {
  const { cities } = boardOf(editor).connection;
  return cities.length === 0
    ? t('editor.noConnection')
    : cities.map((id) => cityOf(boardOf(editor), id)?.name ?? id).join('–');
};

/** E9 */
function Spaces(props: { editor: Editor; special: Special }) {
  const { editor } = props;
  const put = (spaces: Special['spaces']): void => change(editor, (b) => sheet.setSpaces(b, spaces));
  const label = () =>
    t('editor.spaces', { city: cityOf(boardOf(editor), props.special.city)?.name ?? props.special.city });
  return (
    <Toggles label={label()}>
      <Index each={props.special.spaces}>
        {(space, i) => (
          <span class="editor-row">
            <select
              class={`field space-colour swatch-${space().privilege}`}
              aria-label={t('editor.spaceColour', { n: i + 1 })}
              value={space().privilege}
              onChange={(event) =>
                put(
                  props.special.spaces.map((one, k) =>
                    k === i ? { ...one, privilege: event.currentTarget.value as typeof one.privilege } : one,
                  ),
                )
              }
            >
              <For each={COLOURS}>
                {(colour) => <option value={colour}>{words().colours[colour]}</option>}
              </For>
            </select>
            <Stepper
              isBare
              label={t('editor.spacePoints', { n: i + 1 })}
              value={space().prestige}
              least={0}
              most={MOST_PRESTIGE}
              put={(prestige) =>
                put(props.special.spaces.map((one, k) => (k === i ? { ...one, prestige } : one)))
              }
            />
            <SmallButton
              icon="close"
              label={t('editor.removeSpace', { n: i + 1 })}
              isOff={props.special.spaces.length <= 1}
              run={() => put(props.special.spaces.filter((_, k) => k !== i))}
            />
          </span>
        )}
      </Index>
      <SmallButton
        icon="plus"
        label={t('editor.addSpace')}
        isOff={props.special.spaces.length >= MAX_SPECIAL}
        run={() => put([...props.special.spaces, { prestige: 7, privilege: 'white' }])}
      />
    </Toggles>
  );
}

/** I1: which countries need a permit, and what they are worth. */
function Countries(props: { editor: Editor }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  const countries = () => sheet.countriesOf(board());
  const prestige = (country: string) => sheet.prestigeOf(board(), country);
  return (
    <Show when={countries().length > 0}>
      <h2>{t('editor.countries')}</h2>
      <For each={countries()}>
        {(country) => (
          <>
            <Toggle
              label={t('editor.needsPermit', { country: countryName(country, language()) })}
              isOn={prestige(country) !== undefined}
              toggle={() =>
                change(editor, (b) =>
                  sheet.setCountryPrestige(b, country, prestige(country) === undefined ? [7, 4, 2] : []),
                )
              }
            />
            <Show when={prestige(country)}>
              {(values) => (
                <Places
                  label={t('editor.countryPrestige', { country: countryName(country, language()) })}
                  values={values()}
                  most={MAX_SEATS}
                  largest={MOST_PRESTIGE}
                  put={(next) => change(editor, (b) => sheet.setCountryPrestige(b, country, next))}
                />
              )}
            </Show>
          </>
        )}
      </For>
      <button
        type="button"
        class="button button-small"
        onClick={() => change(editor, (b) => sheet.removeCountries(b))}
      >
        {t('editor.removeCountries')}
      </button>
    </Show>
  );
}

/** P1 */
function Lands(props: { editor: Editor }) {
  const board = () => boardOf(props.editor);
  const follow = createMemo(() => hasDerivedProvinces(board()) && hasDerivedGuards(board()));
  return (
    <Show when={board().players.includes(2)}>
      <h2>{t('editor.lands')}</h2>
      <p>
        {t('editor.provinces', { n: board().provinces?.length ?? 0 })},{' '}
        {t('editor.guards', { n: board().twoPlayer?.guards.length ?? 0 })}
      </p>
      <p class="hint">{follow() ? t('editor.landsFollow') : t('editor.landsByHand')}</p>
      <Show when={!follow()}>
        <button type="button" class="button button-small" onClick={() => change(props.editor, deriveLands)}>
          {t('editor.deriveLands')}
        </button>
      </Show>
    </Show>
  );
}
