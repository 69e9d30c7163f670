import type { board as en } from '../../en/page/board.js';
import type { Translation } from '../../types.js';

export const board: Translation<typeof en> = {
  board: 'Spielplan: {title}',
  closer: 'Vergrößern',
  farther: 'Verkleinern',
  whole: 'Ganzen Plan zeigen',
  notDrawn: 'Das Bild des Spielplans fehlt. Es erscheint, sobald du wieder online bist.',
};
