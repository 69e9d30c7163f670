/** The things on the board, for tooltips and screen readers. */
export const board = {
  piles: 'Supply piles',
  reconstructed: 'Partly reconstructed',
  port: '{city}, number {number}.',
  portSails: 'From here the ship sails to {cities}.',
  portBooths: 'Market booths: {counts}.',
  portNoBooths: 'No market booths.',
  portLeads: '{name} has the most booths.',
  portShared: 'Nobody has the most booths alone.',
  portShip: 'The ship is here.',
  warehouse: 'Warehouse {number} in {city}: {good}.',
  warehouseEmpty: 'Warehouse {number} in {city}: empty.',
  good: { one: '{colour} goods with {n} barrel', other: '{colour} goods with {n} barrels' },
  ship: 'The ship, in {city}.',
} as const;
