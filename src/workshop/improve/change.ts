export const COLOURS = ['white', 'orange', 'pink', 'black'] as const;
type Colour = (typeof COLOURS)[number];

/** A single change to a board, as data: what it was and what it would be. */
export type Change =
  /** The coin of a post; 0 stands for none. */
  | {
      readonly kind: 'coin';
      readonly city: string;
      /** From the left, the first is 0. */
      readonly post: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'colour';
      readonly city: string;
      readonly post: number;
      readonly from: Colour;
      readonly to: Colour;
    }
  /** The number of points of a route. */
  | { readonly kind: 'points'; readonly route: string; readonly from: number; readonly to: number }
  | { readonly kind: 'warehouses'; readonly city: string; readonly from: number; readonly to: number };

/** A change, and the board with it. */
export interface Candidate<Board> {
  readonly change: Change;
  readonly board: Board;
}
