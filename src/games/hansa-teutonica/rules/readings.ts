/**
 * What each rules number changes, each difference at one named point. A game keeps the number it began with; docs/rules-hansa-teutonica.md lists the changes.
 */
export interface Reading {
  readonly rules: number;
  /** C4: an extra from the board may also come from the route of the displacement. */
  readonly extraFromSameRoute: boolean;
  /** T6: a favour costs the actions of the turn, not the rest of it. */
  readonly favourKeepsTurn: boolean;
  /** P2: the free pawn move ends the turn once an action was done; a used marker is none. */
  readonly markersAreNoActions: boolean;
  /** I7: tied players share two places, however many they are. */
  readonly tiesShareTwoPlaces: boolean;
}

const READINGS: readonly Reading[] = [
  {
    rules: 1,
    extraFromSameRoute: false,
    favourKeepsTurn: false,
    markersAreNoActions: false,
    tiesShareTwoPlaces: false,
  },
  {
    rules: 2,
    extraFromSameRoute: true,
    favourKeepsTurn: true,
    markersAreNoActions: true,
    tiesShareTwoPlaces: true,
  },
];

export const NEWEST_RULES = READINGS.length;
export const readingOf = (rules: number): Reading => READINGS[rules - 1];
