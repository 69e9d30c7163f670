/**
 * What a value network sees of a state is a set of features that are there or not. A game lays out its features
 * once for a table, in named blocks; the names and sizes together are the schema that a trained network is for.
 */
export class FeaturePlan {
  private readonly parts: string[];
  count = 0;

  /** `base` tells all that gives the blocks their meaning: game, version of the features, board, players. */
  constructor(...base: readonly string[]) {
    this.parts = [...base];
  }

  /** Reserves `size` features and returns the number of the first. */
  block(name: string, size: number): number {
    const first = this.count;
    this.count += size;
    this.parts.push(`${name}:${size}`);
    return first;
  }

  /** The same for several, by name and in their order. */
  blocks<Sizes extends Readonly<Record<string, number>>>(sizes: Sizes): Record<keyof Sizes, number> {
    const firsts = Object.entries(sizes).map(([name, size]) => [name, this.block(name, size)]);
    return Object.fromEntries(firsts) as Record<keyof Sizes, number>;
  }

  schema(): string {
    return this.parts.join(' ');
  }
}

/** A list of active features that is reused without allocating. */
export class FeatureList {
  readonly items: Int32Array;
  length = 0;

  constructor(room: number) {
    this.items = new Int32Array(room);
  }

  add(feature: number): void {
    this.items[this.length++] = feature;
  }

  /** A number as a thermometer: the features from `first` on, as many as `value` says, at most `size`. */
  fill(first: number, size: number, value: number): void {
    const end = first + Math.min(value, size);
    for (let feature = first; feature < end; feature++) this.items[this.length++] = feature;
  }
}
