import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/core/json.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { mills, onBritannia, refused, setAll } from './help.js';

describe('countries hold together', () => {
  const cardiff = 4;
  it.each<[Json, string]>([
    [
      onBritannia((b) => Reflect.deleteProperty(b.routes[2], 'country')),
      /^board\.routes\[2\]\.country: is missing: other routes say/,
    ],
    [
      onBritannia((b) => Object.assign(b.cities[cardiff], { countries: ['whales'] })),
      'board.cities[4].countries[0]: there is no country "whales"; did you mean "wales"?',
    ],
    [
      onBritannia((b) => Object.assign(b.cities[cardiff], { countries: ['wales', 'wales'] })),
      'board.cities[4].countries[1]: "wales" appears twice',
    ],
    [
      onBritannia((b) => Object.assign(b.cities[cardiff], { permits: ['england'] })),
      'board.cities[4].permits[0]: "england" needs no permit: it is not in "countryPrestige"',
    ],
    [
      onBritannia((b) => Object.assign(b.countryPrestige, { ireland: [7] })),
      'board.countryPrestige.ireland: there is no country "ireland"',
    ],
    [
      onBritannia((b) => Object.assign(b.countryPrestige, { england: [7] })),
      'board.countryPrestige: names every country; one must be open to all without a permit',
    ],
    [
      onBritannia((b) => {
        for (const city of b.cities) if (city.permits) Object.assign(city, { permits: ['wales'] });
      }),
      'board.countryPrestige.scotland: no city has it in "permits", so nobody could ever work there',
    ],
    [
      onBritannia((b) => {
        for (const city of b.cities) Reflect.deleteProperty(city, 'permits');
        Object.assign(b.cities.find((c) => c.id === 'conway')!, { permits: ['wales'] });
        Object.assign(b.cities.find((c) => c.id === 'falkirk')!, { permits: ['scotland'] });
      }),
      'board.countryPrestige.scotland: its permits are given in falkirk, which no route reaches from a country that is open',
    ],
    [
      onBritannia((b) => {
        for (const route of b.routes) if (route.tavern) Object.assign(route, { country: 'wales' });
      }),
      /^board\.routes\[\d+\]\.tavern: .* is in wales, where no markers are placed$/,
    ],
    [
      onBritannia((b) => {
        for (const [i, route] of b.routes.entries()) route.country = `land-${i % 9}`;
      }),
      'board.routes: are in 9 countries; at most 8 are possible',
    ],
    [
      onBritannia((b) => setAll(b.cities.slice(0, 9), { permits: ['wales'] })),
      /^board\.cities: \d+ cities give permits; at most 8 can$/,
    ],
  ] as [Json, string][])('%#', (board, message) => {
    expect(refused(board)).toMatch(message);
  });

  it('a country can be called whatever an object has by nature', () => {
    const board = mills((b) => setAll(b.routes, { country: 'constructor' }));
    const { guarded } = hansaTeutonica.withBoards([board]).boards.get('changed')!;
    expect([...guarded]).toEqual([0]);
  });
});
