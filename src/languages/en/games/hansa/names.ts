/** The categories of the scoring. */
export const categories = {
  unsold: 'Unsold goods',
  sold: 'Sold goods',
  cities: 'Cities',
  bonus: 'Extra card',
} as const;

/** What bots weigh, as they explain it. */
export const topics = {
  unsold: 'unsold goods',
  sold: 'sold goods',
  cities: 'cities with booths',
  bonus: 'the extra card',
  sale: 'goods to sell together',
  singles: 'single goods',
  'at-risk': 'goods that others’ sales could cost',
  talers: 'talers',
  markets: 'markets where others pay',
  harbours: 'cities to sell in',
  stacks: 'booths on the board',
  stalls: 'booths in hand',
  cargo: 'goods within the ship’s reach',
  stay: 'the ship’s position',
} as const;
