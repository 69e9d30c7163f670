/**
 * Where everything is in the bytes of a state. Lists are a count followed by room for their entries; what is
 * past the count is always zero, so that equal states have equal bytes.
 */
export const MAX_SEATS = 5;
export const MAX_POINTS = 192;
export const MAX_POSTS = 128;
export const MAX_ROUTES = 64;
export const MAX_CITIES = 64;
/** Extra posts and posts in green cities: at the worst every tradesman of every seat. */
export const MAX_LOOSE = 160;
export const MAX_MARKERS = 16;
export const MAX_FAVOURS = 6;
export const MAX_SPECIAL = 4;
/** Book reaches 5. */
export const MAX_HAND = 5;
/** The displaced piece and its extras, or two pieces of a permanent marker. */
export const MAX_PUT = 3;

let end = 0;
function room(bytes: number): number {
  const at = end;
  end += bytes;
  return at;
}

/** A piece for each point, in the order of the board. */
export const POINTS = room(MAX_POINTS);
/** A piece for each printed post space, city by city, left to right. */
export const POSTS = room(MAX_POSTS);
/** Count, then pairs of city and piece (see `posts.ts`). */
export const LOOSE = room(1 + 2 * MAX_LOOSE);
/** Marker + 1 lying at each route, or 0. */
export const ROUTE_MARKERS = room(MAX_ROUTES);
/** Count, then markers, next to be drawn first. */
export const MARKER_SUPPLY = room(1 + MAX_MARKERS);
/** Count, then favour tiles. */
export const DISPLAY = room(1 + MAX_FAVOURS);
/** Seat + 1 on each special prestige space, or 0. */
export const SPECIAL = room(MAX_SPECIAL);
export const COMPLETED = room(1);
/** Count, then seats in the order in which they made the connection. */
export const CONNECTIONS = room(1 + MAX_SEATS);
/** The pawn's province, or NONE. */
export const PAWN = room(1);

export const TURN_SEAT = room(1);
export const DECIDES = room(1);
export const PHASE = room(1);
export const ACTIONS_LEFT = room(1);
/** Whether anything was done in this turn yet. */
export const BEGUN = room(1);
/** Whether an action was done in this turn (P2). */
export const ACTED = room(1);
/** Whether the actions of this turn were given up for a favour (T6). */
export const FORGONE = room(1);
/** A bit for each permit city of the board whose permit was used in this turn. */
export const PERMITS_USED = room(1);
export const PAWN_MOVED = room(1);
/** How many markers on their plate the player in turn looked at in an earlier turn. */
export const SEEN = room(1);
/** Whether the marker supply could not be drawn from (X1). */
export const SUPPLY_FAILED = room(1);

/** Displacement: the piece to put back (EMPTY once it is), the route it came from, extras left. */
export const DISPLACED = room(1);
export const DISPLACED_FROM = room(1);
export const EXTRAS = room(1);
/** Count, then points filled in this displacement or by this permanent marker. */
export const PUT = room(1 + MAX_PUT);

/** Lifting: what it belongs to, lifts left, then a count and pairs of piece and country of origin. */
export const LIFT_MODE = room(1);
export const LIFTS_LEFT = room(1);
export const HAND = room(1 + 2 * MAX_HAND);

export const REMOVES_LEFT = room(1);

/** A permanent marker in use: which, how often still, and for `reuse-2` what the route held, by kind. */
export const PERMANENT = room(1);
export const PERMANENT_LEFT = room(1);
export const REUSABLE = room(2);

/** One block for each seat, with these parts. */
export const SEAT_START = end;
export const SCORE = room(1);
/** Traders, merchants. */
export const SUPPLY = room(2);
export const STOCK = room(2);
/** Tradesmen removed from each of the five tracks. */
export const REMOVED = room(5);
/** Mission card, or NONE. */
export const MISSION = room(1);
export const TILES = room(1 + MAX_FAVOURS);
export const UNUSED = room(1 + MAX_MARKERS);
export const USED = room(1 + MAX_MARKERS);
export const PLATE = room(1 + MAX_MARKERS);
/** Add `seat * SEAT_SIZE` to one of the offsets above. */
export const SEAT_SIZE = end - SEAT_START;

export const STATE_SIZE = SEAT_START + MAX_SEATS * SEAT_SIZE;
