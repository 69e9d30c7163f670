/**
 * Just enough of an assembler for WebAssembly to write `program.ts`: one exported function over one memory. Code is a
 * list of bytes; expressions are nested calls, so that a program reads like one. A compiler as a dependency would be a
 * hundred times as large as the program, and would need a build step and another file to fetch.
 */
export type Code = readonly number[];

const unsigned = (value: number): number[] => {
  const low = value & 0x7f;
  return value < 0x80 ? [low] : [low | 0x80, ...unsigned(value >>> 7)];
};

const signed = (value: number): number[] => {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
};

const float = (value: number): number[] => [...new Uint8Array(Float64Array.of(value).buffer)];

const vector = (op: number): number[] => [0xfd, ...unsigned(op)];
const binary =
  (op: Code) =>
  (a: Code, b: Code): Code => [...a, ...b, ...op];
const unary =
  (op: Code) =>
  (a: Code): Code => [...a, ...op];
/** An address is that of the expression plus a constant. */
const load =
  (op: Code, align: number) =>
  (at: Code, offset = 0): Code => [...at, ...op, align, ...unsigned(offset)];
const store =
  (op: Code, align: number) =>
  (at: Code, value: Code, offset = 0): Code => [...at, ...value, ...op, align, ...unsigned(offset)];

export const i32 = {
  constant: (value: number): Code => [0x41, ...signed(value)],
  add: binary([0x6a]),
  sub: binary([0x6b]),
  shl: binary([0x74]),
  isLess: binary([0x48]),
  load: load([0x28], 2),
  store: store([0x36], 2),
};

export const f64 = {
  constant: (value: number): Code => [0x44, ...float(value)],
  add: binary([0xa0]),
  mul: binary([0xa2]),
  fromI32: unary([0xb7]),
  store: store([0x39], 3),
};

export const v128 = {
  load: load(vector(0x00), 4),
  /** Four 16-bit integers as 32-bit ones. */
  loadI16x4: load(vector(0x03), 3),
  /** One 64-bit number in both lanes. */
  loadTwice: load(vector(0x0a), 3),
  store: store(vector(0x0b), 4),
  zero: [...vector(0x0c), ...Array<number>(16).fill(0)] as Code,
};

export const i32x4 = { add: binary(vector(0xae)), sub: binary(vector(0xb1)) };

export const f64x2 = {
  add: binary(vector(0xf0)),
  mul: binary(vector(0xf2)),
  max: binary(vector(0xf5)),
  lane: (a: Code, lane: number): Code => [...a, ...vector(0x21), lane],
};

const TYPES = { i32: 0x7f, f64: 0x7c, v128: 0x7b } as const;
export type Type = keyof typeof TYPES;

/** A function in the making: its parameters, then its locals, in the order in which they are asked for. */
export class Func {
  private readonly locals: Type[] = [];

  constructor(private readonly params: readonly Type[]) {}

  /** A new local, zero at first. */
  local(type: Type): number {
    return this.params.length + this.locals.push(type) - 1;
  }

  get(local: number): Code {
    return [0x20, ...unsigned(local)];
  }

  set(local: number, value: Code): Code {
    return [...value, 0x21, ...unsigned(local)];
  }

  /** Repeats `body` while `condition` holds. */
  loop(condition: Code, body: readonly Code[]): Code {
    const isDone = [...condition, 0x45, 0x0d, 1];
    return [0x02, 0x40, 0x03, 0x40, ...isDone, ...body.flat(), 0x0c, 0, 0x0b, 0x0b];
  }

  /** A module that exports the function as `run`, with memory from `host.memory`; it returns a 64-bit float. */
  module(body: readonly Code[], pages: number): Uint8Array {
    const types = this.params.map((type) => TYPES[type]);
    const locals = this.locals.flatMap((type) => [1, TYPES[type]]);
    const code = [...unsigned(this.locals.length), ...locals, ...body.flat(), 0x0b];
    return Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, [1, 0x60, types.length, ...types, 1, TYPES.f64]),
      ...section(2, [1, ...text('host'), ...text('memory'), 2, 0, ...unsigned(pages)]),
      ...section(3, [1, 0]),
      ...section(7, [1, ...text('run'), 0, 0]),
      ...section(10, [1, ...unsigned(code.length), ...code]),
    ]);
  }
}

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const text = (name: string): Code => [name.length, ...[...name].map((char) => char.charCodeAt(0))];
