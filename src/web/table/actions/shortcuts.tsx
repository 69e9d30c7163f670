/** The keyboard shortcuts of the table, and the sheet that lists all keys. */
import { onCleanup } from 'solid-js';
import { t } from '../../i18n/index.js';
import { letters } from '../../settings/settings.js';
import { KeySheet } from '../../shell/controls/key-sheet.jsx';
import { focusBoard } from '../screen/pointer/focus.js';

interface Commands {
  undo(): void;
  redo(): void;
  hint(): void;
  /** Closes what is open, or cancels an unfinished step. */
  cancel(): void;
}

/** Also lists the keys of the board and of menus, which are handled there. */
const LIST = [
  { keys: ['Tab', '⇧ Tab'], does: 'table.keyTab' },
  { keys: ['←', '↑', '→', '↓'], does: 'table.keyArrows' },
  { keys: ['Enter'], does: 'table.keyEnter' },
  { keys: ['⇧ Enter'], does: 'table.keyMenu' },
  { keys: ['Esc'], does: 'table.keyEscape' },
  { keys: ['←', '→'], does: 'table.keyStep' },
  { keys: ['↑', '↓'], does: 'table.keyStepTurn' },
  { keys: ['⇧ ←', '⇧ ↑', '⇧ →', '⇧ ↓'], does: 'table.keyPan' },
  { keys: ['+', '−', '0'], does: 'table.keyZoom' },
  { keys: ['B'], does: 'table.keyBoard', letter: true },
  { keys: ['A'], does: 'table.keyActions', letter: true },
  { keys: ['E'], does: 'table.keyEnd', letter: true },
  { keys: ['U'], does: 'table.keyUndo', letter: true },
  { keys: ['R'], does: 'table.keyRedo', letter: true },
  { keys: ['H'], does: 'table.keyHint', letter: true },
  { keys: ['?'], does: 'table.keyHelp', letter: true },
] as const;

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
const actions = (): HTMLElement | null => document.querySelector('.action-bar button:not(:disabled)');

export function Shortcuts(props: { commands: Commands; blocked: boolean }) {
  let show = (): void => {};
  const run = (key: string): boolean => {
    if (key === 'u') props.commands.undo();
    else if (key === 'r') props.commands.redo();
    else if (key === 'e') press('.table [data-pass]');
    else if (key === 'h') props.commands.hint();
    else if (key === 'b') focusBoard();
    else if (key === 'a') actions()?.focus();
    else if (key === '?') show();
    else return false;
    return true;
  };
  const onKey = (event: KeyboardEvent): void => {
    const { tagName, isContentEditable } = event.target as HTMLElement;
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(tagName) || isContentEditable;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || isTyping || event.defaultPrevented || props.blocked) return;
    if (document.querySelector('dialog:modal') !== null) return;
    if (event.key === 'Escape') props.commands.cancel();
    else if (letters() && run(event.key.toLowerCase())) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  onCleanup(() => document.removeEventListener('keydown', onKey));

  return (
    <KeySheet
      title={t('table.keys')}
      hint={t('table.keysOff')}
      lines={LIST.filter((line) => letters() || !('letter' in line)).map(({ keys, does }) => ({
        keys,
        does: t(does),
      }))}
      ref={(open) => {
        show = open;
      }}
    />
  );
}
