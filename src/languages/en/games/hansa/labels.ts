/** What a button says for an action. */
export const labels = {
  booths: 'Put two booths in {city}',
  sail: 'Sail to {city}',
  buy: 'Buy this good',
  build: 'Build booths with {good}',
  sell: 'Sell {goods}',
  replenish: 'Replenish for 1 taler',
  skip: 'Skip',
  lose: 'Give up {good}',
  endTurn: 'End turn',
} as const;

/** What has to be done right now, by phase. */
export const tasks = {
  setup: 'Put two booths in a highlighted city.',
  replenish: 'Replenish the warehouses for 1 taler, or skip this.',
  trade: 'Sail to a highlighted city, buy, sell or build booths.',
  lose: 'Choose the good you lose.',
  tax: 'Choose the goods you give up.',
} as const;
