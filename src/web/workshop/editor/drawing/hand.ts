/** The hand on the drawing: where a pointer is, and what is under it. */
import type { Ref } from '../../../../workshop/edit/model.js';
import type { Spot } from '../../../../workshop/edit/parts.js';
import { localIn } from '../../../board/input/gestures.js';
import type { View } from '../../../board/input/view.js';
import type { Pt } from '../../../board/map/geometry.js';
import type { Editor } from '../contract.js';
import type { Sketch } from './overlay.jsx';

export interface Hand {
  readonly box: HTMLElement;
  readonly view: View;
  readonly editor: Editor;
  setSketch(sketch: Sketch): void;
  /** Whether the board can only be looked at. */
  isFixed(): boolean;
}

export const refAt = (event: { clientX: number; clientY: number }): Ref | undefined => {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest('[data-ref]')?.getAttribute('data-ref') ?? undefined;
};

/** The place of the drawing under a pointer, and in units of the file. */
export const spotUnder = ({ box, view }: Hand, event: { clientX: number; clientY: number }): Pt =>
  view.toBoard(localIn(box, event));

export function inFile(editor: Editor, [x, y]: Pt): Spot {
  const scale = editor.view.scale(editor.board());
  return [x / scale, y / scale];
}
