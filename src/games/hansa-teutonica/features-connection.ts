/** How many cities a seat still lacks on its shortest chain between the board's two end cities (E11). */
import type { State } from '../../core/game.js';
import type { Board } from './board.js';
import { MAX_CITIES, POSTS } from './layout.js';
import { looseCity, looseCount, loosePiece } from './posts.js';
import { EMPTY, ownerOf } from './vocabulary.js';

const UNREACHED = 255;
const own = new Uint8Array(MAX_CITIES);
const missing = new Uint8Array(MAX_CITIES);
/** Cities to walk on from: those reached at no cost come first, so each city is settled when it is taken. */
const queue = new Uint8Array(8 * MAX_CITIES);

export class DistanceToConnection {
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  missing(s: State, seat: number): number {
    const b = this.board;
    own.fill(0, 0, b.cities);
    for (let city = 0; city < b.cities; city++) {
      for (let i = b.postStart[city]; i < b.postStart[city + 1]; i++) {
        if (s[POSTS + i] !== EMPTY && ownerOf(s[POSTS + i]) === seat) own[city] = 1;
      }
    }
    for (let i = 0; i < looseCount(s); i++) if (ownerOf(loosePiece(s, i)) === seat) own[looseCity(s, i)] = 1;
    missing.fill(UNREACHED, 0, b.cities);
    const [from, to] = b.connectionEnds;
    let head = 4 * MAX_CITIES;
    let tail = head;
    missing[from] = 1 - own[from];
    queue[tail++] = from;
    while (head < tail) {
      const city = queue[head++];
      if (city === to) break;
      for (let i = b.neighbourStart[city]; i < b.neighbourStart[city + 1]; i++) {
        const next = b.neighbours[i];
        const cost = missing[city] + 1 - own[next];
        if (cost >= missing[next]) continue;
        missing[next] = cost;
        if (own[next] === 1) queue[--head] = next;
        else queue[tail++] = next;
      }
    }
    return missing[to];
  }
}
