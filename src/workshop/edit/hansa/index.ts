/** The editor's model of a board of Hansa. */
import type { Json } from '../../../core/json.js';
import { boardProblems, readBoardForm } from '../../../games/hansa/rules/board/board-file.js';
import {
  type EditModel,
  firstOnly,
  type Hint,
  idsOf,
  type Problem,
  type Ref,
  refTo,
  type Thing,
} from '../model.js';
import { between } from '../parts.js';
import { align, copy, mirror, move, remove } from './arrange.js';
import { type Board, cityOf } from './board.js';
import { addCity, toggleArrow } from './cities.js';

const blank = (id: string, title: string): Board => ({
  game: 'hansa',
  id,
  title,
  players: [2, 3, 4],
  size: [1000, 800],
  ship: 'harbour',
  cities: [],
  goods: {
    colours: ['orange', 'brown', 'red', 'green', 'blue', 'pink'],
    perColour: { 1: 4, 2: 5, 3: 4 },
    coloursRemoved: { 2: 2, 3: 1, 4: 0 },
  },
  boothsPerPlayer: 15,
  supplyPiles: 5,
});

const read = (json: Json): Board => {
  readBoardForm(json);
  return json as Board;
};

function problems(board: Board): Problem[] {
  return firstOnly(board, boardProblems(readBoardForm(board))).map((refusal) => ({
    refusal,
    refs: refsOf(board, refusal.field),
  }));
}

function refsOf(board: Board, field: string): Ref[] {
  const [, index] = /^board\.cities\[(\d+)\]/.exec(field) ?? [];
  if (index !== undefined) return [refTo('city', board.cities[Number(index)].id)];
  return field === 'board.ship' && cityOf(board, board.ship) ? [refTo('city', board.ship)] : [];
}

/** Cities that everything passes through on one way only are hard to leave; those without a warehouse sell nothing. */
function hints(board: Board): Hint[] {
  const bare = board.cities.filter(({ warehouses }) => warehouses === 0);
  const pairs = board.cities.flatMap((from) =>
    from.sailsTo
      .filter((to) => from.id < to && cityOf(board, to)?.sailsTo.includes(from.id))
      .map((to) => [from.id, to]),
  );
  return [
    ...bare.map(({ id }) => ({ key: 'bareCity', refs: [refTo('city', id)] })),
    ...pairs.map((pair) => ({ key: 'bothWays', refs: pair.map((id) => refTo('city', id)) })),
  ];
}

const things = (board: Board): Thing[] => [
  ...board.cities.map(({ id, name, at }) => ({ ref: refTo('city', id), name, at })),
  ...board.cities.flatMap((from) =>
    from.sailsTo.flatMap((id): Thing[] => {
      const to = cityOf(board, id);
      if (to === undefined) return [];
      return [
        {
          ref: refTo('arrow', `${from.id}/${id}`),
          name: `${from.name} → ${to.name}`,
          at: between(from.at, to.at, 0.5),
        },
      ];
    }),
  ),
];

export const hansaModel: EditModel<Board> = {
  game: 'hansa',
  ...{ blank, read, problems, hints, things, move, align, mirror, copy, remove },
  settle: (_, after) => after,
  addCity: (board, at) => addCity(board, at),
  connect: (board, from, to) => {
    const [a, b] = idsOf([from, to], 'city');
    return cityOf(board, a)?.sailsTo.includes(b) ? board : toggleArrow(board, a, b);
  },
};
