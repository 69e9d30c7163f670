/** The things on the Baltic in words. */
import type { Rules } from '../../../../core/game.js';
import type { JsonObject } from '../../../../core/json.js';
import { inWords, type Teller } from '../../../../web/board/describe.js';
import { asPosition, chartOf, type Position, splitGood } from './file.js';

const COLOURS_DE: Readonly<Record<string, string>> = {
  orange: 'Orange',
  brown: 'Braun',
  red: 'Rot',
  green: 'Grün',
  blue: 'Blau',
  pink: 'Rosa',
};

export function describe(rules: Rules, json: JsonObject, kind: string, id: string, teller: Teller): string[] {
  const position = asPosition(json);
  const chart = chartOf(rules);
  const name = (city: string): string => chart.cities.find((c) => c.id === city)?.name ?? city;
  const [city, index] = id.split('/');
  if (kind === 'ship') return [teller.say('ship', { city: name(position.ship) })];
  if (kind === 'warehouse') {
    const good = position.cities[city]?.warehouses[Number(index)] ?? null;
    const where = { number: Number(index) + 1, city: name(city) };
    return [
      good === null
        ? teller.say('warehouseEmpty', where)
        : teller.say('warehouse', { ...where, good: goodInWords(good, teller) }),
    ];
  }
  const file = chart.cities.find((c) => c.id === id);
  if (kind !== 'city' || file === undefined) return [];
  const lines = [teller.say('port', { city: file.name, number: file.number })];
  if (position.ship === id) lines.push(teller.say('portShip'));
  lines.push(...booths(position, id, teller));
  const sails = inWords(file.sailsTo.map(name), teller.language);
  return [...lines, teller.say('portSails', { cities: sails })];
}

function booths(position: Position, id: string, teller: Teller): string[] {
  const counts = position.cities[id]?.booths ?? [];
  const most = Math.max(0, ...counts);
  if (most === 0) return [teller.say('portNoBooths')];
  const told = counts.flatMap((n, seat) => (n > 0 ? [`${teller.names[seat] ?? seat + 1} ${n}`] : []));
  const first = counts.flatMap((n, seat) => (n === most ? [seat] : []));
  return [
    teller.say('portBooths', { counts: told.join(', ') }),
    first.length === 1
      ? teller.say('portLeads', { name: teller.names[first[0]] ?? first[0] + 1 })
      : teller.say('portShared'),
  ];
}

export function goodInWords(good: string, teller: Teller): string {
  const { colour, barrels } = splitGood(good);
  const word = teller.language === 'de' ? (COLOURS_DE[colour] ?? colour) : colour;
  return teller.say(barrels === 1 ? 'goodOne' : 'good', { colour: word, count: barrels });
}
