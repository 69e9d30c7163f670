/**
 * Z1: what seats and spectators may see: everything but the piles, which are counts. The seed is left out of a view
 * because the piles follow from it.
 */
import { integer, join } from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import type { Random } from '../../../../core/random.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Setup } from '../setup.js';
import { HAND, MAX_GOODS, PILES, SEAT_SIZE, SOLD, SPACES, SUPPLY } from '../state/layout.js';
import { listPush } from '../state/lists.js';
import { BARRELS, COLOUR, goodOf, MAX_COLOURS, NO_GOOD } from '../vocabulary.js';
import { GoodsCount } from './goods-count.js';
import { readWith } from './read-position.js';
import { exactly } from './read-turn.js';
import { writeWith } from './write-position.js';

export function writeView(setup: Setup, config: JsonObject, s: State): JsonObject {
  return writeWith(
    setup,
    { ...config, seed: null },
    s,
    Array.from(s.subarray(PILES, PILES + setup.board.piles)),
  );
}

/**
 * A view does not show which goods have left the game, so all unseen goods of the colours in play may be in the piles,
 * and colours that have not been seen yet may be in play.
 */
export function readView(setup: Setup, json: Json, random: Random): State {
  const count = new GoodsCount(setup);
  return readWith(setup, json, count, (s, piles) => {
    let size = 0;
    exactly(piles, 'position.piles', setup.board.piles).forEach((n, i) => {
      s[PILES + i] = integer(n, join('position.piles', i), 0, MAX_GOODS);
      size += s[PILES + i];
    });
    const unseen = setup.board.colours
      .map((_, colour) => colour)
      .filter((colour) => !count.seen().includes(colour));
    const missing = setup.board.coloursFor(setup.players) - count.seen().length;
    const hidden = count.remaining([...count.seen(), ...random.shuffle(unseen).slice(0, missing)]);
    if (size > hidden.length) {
      throw new Refusal('position.piles', `have ${size} goods, but only ${hidden.length} are not elsewhere`);
    }
    for (const good of random.shuffle(hidden).slice(0, size)) listPush(s, SUPPLY, good);
  });
}

/**
 * Everybody has seen all goods that were turned up, so a seat knows which goods are in the piles, but not where. It does
 * not know whether a colour that nobody has seen yet is in play.
 */
export function imagine(setup: Setup, s: State, random: Random, out: State): void {
  out.set(s);
  if (setup.board.coloursFor(setup.players) < setup.board.colours.length) dealColours(setup, s, random, out);
  // Sorted first, so that the outcome does not depend on their real order.
  out.subarray(SUPPLY + 1, SUPPLY + 1 + out[SUPPLY]).sort();
  for (let i = out[SUPPLY]; i > 1; i--) {
    const k = 1 + random.below(i);
    const good = out[SUPPLY + i];
    out[SUPPLY + i] = out[SUPPLY + k];
    out[SUPPLY + k] = good;
  }
}

const open = new Uint8Array(MAX_COLOURS);
const inPiles = new Uint8Array(MAX_COLOURS);
const unseen = new Uint8Array(MAX_COLOURS);
const becomes = new Uint8Array(MAX_COLOURS);

/** S1: draws again which of the unseen colours are in the piles and which were left out. */
function dealColours(setup: Setup, s: State, random: Random, out: State): void {
  open.fill(0);
  for (let i = 0; i < setup.board.spaces; i++) if (s[SPACES + i] !== NO_GOOD) open[COLOUR[s[SPACES + i]]] = 1;
  for (let seat = 0; seat < setup.players; seat++) {
    markOpen(s, HAND + seat * SEAT_SIZE);
    markOpen(s, SOLD + seat * SEAT_SIZE);
  }
  inPiles.fill(0);
  for (let i = 1; i <= s[SUPPLY]; i++) inPiles[COLOUR[s[SUPPLY + i]]]++;
  let size = 0;
  for (let colour = 0; colour < setup.board.colours.length; colour++) {
    becomes[colour] = colour;
    // Some of it in the piles and none face up: the rest was seen before it left the game.
    const isWhole = inPiles[colour] === setup.board.goodsPerColour;
    if (open[colour] === 0 && (isWhole || inPiles[colour] === 0)) unseen[size++] = colour;
  }
  for (let colour = 0; colour < setup.board.colours.length; colour++) {
    if (open[colour] !== 0 || inPiles[colour] !== setup.board.goodsPerColour) continue;
    const k = random.below(size);
    becomes[colour] = unseen[k];
    unseen[k] = unseen[--size];
  }
  for (let i = 1; i <= s[SUPPLY]; i++) {
    const good = s[SUPPLY + i];
    out[SUPPLY + i] = goodOf(becomes[COLOUR[good]], BARRELS[good]);
  }
}

function markOpen(s: State, list: number): void {
  for (let i = 1; i <= s[list]; i++) open[COLOUR[s[list + i]]] = 1;
}
