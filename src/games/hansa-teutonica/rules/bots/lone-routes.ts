/**
 * Where a seat is alone on a route and how much it lacks there, and how many tradesmen each seat has on routes. Only
 * routes that differ from the state looked at last are counted again.
 */
import type { Change } from '../../../../core/change.js';
import type { State } from '../../../../core/game.js';
import { LastState } from '../../../../core/last-state.js';
import type { Board } from '../board/board.js';
import { MAX_POINTS, MAX_ROUTES, MAX_SEATS, POINTS, STATE_SIZE } from '../state/layout.js';
import { EMPTY, NONE, ownerOf } from '../vocabulary.js';

/** A route that lacks fewer points than this is near. */
export const NEAR = 3;

export class LoneRoutes {
  /** By route: the seat that is alone there, or NONE, and the points that it lacks. */
  readonly owner = new Uint8Array(MAX_ROUTES).fill(NONE);
  readonly missing = new Uint8Array(MAX_ROUTES);
  /** The routes where a seat is alone and lacks fewer than `NEAR` points, as bits. */
  readonly near = new Int32Array(MAX_ROUTES / 32);
  /** Tradesmen on all routes, by seat. */
  readonly working = new Uint8Array(MAX_SEATS);
  private readonly board: Board;
  private readonly last = new LastState(STATE_SIZE);
  private readonly points = new Uint8Array(MAX_POINTS).fill(EMPTY);

  constructor(board: Board) {
    this.board = board;
  }

  update(s: State, change?: Change): void {
    const { last, points, board } = this;
    last.update(s, change);
    for (let i = 0; i < last.count; i++) {
      const point = last.changed[i] - POINTS;
      if (point >= 0 && point < MAX_POINTS && s[POINTS + point] !== points[point])
        this.countRoute(s, board.routeOfPoint[point]);
    }
  }

  private countRoute(s: State, route: number): void {
    const { points, working, board } = this;
    const start = board.routeStart[route];
    const end = board.routeStart[route + 1];
    let owner: number = NONE;
    let isShared = false;
    let free = 0;
    for (let point = start; point < end; point++) {
      const before = points[point];
      const piece = s[POINTS + point];
      points[point] = piece;
      if (before !== EMPTY) working[ownerOf(before)]--;
      if (piece === EMPTY) {
        free++;
        continue;
      }
      const seat = ownerOf(piece);
      working[seat]++;
      if (owner !== NONE && owner !== seat) isShared = true;
      owner = seat;
    }
    this.owner[route] = isShared ? NONE : owner;
    this.missing[route] = free;
    const bit = 1 << (route & 31);
    if (!isShared && owner !== NONE && free < NEAR) this.near[route >> 5] |= bit;
    else this.near[route >> 5] &= ~bit;
  }
}
