/** Standing orders. */
export const orders = {
  displaced: 'When I am displaced',
  share: 'When I can share an income',
  routes: 'Move to these routes',
  'take-merchant': 'Take a merchant',
  'take-trader': 'Take a trader',
  pass: 'Take nothing',
  extras: 'Extra pieces',
  'extras-merchants': 'Merchants first',
  'extras-traders': 'Traders first',
  'extras-none': 'None',
  wanted: 'Routes, most wanted first',
  wantedHint:
    'Tap routes on the board or pick them from the list. If all are full, the nearest free one is used.',
  addRoute: 'Add a route …',
  up: 'Move up: {name}',
  down: 'Move down: {name}',
  remove: 'Remove: {name}',
} as const;
