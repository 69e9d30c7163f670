/**
 * What features mean without naming a board. A feature such as “the next player's post in the first space of Hamburg” has
 * several roles: a rival's post, a rival's post in a space for white, a rival's post where Actions are developed, and so
 * on. A network that knows roles instead of features serves every board of a game.
 */
import type { FeatureBlock } from './features.js';

export interface FeatureRoles {
  /** The roles of each feature; none where it means nothing on other boards. */
  readonly of: readonly (readonly string[])[];
  /** What is always true of the setup: the number of players, the size of the board. */
  readonly always: readonly string[];
}

/** What the places of one dimension of a block stand for. Each may stand for several things. */
export type Axis = readonly (readonly string[])[];

/** The dimensions of a block, the slowest first. */
export type Axes = Readonly<Record<string, readonly Axis[]>>;

/** The roles of all features: for every block the products of its axes; a block without axes has none. */
export function rolesOf(
  count: number,
  layout: ReadonlyMap<string, FeatureBlock>,
  axes: Axes,
  always: readonly string[],
): FeatureRoles {
  const of: (readonly string[])[] = Array.from({ length: count }, () => []);
  for (const [name, dimensions] of Object.entries(axes)) {
    const block = layout.get(name);
    if (!block) throw new Error(`there is no block ${name}`);
    const roles = dimensions.reduce<readonly (readonly string[])[]>(
      (before, axis) => before.flatMap((heads) => axis.map((tails) => join(heads, tails))),
      [[name]],
    );
    if (roles.length !== block.size) throw new Error(`the axes of ${name} do not fit its size`);
    roles.forEach((names, i) => {
      of[block.first + i] = names;
    });
  }
  return { of, always };
}

const join = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`));

/** A dimension whose places are just numbers: the levels of a thermometer. */
export const numbered = (size: number): Axis => Array.from({ length: size }, (_, i) => [String(i)]);

export const named = (names: readonly string[]): Axis => names.map((name) => [name]);

/** The seats as the viewer sees them: each rival has a role shared by all rivals, and one for when they play. */
export const seatAxis = (players: number): Axis =>
  Array.from({ length: players }, (_, who) => (who === 0 ? ['me'] : ['rival', placeOf(who, players)]));

/** The seats where it does not matter when a rival plays. */
export const sideAxis = (players: number): Axis =>
  Array.from({ length: players }, (_, who) => [who === 0 ? 'me' : 'rival']);

function placeOf(who: number, players: number): string {
  if (who === 1) return 'next';
  return who === players - 1 ? 'last' : 'between';
}
