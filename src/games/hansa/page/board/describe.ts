/** Describes the targets on a board of Hansa. */
import type { Rules } from '../../../../core/game.js';
import type { JsonObject } from '../../../../core/json.js';
import { list } from '../../../../languages/intl.js';
import type { Teller } from '../../../../web/board/describe.js';
import { colourName, goodName, texts } from '../../rules/texts/words.js';
import { asPosition, chartOf, type Position, splitGood } from './file.js';

export function describe(rules: Rules, json: JsonObject, kind: string, id: string, teller: Teller): string[] {
  const position = asPosition(json);
  const say = texts.say('board', teller.language);
  const chart = chartOf(rules);
  const name = (city: string): string => chart.cities.find((c) => c.id === city)?.name ?? city;
  const [city, index] = id.split('/');
  if (kind === 'good') return isHeld(json, id) ? [`${goodName(id, teller.language)}.`] : [];
  if (kind === 'ship') return [say('ship', { city: name(position.ship) })];
  if (kind === 'warehouse') {
    const good = position.cities[city]?.warehouses[Number(index)] ?? null;
    const where = { number: Number(index) + 1, city: name(city) };
    return [
      good === null
        ? say('warehouseEmpty', where)
        : say('warehouse', { ...where, good: goodInWords(good, teller) }),
    ];
  }
  const file = chart.cities.find((c) => c.id === id);
  if (kind !== 'city' || file === undefined) return [];
  const lines = [say('port', { city: file.name, number: file.number })];
  if (position.ship === id) lines.push(say('portShip'));
  lines.push(...booths(position, id, teller));
  const sails = list(file.sailsTo.map(name), teller.language);
  return [...lines, say('portSails', { cities: sails })];
}

const isHeld = ({ seats }: JsonObject, good: string): boolean =>
  (seats as JsonObject[]).some(({ goods }) => (goods as string[]).includes(good));

function booths(position: Position, id: string, teller: Teller): string[] {
  const say = texts.say('board', teller.language);
  const counts = position.cities[id]?.booths ?? [];
  const most = Math.max(0, ...counts);
  if (most === 0) return [say('portNoBooths')];
  const held = counts.flatMap((n, seat) => (n > 0 ? [`${teller.names[seat] ?? seat + 1} ${n}`] : []));
  const first = counts.flatMap((n, seat) => (n === most ? [seat] : []));
  return [
    say('portBooths', { counts: held.join(', ') }),
    first.length === 1
      ? say('portLeads', { name: teller.names[first[0]] ?? first[0] + 1 })
      : say('portShared'),
  ];
}

function goodInWords(good: string, teller: Teller): string {
  const { colour, barrels } = splitGood(good);
  const say = texts.say('board', teller.language);
  return say('good', { colour: colourName(colour, teller.language), n: barrels });
}
