/** The scenery of a map: coasts, rivers, names of seas. Drawn by hand for the boards that ship. */
import type { Pt } from './geometry.js';

export interface Decor {
  /** What fills the map where nothing else is drawn. */
  readonly ground: 'land' | 'sea';
  /** Seas and lakes on land. */
  readonly water: readonly (readonly Pt[])[];
  /** Islands and mainlands in the sea. */
  readonly land: readonly (readonly Pt[])[];
  readonly rivers: readonly { readonly width: number; readonly line: readonly Pt[] }[];
  readonly names: readonly {
    readonly text: string;
    readonly at: Pt;
    readonly size: number;
    readonly turn?: number;
  }[];
  readonly rose: Pt | null;
  readonly ships: readonly Pt[];
}
