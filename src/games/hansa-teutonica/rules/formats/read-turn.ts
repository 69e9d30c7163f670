/** Reads whose turn it is and what is half done in it. */
import * as check from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import { pushHand } from '../actions/move.js';
import { hasMarker } from '../edition.js';
import type { Setup } from '../setup.js';
import {
  ACTED,
  ACTIONS_LEFT,
  BEGUN,
  DECIDES,
  DISPLACED,
  DISPLACED_FROM,
  EXTRAS,
  FORGONE,
  LIFT_MODE,
  LIFTS_LEFT,
  MAX_HAND,
  MAX_PUT,
  PAWN_MOVED,
  PERMANENT,
  PERMANENT_LEFT,
  PERMITS_USED,
  PHASE,
  PLATE,
  POINTS,
  PUT,
  REMOVED,
  REMOVES_LEFT,
  REUSABLE,
  ROUTE_MARKERS,
  SEAT_SIZE,
  SEEN,
  SUPPLY_FAILED,
  TURN_SEAT,
  UNUSED,
} from '../state/layout.js';
import { listHas, listPush } from '../state/lists.js';
import { actionsAtStart } from '../turn.js';
import {
  ACTIONS,
  ACTIONS_3,
  ACTIONS_4,
  EMPTY,
  IN_LIFT,
  IN_PAWN,
  IN_PERMANENT,
  IN_RELOCATE,
  IN_REMOVE,
  IN_SHARE,
  IS_OVER,
  LIFT_ANY,
  LIFT_OPPONENTS,
  LIFT_OWN,
  LIFTS,
  MARKERS,
  MERCHANT,
  MOVE_2,
  MOVE_3,
  ownerOf,
  PERMANENT_MARKERS,
  PHASES,
  REMOVE_3,
  REUSE_2,
  TRACK_LENGTHS,
  TRADER,
} from '../vocabulary.js';
import { readPiece, readPoint } from './notation.js';

const FIELDS = [
  'seat',
  'actions',
  'phase',
  'begun',
  'acted',
  'forgone',
  'decides',
  'permits',
  'pawn',
  'seen',
  'supplyFailed',
];
const PHASE_FIELDS: Readonly<Partial<Record<number, readonly string[]>>> = {
  [IN_RELOCATE]: ['displaced', 'from', 'extras', 'put'],
  [IN_LIFT]: ['lifting', 'lifts', 'hand'],
  [IN_REMOVE]: ['removes'],
  [IN_PERMANENT]: ['marker', 'uses', 'reusable', 'put'],
};
/** The actions left are one byte, with room for all that markers and a rise of Actions could still add. */
const MOST_ACTIONS = 200;
const at = 'position.turn';

export function readTurn(setup: Setup, s: State, json: Json | undefined): void {
  const phase = PHASES.indexOf(
    check.oneOf(check.given(check.object(check.given(json, {}), at).phase, 'actions'), `${at}.phase`, PHASES),
  );
  refusePhase(setup, phase);
  const turn = check.object(check.given(json, {}), at, [...FIELDS, ...(PHASE_FIELDS[phase] ?? [])]);
  s[PHASE] = phase;
  s[TURN_SEAT] = check.integer(check.given(turn.seat, 0), `${at}.seat`, 0, setup.players - 1);
  const actions = phase === IS_OVER ? 0 : actionsAtStart(s, s[TURN_SEAT]);
  s[ACTIONS_LEFT] = check.integer(
    check.given(turn.actions, actions),
    `${at}.actions`,
    0,
    MOST_ACTIONS - actionsToCome(setup, s),
  );
  s[BEGUN] = Number(check.boolean(check.given(turn.begun, false), `${at}.begun`));
  s[ACTED] = Number(check.boolean(check.given(turn.acted, s[BEGUN] === 1), `${at}.acted`));
  if (s[ACTED] && !s[BEGUN]) throw new Refusal(`${at}.acted`, 'cannot be before the turn has begun');
  readForgone(setup, s, turn.forgone);
  s[SUPPLY_FAILED] = Number(check.boolean(check.given(turn.supplyFailed, false), `${at}.supplyFailed`));
  s[SEEN] = check.integer(check.given(turn.seen, 0), `${at}.seen`, 0, s[PLATE + s[TURN_SEAT] * SEAT_SIZE]);
  readDecides(setup, s, turn.decides);
  readPermits(setup, s, turn.permits);
  if (turn.pawn !== undefined) {
    s[PAWN_MOVED] = Number(check.boolean(turn.pawn, `${at}.pawn`));
    if (setup.players !== 2 && s[PAWN_MOVED]) throw new Refusal(`${at}.pawn`, 'only two players have a pawn');
  }
  if (phase === IN_RELOCATE) readRelocation(setup, s, turn);
  if (phase === IN_LIFT) readLift(setup, s, turn);
  if (phase === IN_REMOVE) s[REMOVES_LEFT] = check.integer(turn.removes, `${at}.removes`, 0, 3);
  if (phase === IN_PERMANENT) readPermanent(setup, s, turn);
}

