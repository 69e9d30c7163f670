/** What has to be decided first, by the phase that is open. */
export const phases = {
  setup: 'the first booths are still being placed',
  replenish: 'first decide whether to fill the warehouses',
  trade: 'this cannot be done while trading',
  lose: 'first a good of a sold colour has to be given up',
  tax: 'first give up all but three goods',
  over: 'the game is over',
} as const;

/** Why an action is not allowed. */
export const refusals = {
  closed: 'no booths can be put in {city} during the set-up',
  hasBooths: 'you already have booths in {city}',
  noEmptySpace: 'no warehouse is empty',
  noGoodsLeft: 'the piles are used up',
  mustReplenish: 'all warehouses are empty, so they must be filled',
  noTaler: 'you have no talers left',
  noArrow: 'no arrow leads from {from} to {to}',
  acted: 'you have already acted in this city: sail on first',
  noWarehouse: '{city} has no warehouse {warehouse}',
  emptyWarehouse: 'warehouse {warehouse} of {city} is empty',
  handFull: {
    one: 'you cannot hold more than {n} unsold good',
    other: 'you cannot hold more than {n} unsold goods',
  },
  notYours: 'you have no unsold good {good}',
  noBoothLeft: 'you have no booths left to build',
  noBoothHere: 'you have no booth in {city}',
  tooFew: 'at least two goods of each colour have to be sold together',
  otherColour: '{good} is not of a colour that you still have to lose',
} as const;
