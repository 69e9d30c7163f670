/** Opens a board in the editor. */
import { createMemo, createSignal } from 'solid-js';
import { History } from '../../../workshop/edit/history.js';
import type { Hint, Ref } from '../../../workshop/edit/model.js';
import type { OwnBoard } from '../../store/boards.js';
import { type Editor, type GameView, type Preview, type Tool, TYPED } from './contract.js';

const signOf = ({ key, refs }: Hint): string => [key, ...refs].join(' ');

export function createEditor(own: OwnBoard, view: GameView): Editor {
  const { model } = view;
  const history = new History(model.read(own.board));
  const [board, setBoard] = createSignal(history.board);
  const [ahead, preview] = createSignal<Preview>();
  const [chosen, select] = createSignal<readonly Ref[]>([]);
  const [tool, setTool] = createSignal<Tool>('select');
  const [hasGrid, setGrid] = createSignal(false);
  const [waved, setWaved] = createSignal<ReadonlySet<string>>(new Set(own.waved));
  const refs = createMemo(() => new Set(view.hits(board()).map(({ target }) => target)));
  const allHints = createMemo(() => model.hints(board()));
  const show = (): void => {
    preview(undefined);
    setBoard(() => history.board);
  };
  return {
    ...{ own, view, board, ahead, preview, select, tool, setTool, hasGrid, setGrid },
    drawn: () => ahead()?.board ?? board(),
    problems: createMemo(() => model.problems(board())),
    hints: createMemo(() => allHints().filter((hint) => !waved().has(signOf(hint)))),
    /** What an edit has removed is not selected any more. */
    selection: createMemo(() => chosen().filter((ref) => refs().has(ref))),
    canUndo: () => board() === history.board && history.canUndo,
    canRedo: () => board() === history.board && history.canRedo,
    change(edit, about) {
      const before = history.board;
      if (history.edit(model.settle(before, edit(before), about === TYPED), about)) show();
      else preview(undefined);
    },
    undo: () => void (history.undo() && show()),
    redo: () => void (history.redo() && show()),
    toggle: (ref) =>
      select(chosen().includes(ref) ? chosen().filter((one) => one !== ref) : [...chosen(), ref]),
    wave: (hint) => setWaved(new Set([...waved(), signOf(hint)])),
    unwave: () => setWaved(new Set<string>()),
    wavedSigns: createMemo(() => [...waved()]),
    waved: () => allHints().filter((hint) => waved().has(signOf(hint))).length,
  };
}