/** Refuses a phase that this setup never reaches. */
function refusePhase(setup: Setup, phase: number): void {
  const refuse = (why: string): never => {
    throw new Refusal(`${at}.phase`, why);
  };
  if (phase === IN_PAWN && setup.players !== 2) refuse('only two players have a pawn');
  if (phase === IN_SHARE && !setup.favours) refuse('income is shared by a favour, and there are none');
  if (phase === IN_REMOVE && !hasMarker(setup.edition, REMOVE_3))
    refuse(`the edition ${setup.edition.id} has no marker ${MARKERS[REMOVE_3]}`);
}

/** The actions that unused markers and a rise of Actions could still add in this turn (M3, T4). */
function actionsToCome(setup: Setup, s: State): number {
  let sum = TRACK_LENGTHS[ACTIONS] - s[REMOVED + s[TURN_SEAT] * SEAT_SIZE + ACTIONS];
  const add = (marker: number): void => {
    if (marker === ACTIONS_3) sum += 3;
    if (marker === ACTIONS_4) sum += 4;
  };
  const unused = UNUSED + s[TURN_SEAT] * SEAT_SIZE;
  for (let i = 1; i <= s[unused]; i++) add(s[unused + i]);
  for (let route = 0; route < setup.board.routes; route++) add(s[ROUTE_MARKERS + route] - 1);
  return sum;
}

/** T6 */
function readForgone(setup: Setup, s: State, json: Json | undefined): void {
  s[FORGONE] = Number(check.boolean(check.given(json, false), `${at}.forgone`));
  if (!s[FORGONE]) return;
  if (!setup.favours)
    throw new Refusal(`${at}.forgone`, 'actions are forgone for a favour, and there are none');
  if (!s[BEGUN] || s[ACTED] || s[ACTIONS_LEFT] > 0)
    throw new Refusal(
      `${at}.forgone`,
      'a turn whose actions were forgone has begun without any and has none left',
    );
}

/** In three phases another player decides; in all others the player in turn does. */
function readDecides(setup: Setup, s: State, json: Json | undefined): void {
  const seat = s[TURN_SEAT];
  const byAnother = s[PHASE] === IN_RELOCATE || s[PHASE] === IN_SHARE || s[PHASE] === IN_PAWN;
  s[DECIDES] = check.integer(
    byAnother ? json : check.given(json, seat),
    `${at}.decides`,
    0,
    setup.players - 1,
  );
  if (byAnother === (s[DECIDES] === seat)) {
    const who = byAnother ? 'another seat than' : 'the seat';
    throw new Refusal(`${at}.decides`, `must be ${who} whose turn it is in this phase`);
  }
}

function readPermits(setup: Setup, s: State, json: Json | undefined): void {
  const cities = setup.board.permitCities;
  check.list(check.given(json, []), `${at}.permits`, cities.length).forEach((entry, i) => {
    const field = check.join(`${at}.permits`, i);
    const city = cities.indexOf(check.indexOf(entry, field, setup.board.cityIndex, 'city'));
    if (city === -1) throw new Refusal(field, `${check.show(entry)} gives no permit`);
    s[PERMITS_USED] |= 1 << city;
  });
}

