/** The commentary of Hansa. */
import type { JsonObject } from '../../../../core/json.js';
import type { Commentary, Deed, Step } from '../../../../web/games/page.js';
import { asPosition } from '../board/file.js';
import { advice } from './advice.js';
import { note } from './notes.jsx';

function deed({ action, before }: Step, i: number): Deed {
  const { ship } = asPosition(before);
  const until = i + 1;
  switch (action.type) {
    case 'booths':
      return { until, to: `city:${action.city}` };
    case 'sail':
      return { until, from: `city:${ship}`, to: `city:${action.to}` };
    case 'buy':
      return { until, to: `warehouse:${ship}/${action.warehouse}` };
    case 'build':
    case 'sell':
      return { until, to: `city:${ship}` };
    default:
      return { until };
  }
}

/** Another player's sale costs goods of its colour. */
function touches({ before, after }: Step, seat: number): boolean {
  const [had, has] = [before, after].map(
    (view) => ((view.seats as JsonObject[])[seat] as { goods: string[] }).goods.length,
  );
  return has < had;
}

export const commentary: Commentary = { note, deeds: (steps) => steps.map(deed), advice, touches };
