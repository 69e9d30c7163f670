/** The action space: every action that can occur with a setup, in blocks (`core/action-space.ts`). */
import type { ActionBlock, ActionPart } from '../../../../core/action-space.js';
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Board } from '../board/board.js';
import { hasMarker } from '../edition.js';
import { MERCHANTS, type Setup, TRADERS } from '../setup.js';
import { DECIDES } from '../state/layout.js';
import {
  ABILITIES,
  DEVELOP,
  DEVELOP_PRIVILEGE,
  EXCHANGE,
  EXTRA_POST,
  FAVOURS,
  GREEN_POST,
  KINDS,
  MARKERS,
  NONE,
  PLACE_2,
  REMOVE_3,
  REUSE_2,
} from '../vocabulary.js';
import * as codes from './codes.js';

/** The action as its decider sees it: the owner of a dropped piece is given by how far behind them they sit. */
export function seenAction(setup: Setup, s: State, a: Action): Action {
  if (codes.typeOf(a) !== codes.DROP) return a;
  const behind = (codes.seatIn(a) - s[DECIDES] + setup.players) % setup.players;
  return codes.drop(behind, codes.kindIn(a), codes.pointIn(a));
}

export function actionBlocks(setup: Setup): ActionBlock[] {
  return [
    {
      name: 'income',
      code: codes.INCOME,
      parts: [counts('traders', TRADERS, 5, 5), counts('merchants', MERCHANTS, 10, 3)],
    },
    ...pieceBlocks(setup),
    ...createBlocks(setup.board),
    ...markerBlocks(setup),
    ...permanentBlocks(setup.board),
    ...favourBlocks(setup),
    ...pawnBlocks(setup),
    { name: 'done', code: codes.DONE, parts: [] },
    { name: 'end-turn', code: codes.END_TURN, parts: [] },
  ];
}

const counts = (name: string, most: number, shift: number, bits: number): ActionPart => ({
  name,
  values: Array.from({ length: most + 1 }, (_, n) => String(n)),
  shift,
  bits,
});

/** A part with only those of `ids` whose numbers are `included`. */
function some(
  name: string,
  ids: readonly string[],
  shift: number,
  bits: number,
  included: (number: number) => boolean,
): ActionPart {
  const numbers = ids.map((_, i) => i).filter(included);
  return { name, values: numbers.map((i) => ids[i]), shift, bits, codes: numbers };
}

const piece: ActionPart = { name: 'piece', values: KINDS, shift: 5, bits: 1 };
const pointIds = (b: Board): string[] => Array.from({ length: b.points }, (_, point) => b.pointName(point));
const pointPart = (b: Board, name: string): ActionPart => ({ name, values: pointIds(b), shift: 6, bits: 9 });
const fromPart = (b: Board): ActionPart => ({ name: 'from', values: pointIds(b), shift: 17, bits: 9 });
const routePart = (b: Board): ActionPart => ({ name: 'route', values: b.routeIds, shift: 6, bits: 7 });

/** Traders in the lower two bits, merchants above. */
const PAYMENTS = [
  ['1 trader', 1],
  ['1 merchant', 4],
  ['2 traders', 2],
  ['1 trader, 1 merchant', 5],
  ['2 merchants', 8],
] as const;

function pieceBlocks(setup: Setup): ActionBlock[] {
  const { board: b, edition, players } = setup;
  const at = pointPart(b, 'at');
  const to = pointPart(b, 'to');
  const pay: ActionPart = {
    name: 'pay',
    values: PAYMENTS.map(([name]) => name),
    shift: 15,
    bits: 4,
    codes: PAYMENTS.map(([, code]) => code),
  };
  const source: ActionPart = { name: 'from', values: codes.SOURCES, shift: 15, bits: 2 };
  const owners = Array.from({ length: players }, (_, behind) => (behind === 0 ? 'own' : `${behind} behind`));
  const fromPoint = codes.relocate(0, 0, codes.FROM_POINT, 0);
  return [
    { name: 'place', code: codes.PLACE, parts: [piece, at] },
    { name: 'displace', code: codes.DISPLACE, parts: [piece, at, pay] },
    { name: 'relocate', code: codes.RELOCATE, parts: [piece, source, to] },
    { name: 'relocate from a point', code: fromPoint, parts: [piece, fromPart(b), to] },
    { name: 'lift', code: codes.LIFT, parts: [at] },
    {
      name: 'drop',
      code: codes.DROP,
      parts: [{ name: 'owner', values: owners, shift: 15, bits: 3 }, piece, at],
    },
    ...(hasMarker(edition, REMOVE_3) ? [{ name: 'remove', code: codes.REMOVE, parts: [at] }] : []),
  ];
}

