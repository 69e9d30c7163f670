/** A client of `kontor env` in TypeScript, for tests and benchmarks: uses only what `docs/env.md` describes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../src/core/json.js';

const BIN = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));
const HEADER_BYTES = 16;

export const KIND = {
  refusal: 0,
  schema: 1,
  reset: 2,
  step: 3,
  observe: 4,
  clone: 5,
  restore: 6,
  view: 7,
} as const;
export const PART = { features: 1, dense: 2, legal: 4, mask: 8 } as const;

export interface Lists<T> {
  readonly offsets: Uint32Array;
  readonly items: T;
}

export interface Observation {
  readonly games: number;
  readonly players: number;
  readonly seeds: Uint32Array;
  readonly decisions: Uint32Array;
  readonly rewards: Float32Array;
  readonly totals: Int16Array;
  readonly ranks: Uint8Array;
  readonly seats: Int8Array;
  readonly done: Uint8Array;
  readonly features?: Lists<Uint16Array>;
  readonly dense?: Uint8Array;
  readonly legal?: Lists<Int32Array>;
  readonly mask?: Uint8Array;
}

export interface EnvSchema {
  readonly format: string;
  readonly version: number;
  readonly fingerprint: string;
  readonly games: number;
  readonly players: number;
  readonly featureWidth: number;
  readonly maskBytes: number;
  readonly seed: number;
  readonly seatings: readonly {
    readonly config: JsonObject;
    readonly players: number;
    readonly bots: readonly (string | null)[];
    readonly features: {
      readonly count: number;
      readonly blocks: readonly { name: string; first: number; size: number }[];
    };
    readonly actions: {
      readonly count: number;
      readonly blocks: readonly { name: string; first: number; size: number }[];
    };
    readonly fingerprint: string;
  }[];
}

export interface Reply {
  readonly kind: number;
  readonly id: number;
  readonly body: Buffer;
}

export class EnvRefusal extends Error {
  constructor(
    readonly field: string,
    readonly reason: string,
    readonly ends: boolean,
  ) {
    super(`${field}: ${reason}`);
  }
}

export function request(kind: number, id: number, body: Uint8Array = new Uint8Array(), version = 1): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.write('KENV');
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(kind, 6);
  head.writeUInt32LE(id, 8);
  head.writeUInt32LE(body.length, 12);
  return Buffer.concat([head, body]);
}

const bytesOf = (numbers: Uint32Array | Int32Array | Uint8Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
const join = (...parts: (Uint32Array | Int32Array | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map(bytesOf));
const u32 = (...numbers: number[]): Uint32Array => Uint32Array.from(numbers);

/** Takes the arrays of an observation one after the other. */
class ArrayReader {
  private at = 0;

  constructor(private readonly body: Buffer) {}

  take<T>(
    type: { new (buffer: ArrayBuffer, offset: number, length: number): T; BYTES_PER_ELEMENT: number },
    length: number,
  ): T {
    const bytes = length * type.BYTES_PER_ELEMENT;
    const copy = new Uint8Array(this.body.subarray(this.at, this.at + bytes));
    if (copy.length !== bytes) throw new Error('the reply is too short');
    this.at += Math.ceil(bytes / 8) * 8;
    return new type(copy.buffer, 0, length);
  }

  end(): void {
    if (this.at !== this.body.length)
      throw new Error(`${this.body.length - this.at} bytes of the reply are left`);
  }
}

export class EnvClient {
  readonly process: ChildProcessWithoutNullStreams;
  readonly exited: Promise<[code: number | null]>;
  errors = '';
  private chunks: Buffer[] = [];
  private length = 0;
  private wake = (): void => {};
  private isEnded = false;
  private id = 0;
  /** From the schema, which `start` asks for. */
  schema!: EnvSchema;

  private constructor(args: readonly string[]) {
    this.process = spawn(process.execPath, [BIN, 'env', ...args]);
    this.process.stdout.on('data', (chunk: Buffer) => {
      this.chunks.push(chunk);
      this.length += chunk.length;
      this.wake();
    });
    this.process.stdout.on('end', () => {
      this.isEnded = true;
      this.wake();
    });
    this.process.stderr.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
    // A process that has ended is reported when its reply is read.
    this.process.stdin.on('error', () => undefined);
    this.exited = once(this.process, 'exit') as Promise<[number | null]>;
  }

  static async start(config: unknown, ...args: (string | number)[]): Promise<EnvClient> {
    const client = new EnvClient(['--config', JSON.stringify(config), ...args.map(String)]);
    client.schema = JSON.parse((await client.ask(KIND.schema)).body.toString());
    return client;
  }

  send(bytes: Uint8Array): void {
    this.process.stdin.write(bytes);
  }

