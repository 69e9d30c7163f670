/** Why an action is not legal now, in words for players. */
import type { Action } from '../../../../core/actions.js';
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import * as codes from '../formats/codes.js';
import type { Setup } from '../setup.js';
import { ACTIONS_LEFT, BEGUN, DECIDES, FORGONE, PHASE, POINTS, TURN_SEAT } from '../state/layout.js';
import { fits, stockEmpty, supplyOf } from '../state/pieces.js';
import { mayWorkOn, pawnAllows } from '../state/reach.js';
import {
  ACTIONS_3,
  ACTIONS_4,
  EMPTY,
  IN_ACTIONS,
  IN_LIFT,
  IN_MARKERS,
  IN_PAWN,
  IN_PERMANENT,
  IN_RELOCATE,
  IN_REMOVE,
  IN_SHARE,
  kindOf,
  MERCHANT,
  ownerOf,
  PHASES,
} from '../vocabulary.js';
import { texts } from './words.js';

const ACTION_TYPES = [
  codes.INCOME,
  codes.PLACE,
  codes.DISPLACE,
  codes.LIFT,
  codes.CREATE,
  codes.USE,
  codes.TAKE_FAVOUR,
  codes.MOVE_PAWN,
  codes.END_TURN,
];

/** The actions that each phase allows. */
const TYPES_IN: Readonly<Record<number, readonly number[]>> = {
  [IN_ACTIONS]: ACTION_TYPES,
  [IN_RELOCATE]: [codes.RELOCATE, codes.DONE],
  [IN_LIFT]: [codes.LIFT, codes.DROP, codes.DONE],
  [IN_REMOVE]: [codes.REMOVE, codes.DONE],
  [IN_PERMANENT]: [codes.USE_PERMANENT, codes.DONE],
  [IN_SHARE]: [codes.SHARE, codes.DONE],
  [IN_MARKERS]: [codes.PUT_MARKER],
  [IN_PAWN]: [codes.MOVE_PAWN],
};

const COSTLY = [codes.INCOME, codes.PLACE, codes.DISPLACE, codes.LIFT, codes.CREATE];

export function whyNot(setup: Setup, s: State, a: Action, language: Language): string {
  const say = texts.say('refusals', language);
  const type = codes.typeOf(a);
  if (!TYPES_IN[s[PHASE]]?.includes(type)) {
    const phase = PHASES[s[PHASE]];
    return texts.in(language).phases[phase as 'actions'] ?? say('cannot');
  }
  if (s[PHASE] === IN_ACTIONS && s[ACTIONS_LEFT] === 0 && COSTLY.includes(type))
    return say(s[FORGONE] ? 'forgone' : 'noActions');
  const seat = s[DECIDES];
  const point = codes.pointIn(a);
  switch (type) {
    case codes.INCOME:
      return stockEmpty(s, seat) ? say('emptyStock') : say('income');
    case codes.PLACE:
    case codes.DISPLACE: {
      const piece = s[POINTS + point];
      const route = setup.board.routeOfPoint[point];
      if (type === codes.PLACE && piece !== EMPTY) return say('occupied');
      if (type === codes.DISPLACE && (piece === EMPTY || ownerOf(piece) === seat)) return say('noOpponent');
      if (!fits(setup.board, point, codes.kindIn(a))) return say('boat');
      if (supplyOf(s, seat, codes.kindIn(a)) === 0) return say('notInSupply');
      if (!pawnAllows(setup, s, route)) return say('pawn');
      if (!mayWorkOn(setup, s, route)) return say('noPermit');
      return type === codes.PLACE ? say('cannot') : say('price', { n: kindOf(piece) === MERCHANT ? 2 : 1 });
    }
    case codes.RELOCATE:
    case codes.DROP:
    case codes.USE_PERMANENT:
      return say('route');
    case codes.LIFT:
    case codes.REMOVE:
      return say('notThere');
    case codes.CREATE: {
      const route = codes.routeIn(a);
      if (!pawnAllows(setup, s, route)) return say('pawn');
      for (let p = setup.board.routeStart[route]; p < setup.board.routeStart[route + 1]; p++) {
        if (s[POINTS + p] === EMPTY || ownerOf(s[POINTS + p]) !== s[TURN_SEAT]) return say('notAllOwn');
      }
      return say('reward');
    }
    case codes.USE: {
      const isForAction = codes.markerIn(a) === ACTIONS_3 || codes.markerIn(a) === ACTIONS_4;
      return isForAction && s[FORGONE] ? say('forgone') : say('marker');
    }
    case codes.TAKE_FAVOUR:
      return s[BEGUN] ? say('begun') : say('favour');
    case codes.PUT_MARKER:
      return say('putMarker');
    default:
      return say('cannot');
  }
}
