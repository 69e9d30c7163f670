/** What a board drawing is given and what it tells: the same for every game. */

import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { Box } from './map/geometry.js';

/**
 * Something on a board that can be pointed at: its kind and, where there are several, a colon and which: `city:ulm`,
 * `ship`. Each game has kinds of its own.
 */
export type Target = string;

/** The kind of a target and the rest; the rest is empty where there is none. */
export function targetParts(target: Target): [kind: string, id: string] {
  const colon = target.indexOf(':');
  return colon < 0 ? [target, ''] : [target.slice(0, colon), target.slice(colon + 1)];
}

/** A place on the screen, in client coordinates. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Something to do, drawn as an arrow with its number: to a target, and from one where a piece moves. */
export interface Arrow {
  readonly number: number;
  readonly to: Target;
  readonly from?: Target;
}

export interface BoardProps {
  readonly rules: Rules;
  /** A position or a view in its public form. */
  readonly position: JsonObject;
  /** The position that `lit` and `does` are about, where the drawing may be ahead of it. */
  readonly settled?: JsonObject;
  /** The colour (0 to 4) and the name of each seat. */
  readonly colours: readonly number[];
  readonly names: readonly string[];
  /** What lights up because something can be done there. */
  readonly lit: ReadonlySet<Target>;
  /** Of what is lit, what completes something: it stands out, the rest is calm. */
  readonly bright?: ReadonlySet<Target>;
  /** What the eye should be on: the target whose choice is open, or what a log line speaks of. */
  readonly marked: ReadonlySet<Target>;
  /** What players did in their last turns: the seat for each target. */
  readonly recent?: ReadonlyMap<Target, number>;
  /** Whether the same can be done at two lit targets, so that it does not matter which of them a finger meant. */
  alike?(a: Target, b: Target): boolean;
  /** What picking a lit target would do, for its name. */
  does?(target: Target): string;
  /**
   * What the board comes close to, without a gesture: the first of these groups that does not need the whole board.
   * Each new list moves the board once; after that it is the person's to move.
   */
  readonly focus?: readonly (readonly Target[])[] | undefined;
  /** A suggested line, drawn as arrows; a new one is brought into view. */
  readonly arrows?: readonly Arrow[] | undefined;
  /** For a picture of a part of the board, in its units: only this is shown. */
  readonly part?: Box | undefined;
  /** The position before a step that is half done: what was picked up is still faintly seen where it was. */
  readonly stepStart?: JsonObject | undefined;
  /** Whether the last move was made by a hand at this screen: then it is shown at once, and nothing fades. */
  atOnce?(): boolean;
  /** A click, tap or Enter on a lit target; never after a pan. */
  onPick(target: Target, at: Spot): void;
  /** A right click, long press or Shift+Enter on a lit target. Returns whether there is more than one choice. */
  onMenu?(target: Target, at: Spot): boolean;
  /** Hover, focus or long press on anything; `null` when it ends. */
  onAsk(target: Target | null, at: Spot): void;
}
