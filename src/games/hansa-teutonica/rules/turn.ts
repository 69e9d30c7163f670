/**
 * How a game proceeds: which actions each phase offers, and what follows automatically. The rules of each action are
 * in `actions/`.
 */
import { type Action, ActionBuffer } from '../../../core/actions.js';
import { OPEN, REVEALED, type State } from '../../../core/game.js';
import { applyCreate, legalCreate } from './actions/create.js';
import { applyDisplace, legalDisplace } from './actions/displace.js';
import { applyFavour, legalFavour } from './actions/favour.js';
import { applyIncome, legalIncome } from './actions/income.js';
import { applyDrop, applyLift, clearLift, legalFirstLift, legalLift, liftIsOver } from './actions/move.js';
import { applyPawn, canMovePawnFree, legalPawn, legalPawnSetUp } from './actions/pawn.js';
import { applyPermanent, clearPermanent, legalPermanent, permanentIsOver } from './actions/permanent.js';
import { applyPlace, legalPlace } from './actions/place.js';
import { applyPutMarker, canPutMarker, legalPutMarker } from './actions/put-marker.js';
import { applyRelocate, clearRelocation, legalRelocate, settleRelocation } from './actions/relocate.js';
import { applyRemove, clearRemove, legalRemove, removeIsOver } from './actions/remove.js';
import { applyShare, legalShare } from './actions/share.js';
import { applyUse, legalUse } from './actions/use.js';
import * as codes from './formats/codes.js';
import { ACTIONS_VALUE, type Setup } from './setup.js';
import {
  ACTED,
  ACTIONS_LEFT,
  BEGUN,
  COMPLETED,
  DECIDES,
  FORGONE,
  LIFT_MODE,
  PAWN_MOVED,
  PERMITS_USED,
  PHASE,
  PLATE,
  SCORE,
  SEAT_SIZE,
  SEEN,
  SUPPLY_FAILED,
  TILES,
  TURN_SEAT,
} from './state/layout.js';
import { listHas } from './state/lists.js';
import { removedFrom } from './state/pieces.js';
import {
  ACTIONS,
  EXTRA_ACTION,
  IN_ACTIONS,
  IN_LIFT,
  IN_MARKERS,
  IN_PAWN,
  IN_PERMANENT,
  IN_RELOCATE,
  IN_REMOVE,
  IN_SHARE,
  IS_OVER,
  LIFT_ANY,
  TRACK_END,
} from './vocabulary.js';

export function legal(setup: Setup, s: State, out: ActionBuffer): void {
  out.clear();
  switch (s[PHASE]) {
    case IN_ACTIONS:
      legalInTurn(setup, s, out);
      break;
    case IN_RELOCATE:
      legalRelocate(setup, s, out);
      break;
    case IN_LIFT:
      legalLift(setup, s, out);
      break;
    case IN_REMOVE:
      legalRemove(setup, s, out);
      break;
    case IN_PERMANENT:
      legalPermanent(setup, s, out);
      break;
    case IN_SHARE:
      legalShare(s, out);
      break;
    case IN_MARKERS:
      legalPutMarker(setup, s, out);
      break;
    case IN_PAWN:
      legalPawnSetUp(setup, out);
      break;
  }
}

/** T2, T3, T6 */
function legalInTurn(setup: Setup, s: State, out: ActionBuffer): void {
  if (s[ACTIONS_LEFT] > 0) {
    legalIncome(setup, s, out);
    legalPlace(setup, s, out);
    legalDisplace(setup, s, out);
    legalFirstLift(setup, s, out);
    legalCreate(setup, s, out);
  }
  legalUse(setup, s, out);
  legalFavour(s, out);
  legalPawn(setup, s, out);
  out.push(codes.END_TURN);
}

/** Carries out an action and all that is forced after it. */
export function apply(setup: Setup, s: State, a: Action): number {
  let turnIsOver = false;
  if (s[PHASE] === IN_ACTIONS) {
    turnIsOver = endsTurn(setup, s, a);
    s[BEGUN] = 1;
    if (costsAction(a)) {
      s[ACTIONS_LEFT]--;
      s[ACTED] = 1;
    }
  }
  let revealed = carryOut(setup, s, a);
  if (turnIsOver && endTurn(s)) revealed = true;
  if (settle(setup, s)) revealed = true;
  return revealed ? REVEALED : OPEN;
}

/** The action itself; returns whether it revealed something. */
function carryOut(setup: Setup, s: State, a: Action): boolean {
  switch (codes.typeOf(a)) {
    case codes.INCOME:
      applyIncome(setup, s, a);
      break;
    case codes.PLACE:
      applyPlace(setup, s, a);
      break;
    case codes.DISPLACE:
      applyDisplace(setup, s, a);
      break;
    case codes.RELOCATE:
      applyRelocate(s, a);
      break;
    case codes.LIFT:
      applyLift(setup, s, a);
      break;
    case codes.DROP:
      applyDrop(setup, s, a);
      break;
    case codes.CREATE:
      return applyCreate(setup, s, a);
    case codes.USE:
      applyUse(setup, s, a);
      break;
    case codes.REMOVE:
      applyRemove(s, a);
      break;
    case codes.USE_PERMANENT:
      applyPermanent(setup, s, a);
      break;
    case codes.SHARE:
      applyShare(s, a);
      finishPhase(setup, s);
      break;
    case codes.TAKE_FAVOUR:
      applyFavour(s, a);
      break;
    case codes.MOVE_PAWN:
      applyPawn(s, a);
      if (s[PHASE] === IN_PAWN) beginTurn(s, s[TURN_SEAT]);
      break;
    case codes.PUT_MARKER:
      applyPutMarker(s, a);
      return true; // to the others
    case codes.DONE:
      finishPhase(setup, s);
      break;
  }
  return false;
}

