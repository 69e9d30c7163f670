import type { board as en } from '../../../en/games/hansa/board.js';
import type { Translation } from '../../../types.js';

export const board: Translation<typeof en> = {
  piles: 'Vorratsstapel',
  reconstructed: 'Teilweise rekonstruiert',
  port: '{city}, Nummer {number}.',
  portSails: 'Von hier segelt das Schiff nach {cities}.',
  portBooths: 'Marktstände: {counts}.',
  portNoBooths: 'Keine Marktstände.',
  portLeads: '{name} hat die meisten Stände.',
  portShared: 'Niemand hat allein die meisten Stände.',
  portShip: 'Hier liegt das Schiff.',
  warehouse: 'Lager {number} in {city}: {good}.',
  warehouseEmpty: 'Lager {number} in {city}: leer.',
  good: { one: '{colour} mit {n} Fass', other: '{colour} mit {n} Fässern' },
  ship: 'Das Schiff, in {city}.',
};
