/** What a board drawing receives and reports, the same for every game. */

import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { Box } from './map/geometry.js';

/**
 * Something on a board that can be pointed at: its kind and, where there are several, a colon and which: `city:ulm`,
 * `ship`. Each game has kinds of its own.
 */
export type Target = string;

/** Splits a target into its kind and its id; the id is empty if there is none. */
export function targetParts(target: Target): [kind: string, id: string] {
  const colon = target.indexOf(':');
  return colon < 0 ? [target, ''] : [target.slice(0, colon), target.slice(colon + 1)];
}

/** A place on the screen, in client coordinates. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A step drawn as a numbered arrow: to a target, and from another one if a piece moves. */
export interface Arrow {
  readonly number: number;
  readonly to: Target;
  readonly from?: Target;
}

export interface BoardProps {
  readonly rules: Rules;
  /** A position or a view in its public form. */
  readonly position: JsonObject;
  /** The position that `lit` and `does` refer to, if the drawing is ahead of it. */
  readonly settled?: JsonObject;
  /** The colour (0 to 4) and the name of each seat. */
  readonly colours: readonly number[];
  readonly names: readonly string[];
  /** Targets that can be chosen. */
  readonly lit: ReadonlySet<Target>;
  /** The lit targets that complete something: they stand out from the rest. */
  readonly bright?: ReadonlySet<Target>;
  /** Targets to draw attention to: the one whose menu is open, or those a log line is about. */
  readonly marked: ReadonlySet<Target>;
  /** The other players' last turns: which seat acted on each target. */
  readonly recent?: ReadonlyMap<Target, number>;
  /** Whether two lit targets offer the same actions, so that an ambiguous tap may pick either. */
  alike?(a: Target, b: Target): boolean;
  /** What picking a lit target would do, for its accessible name. */
  does?(target: Target): string;
  /**
   * Groups of targets to zoom to: the first group that does not need the whole board. Each new list moves the board
   * once; after that the player controls the view.
   */
  readonly focus?: readonly (readonly Target[])[] | undefined;
  /** A suggested line, drawn as arrows; a new line is scrolled into view. */
  readonly arrows?: readonly Arrow[] | undefined;
  /** Shows only this part of the board, in board units. */
  readonly part?: Box | undefined;
  /** The position before an unfinished step: pieces that were picked up stay faintly visible where they were. */
  readonly stepStart?: JsonObject | undefined;
  /** Whether the last move was made on this screen; it is then shown at once, without fading. */
  atOnce?(): boolean;
  /** A click, tap or Enter on a lit target; never after a pan. */
  onPick(target: Target, at: Spot): void;
  /** A right click, long press or Shift+Enter on a lit target. Returns whether there is more than one choice. */
  onMenu?(target: Target, at: Spot): boolean;
  /** Hover, focus or long press on any target; `null` when it ends. */
  onAsk(target: Target | null, at: Spot): void;
}