const costsAction = (a: Action): boolean => {
  const type = codes.typeOf(a);
  return (
    type <= codes.DISPLACE ||
    type === codes.LIFT ||
    type === codes.CREATE ||
    (type === codes.MOVE_PAWN && codes.freeIn(a) === 0)
  );
};

/** T6, P2: whether the turn ends after this action. */
function endsTurn(setup: Setup, s: State, a: Action): boolean {
  switch (codes.typeOf(a)) {
    case codes.END_TURN:
      return true;
    case codes.TAKE_FAVOUR:
      return !setup.reading.favourKeepsTurn;
    case codes.MOVE_PAWN:
      return codes.freeIn(a) === 1 && s[setup.reading.markersAreNoActions ? ACTED : BEGUN] === 1;
    default:
      return false;
  }
}

/** What happens automatically until somebody has a choice; returns whether something hidden was revealed. */
function settle(setup: Setup, s: State): boolean {
  let revealed = false;
  for (;;) {
    switch (s[PHASE]) {
      case IN_RELOCATE:
        if (!settleRelocation(setup, s)) return revealed;
        finishPhase(setup, s);
        break;
      case IN_LIFT:
        if (!liftIsOver(setup, s)) return revealed;
        finishPhase(setup, s);
        break;
      case IN_REMOVE:
        if (!removeIsOver(setup, s)) return revealed;
        finishPhase(setup, s);
        break;
      case IN_PERMANENT:
        if (!permanentIsOver(setup, s)) return revealed;
        finishPhase(setup, s);
        break;
      case IN_ACTIONS:
        if (s[ACTIONS_LEFT] > 0 || canStillDoSomething(setup, s)) return revealed;
        if (endTurn(s)) revealed = true;
        break;
      case IN_MARKERS:
        if (canPutMarker(setup, s)) return revealed;
        beginTurn(s, (s[TURN_SEAT] + 1) % setup.players);
        break;
      case IS_OVER:
        // The missions are shown.
        return true;
      default:
        return revealed;
    }
  }
}

/** Ends a phase that is done or given up, and goes back to the turn it interrupted. */
function finishPhase(setup: Setup, s: State): void {
  const phase = s[PHASE];
  const ofCreate = phase === IN_PERMANENT || (phase === IN_LIFT && s[LIFT_MODE] === LIFT_ANY);
  clearRelocation(s);
  clearLift(s);
  clearRemove(s);
  clearPermanent(s);
  s[DECIDES] = s[TURN_SEAT];
  s[PHASE] = IN_ACTIONS;
  if (ofCreate && isAtEnd(setup, s)) {
    s[PHASE] = IS_OVER;
    s[ACTIONS_LEFT] = 0;
  }
}

/** X1, I6 */
function isAtEnd(setup: Setup, s: State): boolean {
  if (s[SUPPLY_FAILED] || s[COMPLETED] >= setup.board.completedToEnd) return true;
  for (let seat = 0; seat < setup.players; seat++) if (s[SCORE + seat * SEAT_SIZE] >= TRACK_END) return true;
  return false;
}

const probe = new ActionBuffer();

/** Whether a marker or a free pawn move can still be used when no actions are left. */
function canStillDoSomething(setup: Setup, s: State): boolean {
  if (canMovePawnFree(setup, s)) return true;
  probe.clear();
  legalUse(setup, s, probe);
  return probe.length > 0;
}

/** Begins T5; returns whether there are markers on the plate to reveal. */
function endTurn(s: State): boolean {
  s[ACTIONS_LEFT] = 0;
  s[PHASE] = IN_MARKERS;
  s[SEEN] = 0; // all of them are looked at now
  return s[PLATE + s[TURN_SEAT] * SEAT_SIZE] > 0;
}

/** T1 */
export function beginTurn(s: State, seat: number): void {
  s[TURN_SEAT] = seat;
  s[DECIDES] = seat;
  s[PHASE] = IN_ACTIONS;
  s[ACTIONS_LEFT] = actionsAtStart(s, seat);
  s[BEGUN] = 0;
  s[ACTED] = 0;
  s[FORGONE] = 0;
  s[PERMITS_USED] = 0;
  s[PAWN_MOVED] = 0;
  s[SEEN] = s[PLATE + seat * SEAT_SIZE];
}

export const actionsAtStart = (s: State, seat: number): number =>
  ACTIONS_VALUE[removedFrom(s, seat, ACTIONS)] + (listHas(s, TILES + seat * SEAT_SIZE, EXTRA_ACTION) ? 1 : 0);