function createBlocks(b: Board): ActionBlock[] {
  const route = routePart(b);
  const end: ActionPart = {
    name: 'city',
    values: ['first of the route', 'second of the route'],
    shift: 16,
    bits: 1,
  };
  const post = [route, end, { ...piece, shift: 17 }];
  const ability: ActionPart = { name: 'ability', values: ABILITIES, shift: 16, bits: 4 };
  const special = some('route', b.routeIds, 6, 7, (r) => b.specialRoute[r] === 1);
  const space = counts('space', b.specialColour.length - 1, 16, 4);
  return [
    { name: 'create for no reward', code: codes.create(0, codes.REWARD_NONE, 0), parts: [route] },
    { name: 'create for a post', code: codes.create(0, codes.REWARD_POST, 0), parts: post },
    { name: 'create for an extra post', code: codes.create(0, codes.REWARD_EXTRA_POST, 0), parts: post },
    { name: 'create to develop', code: codes.create(0, codes.REWARD_DEVELOP, 0), parts: [route, ability] },
    {
      name: 'create for special prestige',
      code: codes.create(0, codes.REWARD_SPECIAL, 0),
      parts: [special, space],
    },
  ];
}

function markerBlocks({ board: b, edition }: Setup): ActionBlock[] {
  const isPlain = (marker: number): boolean =>
    hasMarker(edition, marker) && marker !== EXTRA_POST && marker !== EXCHANGE && marker !== DEVELOP;
  const posts = (city: number): number => b.postStart[city + 1] - b.postStart[city];
  const mostPosts = Math.max(...b.cityIds.map((_, city) => posts(city)));
  const city = some('city', b.cityIds, 9, 7, (c) => posts(c) > 1);
  const ability: ActionPart = { name: 'ability', values: ABILITIES, shift: 9, bits: 3 };
  const takesMarkers = (route: number): boolean =>
    b.permanentMarker[route] === NONE && b.guarded[b.routeCountry[route]] === 0;
  return [
    { name: 'use', code: codes.USE, parts: [some('marker', MARKERS, 5, 4, isPlain)] },
    { name: 'use exchange', code: codes.use(EXCHANGE), parts: [city, counts('post', mostPosts - 2, 16, 4)] },
    { name: 'use develop', code: codes.use(DEVELOP), parts: [ability] },
    {
      name: 'put-marker',
      code: codes.PUT_MARKER,
      parts: [
        some('marker', MARKERS, 5, 4, (marker) => hasMarker(edition, marker)),
        some('route', b.routeIds, 9, 7, takesMarkers),
      ],
    },
  ];
}

/** Only those of markers that the board has. */
function permanentBlocks(b: Board): ActionBlock[] {
  const isGuarded = (point: number): boolean => b.guarded[b.routeCountry[b.routeOfPoint[point]]] === 1;
  const guarded = some('to', pointIds(b), 6, 9, isGuarded);
  const source: ActionPart = {
    name: 'from',
    values: ['stock', 'supply'],
    shift: 15,
    bits: 2,
    codes: [codes.FROM_STOCK, codes.FROM_SUPPLY],
  };
  const of = (marker: number, source = 0): Action => codes.usePermanent(marker, 0, 0, source, 0);
  const blocks: [marker: number, block: ActionBlock][] = [
    [DEVELOP_PRIVILEGE, { name: 'develop-privilege', code: of(DEVELOP_PRIVILEGE), parts: [] }],
    [
      GREEN_POST,
      {
        name: 'green-post',
        code: of(GREEN_POST),
        parts: [piece, some('city', b.cityIds, 6, 9, (city) => b.green[city] === 1)],
      },
    ],
    [REUSE_2, { name: 'reuse-2', code: of(REUSE_2), parts: [piece, pointPart(b, 'to')] }],
    [PLACE_2, { name: 'place-2', code: of(PLACE_2), parts: [piece, source, guarded] }],
    [
      PLACE_2,
      {
        name: 'place-2 from a point',
        code: of(PLACE_2, codes.FROM_POINT),
        parts: [piece, fromPart(b), guarded],
      },
    ],
  ];
  return blocks.filter(([marker]) => b.permanentMarker.includes(marker)).map(([, block]) => block);
}

function favourBlocks({ favours, edition }: Setup): ActionBlock[] {
  if (!favours) return [];
  const isThere = (marker: number): boolean => hasMarker(edition, marker);
  return [
    { name: 'share', code: codes.SHARE, parts: [piece] },
    {
      name: 'favour',
      code: codes.TAKE_FAVOUR,
      parts: [
        { name: 'tile', values: FAVOURS, shift: 5, bits: 3 },
        some('first marker', MARKERS, 8, 4, isThere),
        some('second marker', MARKERS, 12, 4, isThere),
      ],
    },
  ];
}

function pawnBlocks({ board: b, players }: Setup): ActionBlock[] {
  if (players !== 2) return [];
  const free: ActionPart = { name: 'free', values: ['no', 'yes'], shift: 5, bits: 1 };
  return [
    {
      name: 'pawn',
      code: codes.MOVE_PAWN,
      parts: [{ name: 'to', values: b.provinceIds, shift: 6, bits: 9 }, free],
    },
  ];
}
