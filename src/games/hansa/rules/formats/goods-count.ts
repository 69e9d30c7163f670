/** Counts the goods of a position as it is read: no more of a kind than exist, and no more colours than are in play. */
import { indexOf } from '../../../../core/check.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Setup } from '../setup.js';
import { COLOUR, type Good, goodOf, MOST_BARRELS } from '../vocabulary.js';

export class GoodsCount {
  private readonly setup: Setup;
  private readonly left: Uint8Array;
  private readonly colours = new Set<number>();

  constructor(setup: Setup) {
    this.setup = setup;
    this.left = setup.board.copies.slice();
  }

  /** Reads a good and counts it as taken. */
  take(json: Json, field: string): Good {
    const { board, players } = this.setup;
    const good = indexOf(json, field, board.goodIndex, 'good');
    this.colours.add(COLOUR[good]);
    const most = board.coloursFor(players);
    if (this.colours.size > most) {
      throw new Refusal(
        field,
        `with ${players} players only ${most} colours are in play, ${board.goodIds[good]} is of another`,
      );
    }
    if (this.left[good] === 0) {
      throw new Refusal(field, `there are only ${board.copies[good]} of ${board.goodIds[good]}`);
    }
    this.left[good]--;
    return good;
  }

  /** The colours seen so far. */
  seen(): number[] {
    return [...this.colours];
  }

  /** All goods of these colours that have not been taken. */
  remaining(colours: readonly number[]): Good[] {
    return colours.flatMap((colour) =>
      Array.from({ length: MOST_BARRELS }, (_, i) => goodOf(colour, i + 1)).flatMap((good) =>
        new Array<Good>(this.left[good]).fill(good),
      ),
    );
  }
}
