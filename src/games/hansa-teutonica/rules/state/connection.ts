/** The connection between the board's two end cities (E11). */
import type { State } from '../../../../core/game.js';
import type { Setup } from '../setup.js';
import { NONE } from '../vocabulary.js';
import { CONNECTIONS, SCORE, SEAT_SIZE } from './layout.js';
import { listHas, listPush } from './lists.js';
import { isConnected } from './posts.js';

/** E11: the post just established in `city`, the first of `seat` there, may complete the chain. */
export function scoreConnection(setup: Setup, s: State, seat: number, city: number): void {
  const b = setup.board;
  if (listHas(s, CONNECTIONS, seat)) return;
  if (!isConnected(b, s, seat, NONE) || isConnected(b, s, seat, city)) return;
  const place = s[CONNECTIONS];
  if (place < b.connectionPrestige.length) s[SCORE + seat * SEAT_SIZE] += b.connectionPrestige[place];
  listPush(s, CONNECTIONS, seat);
}
