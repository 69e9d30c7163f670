/** The state as a page of text for a terminal. */
export const picture = {
  city: 'City',
  warehouses: 'Warehouses',
  sailsTo: 'Sails to',
  talers: 'Talers',
  booths: 'Booths',
  points: 'Points',
  goods: 'Goods',
  sold: 'Sold',
  piles: 'Piles',
  lastRound: 'last round',
  acted: 'has acted here',
} as const;

/** Behind a player's name: what they do in each phase. */
export const phasesNow = {
  setup: 'puts booths in a city',
  replenish: 'may fill the warehouses',
  trade: 'trades',
  lose: 'chooses a loss',
  tax: 'gives up goods',
  over: 'The game is over.',
} as const;
