/** What the panels share: the board as it is typed, and edits of it. */
import type { JsonObject } from '../../../../core/json.js';
import type { Editor } from '../../../../web/workshop/editor/contract.js';
import type { Board } from '../../../../workshop/edit/hansa/board.js';

/** The model has read it. */
export const asBoard = (board: JsonObject): Board => board as Board;

export const boardOf = (editor: Editor): Board => asBoard(editor.board());

export const change = (editor: Editor, edit: (board: Board) => Board, about?: string): void =>
  editor.change((board) => edit(asBoard(board)), about);