function readPut(setup: Setup, s: State, json: Json | undefined, most: number): void {
  check.list(check.given(json, []), `${at}.put`, most).forEach((entry, i) => {
    const field = check.join(`${at}.put`, i);
    const point = readPoint(entry, field, setup.board);
    if (s[POINTS + point] === EMPTY || ownerOf(s[POINTS + point]) !== s[DECIDES] || listHas(s, PUT, point)) {
      throw new Refusal(field, 'must name tradesmen of the seat that decides, each once');
    }
    listPush(s, PUT, point);
  });
}

function readRelocation(setup: Setup, s: State, turn: JsonObject): void {
  s[DISPLACED_FROM] = check.indexOf(turn.from, `${at}.from`, setup.board.routeIndex, 'route');
  s[EXTRAS] = check.integer(turn.extras, `${at}.extras`, 0, 2);
  if (turn.displaced !== null) {
    s[DISPLACED] = readPiece(turn.displaced, `${at}.displaced`, setup.players);
    if (ownerOf(s[DISPLACED]) !== s[DECIDES])
      throw new Refusal(`${at}.displaced`, 'must belong to the seat that decides');
  }
  readPut(setup, s, turn.put, MAX_PUT - s[EXTRAS] - (s[DISPLACED] === EMPTY ? 0 : 1));
}

function readLift(setup: Setup, s: State, turn: JsonObject): void {
  const b = setup.board;
  s[LIFT_MODE] = LIFTS.indexOf(check.oneOf(turn.lifting, `${at}.lifting`, LIFTS));
  s[LIFTS_LEFT] = check.integer(turn.lifts, `${at}.lifts`, 0, MAX_HAND);
  check.list(check.given(turn.hand, []), `${at}.hand`, MAX_HAND - s[LIFTS_LEFT]).forEach((entry, i) => {
    const field = check.join(`${at}.hand`, i);
    const { piece: name, country } = check.object(entry, field, ['piece', 'country']);
    const piece = readPiece(name, `${field}.piece`, setup.players);
    const own = ownerOf(piece) === s[TURN_SEAT];
    if ((s[LIFT_MODE] === LIFT_OWN && !own) || (s[LIFT_MODE] === LIFT_OPPONENTS && own)) {
      throw new Refusal(`${field}.piece`, `cannot be lifted with ${LIFTS[s[LIFT_MODE]]}`);
    }
    const origin =
      b.countries.length > 1 ? b.countries.indexOf(check.oneOf(country, `${field}.country`, b.countries)) : 0;
    pushHand(s, piece, origin);
  });
  if (s[LIFT_MODE] === LIFT_OPPONENTS && !hasMarker(setup.edition, MOVE_3)) {
    throw new Refusal(`${at}.lifting`, `the edition ${setup.edition.id} has no marker ${MARKERS[MOVE_3]}`);
  }
  if (s[LIFT_MODE] === LIFT_ANY && !b.permanentMarker.includes(MOVE_2)) {
    throw new Refusal(`${at}.lifting`, 'this board has no permanent marker move-2');
  }
}

function readPermanent(setup: Setup, s: State, turn: JsonObject): void {
  const marker = PERMANENT_MARKERS.indexOf(check.oneOf(turn.marker, `${at}.marker`, PERMANENT_MARKERS));
  if (marker === MOVE_2 || !setup.board.permanentMarker.includes(marker)) {
    throw new Refusal(`${at}.marker`, 'is not used in this phase on this board');
  }
  s[PERMANENT] = marker;
  s[PERMANENT_LEFT] = check.integer(turn.uses, `${at}.uses`, 0, 2);
  readPut(setup, s, turn.put, 2 - s[PERMANENT_LEFT]);
  if (marker !== REUSE_2) {
    if (turn.reusable !== undefined) throw new Refusal(`${at}.reusable`, 'belongs to reuse-2 alone');
    return;
  }
  const { traders, merchants } = check.object(turn.reusable, `${at}.reusable`, ['traders', 'merchants']);
  s[REUSABLE + TRADER] = check.integer(traders, `${at}.reusable.traders`, 0, 4);
  s[REUSABLE + MERCHANT] = check.integer(merchants, `${at}.reusable.merchants`, 0, 4);
}
