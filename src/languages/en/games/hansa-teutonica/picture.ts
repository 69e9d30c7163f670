/** The state as a page of text for a terminal. */
export const picture = {
  turn: {
    one: '{who}’s turn, {n} action left',
    other: '{who}’s turn, {n} actions left',
  },
  track: 'track',
  projected: 'if it ended now',
  supply: 'supply',
  stock: 'stock',
  markers: 'markers',
  used: 'used',
  plate: 'on the plate',
  favours: 'favours',
  completed: 'Completed cities',
  supplyOfMarkers: 'markers to draw',
  display: 'Favours on display',
  pawn: 'Pawn in',
  special: 'Special prestige',
  routes: 'Routes with tradesmen or markers',
  cities: 'Cities with posts (leftmost first; extra posts before the bar)',
  controls: 'controlled by',
  legend: 'Lower-case letters are traders, capitals merchants, dots empty spaces.',
} as const;
