/** The body of a reply that tells how all games stand: fixed arrays, then those lists that were asked for. */
import type { Memory, PackedLists } from './memory.js';

/** What an observation may hold besides the fixed arrays. */
const FEATURES = 1;
const DENSE = 2;
const LEGAL = 4;
const MASK = 8;
export const ALL_PARTS = FEATURES | DENSE | LEGAL | MASK;

export const needsFeatures = (parts: number): boolean => (parts & (FEATURES | DENSE)) !== 0;

/** The widths of the dense features and the mask, the same for all games of a batch. */
export interface Widths {
  readonly features: number;
  readonly maskBytes: number;
}

const ALIGNMENT = 8;
const FIXED_NUMBERS = 4;
const padded = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Writes observations into one buffer that grows with them and is used again. */
export class ObservationWriter {
  private buffer: ArrayBuffer = new ArrayBuffer(0);
  private bytes: Buffer = Buffer.from(this.buffer);
  private end = 0;

  constructor(
    private readonly memory: Memory,
    private readonly widths: Widths,
  ) {}

  /** The frame's bytes, with room for a header at the start; valid until the next call. */
  write(parts: number, headerBytes: number): Buffer {
    const { shape, seeds, decisions, rewards, totals, ranks, seats, done } = this.memory;
    this.reserve(headerBytes + this.size(parts));
    this.end = headerBytes;
    this.take(Uint32Array, FIXED_NUMBERS).set([shape.games, shape.players, parts, 0]);
    this.take(Uint32Array, shape.games).set(seeds);
    this.take(Uint32Array, shape.games).set(decisions);
    this.take(Float32Array, rewards.length).set(rewards);
    this.take(Int16Array, totals.length).set(totals);
    this.take(Uint8Array, ranks.length).set(ranks);
    this.take(Int8Array, shape.games).set(seats);
    this.take(Uint8Array, shape.games).set(done);
    if (parts & FEATURES) {
      const features = this.memory.shares.map((share) => share.features);
      this.writeEnds(features);
      const items = this.take(Uint16Array, count(features));
      this.forEachPack(features, (pack, start, length) => items.set(pack.items.subarray(0, length), start));
    }
    if (parts & DENSE) this.writeDense();
    if (parts & LEGAL) {
      const legal = this.memory.shares.map((share) => share.legal);
      this.writeEnds(legal);
      const items = this.take(Int32Array, count(legal));
      this.forEachPack(legal, (pack, start, length) => items.set(pack.items.subarray(0, length), start));
    }
    if (parts & MASK) this.writeMask();
    return this.bytes.subarray(0, this.end);
  }

  private size(parts: number): number {
    const { games, players } = this.memory.shape;
    const { shares } = this.memory;
    const ends = padded((games + 1) * 4);
    let size = FIXED_NUMBERS * 4 + 2 * padded(games * 4) + 2 * padded(games);
    size += padded(games * players * 4) + padded(games * players * 2) + padded(games * players);
    if (parts & FEATURES) size += ends + padded(count(shares.map(({ features }) => features)) * 2);
    if (parts & DENSE) size += padded(games * this.widths.features);
    if (parts & LEGAL) size += ends + padded(count(shares.map(({ legal }) => legal)) * 4);
    if (parts & MASK) size += padded(games * this.widths.maskBytes);
    return size;
  }

  private reserve(bytes: number): void {
    if (bytes <= this.buffer.byteLength) return;
    this.buffer = new ArrayBuffer(padded(bytes + bytes / 4));
    this.bytes = Buffer.from(this.buffer);
  }

  /** The next array; what is left of its last eight bytes is zero. */
  private take<T extends { fill(value: number): unknown }>(
    type: { new (buffer: ArrayBuffer, offset: number, length: number): T; BYTES_PER_ELEMENT: number },
    length: number,
  ): T {
    const from = this.end;
    const used = length * type.BYTES_PER_ELEMENT;
    this.end += padded(used);
    this.bytes.fill(0, from + used, this.end);
    return new type(this.buffer, from, length);
  }

  /** Where each list begins, and where the last one ends. */
  private writeEnds(packs: readonly PackedLists<unknown>[]): void {
    const offsets = this.take(Uint32Array, this.memory.shape.games + 1);
    let game = 0;
    let start = 0;
    offsets[0] = 0;
    for (const { ends } of packs) {
      for (let i = 0; i < ends.length; i++) offsets[++game] = start + ends[i];
      start = offsets[game];
    }
  }

  private forEachPack<Items>(
    packs: readonly PackedLists<Items>[],
    each: (pack: PackedLists<Items>, start: number, length: number) => void,
  ): void {
    let start = 0;
    for (const pack of packs) {
      const length = lengthOf(pack);
      each(pack, start, length);
      start += length;
    }
  }

  private writeDense(): void {
    const { games } = this.memory.shape;
    const { features: width } = this.widths;
    const dense = this.take(Uint8Array, games * width);
    dense.fill(0);
    for (const { first, features } of this.memory.shares) {
      let k = 0;
      for (let i = 0; i < features.ends.length; i++) {
        const row = (first + i) * width;
        for (; k < features.ends[i]; k++) dense[row + features.items[k]] = 1;
      }
    }
  }

  /** A bit for each action, the lowest of each byte first. */
  private writeMask(): void {
    const { games } = this.memory.shape;
    const { maskBytes: width } = this.widths;
    const mask = this.take(Uint8Array, games * width);
    mask.fill(0);
    for (const { first, legal } of this.memory.shares) {
      let k = 0;
      for (let i = 0; i < legal.ends.length; i++) {
        const row = (first + i) * width;
        for (; k < legal.ends[i]; k++) mask[row + (legal.items[k] >> 3)] |= 1 << (legal.items[k] & 7);
      }
    }
  }
}

const lengthOf = ({ ends }: PackedLists<unknown>): number => (ends.length === 0 ? 0 : ends[ends.length - 1]);

const count = (packs: readonly PackedLists<unknown>[]): number =>
  packs.reduce((sum, pack) => sum + lengthOf(pack), 0);
