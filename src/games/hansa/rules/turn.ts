/**
 * How a game proceeds: which actions each phase offers, and what follows automatically. The rules of each action are
 * in `actions/`.
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
import type { Setup } from './setup.js';
import { ACTED, LAST_PILE, PHASE, TURN_SEAT } from './state/layout.js';
import { receive } from './state/purse.js';
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

export function decider(setup: Setup, s: State): number {
  if (s[PHASE] === IS_OVER) return NOBODY;
  return s[PHASE] === IN_LOSE ? loser(setup, s) : s[TURN_SEAT];
}

export function legal(setup: Setup, s: State, out: ActionBuffer): void {
  out.clear();
  switch (s[PHASE]) {
    case IN_SETUP:
      legalBooths(setup, s, out);
      break;
    case IN_REPLENISH:
      legalReplenish(setup, s, out);
      break;
    case IN_TRADE:
      if (s[ACTED] === 0) {
        legalBuy(setup, s, out);
        legalBuild(s, out);
        legalSell(s, out);
      }
      legalSail(setup, s, out);
      legalEndTurn(out);
      break;
    case IN_LOSE:
      legalLose(setup, s, out);
      break;
    case IN_TAX:
      legalDiscard(s, out);
      break;
  }
}

/** Carries out an action and all that is forced after it. */
export function apply(setup: Setup, s: State, a: Action): number {
  let revealed = false;
  switch (codes.typeOf(a)) {
    case codes.BOOTHS:
      applyBooths(s, a);
      break;
    case codes.REPLENISH:
      applyReplenish(setup, s);
      revealed = true;
      break;
    case codes.SKIP:
      applySkip(s);
      break;
    case codes.SAIL:
      applySail(s, a);
      break;
    case codes.BUY:
      applyBuy(setup, s, a);
      break;
    case codes.BUILD:
      applyBuild(s, a);
      break;
    case codes.SELL:
      applySell(setup, s, a);
      break;
    case codes.LOSE:
      applyLose(setup, s, a);
      break;
    case codes.DISCARD:
      applyDiscard(s, a);
      break;
    case codes.END_TURN:
      applyEndTurn(s);
      break;
  }
  if (settle(setup, s)) revealed = true;
  return revealed ? REVEALED : OPEN;
}

/**
 * What happens automatically until somebody has a choice; returns whether goods were turned up. It always ends: a new
 * turn brings three talers and at most one forced expense, so its player can sail.
 */
function settle(setup: Setup, s: State): boolean {
  let revealed = false;
  for (;;) {
    switch (s[PHASE]) {
      case IN_SETUP: {
        const next = nextToPlace(setup, s);
        if (next === NOBODY) {
          beginTurn(s, 0);
          break;
        }
        s[TURN_SEAT] = next;
        const only = onlyCity(setup, s);
        if (only === NONE) return revealed;
        applyBooths(s, codes.booths(only));
        break;
      }
      case IN_REPLENISH:
        if (!canReplenish(setup, s)) {
          applySkip(s);
        } else if (mustReplenish(setup, s)) {
          applyReplenish(setup, s);
          revealed = true;
        } else {
          return revealed;
        }
        break;
      case IN_TRADE:
        if (canDoSomething(setup, s)) return revealed;
        applyEndTurn(s);
        break;
      case IN_LOSE:
        if (loser(setup, s) !== NOBODY) return revealed;
        s[PHASE] = IN_TRADE;
        break;
      case IN_TAX:
        returnTalers(s);
        if (!hasTooMany(s)) {
          passTurn(setup, s);
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
const canDoSomething = (setup: Setup, s: State): boolean =>
  canSail(s) || (s[ACTED] === 0 && (canBuy(setup, s) || canBuild(s) || canSell(s)));

/** T1 */
function beginTurn(s: State, seat: number): void {
  s[TURN_SEAT] = seat;
  s[ACTED] = 0;
  receive(s, seat, INCOME);
  s[PHASE] = IN_REPLENISH;
}

/** X1: a round ends with the last seat. */
function passTurn(setup: Setup, s: State): void {
  const next = s[TURN_SEAT] + 1;
  if (next < setup.players) beginTurn(s, next);
  else if (s[LAST_PILE] === 0) beginTurn(s, 0);
  else s[PHASE] = IS_OVER;
}
