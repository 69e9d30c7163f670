/** Actions, for the log. */
export const sentences = {
  booths: '{name} puts {booths} in {city}.',
  replenish: '{name} pays 1 taler and fills the warehouses.',
  skip: '{name} leaves the warehouses as they are.',
  sail: '{name} sails from {from} to {to}.',
  buyFree: '{name} takes {good} in {city} for free.',
  buyFromBank: '{name} buys {good} in {city} and pays the bank 1 taler.',
  buyFrom: '{name} buys {good} in {city} and pays {payee} 1 taler.',
  build: '{name} spends {good} and puts {booths} in {city}.',
  sell: '{name} sells {goods} in {city} and takes a booth back.',
  lose: '{name} loses {good}.',
  discard: '{name} gives up {good}.',
  endTurn: '{name} ends the turn.',
} as const;

/** What followed from them. */
export const consequences = {
  loses: '{name} loses {goods}.',
  mustDiscard: '{name} may keep three goods and gives up {goods}.',
  begins: '{name} is next and receives 3 talers.',
  mustReplenish: 'All warehouses are empty: {name} has to pay 1 taler and fill them.',
  lastPile: 'The last pile has been opened: the game ends after this round.',
  wins: {
    one: 'The game is over: {name} wins with {n} point.',
    other: 'The game is over: {name} wins with {n} points.',
  },
  share: {
    one: 'The game is over: {names} share the win with {n} point.',
    other: 'The game is over: {names} share the win with {n} points.',
  },
} as const;
