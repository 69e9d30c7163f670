/**
 * Where everything is in the bytes of a state. Lists are a count followed by room for their entries; what is
 * past the count is always zero, so that equal states have equal bytes.
 */
export const MAX_SEATS = 4;
export const MAX_CITIES = 16;
export const MAX_SPACES = 32;
export const MAX_PILES = 8;
export const MAX_GOODS = 112;
/**
 * The most unsold goods a seat can hold. Sixteen can be sold in up to 6,561 ways, which a list of actions has
 * room for; seventeen in more. A turn begins with three, so it would take fourteen purchases in one turn.
 */
export const MAX_HAND = 16;
/** Out of reach in play; a position written by hand cannot hold more. */
export const MAX_TALERS = 250;

let end = 0;
function room(bytes: number): number {
  const at = end;
  end += bytes;
  return at;
}

/** The ship's city. */
export const SHIP = room(1);
export const TURN_SEAT = room(1);
export const PHASE = room(1);
/** Whether the seat in turn has acted during this stay. */
export const ACTED = room(1);
/** The seat whose replenishment began the last pile, + 1, or 0. */
export const LAST_PILE = room(1);
/** The good on each warehouse space, in the order in which they are filled. */
export const SPACES = room(MAX_SPACES);
/** Booths at `city * MAX_SEATS + seat`. */
export const BOOTHS = room(MAX_CITIES * MAX_SEATS);
/** How many goods each pile has. */
export const PILES = room(MAX_PILES);
/** Count, then the goods of all piles; the next to be drawn is the last. */
export const SUPPLY = room(1 + MAX_GOODS);

/** One block for each seat, with these parts. */
const SEAT_START = end;
export const TALERS = room(1);
/** Booths not on the board. */
export const STOCK = room(1);
/** A bit for each colour of which the seat has to choose a good to lose. */
export const OWES = room(1);
/** Count, then unsold goods in the order in which they came. */
export const HAND = room(1 + MAX_HAND);
/** Count, then sold goods in the order in which they were sold. */
export const SOLD = room(1 + MAX_GOODS);
/** Add `seat * SEAT_SIZE` to one of the offsets above. */
export const SEAT_SIZE = end - SEAT_START;

export const STATE_SIZE = SEAT_START + MAX_SEATS * SEAT_SIZE;
