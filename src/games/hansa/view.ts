/**
 * Z1: what a seat, or anybody, may see: everything but the piles, which are counts. The seed is left out of a view
 * because the piles follow from it.
 */
import { integer, join } from '../../core/check.js';
import type { State } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import type { Random } from '../../core/random.js';
import { Refusal } from '../../core/refusal.js';
import { GoodsCount } from './goods-count.js';
import { MAX_GOODS, PILES, SUPPLY } from './layout.js';
import { listPush } from './lists.js';
import { readWith } from './read-position.js';
import { exactly } from './read-turn.js';
import type { Table } from './table.js';
import { writeWith } from './write-position.js';

export function writeView(t: Table, config: JsonObject, s: State): JsonObject {
  return writeWith(t, { ...config, seed: null }, s, Array.from(s.subarray(PILES, PILES + t.board.piles)));
}

/**
 * A view does not tell which goods have left the game, so any goods of the colours in play that are not seen may
 * be in the piles; colours of which none is seen yet may be in play.
 */
export function readView(t: Table, json: Json, random: Random): State {
  const count = new GoodsCount(t);
  return readWith(t, json, count, (s, piles) => {
    let size = 0;
    exactly(piles, 'position.piles', t.board.piles).forEach((n, i) => {
      s[PILES + i] = integer(n, join('position.piles', i), 0, MAX_GOODS);
      size += s[PILES + i];
    });
    const unseen = t.board.colours
      .map((_, colour) => colour)
      .filter((colour) => !count.seen().includes(colour));
    const missing = t.board.coloursFor(t.players) - count.seen().length;
    const hidden = count.remaining([...count.seen(), ...random.shuffle(unseen).slice(0, missing)]);
    if (size > hidden.length) {
      throw new Refusal('position.piles', `have ${size} goods, but only ${hidden.length} are not elsewhere`);
    }
    for (const good of random.shuffle(hidden).slice(0, size)) listPush(s, SUPPLY, good);
  });
}

/** What has been turned up was seen by all, so a seat knows which goods are in the piles, but not where. */
export function imagine(s: State, random: Random, out: State): void {
  out.set(s);
  // In order first, so that the outcome does not depend on how they really lie.
  out.subarray(SUPPLY + 1, SUPPLY + 1 + out[SUPPLY]).sort();
  for (let i = out[SUPPLY]; i > 1; i--) {
    const k = 1 + random.below(i);
    const good = out[SUPPLY + i];
    out[SUPPLY + i] = out[SUPPLY + k];
    out[SUPPLY + k] = good;
  }
}
