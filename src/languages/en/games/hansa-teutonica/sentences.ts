/** Actions and what follows from them, for the log. */
export const sentences = {
  income: '{who} hires {pieces} from the stock.',
  share: '{who} hires a {kind} as a share of the income.',
  place: '{who} places a {kind} on {route}.',
  displace: '{who} displaces {victim}’s {theirs} on {route} with a {kind}, paying {price}.',
  relocate: '{who} moves the displaced {kind} to {route}.',
  extraFromStock: '{who} adds a {kind} from the stock on {route}.',
  extraFromSupply: '{who} adds a {kind} from the supply on {route}.',
  extraFromRoute: '{who} adds a {kind} from {from} on {route}.',
  lift: '{who} picks up a {kind} from {route}.',
  liftOther: '{who} picks up {owner}’s {kind} from {route}.',
  drop: '{who} puts a {kind} on {route}.',
  dropOther: '{who} puts {owner}’s {kind} on {route}.',
  remove: '{who} sends {owner}’s {kind} on {route} back to the supply.',
  create: '{who} creates the route {route}.',
  createPost: '{who} creates the route {route} and establishes a {kind} in {city}.',
  createExtraPost: '{who} creates the route {route} and establishes a {kind} as an extra post in {city}.',
  createDevelop: '{who} creates the route {route} and develops {ability}.',
  createSpecial: {
    one: '{who} creates the route {route} and sends a merchant to the prestige space worth {n} point.',
    other: '{who} creates the route {route} and sends a merchant to the prestige space worth {n} points.',
  },
  /** After one of those above. */
  withMarker: '{sentence} Marker taken: {marker}.',
  exchange: '{who} exchanges two posts in {city}: {left} and {right}.',
  useDevelop: '{who} uses a marker to develop {ability}.',
  use: '{who} uses the marker {marker}.',
  permanent: '{who} uses the permanent marker {marker}.',
  permanentPost: '{who} uses the permanent marker {marker} and establishes a {kind} in {city}.',
  permanentPiece: '{who} uses the permanent marker {marker}: {kind}, {route}.',
  favour: '{who} gives up the turn and the markers {first} and {second} for the favour {tile}.',
  pawn: '{who} moves the pawn to province {province}.',
  paidPawn: '{who} spends an action to move the pawn to province {province}.',
  putMarker: '{who} puts {marker} on {route}.',
  endTurn: '{who} ends the turn.',
  endTurnEarly: {
    one: '{who} ends the turn with {n} action left.',
    other: '{who} ends the turn with {n} actions left.',
  },
  scores: {
    one: '{who} scores {n} point and now has {total}.',
    other: '{who} scores {n} points and now has {total}.',
  },
  completed: 'Completed cities: {count} of {end}.',
  connection: '{who} connects {from} and {to}.',
} as const;

/** Ending a step, by its phase. */
export const done = {
  relocate: '{who} adds nothing more.',
  share: '{who} takes no share of the income.',
  permanent: '{who} passes on the permanent marker.',
  any: '{who} stops here.',
} as const;

export const over = {
  track: 'The game is over: the track has reached 20.',
  markers: 'The game is over: there are no markers left to draw.',
  cities: 'The game is over: enough cities are complete.',
} as const;
