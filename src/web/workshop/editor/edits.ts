/** Edits that the mouse, the keys and the buttons share. */
import type { Ref } from '../../../workshop/edit/model.js';
import type { Spot } from '../../../workshop/edit/parts.js';
import { type Editor, GRID } from './contract.js';

/** The last city of the board, which an edit has just added. */
const lastCity = (editor: Editor): Ref | undefined =>
  editor.view.model
    .things(editor.board())
    .filter(({ ref }) => ref.startsWith('city:'))
    .pop()?.ref;

/** A new city, joined to another one if it was drawn from there. */
export function addCityAt(editor: Editor, at: Spot, from?: Ref): void {
  const { model } = editor.view;
  const place: Spot = editor.hasGrid() ? [snap(at[0]), snap(at[1])] : at;
  editor.change((board) => {
    const added = model.addCity(board, place);
    const city = model
      .things(added)
      .filter(({ ref }) => ref.startsWith('city:'))
      .pop();
    return from === undefined || added === board || city === undefined
      ? added
      : model.connect(added, from, city.ref);
  });
  const added = lastCity(editor);
  if (added !== undefined) editor.select([added]);
}

const snap = (v: number): number => Math.round(v / GRID) * GRID;

/** Joins two cities and selects what joins them. */
export function connectCities(editor: Editor, from: Ref, to: Ref): void {
  if (from === to) return;
  const { model } = editor.view;
  const before = new Set(model.things(editor.board()).map(({ ref }) => ref));
  editor.change((board) => model.connect(board, from, to));
  const added = model.things(editor.board()).find(({ ref }) => !before.has(ref));
  if (added !== undefined) editor.select([added.ref]);
}

export const removeSelected = (editor: Editor): void =>
  editor.change((board) => editor.view.model.remove(board, editor.selection()));

/** A copy lies beside the original and is selected. */
export function copySelected(editor: Editor): void {
  const { board, refs } = editor.view.model.copy(editor.board(), editor.selection(), [2 * GRID, 2 * GRID]);
  if (refs.length === 0) return;
  editor.change(() => board);
  editor.select(refs);
}

export const moveThings = (editor: Editor, refs: readonly Ref[], by: Spot): void =>
  editor.change((board) => editor.view.model.move(board, refs, by), `move ${refs.join()}`);

/** Without a selection, the whole board. */
const chosenOrAll = (editor: Editor): readonly Ref[] =>
  editor.selection().length > 0
    ? editor.selection()
    : editor.view.model.things(editor.board()).map(({ ref }) => ref);

export const alignSelected = (editor: Editor): void =>
  editor.change((board) => editor.view.model.align(board, chosenOrAll(editor), GRID));

export const mirrorSelected = (editor: Editor): void =>
  editor.change((board) => editor.view.model.mirror(board, editor.selection(), 'x'));

export const selectAll = (editor: Editor): void =>
  editor.select(
    editor.view.model
      .things(editor.board())
      .map(({ ref }) => ref)
      .filter((ref) => ref.startsWith('city:')),
  );
