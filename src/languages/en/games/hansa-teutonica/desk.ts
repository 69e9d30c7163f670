/** What the parts of a desk are for. */
export const deskTips = {
  keys: 'Keys: at the end, each post in your largest network is worth {value}.',
  actions: 'Actions: you have {value} in each turn.',
  privilege: 'Privilege: you can establish posts on spaces in these colours: {value}.',
  book: 'Book: one action moves up to {value} of your own tradesmen.',
  bank: 'Bank: one action hires up to {value} tradesmen from your stock.',
  bankAll: 'Bank: one action hires everybody in your stock.',
  next: 'The next step: {value}, and a {piece} for your supply.',
  nextAll: 'The next step: all of them, and a {piece} for your supply.',
  nextSame: 'The next step: still {value}, but a {piece} for your supply.',
  full: 'Fully developed.',
  fullScores: {
    one: 'Fully developed: {n} point at the end.',
    other: 'Fully developed: {n} points at the end.',
  },
  developIn: 'Create a route to {cities} to develop it.',
  supply: 'Supply: tradesmen that you can place on the board.',
  stock: 'Stock: tradesmen that you must hire with income before you can place them.',
  unused: 'Bonus markers to be used in your own turn; using one costs no action.',
} as const;

/** What ends the game, how near it is, and what ended it. */
export const ends = {
  markers: 'Bonus markers left',
  markersWhy: 'The game ends when a bonus marker has to be drawn and none is left.',
  markersWas: 'No bonus marker was left to draw.',
  cities: 'Completed cities',
  citiesWhy: {
    one: 'The game ends when {n} city is complete: all its post spaces are taken.',
    other: 'The game ends when {n} cities are complete: all their post spaces are taken.',
  },
  citiesWas: { one: '{n} city was complete.', other: '{n} cities were complete.' },
  track: 'Furthest on the prestige track',
  trackWhy: 'The game ends when a player reaches {n}. {name} is on {score}.',
  trackWas: '{name} reached {n} on the prestige track.',
} as const;
