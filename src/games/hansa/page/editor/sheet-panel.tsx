/** The panel for the whole board: title, players, goods, booths and piles. */
import { For } from 'solid-js';
import { t } from '../../../../web/i18n/index.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import { SheetSize, Stepper, TextField, Toggle, Toggles } from '../../../../web/workshop/editor/fields.jsx';
import * as sheet from '../../../../workshop/edit/hansa/sheet.js';
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
