/** The board editor's view of Hansa. */
import type { GameView } from '../../../../web/workshop/editor/contract.js';
import { cityOf } from '../../../../workshop/edit/hansa/board.js';
import { modelOf } from '../../../../workshop/edit/index.js';
import { idsOf } from '../../../../workshop/edit/model.js';
import { GAME_ID } from '../../rules/config.js';
import { ChartFrame, drawnOf, extentOf, groundOf, hitsOf, LiveChart, split } from './drawing.jsx';
import { asBoard } from './edit.js';
import { SheetPanel } from './sheet-panel.jsx';
import { ThingPanel } from './thing-panel.jsx';

export const hansaView: GameView = {
  model: modelOf(GAME_ID),
  way: 'arrow',
  scale: (board) => drawnOf(board).scale,
  extent: extentOf,
  ground: groundOf,
  Frame: ChartFrame,
  Live: LiveChart,
  hits: hitsOf,
  split,
  // Arrows find their own way around ports.
  handle: () => undefined,
  bend: (board) => board,
  ThingPanel,
  SheetPanel,
  owner: (ref) => ref,
  nameOf(board, ref) {
    const name = (id: string): string => cityOf(asBoard(board), id)?.name ?? id;
    const [arrow] = idsOf([ref], 'arrow');
    return arrow === undefined ? name(ref.slice('city:'.length)) : arrow.split('/').map(name).join(' → ');
  },
};
