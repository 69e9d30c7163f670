/**
 * Standing orders answer for a player in others' turns (C2, A2). An order for displaced pieces lists preferred routes
 * and what to add; one for a share takes a tradesman or passes.
 */
import { type Action, ActionBuffer } from '../../../core/actions.js';
import * as check from '../../../core/check.js';
import type { Question, State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import type { Board } from './board/board.js';
import {
  DONE,
  FROM_DISPLACED,
  FROM_POINT,
  kindIn,
  pointIn,
  RELOCATE,
  SHARE,
  sourceIn,
  typeOf,
} from './formats/codes.js';
import type { Setup } from './setup.js';
import { PHASE } from './state/layout.js';
import { legal } from './turn.js';
import { IN_RELOCATE, IN_SHARE, KINDS, MERCHANT, NONE, TRADER } from './vocabulary.js';

const EXTRAS = ['merchants', 'traders', 'none'] as const;

export const questions: readonly Question[] = [
  {
    id: 'displaced',
    about: 'where displaced pieces and extras go',
    answers: [
      {
        do: 'routes',
        fields: {
          routes: { ids: 60, about: 'ids of routes, the most wanted first' },
          extras: {
            words: EXTRAS,
            about: 'which tradesmen are added, as far as there are any; none: nothing is added',
          },
        },
      },
    ],
  },
  {
    id: 'share',
    about: 'a share of another’s income',
    answers: [{ do: 'take', fields: { piece: { words: ['merchant', 'trader'] } } }, { do: 'pass' }],
  },
];

export function question(s: State): string | null {
  if (s[PHASE] === IN_RELOCATE) return 'displaced';
  return s[PHASE] === IN_SHARE ? 'share' : null;
}

export function checkOrder(setup: Setup, asked: string, order: JsonObject, field: string): void {
  if (asked === 'displaced') {
    check.oneOf(order.do, `${field}.do`, ['routes']);
    readRoutes(setup.board, order.routes, `${field}.routes`);
    check.oneOf(order.extras, `${field}.extras`, EXTRAS);
  } else if (asked === 'share') {
    if (check.oneOf(order.do, `${field}.do`, ['take', 'pass']) === 'take') {
      check.oneOf(order.piece, `${field}.piece`, KINDS);
    }
  } else throw new Refusal(field, 'this is never asked in Hansa Teutonica');
}

const readRoutes = (b: Board, json: Json | undefined, field: string): number[] =>
  check.list(json, field, 100).map((id, i) => check.indexOf(id, check.join(field, i), b.routeIndex, 'route'));

const actions = new ActionBuffer();

export function follow(setup: Setup, s: State, order: JsonObject): Action {
  actions.clear();
  legal(setup, s, actions);
  const all = Array.from(actions.items.subarray(0, actions.length));
  return s[PHASE] === IN_SHARE ? share(all, order) : relocate(setup.board, all, order);
}

function share(all: readonly Action[], order: JsonObject): Action {
  if (order.do === 'pass') return DONE;
  const offered = all.filter((action) => typeOf(action) === SHARE);
  const wanted = offered.find((action) => KINDS[kindIn(action)] === order.piece);
  return wanted ?? offered[0] ?? DONE;
}

/** The displaced piece first, then extras of the wanted kind that come from stock or supply (C4). */
function relocate(b: Board, all: readonly Action[], order: JsonObject): Action {
  const moves = all.filter((action) => typeOf(action) === RELOCATE);
  const wanted = readRoutes(b, order.routes, 'order.routes');
  const displaced = moves.filter((action) => sourceIn(action) === FROM_DISPLACED);
  if (displaced.length > 0) return nearest(b, displaced, wanted);
  if (order.extras === 'none') return DONE;
  const first = order.extras === 'merchants' ? MERCHANT : TRADER;
  // Nobody wants a piece taken off another route without being asked.
  const extras = moves.filter((action) => sourceIn(action) !== FROM_POINT);
  const preferred = extras.filter((action) => kindIn(action) === first);
  const chosen = preferred.length > 0 ? preferred : extras;
  return chosen.length > 0 ? nearest(b, chosen, wanted) : DONE;
}

/** On the first wanted route that is offered; otherwise nearest to the first of them, ties by the next. */
function nearest(b: Board, moves: readonly Action[], wanted: readonly number[]): Action {
  const routeOf = (action: Action): number => b.routeOfPoint[pointIn(action)];
  for (const route of wanted) {
    const there = moves.find((action) => routeOf(action) === route);
    if (there !== undefined) return there;
  }
  let best = moves[0];
  for (const action of moves) if (isNearer(b, routeOf(action), routeOf(best), wanted)) best = action;
  return best;
}

function isNearer(b: Board, route: number, than: number, wanted: readonly number[]): boolean {
  for (const goal of wanted) {
    const difference = distance(b, route, goal) - distance(b, than, goal);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** C3 */
function distance(b: Board, from: number, to: number): number {
  if (from === to) return 0;
  const row = from * (b.routes - 1);
  for (let i = 0; i < b.routes - 1; i++) if (b.nearRoutes[row + i] === to) return b.nearDistance[row + i];
  return NONE;
}
