/**
 * The passage of a game: which actions each phase offers, and what follows by itself once one is done. The
 * rules of each action are in `actions/`.
 */
import type { Action, ActionBuffer } from '../../../core/actions.js';
import { NOBODY, OPEN, REVEALED, type State } from '../../../core/game.js';
import { applyBooths, legalBooths, nextToPlace, onlyCity } from './actions/booths.js';
import { applyBuild, canBuild, legalBuild } from './actions/build.js';
import { applyBuy, canBuy, legalBuy } from './actions/buy.js';
import { applyDiscard, forcedDiscard, hasTooMany, legalDiscard } from './actions/discard.js';
import { applyEndTurn, legalEndTurn, returnTalers } from './actions/end-turn.js';
import { applyLose, legalLose, loser } from './actions/lose.js';
import {
  applyReplenish,
  applySkip,
  canReplenish,
  legalReplenish,
  mustReplenish,
} from './actions/replenish.js';
import { applySail, canSail, legalSail } from './actions/sail.js';
import { applySell, canSell, legalSell } from './actions/sell.js';
import * as codes from './formats/codes.js';
import { ACTED, LAST_PILE, PHASE, TURN_SEAT } from './state/layout.js';
import { receive } from './state/purse.js';
import type { Table } from './table.js';
import {
  IN_LOSE,
  IN_REPLENISH,
  IN_SETUP,
  IN_TAX,
  IN_TRADE,
  INCOME,
  IS_OVER,
  NO_GOOD,
  NONE,
} from './vocabulary.js';

export function decider(t: Table, s: State): number {
  if (s[PHASE] === IS_OVER) return NOBODY;
  return s[PHASE] === IN_LOSE ? loser(t, s) : s[TURN_SEAT];
}

export function legal(t: Table, s: State, out: ActionBuffer): void {
  out.clear();
  switch (s[PHASE]) {
    case IN_SETUP:
      legalBooths(t, s, out);
      break;
    case IN_REPLENISH:
      legalReplenish(t, s, out);
      break;
    case IN_TRADE:
      if (s[ACTED] === 0) {
        legalBuy(t, s, out);
        legalBuild(s, out);
        legalSell(s, out);
      }
      legalSail(t, s, out);
      legalEndTurn(out);
      break;
    case IN_LOSE:
      legalLose(t, s, out);
      break;
    case IN_TAX:
      legalDiscard(s, out);
      break;
  }
}

/** Carries out an action and all that is forced after it. */
export function apply(t: Table, s: State, a: Action): number {
  let revealed = false;
  switch (codes.typeOf(a)) {
    case codes.BOOTHS:
      applyBooths(s, a);
      break;
    case codes.REPLENISH:
      applyReplenish(t, s);
      revealed = true;
      break;
    case codes.SKIP:
      applySkip(s);
      break;
    case codes.SAIL:
      applySail(s, a);
      break;
    case codes.BUY:
      applyBuy(t, s, a);
      break;
    case codes.BUILD:
      applyBuild(s, a);
      break;
    case codes.SELL:
      applySell(t, s, a);
      break;
    case codes.LOSE:
      applyLose(t, s, a);
      break;
    case codes.DISCARD:
      applyDiscard(s, a);
      break;
    case codes.END_TURN:
      applyEndTurn(s);
      break;
  }
  if (settle(t, s)) revealed = true;
  return revealed ? REVEALED : OPEN;
}

/**
 * What happens by itself until somebody has a choice; returns whether goods were turned up. It comes to an end:
 * a new turn has an income of three talers and at most one forced expense, so its player can sail.
 */
function settle(t: Table, s: State): boolean {
  let revealed = false;
  for (;;) {
    switch (s[PHASE]) {
      case IN_SETUP: {
        const next = nextToPlace(t, s);
        if (next === NOBODY) {
          beginTurn(s, 0);
          break;
        }
        s[TURN_SEAT] = next;
        const only = onlyCity(t, s);
        if (only === NONE) return revealed;
        applyBooths(s, codes.booths(only));
        break;
      }
      case IN_REPLENISH:
        if (!canReplenish(t, s)) {
          applySkip(s);
        } else if (mustReplenish(t, s)) {
          applyReplenish(t, s);
          revealed = true;
        } else {
          return revealed;
        }
        break;
      case IN_TRADE:
        if (canDoSomething(t, s)) return revealed;
        applyEndTurn(s);
        break;
      case IN_LOSE:
        if (loser(t, s) !== NOBODY) return revealed;
        s[PHASE] = IN_TRADE;
        break;
      case IN_TAX:
        returnTalers(s);
        if (!hasTooMany(s)) {
          passTurn(t, s);
        } else {
          const only = forcedDiscard(s);
          if (only === NO_GOOD) return revealed;
          applyDiscard(s, codes.discard(only));
        }
        break;
      default:
        return revealed;
    }
  }
}

/** T3: whether the seat in turn can do anything but end it. */
export const canDoSomething = (t: Table, s: State): boolean =>
  canSail(s) || (s[ACTED] === 0 && (canBuy(t, s) || canBuild(s) || canSell(s)));

/** T1 */
function beginTurn(s: State, seat: number): void {
  s[TURN_SEAT] = seat;
  s[ACTED] = 0;
  receive(s, seat, INCOME);
  s[PHASE] = IN_REPLENISH;
}

/** X1: a round ends with the last seat. */
function passTurn(t: Table, s: State): void {
  const next = s[TURN_SEAT] + 1;
  if (next < t.players) beginTurn(s, next);
  else if (s[LAST_PILE] === 0) beginTurn(s, 0);
  else s[PHASE] = IS_OVER;
}
