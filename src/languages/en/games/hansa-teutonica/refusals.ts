/** What has to be decided first, by the phase that is open. */
export const phases = {
  actions: 'this cannot be done in the current phase',
  relocate: 'the displaced tradesman has to be put back first',
  lift: 'the tradesmen picked up have to be put down first',
  remove: 'removing tradesmen has to be finished first',
  permanent: 'the permanent marker has to be used or declined first',
  share: 'the share of the income has to be answered first',
  markers: 'the markers on the plate have to be placed first',
  pawn: 'the pawn has to be placed first',
} as const;

/** Why an action is not allowed. */
export const refusals = {
  noActions: 'there are no actions left in this turn',
  occupied: 'the point is occupied',
  boat: 'boats take merchants only',
  notInSupply: 'there is no such tradesman in the supply',
  noOpponent: 'there is no opponent’s tradesman on this point',
  price: {
    one: 'the payment must be {n} tradesman from the rest of the supply',
    other: 'the payment must be {n} tradesmen from the rest of the supply',
  },
  noPermit: 'this country needs a permit that has not been used in this turn',
  pawn: 'the route does not border the pawn’s province',
  emptyStock: 'the stock is empty',
  income: 'the Bank and the stock do not allow this amount',
  notThere: 'there is no tradesman on this point that may be taken',
  notAllOwn: 'not all points of the route belong to the seat in turn',
  reward: 'this reward is not available with this route now',
  marker: 'there is no such unused marker, or it would have no effect',
  forgone: 'the actions of this turn were given up for a favour',
  begun: 'a favour can only be taken at the start of a turn',
  favour: 'the tile must be on display and both markers unused',
  route: 'this piece may only go to the nearest free point that it fits',
  putMarker:
    'a marker goes to an empty route without a marker, with a vacant post space in one of its cities',
  cannot: 'this is not possible now',
} as const;
