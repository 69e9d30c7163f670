/**
 * What features mean without naming a board. A feature such as “the next player's post in the first space of Hamburg” has
 * several roles: a rival's post, a rival's post in a space for white, a rival's post where Actions are developed, and so
 * on. A network that knows roles instead of features serves every board of a game.
 */
import type { FeaturePlan } from './features.js';

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

/** What a place stands for that is like all others of its kind. */
export const ANY = 'any';

/** Makes the roles of a plan's features, with the dimensions that blocks of every game have. */
export class RoleMaker {
  /** The seats as the viewer sees them: each rival has a role shared by all rivals, and one for when they play. */
  readonly seats: Axis;
  /** The seats where it does not matter when a rival plays. */
  readonly sides: Axis;

  constructor(
    private readonly plan: FeaturePlan,
    private readonly players: number,
  ) {
    this.seats = axis(players, (who) => (who === 0 ? ['me'] : ['rival', placeOf(who, players)]));
    this.sides = axis(players, (who) => [who === 0 ? 'me' : 'rival']);
  }

  /** The levels of a block that has some for every seat, or for each of `parts`. */
  levels(block: string, parts = this.players): Axis {
    return numbered((this.plan.layout.get(block)?.size ?? 0) / parts);
  }

  /** The dimensions of blocks with some levels for every seat. */
  ofSeats(...blocks: readonly string[]): Axes {
    return Object.fromEntries(blocks.map((block) => [block, [this.seats, this.levels(block)]]));
  }

  /** The dimensions of blocks that belong to nobody. */
  ofNobody(...blocks: readonly string[]): Axes {
    return Object.fromEntries(blocks.map((block) => [block, [this.levels(block, 1)]]));
  }

  /** For every block the products of its axes; a block without axes has none. `always` is true besides the players. */
  make(axes: Axes, ...always: readonly string[]): FeatureRoles {
    const of: (readonly string[])[] = Array.from({ length: this.plan.count }, () => []);
    for (const [name, dimensions] of Object.entries(axes)) {
      const block = this.plan.layout.get(name);
      if (!block) throw new Error(`there is no block ${name}`);
      const roles = dimensions.reduce<Axis>(
        (before, places) => before.flatMap((heads) => places.map((tails) => join(heads, tails))),
        [[name]],
      );
      if (roles.length !== block.size) throw new Error(`the axes of ${name} do not fit its size`);
      roles.forEach((names, i) => {
        of[block.first + i] = names;
      });
    }
    return { of, always: [`players ${this.players}`, ...always] };
  }
}

const join = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`));

/** A dimension of `size` places. */
export const axis = (size: number, rolesAt: (place: number) => readonly string[]): Axis =>
  Array.from({ length: size }, (_, place) => rolesAt(place));

/** A dimension whose places are just numbers: the levels of a thermometer. */
export const numbered = (size: number): Axis => axis(size, (place) => [String(place)]);

export const named = (names: readonly string[]): Axis => names.map((name) => [name]);

/** A dimension whose places are all alike. */
export const alike = (size: number): Axis => axis(size, () => [ANY]);

function placeOf(who: number, players: number): string {
  if (who === 1) return 'next';
  return who === players - 1 ? 'last' : 'between';
}
