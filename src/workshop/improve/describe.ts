/** Changes in words; the texts of boards must be loaded. */
import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import { boards } from '../../languages/packs.js';
import type { Change } from './change.js';

type Named = (JsonObject & { id: string; name: string })[];

export function describeChange(change: Change, board: JsonObject, language: Language): string {
  const say = boards.say('improve', language);
  const cityName = (id: string): string => (board.cities as Named).find((city) => city.id === id)!.name;
  switch (change.kind) {
    case 'coin': {
      const values = { city: cityName(change.city), post: change.post + 1, from: change.from, to: change.to };
      if (change.from === 0) return say('coin-new', values);
      return change.to === 0 ? say('coin-gone', values) : say('coin-change', values);
    }
    case 'colour':
      return say('colour', {
        city: cityName(change.city),
        post: change.post + 1,
        from: say(change.from),
        to: say(change.to),
      });
    case 'points': {
      const routes = board.routes as (JsonObject & { id: string; cities: string[] })[];
      const { cities } = routes.find((route) => route.id === change.route)!;
      return say('points', { route: cities.map(cityName).join('–'), n: change.to, from: change.from });
    }
    case 'warehouses':
      return say('warehouses', { city: cityName(change.city), n: change.to, from: change.from });
  }
}
