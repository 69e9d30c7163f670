/** What a value network sees. Seats are numbered by how far they sit behind the viewer; numbers are thermometers. */
import type { Senses } from '../../../../core/bound-rules.js';
import { FeaturePlan, FeatureSections } from '../../../../core/features.js';
import { axis, numbered, RoleMaker } from '../../../../core/roles.js';
import { GAME_ID } from '../config.js';
import type { Setup } from '../setup.js';
import { COINS, GIFT, LANTERNS, OPENED, OWNER, PATRON, STATE_SIZE, TURN_SEAT } from '../state/layout.js';
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
  // So few that all of them are listed again after every move: one section, which depends on every byte.
  const sections = new FeatureSections(1, STATE_SIZE);
  sections.depend(0, 0, STATE_SIZE);
  return {
    count: plan.count,
    schema: plan.schema(),
    sections,
    /** On other boards a bridge is any bridge; the patron's quay means nothing there. */
    roles() {
      const bridges = axis(board.bridges, () => ['bridge']);
      const roles = new RoleMaker(plan, players);
      return roles.make({
        owner: [bridges, roles.seats],
        gift: [bridges, numbered(MOST_COINS)],
        ...roles.ofSeats('coins', 'lanterns'),
        turn: [roles.seats],
      });
    },
    senseSection(s, seat, _, out) {
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
