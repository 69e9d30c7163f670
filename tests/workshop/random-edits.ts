/** Random edits, as a person might make them: for each game, all that its editor can do. */
import type { JsonObject } from '../../src/core/json.js';
import type { Random } from '../../src/core/random.js';
import type { Board as HansaBoard } from '../../src/workshop/edit/hansa/board.js';
import * as ports from '../../src/workshop/edit/hansa/cities.js';
import * as hansaSheet from '../../src/workshop/edit/hansa/sheet.js';
import {
  ABILITIES,
  type Board,
  COLOURS,
  EDITION_IDS,
  KINDS,
  PERMANENT_MARKERS,
  POINTS,
} from '../../src/workshop/edit/hansa-teutonica/board.js';
import * as cities from '../../src/workshop/edit/hansa-teutonica/cities.js';
import { deriveLands, toggleGuard } from '../../src/workshop/edit/hansa-teutonica/lands.js';
import * as routes from '../../src/workshop/edit/hansa-teutonica/routes.js';
import * as sheet from '../../src/workshop/edit/hansa-teutonica/sheet.js';
import { modelOf } from '../../src/workshop/edit/index.js';
import type { Axis, EditModel, Ref } from '../../src/workshop/edit/model.js';
import type { Spot } from '../../src/workshop/edit/parts.js';

type Edit<B> = (board: B, random: Random) => B;

const any = <T>(random: Random, values: readonly T[]): T => values[random.below(values.length)];
const spot = (random: Random): Spot => [random.below(1300), random.below(1000)];
const shift = (random: Random): Spot => [random.below(200) - 100, random.below(200) - 100];
const oneOf = (board: { cities: { id: string }[] }, random: Random): string =>
  any(random, board.cities)?.id ?? 'nowhere';

const some = <B extends JsonObject>(model: EditModel<B>, board: B, random: Random): Ref[] =>
  model
    .things(board)
    .filter(() => random.below(5) === 0)
    .map(({ ref }) => ref);

/** What the editors of all games can do. */
const common = <B extends JsonObject & { cities: { id: string }[] }>(model: EditModel<B>): Edit<B>[] => [
  (b, r) => model.addCity(b, spot(r)),
  (b, r) => model.connect(b, `city:${oneOf(b, r)}`, `city:${oneOf(b, r)}`),
  (b, r) => model.connect(b, `city:${oneOf(b, r)}`, `city:${oneOf(b, r)}`),
  (b, r) => model.move(b, some(model, b, r), shift(r)),
  (b, r) => model.align(b, some(model, b, r), 20),
  (b, r) => model.mirror(b, some(model, b, r), any<Axis>(r, ['x', 'y'])),
  (b, r) => model.copy(b, some(model, b, r).slice(0, 3), shift(r)).board,
  (b, r) => model.remove(b, some(model, b, r).slice(0, 2)),
];

const aRoute = (board: Board, random: Random): string => any(random, board.routes)?.id ?? 'nowhere';

