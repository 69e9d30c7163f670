/**
 * A state in its public form. In phase `lose` the turn has two fields more: `decides`, the seat that has to
 * choose, and `losses`, for each seat the colours of which it still has to choose a good. Goods that left the game
 * and colours that are not in play are not written, since no rule needs them.
 */
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import type { Board } from '../board/board.js';
import type { Setup } from '../setup.js';
import {
  ACTED,
  BOOTHS,
  HAND,
  LAST_PILE,
  MAX_SEATS,
  OWES,
  PHASE,
  PILES,
  SEAT_SIZE,
  SHIP,
  SOLD,
  SPACES,
  STOCK,
  SUPPLY,
  TALERS,
  TURN_SEAT,
} from '../state/layout.js';
import { decider } from '../turn.js';
import { IN_LOSE, NO_GOOD, PHASES } from '../vocabulary.js';

export function writePosition(setup: Setup, config: JsonObject, s: State): JsonObject {
  const piles = Array.from({ length: setup.board.piles }, (_, pile) => writePile(setup, s, pile));
  return writeWith(setup, config, s, piles);
}

/** The position with its piles as given. */
export function writeWith(setup: Setup, config: JsonObject, s: State, piles: Json): JsonObject {
  const { board } = setup;
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return {
    config,
    seats: seats.map((seat) => ({
      talers: s[TALERS + seat * SEAT_SIZE],
      booths: s[STOCK + seat * SEAT_SIZE],
      goods: writeGoods(board, s, HAND + seat * SEAT_SIZE),
      sold: writeGoods(board, s, SOLD + seat * SEAT_SIZE),
    })),
    cities: Object.fromEntries(
      board.cityIds.map((id, city) => {
        const spaces = s.subarray(SPACES + board.spaceStart[city], SPACES + board.spaceStart[city + 1]);
        return [
          id,
          {
            booths: seats.map((seat) => s[BOOTHS + city * MAX_SEATS + seat]),
            warehouses: Array.from(spaces, (good) => (good === NO_GOOD ? null : board.goodIds[good])),
          },
        ];
      }),
    ),
    ship: board.cityIds[s[SHIP]],
    piles,
    lastPileBy: s[LAST_PILE] === 0 ? null : s[LAST_PILE] - 1,
    turn: writeTurn(setup, s),
  };
}

function writePile(setup: Setup, s: State, pile: number): string[] {
  let top = SUPPLY + s[SUPPLY];
  for (let i = 0; i < pile; i++) top -= s[PILES + i];
  return Array.from({ length: s[PILES + pile] }, (_, i) => setup.board.goodIds[s[top - i]]);
}

const writeGoods = (board: Board, s: State, at: number): string[] =>
  Array.from(s.subarray(at + 1, at + 1 + s[at]), (good) => board.goodIds[good]);

function writeTurn(setup: Setup, s: State): JsonObject {
  const turn: JsonObject = { seat: s[TURN_SEAT], phase: PHASES[s[PHASE]], acted: s[ACTED] === 1 };
  if (s[PHASE] === IN_LOSE) {
    turn.decides = decider(setup, s);
    turn.losses = Array.from({ length: setup.players }, (_, seat) =>
      setup.board.colours.filter((_c, colour) => ((s[OWES + seat * SEAT_SIZE] >> colour) & 1) === 1),
    );
  }
  return turn;
}
