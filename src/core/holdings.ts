/**
 * The places of a board that a seat can hold, such as a city by its posts. Bots forecast who will hold them at the end
 * of the game, and say so in hints.
 */
export interface Holdings {
  /** Places are numbered from 0. */
  readonly places: number;
  /** What people call the place. */
  name(place: number): string;
  /** The seat that holds it, or `NOBODY` (-1). */
  holder(state: Uint8Array, place: number): number;
  /** What `sense` writes, by name. Rename a sign when its meaning changes: forecasts learnt with others are refused. */
  readonly signs: readonly string[];
  /**
   * What speaks for or against `seat` holding the place at the end: fills `out` with one number for each sign, most of
   * them from 0 to 1. They name no place, seat or board, so that what was learnt on one board holds on others. Only what
   * everybody sees counts.
   */
  sense(state: Uint8Array, place: number, seat: number, out: Float64Array): void;
}

/** For a game in which nobody holds places. */
export const NO_HOLDINGS: Holdings = {
  places: 0,
  name: String,
  holder: () => -1,
  signs: [],
  sense: () => {},
};