  /** The next reply, whatever it says; nothing where the process has ended. */
  async receive(): Promise<Reply | undefined> {
    const head = await this.read(HEADER_BYTES);
    if (head === undefined) return undefined;
    const body = await this.read(head.readUInt32LE(12));
    if (head.toString('latin1', 0, 4) !== 'KENV' || head.readUInt16LE(4) !== 1 || body === undefined)
      throw new Error('the reply is no frame');
    return { kind: head.readUInt16LE(6), id: head.readUInt32LE(8), body };
  }

  async ask(kind: number, body?: Uint8Array): Promise<Reply> {
    const id = ++this.id;
    this.send(request(kind, id, body));
    const reply = await this.receive();
    if (reply === undefined) throw new Error(`the environment has ended: ${this.errors}`);
    if (reply.id !== id) throw new Error(`the reply is for ${reply.id}, not ${id}`);
    if (reply.kind === KIND.refusal) {
      const { field, reason, ends } = JSON.parse(reply.body.toString());
      throw new EnvRefusal(field, reason, ends);
    }
    if (reply.kind !== kind) throw new Error(`the reply is of kind ${reply.kind}, not ${kind}`);
    return reply;
  }

  /** Without `which`, all games start again with the next seeds. */
  async reset(parts: number, which?: readonly number[], seeds?: readonly number[]): Promise<Observation> {
    const games = this.schema.games;
    const rest = which
      ? [
          Uint8Array.from({ length: Math.ceil(games / 4) * 4 }, (_, i) => which[i] ?? 0),
          u32(...(seeds ?? which.map(() => 0))),
        ]
      : [];
    return this.observation(await this.ask(KIND.reset, join(u32(parts), ...rest)));
  }

  async step(parts: number, actions: Int32Array): Promise<Observation> {
    return this.observation(await this.ask(KIND.step, join(u32(parts), actions)));
  }

  async observe(parts: number): Promise<Observation> {
    return this.observation(await this.ask(KIND.observe, join(u32(parts))));
  }

  /** Pairs of game and slot. */
  async clone(...pairs: [game: number, slot: number][]): Promise<void> {
    await this.ask(KIND.clone, join(u32(...pairs.flat())));
  }

  /** Pairs of slot and game. */
  async restore(parts: number, ...pairs: [slot: number, game: number][]): Promise<Observation> {
    return this.observation(await this.ask(KIND.restore, join(u32(parts, ...pairs.flat()))));
  }

  async view(game: number): Promise<JsonObject> {
    return JSON.parse((await this.ask(KIND.view, join(u32(game)))).body.toString());
  }

  async close(): Promise<number | null> {
    this.process.stdin.end();
    const [code] = await this.exited;
    return code;
  }

  private observation({ body }: Reply): Observation {
    const reader = new ArrayReader(body);
    const [games, players, parts] = reader.take(Uint32Array, 4);
    const lists = <T>(type: {
      new (buffer: ArrayBuffer, offset: number, length: number): T;
      BYTES_PER_ELEMENT: number;
    }): Lists<T> => {
      const offsets = reader.take(Uint32Array, games + 1);
      return { offsets, items: reader.take(type, offsets[games]) };
    };
    const observation: Observation = {
      games,
      players,
      seeds: reader.take(Uint32Array, games),
      decisions: reader.take(Uint32Array, games),
      rewards: reader.take(Float32Array, games * players),
      totals: reader.take(Int16Array, games * players),
      ranks: reader.take(Uint8Array, games * players),
      seats: reader.take(Int8Array, games),
      done: reader.take(Uint8Array, games),
      ...(parts & PART.features ? { features: lists(Uint16Array) } : {}),
      ...(parts & PART.dense ? { dense: reader.take(Uint8Array, games * this.schema.featureWidth) } : {}),
      ...(parts & PART.legal ? { legal: lists(Int32Array) } : {}),
      ...(parts & PART.mask ? { mask: reader.take(Uint8Array, games * this.schema.maskBytes) } : {}),
    };
    reader.end();
    return observation;
  }

  private async read(count: number): Promise<Buffer | undefined> {
    while (this.length < count) {
      if (this.isEnded) return undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const all = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks);
    const rest = all.subarray(count);
    this.chunks = [rest];
    this.length = rest.length;
    return all.subarray(0, count);
  }
}

/** For each game an action drawn from its list by `below`; -1 where it is over. */
export function drawActions({ games, legal }: Observation, below: (n: number) => number): Int32Array {
  const { offsets, items } = legal!;
  const actions = new Int32Array(games);
  for (let i = 0; i < games; i++) {
    const count = offsets[i + 1] - offsets[i];
    actions[i] = count === 0 ? -1 : items[offsets[i] + below(count)];
  }
  return actions;
}
