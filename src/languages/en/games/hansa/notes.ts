/** Moves in a few words, without their player: lines of the log and steps of a hint. */
export const notes = {
  booths: '{booths} set up in {city}',
  replenish: 'Warehouses filled for 1 taler',
  skip: 'Warehouses not filled',
  sail: 'Sail to {city}',
  buy: '{good} from {city}, 1 taler to the bank',
  buyFree: '{good} from {city}, free of charge',
  buyFrom: '{good} from {city}, 1 taler to {name}',
  build: '{booths} in {city} for {good}',
  sell: 'Sale in {city}: {goods}',
  lose: '{good} lost',
  discard: '{good} given up',
  endTurn: 'End of the turn',
} as const;

/** Hints: what to do and what for. */
export const advice = {
  sell: {
    one: 'Sell {goods} in {city}: worth {n} point.',
    other: 'Sell {goods} in {city}: worth {n} points.',
  },
  sellToo: 'Sell {goods} in {city}: then nobody can take them from you.',
  buildMost: 'Spend {good} on {booths} in {city}: you then have the most there, and others pay you.',
  build: 'Spend {good} on {booths} in {city}: a step towards the most booths there.',
  buyPair: 'Buy {good} in {city}: you can then sell them together with {others}.',
  buy: 'Buy {good} in {city}: the beginning of a sale.',
  sail: 'Sail to {city}: that is where the next good is.',
  booths: 'Put your booths in {city}: goods there will be free for you.',
  replenish: 'Fill the warehouses: there is more to buy then.',
  skip: 'Leave the warehouses as they are and save your taler.',
  lose: 'Give up {good}: it is worth the least to you.',
  endTurn: 'End your turn and save your talers.',
} as const;
