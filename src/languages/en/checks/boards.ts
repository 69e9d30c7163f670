/** Why a board file cannot be played, in any game; each stands behind the name of a field. */
export const board = {
  deep: 'is nested more than {levels} levels deep',
  noGame:
    'has no "routes" (Hansa Teutonica) and no cities with "sailsTo" (Hansa), so it is not a board for any game here',
  id: 'must consist of lower-case letters, digits and dashes, not {value}',
  name: 'must be a line of text, not {value}',
  twoNumbers: 'must be two numbers',
  noSize: 'must have a width and a height above zero',
  offMap: '{at} is off the map, which is {width} wide and {height} high',
  double: '{value} appears twice',
  noCity: 'there is no city {value}',
  noRoute: 'there is no route {value}',
  noGuard: 'there is no guard {value}',
  noCountry: 'there is no country {value}',
  meant: '; did you mean {value}?',
  empty: 'is empty',
  noPlayers: 'names no number of players',
  unreachable: '{city} cannot be reached from {start}',
} as const;

/** Why a board of Hansa Teutonica cannot be played. */
export const hansaTeutonicaBoard = {
  noPoint: 'is empty: a route has at least one point',
  noEdition: 'names no edition',
  needsProvinces: 'is missing: two players need provinces for the pawn; add them or take 2 out of "players"',
  needs2009: 'two players need "2009"; add it or take 2 out of "players"',
  manyPosts: 'have {posts} post spaces; at most {most} are possible',
  noBeginning: 'have no white post space, and none develops privilege: nobody could begin',
  noStart:
    'nobody could begin: no route with at most {boats} boat leads to a first post that is white, and none has a tavern',
  greenPosts: 'must be empty: {city} is green, and green cities have no printed space',
  noPosts: 'is empty: {city} needs a post space, or "green": true',
  manyPoints: 'have {found} points; at most {most} are possible',
  ends: {
    one: 'names {n} city; {route} must join two',
    other: 'names {n} cities; {route} must join two',
  },
  loop: '{route} begins and ends in {city}',
  manyBoats: 'has {boats} points for merchants, but a player has only {most}',
  maritime: 'must be true: the route has a point for merchants only',
  notMaritime: 'is true, but no point is for merchants only',
  noRouteTo: 'no route leads to {city}',
  connectionEnds: {
    one: 'names {n} city; a connection joins two',
    other: 'names {n} cities; a connection joins two',
  },
  connectionLoop: 'the connection begins and ends in {city}',
  longEnd: {
    one: 'is {completed}, but there is only {n} city',
    other: 'is {completed}, but there are only {n} cities',
  },
  noSpecialRoute: 'is empty: name a route that leads to these spaces',
  specialElsewhere: '{route} does not lead to {city}',
  noTavern:
    'must have "tavern": true on exactly {taverns} routes, one for each start marker; there is no tavern',
  taverns: {
    one: 'must have "tavern": true on exactly {taverns} routes, one for each start marker; there is {n} ({routes})',
    other:
      'must have "tavern": true on exactly {taverns} routes, one for each start marker; there are {n} ({routes})',
  },
  markerAtTavern: '{route} has a tavern; no other marker can lie beside a permanent one',
  noGreenCity: 'green-post needs a green city, and there is none',
  longReuse: 'reuse-2 needs a route of at most {most} points, not {points}',
  isFor: '{board} is for ',
  playersIn: '{players} players in the edition {edition}',
  and: ' and ',
  nameOne: '; name one of these, or give the board an id of its own',
  noCountry: 'is missing: other routes say which country they are in ({countries})',
  manyCountries: 'are in {countries} countries; at most {most} are possible',
  everyCountry: 'names every country; one must be open to all without a permit',
  guardedTavern: '{route} is in {country}, where no markers are placed',
  noGuardedCountry: 'place-2 needs a country of "countryPrestige", and there is none',
  needsNoPermit: '{country} needs no permit: it is not in "countryPrestige"',
  manyPermits: '{cities} cities give permits; at most {most} can',
  noPermit: 'no city has it in "permits", so nobody could ever work there',
  lockedPermit: 'its permits are given in {cities}, which no route reaches from a country that is open',
  guardName: 'must be called after two cities, as in "{example}"',
  guardOnRoute: '{guard} is a route, which is a border without a guard',
  manySides: '{border} already has {one} and {other} beside it, and only two sides',
  routeOutside: 'none has the route {route} among its "routes", so it could never be used',
  guardSides: '{guard} must be among the "guards" of two provinces, one on each side, not of {found}',
  lostProvince: '{province} cannot be reached from {start}: no route or guard leads there',
} as const;

/** Why a board of Hansa cannot be played. */
export const hansaBoard = {
  game: 'must be "hansa", not {value}',
  fewCities: {
    one: 'has {n} city for booths at set-up; there must be at least {least}',
    other: 'has {n} cities for booths at set-up; there must be at least {least}',
  },
  manyWarehouses: 'have {warehouses} warehouses; at most {most} are possible',
  noWarehouse: 'have no warehouse',
  manyGoods: 'are {goods}; at most {most} are possible',
  fewGoods: 'leaves {goods} goods for {warehouses} warehouses and {piles} piles',
  noExit: 'names no city: a ship in {city} could not leave it',
  toItself: 'an arrow leads from {city} to itself',
  noWayTo: 'no arrow leads to {city}',
} as const;
