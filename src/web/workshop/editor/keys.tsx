/** The keys of the editor, and the sheet that lists them. */
import { onCleanup } from 'solid-js';
import { freeSpot } from '../../../workshop/edit/free-spot.js';
import type { Spot } from '../../../workshop/edit/parts.js';
import { ARROWS } from '../../board/input/arrows.js';
import type { View } from '../../board/input/view.js';
import { t } from '../../i18n/index.js';
import { letters } from '../../settings/settings.js';
import { KeySheet } from '../../shell/controls/key-sheet.jsx';
import { type Editor, GRID } from './contract.js';
import { inFile } from './drawing/hand.js';
import {
  addCityAt,
  alignSelected,
  copySelected,
  mirrorSelected,
  moveThings,
  removeSelected,
  selectAll,
} from './edits.js';

const LIST = [
  { keys: ['←', '↑', '→', '↓'], does: 'editor.keyMove' },
  { keys: ['⇧ ←', '⇧ ↑', '⇧ →', '⇧ ↓'], does: 'editor.keyMoveFar' },
  { keys: ['←', '↑', '→', '↓'], does: 'editor.keyPoint', way: 'route' },
  { keys: ['Del'], does: 'editor.remove' },
  { keys: ['Ctrl Z', 'Ctrl Y'], does: 'editor.keyUndo' },
  { keys: ['Ctrl D'], does: 'editor.copy' },
  { keys: ['Ctrl A'], does: 'editor.keyAll' },
  { keys: ['Esc'], does: 'editor.keyEscape' },
  { keys: ['+', '−', '0'], does: 'editor.keyZoom' },
  { keys: ['N'], does: 'editor.keyCity', letter: true },
  { keys: ['V', 'C', 'R'], does: 'editor.keyTools', letter: true },
  { keys: ['G'], does: 'editor.grid', letter: true },
  { keys: ['L'], does: 'editor.align', letter: true },
  { keys: ['M'], does: 'editor.mirror', letter: true },
  { keys: ['?'], does: 'editor.keyHelp', letter: true },
] as const;

/** How far an arrow key moves things, and with Shift; along the grid, by its step. */
const NEAR = 2;
const FAR = 20;
const ZOOM_STEP = 1.3;

export function EditorKeys(props: { editor: Editor; view(): View | undefined }) {
  const { editor } = props;
  let open = (): void => {};
  const onKey = (event: KeyboardEvent): void => {
    const { tagName } = event.target as HTMLElement;
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(tagName);
    if (isTyping || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return;
    const isMeant =
      event.ctrlKey || event.metaKey
        ? withControl(editor, event)
        : !event.altKey &&
          (plain(editor, props.view(), event) || byLetter(editor, props.view(), event.key, open));
    if (isMeant) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));
  return (
    <KeySheet
      title={t('editor.keys')}
      hint={t('editor.keysOff')}
      lines={LIST.filter(
        (line) => (letters() || !('letter' in line)) && (!('way' in line) || line.way === editor.view.way),
      ).map(({ keys, does }) => ({
        keys,
        does: t(does),
      }))}
      ref={(show) => {
        open = show;
      }}
    />
  );
}

function withControl(editor: Editor, { key, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (letter === 'z') (shiftKey ? editor.redo : editor.undo)();
  else if (letter === 'y') editor.redo();
  else if (letter === 'd') copySelected(editor);
  else if (letter === 'a') selectAll(editor);
  else return false;
  return true;
}

function plain(editor: Editor, view: View | undefined, { key, shiftKey, target }: KeyboardEvent): boolean {
  const arrow = ARROWS[key];
  const hasSome = editor.selection().length > 0;
  if (arrow && hasSome) {
    const step = editor.hasGrid() ? GRID : shiftKey ? FAR : NEAR;
    const held = (target as HTMLElement).dataset.moves;
    const refs = held === undefined ? editor.selection() : [held];
    moveThings(editor, refs, [arrow[0] * step, arrow[1] * step]);
  } else if (key === 'Delete' || key === 'Backspace') removeSelected(editor);
  else if (key === 'Escape') {
    editor.setTool('select');
    editor.select([]);
  } else if (key === '+' || key === '=') view?.zoom(ZOOM_STEP);
  else if (key === '-') view?.zoom(1 / ZOOM_STEP);
  else if (key === '0') view?.fit();
  else return false;
  return true;
}

function byLetter(editor: Editor, view: View | undefined, key: string, help: () => void): boolean {
  if (!letters()) return false;
  const letter = key.toLowerCase();
  if (letter === 'n' && view) addCityAt(editor, spotInView(editor, view));
  else if (letter === 'v') editor.setTool('select');
  else if (letter === 'c') editor.setTool('city');
  else if (letter === 'r') editor.setTool('route');
  else if (letter === 'g') editor.setGrid(!editor.hasGrid());
  else if (letter === 'l') alignSelected(editor);
  else if (letter === 'm') mirrorSelected(editor);
  else if (letter === '?') help();
  else return false;
  return true;
}

/** The middle of what is seen, or beside it where a city is there already. */
function spotInView(editor: Editor, view: View): Spot {
  const [w, h] = view.size();
  const taken = editor.view.model.things(editor.board()).map(({ at }) => at);
  return freeSpot(inFile(editor, view.toBoard([w / 2, h / 2])), editor.board().size as Spot, taken);
}
