/** The colours of goods; one that a board adds keeps its own name. */
export const colours = {
  orange: 'orange',
  brown: 'brown',
  red: 'red',
  green: 'green',
  blue: 'blue',
  pink: 'pink',
} as const;

/** A good by its colour and its barrels; several of a colour: "3 and 2 red barrels". */
export const goods = {
  barrels: { one: '{n} {colour} barrel', other: '{n} {colour} barrels' },
  several: '{counts} {colour} barrels',
} as const;

export const booths = { count: { one: '{n} booth', other: '{n} booths' } } as const;

/** A player's desk, and the button beside the board. */
export const desk = {
  goods: 'Goods',
  talers: 'Talers',
  booths: 'Booths',
  unsold: 'Unsold',
  sold: 'Sold',
} as const;

/** What the parts of a desk are for. */
export const deskTips = {
  talers:
    'Talers: sailing, buying and filling the warehouses cost 1 each. You keep at most 3 at the end of your turn.',
  booths:
    'Booths that you can still put in cities: the most in a city get paid there, and cities score at the end.',
  unsold: 'Unsold goods: two of one colour can be sold; each counts 1 at the end. You keep at most 3.',
  sold: 'Sold goods: each counts 1 plus its barrels at the end.',
} as const;

/** Standing orders. */
export const orders = {
  loss: 'When I lose goods',
  least: 'Lose the least valuable one',
} as const;

/** What ends the game, how near it is, and what ended it. */
export const ends = {
  piles: 'Goods left before the last pile',
  pilesWhy: 'The first good from the last pile makes it the last round.',
  lastRound: 'The last pile has been opened: the game ends with this round.',
  pilesWas: '{name} opened the last pile, and the round was played to its end.',
} as const;
