/** R1: a new game. All chance is here. */
import type { State } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import { GIFT, LANTERNS, PATRON, STATE_SIZE } from './state/layout.js';
import type { Table } from './table.js';

export function setUp(t: Table, random: Random): State {
  const s = new Uint8Array(STATE_SIZE);
  random.shuffle(allGifts(t)).forEach((coins, bridge) => {
    s[GIFT + bridge] = coins;
  });
  const quays = random.shuffle(Array.from({ length: t.board.quays }, (_, i) => i));
  for (let seat = 0; seat < t.players; seat++) {
    s[LANTERNS + seat] = t.lanterns;
    s[PATRON + seat] = quays[seat];
  }
  return s;
}

/** The coins of every gift in the game. */
export const allGifts = (t: Table): number[] =>
  t.board.file.gifts.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
