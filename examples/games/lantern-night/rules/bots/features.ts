/** What a value network sees. Seats are numbered by how far they sit behind the viewer; numbers are thermometers. */
import type { Senses } from '../../../../core/bound-rules.js';
import { FeaturePlan } from '../../../../core/features.js';
import { GAME_ID } from '../config.js';
import type { Setup } from '../setup.js';
import { COINS, GIFT, LANTERNS, OPENED, OWNER, PATRON, TURN_SEAT } from '../state/layout.js';
import { MOST_COINS } from '../vocabulary.js';

/** Raise it when the meaning of a feature changes; networks trained before are then refused. */
const VERSION = 1;
const COIN_LEVELS = 12;

export function sensesOf({ board, players, lanterns }: Setup): Senses {
  const plan = new FeaturePlan(GAME_ID, `v${VERSION}`, board.id, String(players));
  const at = plan.blocks({
    owner: board.bridges * players,
    gift: board.bridges * MOST_COINS,
    patron: board.quays,
    coins: players * COIN_LEVELS,
    lanterns: players * lanterns,
    turn: players,
  });
  return {
    count: plan.count,
    schema: plan.schema(),
    sense(s, seat, out) {
      out.length = 0;
      const behind = (other: number): number => (other - seat + players) % players;
      for (let bridge = 0; bridge < board.bridges; bridge++) {
        const owner = s[OWNER + bridge];
        if (owner > 0) out.add(at.owner + bridge * players + behind(owner - 1));
        if (s[OPENED + bridge] === 1) out.add(at.gift + bridge * MOST_COINS + s[GIFT + bridge] - 1);
      }
      out.add(at.patron + s[PATRON + seat]);
      for (let other = 0; other < players; other++) {
        out.fill(at.coins + behind(other) * COIN_LEVELS, COIN_LEVELS, s[COINS + other]);
        out.fill(at.lanterns + behind(other) * lanterns, lanterns, s[LANTERNS + other]);
      }
      out.add(at.turn + behind(s[TURN_SEAT]));
    },
  };
}
