/** Reads the body of a request, part by part. What does not fit is refused by name. */
import { Refusal } from '../../core/refusal.js';
import { ALL_PARTS } from './observation.js';

export class RequestReader {
  private at = 0;

  constructor(
    private readonly body: Buffer,
    /** How many games arrays are for. */
    private readonly games: number,
  ) {}

  get isAtEnd(): boolean {
    return this.at === this.body.length;
  }

  /** What an observation should hold. */
  parts(): number {
    const parts = this.uint32('parts');
    if ((parts & ~ALL_PARTS) !== 0)
      throw new Refusal('parts', `${parts} has unknown bits; known are ${ALL_PARTS}`);
    return parts;
  }

  /** A number below `limit`. */
  number(name: string, limit: number): number {
    const value = this.uint32(name);
    if (value >= limit)
      throw new Refusal(
        name,
        limit === 0 ? `there are no ${name}s` : `must be from 0 to ${limit - 1}, not ${value}`,
      );
    return value;
  }

  /** For each game one of 0 to `most`; the array is padded to a multiple of four bytes. */
  bytes(name: string, most: number): Uint8Array {
    const bytes = this.take(name, Math.ceil(this.games / 4) * 4).subarray(0, this.games);
    const wrong = bytes.findIndex((value) => value > most);
    if (wrong >= 0) throw new Refusal(`${name}[${wrong}]`, `must be from 0 to ${most}, not ${bytes[wrong]}`);
    return bytes;
  }

  seeds(name: string): Uint32Array {
    const bytes = this.take(name, this.games * 4);
    const seeds = new Uint32Array(this.games);
    for (let i = 0; i < this.games; i++) seeds[i] = bytes.readUInt32LE(i * 4);
    return seeds;
  }

  actions(name: string): Int32Array {
    const bytes = this.take(name, this.games * 4);
    const actions = new Int32Array(this.games);
    for (let i = 0; i < this.games; i++) actions[i] = bytes.readInt32LE(i * 4);
    return actions;
  }

  /** All that is left: pairs of two numbers, each below its limit. */
  pairs(
    [first, firstLimit]: [name: string, limit: number],
    [second, secondLimit]: [name: string, limit: number],
  ): [number, number][] {
    const left = this.body.length - this.at;
    if (left === 0 || left % 8 !== 0)
      throw new Refusal(
        'body',
        `must be pairs of ${first} and ${second}, eight bytes each; ${left} bytes are left`,
      );
    return Array.from({ length: left / 8 }, (_, i) => {
      const read = (name: string, limit: number): number => {
        try {
          return this.number(name, limit);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          throw new Refusal(`${name}[${i}]`, error.reason);
        }
      };
      return [read(first, firstLimit), read(second, secondLimit)];
    });
  }

  end(): void {
    const left = this.body.length - this.at;
    if (left > 0) throw new Refusal('body', `has ${left} bytes too many`);
  }

  private uint32(name: string): number {
    return this.take(name, 4).readUInt32LE(0);
  }

  private take(name: string, bytes: number): Buffer {
    const left = this.body.length - this.at;
    if (left < bytes)
      throw new Refusal(name, left === 0 ? 'is missing' : `needs ${bytes} bytes, ${left} are left`);
    this.at += bytes;
    return this.body.subarray(this.at - bytes, this.at);
  }
}
