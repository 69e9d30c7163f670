/** R1: a new game. All chance is here. */
import type { State } from '../../../core/game.js';
import type { Random } from '../../../core/random.js';
import type { Setup } from './setup.js';
import { GIFT, LANTERNS, PATRON, STATE_SIZE } from './state/layout.js';

export function setUp(setup: Setup, random: Random): State {
  const s = new Uint8Array(STATE_SIZE);
  random.shuffle(allGifts(setup)).forEach((coins, bridge) => {
    s[GIFT + bridge] = coins;
  });
  const quays = random.shuffle(Array.from({ length: setup.board.quays }, (_, i) => i));
  for (let seat = 0; seat < setup.players; seat++) {
    s[LANTERNS + seat] = setup.lanterns;
    s[PATRON + seat] = quays[seat];
  }
  return s;
}

/** The coins of every gift in the game. */
export const allGifts = (setup: Setup): number[] =>
  setup.board.file.gifts.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
