/** Groups steps into deeds, and finds where on the board they happen. */
import type { JsonObject } from '../../../../core/json.js';
import type { Target } from '../../../../web/board/board.js';
import type { Deed, Step } from '../../../../web/games/page.js';

type Place = Omit<Deed, 'until'>;

const point = (name: unknown): Target => `point:${name}`;

/** Moving a tradesman is one deed: it ends where the piece is put down. */
export function deeds(steps: readonly Step[]): Deed[] {
  const found: Deed[] = [];
  /** Where the pieces in hand came from; the first one is put down first. */
  const lifted: Target[] = [];
  for (const [i, { action, before }] of steps.entries()) {
    const until = i + 1;
    if (action.type === 'lift') lifted.push(point(action.at));
    else if (action.type === 'drop') found.push({ until, ...moved(lifted.shift(), point(action.at)) });
    else found.push({ until, ...placeOf(action, before) });
  }
  if (lifted.length > 0) found.push({ until: steps.length, to: lifted[0] });
  return found;
}

const moved = (from: Target | undefined, to: Target): Place => (from === undefined ? { to } : { from, to });

const DISPLACED = new Set<unknown>(['displaced', 'stock', 'supply']);

function placeOf(action: JsonObject, before: JsonObject): Place {
  switch (action.type) {
    case 'place':
    case 'displace':
    case 'remove':
      return { to: point(action.at) };
    case 'relocate':
      return moved(DISPLACED.has(action.from) ? undefined : point(action.from), point(action.to));
    case 'create': {
      const reward = action.reward as JsonObject;
      if (reward.city) return { to: `city:${reward.city}` };
      return { to: reward.type === 'special' ? `special:${reward.space}` : `route:${action.route}` };
    }
    case 'use':
      return action.city ? { to: `post:${action.city}/${action.post}` } : {};
    case 'permanent':
      return action.city ? { to: `city:${action.city}` } : action.to ? { to: point(action.to) } : {};
    case 'pawn':
      return moved(before.pawn ? `province:${before.pawn}` : undefined, `province:${action.to}`);
    case 'put-marker':
      return { to: `route:${action.route}` };
    default:
      return {};
  }
}
