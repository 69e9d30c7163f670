/** Features that belong together. */
export interface FeatureBlock {
  readonly first: number;
  readonly size: number;
}

/**
 * What a value network sees of a state: a set of features, each present or absent. A game lays them out once for each
 * setup, in named blocks; names and sizes together are the schema, and a network only fits the schema it was trained on.
 */
export class FeaturePlan {
  private readonly parts: string[];
  private readonly reserved = new Map<string, FeatureBlock>();
  count = 0;

  /** `base` is what else gives the blocks their meaning: game, version of the features, board, players. */
  constructor(...base: readonly string[]) {
    this.parts = [...base];
  }

  /** Reserves `size` features and returns the number of the first. */
  block(name: string, size: number): number {
    const first = this.count;
    this.count += size;
    this.parts.push(`${name}:${size}`);
    this.reserved.set(name, { first, size });
    return first;
  }

  /** All blocks so far, by name. */
  get layout(): ReadonlyMap<string, FeatureBlock> {
    return this.reserved;
  }

  /** Reserves several blocks in order and returns their first features by name. */
  blocks<Sizes extends Readonly<Record<string, number>>>(sizes: Sizes): Record<keyof Sizes, number> {
    const firsts = Object.entries(sizes).map(([name, size]) => [name, this.block(name, size)]);
    return Object.fromEntries(firsts) as Record<keyof Sizes, number>;
  }

  schema(): string {
    return this.parts.join(' ');
  }
}

/** How many places `other` sits behind `seat`: features number the seats as the viewer sees them. */
export const behind = (other: number, seat: number, players: number): number =>
  other >= seat ? other - seat : other - seat + players;

/** What takes the active features of a state. */
export interface FeatureSink {
  add(feature: number): void;

  /** A number as a thermometer: the first `value` features from `first` on, at most `size`. */
  fill(first: number, size: number, value: number): void;
}

/** A list of active features that is reused without allocating. */
export class FeatureList implements FeatureSink {
  readonly items: Int32Array;
  length = 0;

  constructor(room: number) {
    this.items = new Int32Array(room);
  }

  add(feature: number): void {
    this.items[this.length++] = feature;
  }

  fill(first: number, size: number, value: number): void {
    const end = first + Math.min(value, size);
    for (let feature = first; feature < end; feature++) this.items[this.length++] = feature;
  }
}

/** The same as runs of features: thermometers are most of them, and two of the same kind are compared at once. */
export class FeatureRuns implements FeatureSink {
  /** The first feature of each run, and the one after its last. */
  readonly firsts: Int32Array;
  readonly ends: Int32Array;
  length = 0;

  constructor(room: number) {
    this.firsts = new Int32Array(room);
    this.ends = new Int32Array(room);
  }

  add(feature: number): void {
    this.firsts[this.length] = feature;
    this.ends[this.length++] = feature + 1;
  }

  fill(first: number, size: number, value: number): void {
    if (value <= 0) return;
    this.firsts[this.length] = first;
    this.ends[this.length++] = first + Math.min(value, size);
  }
}

/**
 * The features in sections, and which of them depend on each byte of a state: after a move only a few have to be listed
 * again. There are at most 32 sections.
 */
export class FeatureSections {
  readonly count: number;
  /** A bit for each section, by byte of a state and up to a whole word. */
  readonly dependents: Uint32Array;

  constructor(count: number, stateSize: number) {
    if (count > 32) throw new Error(`${count} sections of features are more than the bits of a word`);
    this.count = count;
    this.dependents = new Uint32Array(4 * Math.ceil(stateSize / 4));
  }

  /** Says that a section depends on `length` bytes from `at` on. */
  depend(section: number, at: number, length = 1): void {
    for (let i = at; i < at + length; i++) this.dependents[i] |= 1 << section;
  }
}
