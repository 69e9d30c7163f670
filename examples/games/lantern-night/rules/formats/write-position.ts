/** The public form of a state. */
import type { State } from '../../../../core/game.js';
import type { JsonObject } from '../../../../core/json.js';
import type { Setup } from '../setup.js';
import { COINS, GIFT, LANTERNS, OPENED, OWNER, PATRON, PHASE, TURN_SEAT } from '../state/layout.js';
import { PHASES } from '../vocabulary.js';

export function writePosition(setup: Setup, config: JsonObject, s: State): JsonObject {
  const { board } = setup;
  return {
    config,
    seats: Array.from({ length: setup.players }, (_, seat) => ({
      lanterns: s[LANTERNS + seat],
      coins: s[COINS + seat],
      patron: board.file.quays[s[PATRON + seat]].id,
    })),
    bridges: Object.fromEntries(
      board.bridgeIds.map((id, bridge) => [
        id,
        {
          lantern: s[OWNER + bridge] === 0 ? null : s[OWNER + bridge] - 1,
          gift: s[GIFT + bridge],
          open: s[OPENED + bridge] === 1,
        },
      ]),
    ),
    turn: { seat: s[TURN_SEAT], phase: PHASES[s[PHASE]] },
  };
}
