/** Actions in their public form, written and read. */
import type { Action } from '../../../../core/actions.js';
import * as check from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import { PERMANENT } from '../state/layout.js';
import {
  ABILITIES,
  DEVELOP,
  DEVELOP_PRIVILEGE,
  EXCHANGE,
  EXTRA_POST,
  FAVOURS,
  GREEN_POST,
  KINDS,
  kindOf,
  MARKERS,
  ownerOf,
  type Piece,
  PLACE_2,
  pieceOf,
  REUSE_2,
} from '../vocabulary.js';
import * as codes from './codes.js';

/** `0t`, `1m` */
export const writePiece = (piece: Piece): string => `${ownerOf(piece)}${KINDS[kindOf(piece)][0]}`;

export function readPiece(json: Json | undefined, field: string, players: number): Piece {
  if (json === undefined) throw new Refusal(field, 'is missing');
  const match = typeof json === 'string' ? /^(\d)([tm])$/.exec(json) : null;
  if (!match) throw new Refusal(field, `must be a tradesman such as "0t" or "1m", not ${check.show(json)}`);
  const seat = Number(match[1]);
  if (seat >= players) throw new Refusal(field, `there is no seat ${seat}`);
  return pieceOf(seat, match[2] === 't' ? 0 : 1);
}

export function readPoint(json: Json | undefined, field: string, b: Board): number {
  if (json === undefined) throw new Refusal(field, 'is missing');
  const match = typeof json === 'string' ? /^(.+)\/(0|[1-9]\d{0,2})$/.exec(json) : null;
  const route = match ? b.routeIndex.get(match[1]) : undefined;
  const point = match && route !== undefined ? b.routeStart[route] + Number(match[2]) : -1;
  if (route === undefined || point >= b.routeStart[route + 1]) {
    throw new Refusal(field, `${check.show(json)} is not a point here; points are written route/index`);
  }
  return point;
}

const readKind = (json: Json | undefined, field: string): number =>
  KINDS.indexOf(check.oneOf(json, field, KINDS));
export const readMarker = (json: Json | undefined, field: string): number =>
  MARKERS.indexOf(check.oneOf(json, field, MARKERS));

export function writeAction(setup: Setup, a: Action): JsonObject {
  const b = setup.board;
  const type = codes.TYPES[codes.typeOf(a)];
  const piece = KINDS[codes.kindIn(a)];
  switch (codes.typeOf(a)) {
    case codes.INCOME:
      return { type, traders: codes.incomeTraders(a), merchants: codes.incomeMerchants(a) };
    case codes.PLACE:
      return { type, piece, at: b.pointName(codes.pointIn(a)) };
    case codes.DISPLACE: {
      const pay = { traders: codes.payTraders(a), merchants: codes.payMerchants(a) };
      return { type, piece, at: b.pointName(codes.pointIn(a)), pay };
    }
    case codes.RELOCATE:
      return { type, piece, from: writeSource(b, a), to: b.pointName(codes.pointIn(a)) };
    case codes.LIFT:
    case codes.REMOVE:
      return { type, at: b.pointName(codes.pointIn(a)) };
    case codes.DROP: {
      const dropped = writePiece(pieceOf(codes.seatIn(a), codes.kindIn(a)));
      return { type, piece: dropped, at: b.pointName(codes.pointIn(a)) };
    }
    case codes.CREATE:
      return { type, route: b.routeIds[codes.routeIn(a)], reward: writeReward(b, a) };
    case codes.USE:
      return { type, marker: MARKERS[codes.markerIn(a)], ...useParts(b, a) };
    case codes.USE_PERMANENT:
      return { type, ...permanentParts(b, a) };
    case codes.SHARE:
      return { type, piece };
    case codes.TAKE_FAVOUR: {
      const markers = [MARKERS[codes.firstMarkerIn(a)], MARKERS[codes.secondMarkerIn(a)]];
      return { type, tile: FAVOURS[codes.tileIn(a)], markers };
    }
    case codes.MOVE_PAWN:
      return { type, to: b.provinceIds[codes.pointIn(a)], free: codes.freeIn(a) === 1 };
    case codes.PUT_MARKER:
      return { type, marker: MARKERS[codes.markerIn(a)], route: b.routeIds[codes.markerRouteIn(a)] };
    default:
      return { type };
  }
}

const writeSource = (b: Board, a: Action): string =>
  codes.sourceIn(a) === codes.FROM_POINT ? b.pointName(codes.fromIn(a)) : codes.SOURCES[codes.sourceIn(a)];

