/** The board editor's view of Hansa Teutonica. */
import type { GameView } from '../../../../web/workshop/editor/contract.js';
import { cityOf, routeName, routeOf } from '../../../../workshop/edit/hansa-teutonica/board.js';
import { bendRoute, middleOf } from '../../../../workshop/edit/hansa-teutonica/routes.js';
import { modelOf } from '../../../../workshop/edit/index.js';
import { idsOf, type Ref, refTo } from '../../../../workshop/edit/model.js';
import { GAME_ID } from '../../rules/config.js';
import { BoardFrame, extentOf, groundOf, hitsOf, LiveBoard, layoutFor, split } from './drawing.jsx';
import { asBoard } from './edit.js';
import { SheetPanel } from './sheet-panel.jsx';
import { ThingPanel } from './thing-panel.jsx';
import './editor.css';

const routeIn = (ref: Ref): string | undefined =>
  idsOf([ref], 'route')[0] ?? idsOf([ref], 'point')[0]?.replace(/\/\d+$/, '');

export const hansaTeutonicaView: GameView = {
  model: modelOf(GAME_ID),
  way: 'route',
  scale(board) {
    const { file, board: read } = layoutFor(board);
    return file.size[0] / read.size[0];
  },
  extent: extentOf,
  ground: groundOf,
  Frame: BoardFrame,
  Live: LiveBoard,
  hits: hitsOf,
  split,
  handle(board, ref) {
    const route = routeOf(asBoard(board), idsOf([ref], 'route')[0] ?? '');
    return route && middleOf(asBoard(board), route);
  },
  bend: (board, ref, via) => bendRoute(asBoard(board), idsOf([ref], 'route')[0], via),
  ThingPanel,
  SheetPanel,
  owner(ref) {
    const route = routeIn(ref);
    return route === undefined ? ref : refTo('route', route);
  },
  nameOf(board, ref) {
    const route = routeOf(asBoard(board), routeIn(ref) ?? '');
    return route ? routeName(asBoard(board), route) : (cityOf(asBoard(board), ref.slice(5))?.name ?? ref);
  },
};
