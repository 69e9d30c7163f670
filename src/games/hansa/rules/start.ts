/** S1, S2: a new game, with all its shuffles done. */
import type { State } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import type { Setup } from './setup.js';
import { PHASE, PILES, SEAT_SIZE, SHIP, SPACES, STATE_SIZE, STOCK, SUPPLY, TALERS } from './state/layout.js';
import { listPush } from './state/lists.js';
import { COLOUR, IN_SETUP, NO_GOOD, START_TALERS } from './vocabulary.js';

export function setUp(setup: Setup, random: Random): State {
  const { board, players } = setup;
  const s = new Uint8Array(STATE_SIZE);
  const colours = random
    .shuffle(board.colours.map((_, colour) => colour))
    .slice(0, board.coloursFor(players));
  const goods = random.shuffle(
    Array.from(board.copies).flatMap((copies, good) =>
      good !== NO_GOOD && colours.includes(COLOUR[good]) ? new Array<number>(copies).fill(good) : [],
    ),
  );
  goods.slice(0, board.spaces).forEach((good, space) => {
    s[SPACES + space] = good;
  });
  const rest = goods.slice(board.spaces);
  for (let pile = 0; pile < board.piles; pile++) {
    s[PILES + pile] = Math.floor(rest.length / board.piles) + Number(pile < rest.length % board.piles);
  }
  for (const good of rest.reverse()) listPush(s, SUPPLY, good);
  s[SHIP] = board.ship;
  s[PHASE] = IN_SETUP;
  for (let seat = 0; seat < players; seat++) {
    s[TALERS + seat * SEAT_SIZE] = START_TALERS;
    s[STOCK + seat * SEAT_SIZE] = board.booths;
  }
  return s;
}
