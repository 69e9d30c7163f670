/** What edits of all boards share: places on the sheet, ids made of names, and objects with fields in order. */
import type { Json, JsonObject } from '../../core/json.js';
import { isPlain, plainText } from '../../core/plain-text.js';
import { Random } from '../../core/random.js';
import { makeNames } from '../make/names.js';

export type Spot = [number, number];

/** Limits for the sides of a sheet that is set in the editor. */
export const SMALLEST_SIDE = 200;
export const LARGEST_SIDE = 3000;

/** Ids have at most 60 characters; a route is called after two cities. */
const LONGEST_ID = 60;
const LONGEST_SLUG = 26;

const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
};

/** A name in small letters and dashes: `Lübeck` is `luebeck`. */
export function idFor(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßøæł]/g, (letter) => SPELT[letter])
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-+$/, '');
  return plain === '' ? otherwise : plain;
}

/** The id itself, or with a number if it is taken. */
export function freeId(wanted: string, taken: readonly string[]): string {
  let id = wanted.slice(0, LONGEST_ID);
  for (let n = 2; taken.includes(id); n++) id = `${wanted.slice(0, LONGEST_ID - 4)}-${n}`;
  return id;
}

/** A town's name that is not on the board yet; the same one for the same board. */
export function freeName(board: {
  readonly id: string;
  readonly cities: readonly { name: string }[];
}): string {
  const { id, cities } = board;
  const names = makeNames(new Random(`${id} ${cities.length}`), cities.length + 1);
  return names.find(({ name }) => !cities.some((city) => city.name === name))!.name;
}

const LONGEST_NAME = 40;

/**
 * A city's new name and id; nothing if there is no such city or no name. The id follows the name, if it did so before.
 */
export function renamed(
  cities: readonly { readonly id: string; readonly name: string }[],
  id: string,
  wanted: string,
): { readonly id: string; readonly name: string } | undefined {
  const city = cities.find((one) => one.id === id);
  const name = plainText(wanted, LONGEST_NAME);
  if (city === undefined || !isPlain(name)) return undefined;
  const others = cities.flatMap((one) => (one.id === id ? [] : [one.id]));
  const follows = new RegExp(`^${idFor(city.name, 'city')}(-\\d+)?$`).test(id);
  return { id: follows ? freeId(idFor(name, 'city'), others) : id, name };
}

export const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** A size within the limits. */
export const sheetSize = ([width, height]: Spot): Spot => [
  within(Math.round(width), SMALLEST_SIDE, LARGEST_SIDE),
  within(Math.round(height), SMALLEST_SIDE, LARGEST_SIDE),
];

/** The nearest place on the sheet, in whole numbers. */
export const onSheet = ([x, y]: readonly [number, number], size: Spot): Spot => [
  within(Math.round(x), 0, size[0]),
  within(Math.round(y), 0, size[1]),
];

export const between = (a: Spot, b: Spot, part: number): [number, number] => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

export const apart = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const onGrid = ([x, y]: Spot, step: number, size: Spot): Spot =>
  onSheet([Math.round(x / step) * step, Math.round(y / step) * step], size);

/**
 * The object with a field changed; `undefined` removes it. A new field goes where `order` wants it, all others stay
 * where they are. The same object if nothing changes.
 */
export function put<T extends object>(
  thing: T,
  name: keyof T & string,
  value: Json | undefined,
  order: readonly string[],
): T {
  const before = (thing as unknown as JsonObject)[name];
  if (before === value || (value !== undefined && JSON.stringify(before) === JSON.stringify(value)))
    return thing;
  const fields = Object.entries(thing).filter(([key]) => key !== name || value !== undefined);
  if (value === undefined) return Object.fromEntries(fields) as T;
  const place = fields.findIndex(([key]) => key === name);
  if (place >= 0) fields[place] = [name, value];
  else {
    const later = order.slice(order.indexOf(name) + 1);
    const next = fields.findIndex(([key]) => later.includes(key));
    fields.splice(next < 0 ? fields.length : next, 0, [name, value]);
  }
  return Object.fromEntries(fields) as T;
}

/** The list with its entry at `index` changed; the same list if it stays the same. */
export function changeAt<T>(list: readonly T[], index: number, change: (thing: T) => T): T[] {
  const next = index in list ? change(list[index]) : undefined;
  return next === undefined || next === list[index]
    ? (list as T[])
    : list.map((thing, i) => (i === index ? next : thing));
}
