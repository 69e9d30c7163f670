/**
 * Actions as integers: the type in the lowest five bits, its parts above. `notation.ts` turns them into the
 * public form and back.
 */
import type { Action } from '../../../../core/actions.js';

export const INCOME = 0;
export const PLACE = 1;
export const DISPLACE = 2;
export const RELOCATE = 3;
export const LIFT = 4;
export const DROP = 5;
export const CREATE = 6;
export const USE = 7;
export const REMOVE = 8;
export const USE_PERMANENT = 9;
export const SHARE = 10;
export const TAKE_FAVOUR = 11;
export const MOVE_PAWN = 12;
export const PUT_MARKER = 13;
export const DONE = 14;
export const END_TURN = 15;
export const TYPES = [
  'income',
  'place',
  'displace',
  'relocate',
  'lift',
  'drop',
  'create',
  'use',
  'remove',
  'permanent',
  'share',
  'favour',
  'pawn',
  'put-marker',
  'done',
  'end-turn',
] as const;

/** Where a piece comes from. */
export const FROM_DISPLACED = 0;
export const FROM_STOCK = 1;
export const FROM_SUPPLY = 2;
export const FROM_POINT = 3;
export const SOURCES = ['displaced', 'stock', 'supply'] as const;

export const REWARD_NONE = 0;
export const REWARD_POST = 1;
export const REWARD_EXTRA_POST = 2;
export const REWARD_DEVELOP = 3;
export const REWARD_SPECIAL = 4;
export const REWARDS = ['none', 'post', 'extra-post', 'develop', 'special'] as const;

export const typeOf = (a: Action): number => a & 31;

export const income = (traders: number, merchants: number): Action =>
  INCOME | (traders << 5) | (merchants << 10);
export const incomeTraders = (a: Action): number => (a >> 5) & 31;
export const incomeMerchants = (a: Action): number => (a >> 10) & 7;

/** The parts that many types share: bit 5 a kind, bits 6 to 14 a point, bits 15 and 16 a source, from 17 its point. */
export const kindIn = (a: Action): number => (a >> 5) & 1;
export const pointIn = (a: Action): number => (a >> 6) & 511;
export const sourceIn = (a: Action): number => (a >> 15) & 3;
export const fromIn = (a: Action): number => (a >> 17) & 511;

/** An action that names point 0, for another point. */
export const atPoint = (a: Action, point: number): Action => a | (point << 6);

export const place = (kind: number, point: number): Action => PLACE | (kind << 5) | (point << 6);

export const displace = (kind: number, point: number, traders: number, merchants: number): Action =>
  DISPLACE | (kind << 5) | (point << 6) | (traders << 15) | (merchants << 17);
export const payTraders = (a: Action): number => (a >> 15) & 3;
export const payMerchants = (a: Action): number => (a >> 17) & 3;

export const relocate = (kind: number, to: number, source: number, from: number): Action =>
  RELOCATE | (kind << 5) | (to << 6) | (source << 15) | (from << 17);

export const lift = (point: number): Action => LIFT | (point << 6);
export const drop = (seat: number, kind: number, point: number): Action =>
  DROP | (kind << 5) | (point << 6) | (seat << 15);
export const seatIn = (a: Action): number => (a >> 15) & 7;
export const remove = (point: number): Action => REMOVE | (point << 6);

/** `part` is for a post the city's end of the route (0 or 1) and the kind, else an ability or a space. */
export const create = (route: number, reward: number, part: number): Action =>
  CREATE | (route << 6) | (reward << 13) | (part << 16);
export const routeIn = (a: Action): number => (a >> 6) & 127;
export const rewardIn = (a: Action): number => (a >> 13) & 7;
export const partIn = (a: Action): number => (a >> 16) & 15;
export const postPart = (end: number, kind: number): number => end | (kind << 1);
export const endIn = (a: Action): number => (a >> 16) & 1;
export const postKindIn = (a: Action): number => (a >> 17) & 1;

export const use = (marker: number): Action => USE | (marker << 5);
export const useExchange = (marker: number, city: number, space: number): Action =>
  USE | (marker << 5) | (city << 9) | (space << 16);
export const useDevelop = (marker: number, ability: number): Action => USE | (marker << 5) | (ability << 9);
export const markerIn = (a: Action): number => (a >> 5) & 15;
export const cityIn = (a: Action): number => (a >> 9) & 127;
export const spaceIn = (a: Action): number => (a >> 16) & 15;
export const abilityIn = (a: Action): number => (a >> 9) & 7;

/** `to` is a point, or for `green-post` a city. */
export const usePermanent = (
  marker: number,
  kind: number,
  to: number,
  source: number,
  from: number,
): Action => USE_PERMANENT | (kind << 5) | (to << 6) | (source << 15) | (from << 17) | (marker << 26);
export const permanentIn = (a: Action): number => (a >> 26) & 7;

export const share = (kind: number): Action => SHARE | (kind << 5);

export const takeFavour = (tile: number, first: number, second: number): Action =>
  TAKE_FAVOUR | (tile << 5) | (first << 8) | (second << 12);
export const tileIn = (a: Action): number => (a >> 5) & 7;
export const firstMarkerIn = (a: Action): number => (a >> 8) & 15;
export const secondMarkerIn = (a: Action): number => (a >> 12) & 15;

export const movePawn = (province: number, free: number): Action => MOVE_PAWN | (free << 5) | (province << 6);
export const freeIn = (a: Action): number => (a >> 5) & 1;

export const putMarker = (marker: number, route: number): Action => PUT_MARKER | (marker << 5) | (route << 9);
export const markerRouteIn = (a: Action): number => (a >> 9) & 127;
