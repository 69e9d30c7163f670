import type { Ref } from '../../../../workshop/edit/model.js';
import type { Editor } from '../contract.js';

/** The names of things, as they are listed. */
export const namesOf = (editor: Editor, refs: readonly Ref[]): string =>
  refs.map((ref) => editor.view.nameOf(editor.board(), ref)).join(', ');
