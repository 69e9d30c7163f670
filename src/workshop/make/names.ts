/** Names for towns that do not exist. */
import type { Random } from '../../core/random.js';

const FIRST = (
  'Alt Birken Born Buchen Dorn Eich Eisen Erlen Falken Fisch Gold Grün Hafer Hasel Heide Hohen Kalk Krähen Kupfer ' +
  'Linden Mühl Neu Ost Otter Rabens Rosen Salz Schön Silber Steg Tann Torf Ulmen Wachs Weiden Wend West Wolfs Zinn'
).split(' ');
const LAST = (
  'au bach berg born brück burg damm dorf eck feld furt hafen heim hof holm horst kamp mark moor ort rode see ' +
  'stadt stein tal thal wald wik'
).split(' ');

/** Longer ones take too much room on a map. */
const LONGEST = 11;

/** A name, and an id made of it. */
export interface TownName {
  readonly id: string;
  readonly name: string;
}

const ascii = (name: string): string =>
  name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

export function makeNames(random: Random, count: number): TownName[] {
  const names = new Map<string, TownName>();
  while (names.size < count) {
    const name = FIRST[random.below(FIRST.length)] + LAST[random.below(LAST.length)];
    const id = ascii(name);
    if (name.length <= LONGEST) names.set(id, { id, name });
  }
  return [...names.values()];
}

/** What a board is called: after one of its towns. */
const LANDS = ['Coast', 'March', 'Vale', 'Isles', 'Plain', 'Fen', 'Heath', 'Sound', 'Reach', 'Downs'];
export const WATERS = ['Sea', 'Sound', 'Gulf', 'Bight', 'Isles', 'Coast', 'Bay'];
export const makeTitle = (random: Random, names: readonly TownName[], places = LANDS): string =>
  `${names[random.below(names.length)].name} ${places[random.below(places.length)]}`;

export const boardId = (title: string): string => ascii(title).replaceAll(' ', '-');