function writeReward(b: Board, a: Action): JsonObject {
  const reward = codes.rewardIn(a);
  const type = codes.REWARDS[reward];
  switch (reward) {
    case codes.REWARD_POST:
    case codes.REWARD_EXTRA_POST: {
      const route = codes.routeIn(a);
      const city = codes.endIn(a) === 0 ? b.cityA[route] : b.cityB[route];
      return { type, city: b.cityIds[city], piece: KINDS[codes.postKindIn(a)] };
    }
    case codes.REWARD_DEVELOP:
      return { type, ability: ABILITIES[codes.partIn(a)] };
    case codes.REWARD_SPECIAL:
      return { type, space: codes.partIn(a) };
    default:
      return { type };
  }
}

function useParts(b: Board, a: Action): JsonObject {
  if (codes.markerIn(a) === EXCHANGE) return { city: b.cityIds[codes.cityIn(a)], post: codes.spaceIn(a) };
  if (codes.markerIn(a) === DEVELOP) return { ability: ABILITIES[codes.abilityIn(a)] };
  return {};
}

function permanentParts(b: Board, a: Action): JsonObject {
  const piece = KINDS[codes.kindIn(a)];
  switch (codes.permanentIn(a)) {
    case GREEN_POST:
      return { city: b.cityIds[codes.pointIn(a)], piece };
    case REUSE_2:
      return { piece, to: b.pointName(codes.pointIn(a)) };
    case PLACE_2:
      return { piece, from: writeSource(b, a), to: b.pointName(codes.pointIn(a)) };
    default:
      return {};
  }
}

/** The fields of each type besides `type`; those of `use` and `permanent` are checked further below. */
const FIELDS: Readonly<Record<(typeof codes.TYPES)[number], readonly string[]>> = {
  income: ['traders', 'merchants'],
  place: ['piece', 'at'],
  displace: ['piece', 'at', 'pay'],
  relocate: ['piece', 'from', 'to'],
  lift: ['at'],
  drop: ['piece', 'at'],
  create: ['route', 'reward'],
  use: ['marker', 'city', 'post', 'ability'],
  remove: ['at'],
  permanent: ['city', 'piece', 'from', 'to'],
  share: ['piece'],
  favour: ['tile', 'markers'],
  pawn: ['to', 'free'],
  'put-marker': ['marker', 'route'],
  done: [],
  'end-turn': [],
};

export function readAction(setup: Setup, s: State, json: Json): Action {
  const b = setup.board;
  const type = check.oneOf(check.object(json, 'action').type, 'action.type', codes.TYPES);
  const action = check.object(json, 'action', ['type', ...FIELDS[type]]);
  const kind = (): number => readKind(action.piece, 'action.piece');
  const point = (key: string): number => readPoint(action[key], `action.${key}`, b);
  switch (type) {
    case 'income': {
      const traders = check.integer(action.traders, 'action.traders', 0, 31);
      return codes.income(traders, check.integer(action.merchants, 'action.merchants', 0, 7));
    }
    case 'place':
      return codes.place(kind(), point('at'));
    case 'displace': {
      const pay = check.object(action.pay, 'action.pay', ['traders', 'merchants']);
      const traders = check.integer(pay.traders, 'action.pay.traders', 0, 2);
      const merchants = check.integer(pay.merchants, 'action.pay.merchants', 0, 2);
      return codes.displace(kind(), point('at'), traders, merchants);
    }
    case 'relocate': {
      const [source, from] = readSource(b, action.from, ['displaced', 'stock', 'supply']);
      return codes.relocate(kind(), point('to'), source, from);
    }
    case 'lift':
      return codes.lift(point('at'));
    case 'drop': {
      const piece = readPiece(action.piece, 'action.piece', setup.players);
      return codes.drop(ownerOf(piece), kindOf(piece), point('at'));
    }
    case 'create':
      return readCreate(b, action);
    case 'use':
      return readUse(b, action);
    case 'remove':
      return codes.remove(point('at'));
    case 'permanent':
      return readPermanent(b, s, action);
    case 'share':
      return codes.share(kind());
    case 'favour':
      return readFavour(action);
    case 'pawn': {
      const province = check.indexOf(action.to, 'action.to', b.provinceIndex, 'province');
      return codes.movePawn(province, Number(check.boolean(action.free, 'action.free')));
    }
    case 'put-marker': {
      const marker = readMarker(action.marker, 'action.marker');
      return codes.putMarker(marker, check.indexOf(action.route, 'action.route', b.routeIndex, 'route'));
    }
    case 'done':
      return codes.DONE;
    case 'end-turn':
      return codes.END_TURN;
  }
}

