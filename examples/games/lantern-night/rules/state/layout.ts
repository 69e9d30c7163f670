/** Where everything stands in the bytes of a state. */
export const MAX_SEATS = 4;
export const MAX_QUAYS = 20;
export const MAX_BRIDGES = 40;

export const PHASE = 0;
export const TURN_SEAT = 1;
/** By seat: lanterns in hand, coins, the quay of the patron. */
export const LANTERNS = 2;
export const COINS = LANTERNS + MAX_SEATS;
export const PATRON = COINS + MAX_SEATS;
/** By bridge: the seat whose lantern hangs there plus 1, or 0. */
export const OWNER = PATRON + MAX_SEATS;
/** By bridge: the coins of its gift, which stay there in the bytes when they are taken. */
export const GIFT = OWNER + MAX_BRIDGES;
/** By bridge: 1 once the gift was turned over. */
export const OPENED = GIFT + MAX_BRIDGES;
export const STATE_SIZE = OPENED + MAX_BRIDGES;
