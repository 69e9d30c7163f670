/** The editor's model of a board of Hansa Teutonica. */
import { type EditModel, idsOf, refTo, type Thing } from '../model.js';
import { align, copy, mirror, move, remove } from './arrange.js';
import { type Board, routeName } from './board.js';
import { addCity } from './cities.js';
import { hints } from './hints.js';
import { settleLands } from './lands.js';
import { problems, read } from './problems.js';
import { addRoute, middleOf } from './routes.js';
import { settleCountries } from './sheet.js';

const SIZE: [number, number] = [1200, 850];

const blank = (id: string, title: string): Board => ({
  game: 'hansa-teutonica',
  id,
  title,
  players: [3, 4],
  size: [...SIZE],
  completedCitiesToEnd: 8,
  connection: { cities: [], prestige: [7, 4, 2] },
  cities: [],
  routes: [],
});

const things = (board: Board): Thing[] => [
  ...board.cities.map(({ id, name, at }) => ({ ref: refTo('city', id), name, at })),
  ...board.routes.map((route) => ({
    ref: refTo('route', route.id),
    name: routeName(board, route),
    at: middleOf(board, route),
  })),
];

export const hansaTeutonicaModel: EditModel<Board> = {
  game: 'hansa-teutonica',
  ...{ blank, read, problems, hints, things, move, align, mirror, copy, remove },
  settle: (before, after, isTyped) => settleLands(before, settleCountries(before, after, isTyped), isTyped),
  addCity: (board, at) => addCity(board, at),
  connect: (board, from, to) => addRoute(board, idsOf([from], 'city')[0], idsOf([to], 'city')[0]),
};