/** Refuses what is not an action in any position. The fields of a permanent action depend on the position. */
export function checkAction(setup: Setup, json: Json): void {
  const { board: b } = setup;
  if (check.object(json, 'action').type !== 'permanent') {
    readAction(setup, new Uint8Array(), json);
    return;
  }
  const { city, piece, from, to } = check.object(json, 'action', ['type', ...FIELDS.permanent]);
  if (city !== undefined) check.indexOf(city, 'action.city', b.cityIndex, 'city');
  if (piece !== undefined) readKind(piece, 'action.piece');
  if (from !== undefined) readSource(b, from, ['stock', 'supply']);
  if (to !== undefined) readPoint(to, 'action.to', b);
}

function readSource(
  b: Board,
  json: Json | undefined,
  names: readonly string[],
): [source: number, point: number] {
  if (typeof json === 'string' && names.includes(json)) return [codes.SOURCES.indexOf(json as never), 0];
  return [codes.FROM_POINT, readPoint(json, 'action.from', b)];
}

function readCreate(b: Board, action: JsonObject): Action {
  const route = check.indexOf(action.route, 'action.route', b.routeIndex, 'route');
  const field = 'action.reward';
  const type = check.oneOf(check.object(action.reward, field).type, `${field}.type`, codes.REWARDS);
  const reward = codes.REWARDS.indexOf(type);
  switch (type) {
    case 'none':
      check.object(action.reward, field, ['type']);
      return codes.create(route, reward, 0);
    case 'develop': {
      const { ability } = check.object(action.reward, field, ['type', 'ability']);
      return codes.create(
        route,
        reward,
        ABILITIES.indexOf(check.oneOf(ability, `${field}.ability`, ABILITIES)),
      );
    }
    case 'special': {
      const { space } = check.object(action.reward, field, ['type', 'space']);
      return codes.create(route, reward, check.integer(space, `${field}.space`, 0, 3));
    }
    default: {
      const { city, piece } = check.object(action.reward, field, ['type', 'city', 'piece']);
      const index = check.indexOf(city, `${field}.city`, b.cityIndex, 'city');
      const end = index === b.cityA[route] ? 0 : 1;
      if (end === 1 && index !== b.cityB[route]) {
        throw new Refusal(
          `${field}.city`,
          `${b.cityIds[index]} is not a city of the route ${b.routeIds[route]}`,
        );
      }
      return codes.create(route, reward, codes.postPart(end, readKind(piece, `${field}.piece`)));
    }
  }
}

function readUse(b: Board, action: JsonObject): Action {
  const marker = readMarker(action.marker, 'action.marker');
  if (marker === EXTRA_POST) {
    throw new Refusal('action.marker', 'extra-post is used as the reward of a create action');
  }
  if (marker === EXCHANGE) {
    check.object(action, 'action', ['type', 'marker', 'city', 'post']);
    const city = check.indexOf(action.city, 'action.city', b.cityIndex, 'city');
    return codes.useExchange(marker, city, check.integer(action.post, 'action.post', 0, 14));
  }
  if (marker === DEVELOP) {
    check.object(action, 'action', ['type', 'marker', 'ability']);
    return codes.useDevelop(
      marker,
      ABILITIES.indexOf(check.oneOf(action.ability, 'action.ability', ABILITIES)),
    );
  }
  check.object(action, 'action', ['type', 'marker']);
  return codes.use(marker);
}

/** The fields of a permanent action depend on the marker in use. */
function readPermanent(b: Board, s: State, action: JsonObject): Action {
  const marker = s[PERMANENT];
  const kind = (): number => readKind(action.piece, 'action.piece');
  switch (marker) {
    case GREEN_POST: {
      check.object(action, 'action', ['type', 'city', 'piece']);
      const city = check.indexOf(action.city, 'action.city', b.cityIndex, 'city');
      return codes.usePermanent(marker, kind(), city, 0, 0);
    }
    case REUSE_2:
      check.object(action, 'action', ['type', 'piece', 'to']);
      return codes.usePermanent(marker, kind(), readPoint(action.to, 'action.to', b), 0, 0);
    case PLACE_2: {
      const [source, from] = readSource(b, action.from, ['stock', 'supply']);
      return codes.usePermanent(marker, kind(), readPoint(action.to, 'action.to', b), source, from);
    }
    case DEVELOP_PRIVILEGE:
      check.object(action, 'action', ['type']);
      return codes.usePermanent(marker, 0, 0, 0, 0);
    default:
      throw new Refusal('action', 'there is no permanent marker to use now');
  }
}

function readFavour(action: JsonObject): Action {
  const tile = FAVOURS.indexOf(check.oneOf(action.tile, 'action.tile', FAVOURS));
  const markers = check.list(action.markers, 'action.markers', 2);
  if (markers.length !== 2) throw new Refusal('action.markers', 'must name two markers');
  const [first, second] = markers
    .map((marker, i) => readMarker(marker, check.join('action.markers', i)))
    .sort((a, b) => a - b);
  return codes.takeFavour(tile, first, second);
}