const teutonic: Edit<Board>[] = [
  (b, r) =>
    cities.renameCity(
      b,
      oneOf(b, r),
      any(r, [
        'Ülzen',
        '  ',
        '123',
        'a\u202eb',
        '\u200b',
        `x${'👪'.repeat(40)}`,
        `a${'\u0301'.repeat(9)}`,
        'Bad Ödsfjörð',
        'x'.repeat(99),
        'Ulm',
        '<b>',
      ]),
    ),
  (b, r) => cities.addPost(b, oneOf(b, r)),
  (b, r) => cities.removePost(b, oneOf(b, r), r.below(3)),
  (b, r) => cities.movePost(b, oneOf(b, r), r.below(4), r.below(4)),
  (b, r) =>
    cities.changePost(b, oneOf(b, r), r.below(3), { privilege: any(r, COLOURS), piece: any(r, KINDS) }),
  (b, r) => cities.changePost(b, oneOf(b, r), r.below(3), { prestige: r.below(30) - 5 }),
  (b, r) => cities.setGreen(b, oneOf(b, r), r.below(2) === 0),
  (b, r) => cities.toggle(b, oneOf(b, r), 'develops', any(r, ABILITIES)),
  (b, r) =>
    cities.toggle(b, oneOf(b, r), any(r, ['countries', 'permits'] as const), any(r, ['wales', 'friesland'])),
  (b, r) => routes.bendRoute(b, aRoute(b, r), spot(r)),
  (b, r) => routes.setPointCount(b, aRoute(b, r), r.below(8)),
  (b, r) => routes.movePoint(b, aRoute(b, r), r.below(4), shift(r)),
  (b, r) => routes.setPiece(b, aRoute(b, r), r.below(4), any(r, POINTS)),
  (b, r) => routes.setTavern(b, aRoute(b, r), r.below(2) === 0),
  (b, r) => routes.setMarker(b, aRoute(b, r), any(r, [undefined, ...PERMANENT_MARKERS])),
  (b, r) => sheet.setTitle(b, any(r, ['A board', ' ', '\u2060', `y${'👪'.repeat(200)}`])),
  (b, r) => sheet.setId(b, any(r, ['ä', 'Mine', '7', ''])),
  (b, r) => sheet.togglePlayers(b, 2 + r.below(4)),
  (b, r) => sheet.toggleEdition(b, any(r, EDITION_IDS)),
  (b, r) => sheet.setSize(b, spot(r)),
  (b, r) => sheet.setCompleted(b, r.below(80)),
  (b, r) => sheet.setConnectionPrestige(b, [7, 4, 2, 30, -1, 6].slice(0, r.below(6))),
  (b, r) => sheet.toggleConnection(b, oneOf(b, r)),
  (b, r) => sheet.toggleSpecial(b, oneOf(b, r)),
  (b, r) => sheet.toggleSpecialRoute(b, aRoute(b, r)),
  (b, r) => sheet.setSpaces(b, Array(r.below(6)).fill({ prestige: r.below(30), privilege: any(r, COLOURS) })),
  (b, r) => sheet.setCountry(b, aRoute(b, r), any(r, ['Wales', 'friesland', ''])),
  (b, r) => sheet.setCountryPrestige(b, any(r, ['wales', 'friesland']), r.below(2) === 0 ? [] : [7, 4]),
  (b, r) => (r.below(4) === 0 ? sheet.removeCountries(b) : b),
  (b, r) => toggleGuard(b, oneOf(b, r), oneOf(b, r)),
  (b) => deriveLands(b),
  (b, r) => modelOf('hansa-teutonica').remove(b, [`point:${aRoute(b, r)}/${r.below(4)}`]) as Board,
];

const baltic: Edit<HansaBoard>[] = [
  (b, r) => ports.renameCity(b, oneOf(b, r), any(r, ['Ålborg', ' ', 'Riga', 'x'.repeat(99)])),
  (b, r) => ports.setNumber(b, oneOf(b, r), r.below(120)),
  (b, r) => ports.setWarehouses(b, oneOf(b, r), r.below(7)),
  (b, r) => ports.toggleArrow(b, oneOf(b, r), oneOf(b, r)),
  (b, r) => ports.turnArrow(b, oneOf(b, r), oneOf(b, r)),
  (b, r) => ports.setShip(b, oneOf(b, r)),
  (b, r) => ports.toggleNoBooths(b, oneOf(b, r)),
  (b, r) => hansaSheet.setTitle(b, any(r, ['A sea', ''])),
  (b, r) => hansaSheet.setId(b, any(r, ['Ä sea', ''])),
  (b, r) => hansaSheet.togglePlayers(b, 2 + r.below(3)),
  (b, r) => hansaSheet.setSize(b, spot(r)),
  (b, r) => hansaSheet.setPerColour(b, 1 + r.below(3), r.below(9)),
  (b, r) => hansaSheet.toggleColour(b, any(r, ['red', 'blue', 'Türkis', '7', ''])),
  (b, r) => hansaSheet.setRemoved(b, any(r, b.players), r.below(9)),
  (b, r) => hansaSheet.setBooths(b, r.below(40)),
  (b, r) => hansaSheet.setPiles(b, r.below(12)),
];

const EDITS: Readonly<Record<string, readonly unknown[]>> = {
  'hansa-teutonica': [...common(modelOf('hansa-teutonica') as unknown as EditModel<Board>), ...teutonic],
  hansa: [...common(modelOf('hansa') as unknown as EditModel<HansaBoard>), ...baltic],
};

/** The board after a random edit; the same one if the edit had nothing to do. */
export function editByChance(game: string, board: JsonObject, random: Random): JsonObject {
  const edit = any(random, EDITS[game]) as Edit<JsonObject>;
  return modelOf(game).settle(board, edit(board, random), random.below(10) === 0);
}
