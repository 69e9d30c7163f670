/** The panel for the whole board: title, players, goods, booths and piles. */
import { For } from 'solid-js';
import { language, t } from '../../../../web/i18n/index.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import {
  SheetSize,
  SmallButton,
  Stepper,
  TextField,
  Toggle,
  Toggles,
} from '../../../../web/workshop/editor/panel/fields.jsx';
import * as sheet from '../../../../workshop/edit/hansa/sheet.js';
import { colourName } from '../../rules/texts/words.js';
import { GoodIcon, SIGNS } from '../goods.jsx';
import { boardOf, change } from './edit.js';

const PLAYERS = [2, 3, 4];
const BARRELS = [1, 2, 3];

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
      <Goods editor={editor} />
      <Stepper
        label={t('editor.booths')}
        value={board().boothsPerPlayer}
        least={1}
        most={99}
        put={(n) => change(editor, (b) => sheet.setBooths(b, n))}
      />
      <Stepper
        label={t('editor.piles')}
        value={board().supplyPiles}
        least={1}
        most={sheet.MAX_PILES}
        put={(n) => change(editor, (b) => sheet.setPiles(b, n))}
      />
      <SheetSize
        size={board().size}
        id={board().id}
        put={(size) => change(editor, (b) => sheet.setSize(b, size))}
        putId={(id) => change(editor, (b) => sheet.setId(b, id), 'id')}
      />
    </div>
  );
}

/** How many goods there are, and how many colours stay in the box. */
function Goods(props: { editor: Editor }) {
  const { editor } = props;
  const board = () => boardOf(editor);
  return (
    <>
      <h2>{t('editor.goods')}</h2>
      <Colours editor={editor} />
      <For each={BARRELS}>
        {(barrels) => (
          <Stepper
            label={t('editor.perColour', { n: barrels })}
            value={board().goods.perColour[barrels] ?? 0}
            least={0}
            most={30}
            put={(n) => change(editor, (b) => sheet.setPerColour(b, barrels, n))}
          />
        )}
      </For>
      <For each={board().players}>
        {(players) => (
          <Stepper
            label={t('editor.removedColours', { n: players })}
            value={board().goods.coloursRemoved[players] ?? 0}
            least={0}
            most={sheet.MAX_COLOURS}
            put={(n) => change(editor, (b) => sheet.setRemoved(b, players, n))}
          />
        )}
      </For>
    </>
  );
}

/** Those that have a symbol; a board may name others, which get a star. */
const KNOWN = Object.keys(SIGNS);

function Colours(props: { editor: Editor }) {
  const { editor } = props;
  const colours = () => boardOf(editor).goods.colours;
  const all = () => [...new Set([...KNOWN, ...colours()])];
  const toggle = (colour: string): void => change(editor, (b) => sheet.toggleColour(b, colour));
  let other!: HTMLInputElement;
  const add = (): void => {
    if (!colours().includes(other.value)) toggle(other.value);
    other.value = '';
  };
  return (
    <>
      <Toggles label={t('editor.goodsColours')}>
        <For each={all()}>
          {(colour) => (
            <Toggle
              label={colourName(colour, language())}
              isOn={colours().includes(colour)}
              toggle={() => toggle(colour)}
              isIcon
            >
              <GoodIcon good={`${colour}-1`} size={26} />
            </Toggle>
          )}
        </For>
      </Toggles>
      <div class="editor-row">
        <input
          class="field"
          ref={other}
          type="text"
          maxlength="40"
          autocomplete="off"
          aria-label={t('editor.addColour')}
          placeholder={t('editor.addColour')}
          disabled={colours().length >= sheet.MAX_COLOURS}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
        <SmallButton
          icon="plus"
          label={t('editor.addColour')}
          isOff={colours().length >= sheet.MAX_COLOURS}
          run={add}
        />
      </div>
    </>
  );
}
