/** What happens in a game of Hansa: ships call at cities, goods are bought and sold there, booths are built. */
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { HansaGame } from '../../games/hansa/rules/index.js';
import type { Deed, Watch } from './watch.js';

const KINDS = ['sail', 'buy', 'build', 'sell'] as const;

export function watchHansa(rules: Rules): Watch {
  const { cityIds } = (rules.game as HansaGame).boards.get(String(rules.config.board))!;
  return {
    possible: KINDS.flatMap((kind) => cityIds.map((id): Deed => ({ kind, id }))),
    deeds(before, action, after) {
      const { type } = rules.writeAction(before, action) as JsonObject;
      if (!(KINDS as readonly unknown[]).includes(type)) return [];
      return [{ kind: String(type), id: String(rules.writePosition(after).ship) }];
    },
    endings: () => ['piles'],
  };
}
