/** How many cities a seat still lacks on its shortest chain between the board's two end cities (E11). */
import type { Board } from '../board/board.js';
import { MAX_CITIES, MAX_SEATS } from '../state/layout.js';
import { cityPosts } from './survey.js';

const UNREACHED = 255;
const missing = new Uint8Array(MAX_CITIES);
/** A 0-1 breadth-first search: cities reached at no cost go to the front, so a city is final when it is taken. */
const queue = new Uint8Array(8 * MAX_CITIES);
const MIDDLE = 4 * MAX_CITIES;

export class DistanceToConnection {
  /** Cities missing, by seat. */
  readonly cities = new Uint8Array(MAX_SEATS);
  private readonly board: Board;
  private survey = -1;

  constructor(board: Board) {
    this.board = board;
  }

  /** Reads the last survey; does nothing while the posts stay the same. */
  update(survey: number, players: number): void {
    if (survey === this.survey) return;
    this.survey = survey;
    for (let seat = 0; seat < players; seat++) this.cities[seat] = this.walk(seat);
  }

  private walk(seat: number): number {
    const b = this.board;
    const [from, to] = b.connectionEnds;
    missing.fill(UNREACHED, 0, b.cities);
    missing[from] = lacks(from, seat);
    let head = MIDDLE;
    let tail = MIDDLE;
    queue[tail++] = from;
    while (head < tail) {
      const city = queue[head++];
      if (city === to) break;
      for (let i = b.neighbourStart[city]; i < b.neighbourStart[city + 1]; i++) {
        const next = b.neighbours[i];
        const more = lacks(next, seat);
        if (missing[city] + more >= missing[next]) continue;
        missing[next] = missing[city] + more;
        if (more === 0) queue[--head] = next;
        else queue[tail++] = next;
      }
    }
    return missing[to];
  }
}

const lacks = (city: number, seat: number): number => (cityPosts[city * MAX_SEATS + seat] > 0 ? 0 : 1);
