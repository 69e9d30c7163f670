/** What happens in a game of Hansa Teutonica: routes are created, cities filled, abilities developed. */
import type { BoundRules } from '../../core/bound-rules.js';
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { Setup } from '../../games/hansa-teutonica/rules/setup.js';
import {
  COMPLETED,
  REMOVED,
  SCORE,
  SEAT_SIZE,
  SUPPLY_FAILED,
} from '../../games/hansa-teutonica/rules/state/layout.js';
import { hasAnyPost, vacantSpace } from '../../games/hansa-teutonica/rules/state/posts.js';
import { ABILITIES, NONE, TRACK_END } from '../../games/hansa-teutonica/rules/vocabulary.js';
import type { Deed, Watch } from './watch.js';

export function watchHansaTeutonica(rules: Rules): Watch {
  const { board } = (rules as BoundRules<Setup>).setup;
  const cities = board.file.cities.map(({ id }): Deed => ({ kind: 'city', id }));
  const routes = new Map(board.file.routes.map(({ id }): [string, Deed] => [id, { kind: 'route', id }]));
  const abilities = ABILITIES.map((id): Deed => ({ kind: 'ability', id }));
  const isFull = (state: Uint8Array, city: number): boolean =>
    board.green[city] ? hasAnyPost(board, state, city) : vacantSpace(board, state, city) === NONE;
  return {
    possible: [...routes.values(), ...cities, ...abilities],
    deeds(before, action, after) {
      const deeds: Deed[] = [];
      const { type, route } = rules.writeAction(before, action) as JsonObject;
      if (type === 'create') deeds.push(routes.get(String(route))!);
      if (after[COMPLETED] > before[COMPLETED]) {
        cities.forEach((deed, city) => {
          if (isFull(after, city) && !isFull(before, city)) deeds.push(deed);
        });
      }
      abilities.forEach((deed, ability) => {
        for (let seat = 0; seat < rules.players; seat++) {
          const at = REMOVED + seat * SEAT_SIZE + ability;
          if (after[at] > before[at]) deeds.push(deed);
        }
      });
      return deeds;
    },
    endings(state) {
      const isAtTrackEnd = Array.from(
        { length: rules.players },
        (_, seat) => state[SCORE + seat * SEAT_SIZE],
      ).some((score) => score >= TRACK_END);
      return [
        ...(state[SUPPLY_FAILED] ? ['markers'] : []),
        ...(state[COMPLETED] >= board.completedToEnd ? ['cities'] : []),
        ...(isAtTrackEnd ? ['track'] : []),
      ];
    },
  };
}
