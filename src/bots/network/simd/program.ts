/** The kernel of a network in WebAssembly with SIMD; it rounds exactly as `plain.ts` does. */

import type { Constants } from '../kernel.js';
import { CHUNK, type Layout } from '../layout.js';
import { type Code, Func, f64, f64x2, i32, i32x4, v128 } from './assembler.js';

export const PAGE_BYTES = 65536;

/** Vectors of a chunk of the second layer, and those of a row that are summed up together. */
const PAIRS = CHUNK / 2;
const QUADS = CHUNK / 4;
/** Bytes of a chunk's 64-bit numbers. */
const CHUNK_BYTES = 8 * CHUNK;

/** The sums of a seat, where the lists of rows end, and what is added to the output. */
const SUMS = 0;
const ADDED_END = 1;
const REMOVED_END = 2;
const START = 3;

/** The module for a network: sizes and addresses are constants in it. */
export function assemble(layout: Layout, constants: Constants): Uint8Array {
  const func = new Func(['i32', 'i32', 'i32', 'f64']);
  const out = func.local('f64');
  const body = [
    updateRows(func, layout),
    findActive(func, layout, constants),
    func.set(
      out,
      f64.add(
        f64.add(
          f64.constant(constants.lastBase),
          scaledSum(func.get(SUMS), constants, 4 * layout.sizes.hidden),
        ),
        func.get(START),
      ),
    ),
    ...sumSecond(func, layout, constants, out),
    func.get(out),
  ];
  return func.module(body, Math.ceil(layout.size / PAGE_BYTES));
}

const scaledSum = (at: Code, { firstScale }: Constants, offset = 0): Code =>
  f64.mul(f64.fromI32(i32.load(at, offset)), f64.constant(firstScale));

/** Brings the sums up to date, some columns at a time. */
function updateRows(func: Func, layout: Layout): Code {
  const { get, set } = func;
  const column = func.local('i32');
  const sums = func.local('i32');
  const item = func.local('i32');
  const row = func.local('i32');
  const quads = Array.from({ length: QUADS }, () => func.local('v128'));
  const apply = (list: number, end: number, combine: (a: Code, b: Code) => Code): Code =>
    [
      set(item, i32.constant(list)),
      func.loop(i32.isLess(get(item), get(end)), [
        set(row, i32.add(i32.load(get(item)), get(column))),
        ...quads.map((quad, i) => set(quad, combine(get(quad), v128.loadI16x4(get(row), 8 * i)))),
        set(item, i32.add(get(item), i32.constant(4))),
      ]),
    ].flat();
  return func.loop(i32.isLess(get(column), i32.constant(2 * layout.row)), [
    set(sums, i32.add(get(SUMS), i32.shl(get(column), i32.constant(1)))),
    ...quads.map((quad, i) => set(quad, v128.load(get(sums), 16 * i))),
    apply(layout.added, ADDED_END, i32x4.add),
    apply(layout.removed, REMOVED_END, i32x4.sub),
    ...quads.map((quad, i) => v128.store(get(sums), get(quad), 16 * i)),
    set(column, i32.add(get(column), i32.constant(2 * CHUNK))),
  ]);
}

/** Lists the active units of the first layer without a branch: an inactive one is overwritten by the next. */
function findActive(func: Func, layout: Layout, constants: Constants): Code {
  const { get, set } = func;
  const unit = func.local('i32');
  const at = func.local('i32');
  const sum = func.local('i32');
  const step = (local: number, by: number): Code => set(local, i32.add(get(local), i32.constant(by)));
  const value = i32.shl(i32.sub(get(at), i32.constant(layout.activeAt)), i32.constant(1));
  return [
    set(at, i32.constant(layout.activeAt)),
    func.loop(i32.isLess(get(unit), i32.constant(4 * layout.sizes.hidden)), [
      set(sum, i32.add(get(SUMS), get(unit))),
      i32.store(get(unit), get(at), layout.place),
      i32.store(get(at), i32.shl(get(unit), i32.constant(Math.log2(CHUNK_BYTES / 4)))),
      f64.store(value, scaledSum(get(sum), constants), layout.active),
      set(at, i32.add(get(at), i32.shl(i32.isLess(i32.constant(0), i32.load(get(sum))), i32.constant(2)))),
      step(unit, 4),
    ]),
    i32.store(get(unit), get(at), layout.place),
  ].flat();
}

/** Adds the second layer to the output, one chunk of units after another. */
function sumSecond(func: Func, layout: Layout, { leads }: Constants, out: number): Code[] {
  const { get, set } = func;
  const at = func.local('i32');
  const end = func.local('i32');
  const weights = func.local('i32');
  const value = func.local('v128');
  const pairs = Array.from({ length: PAIRS }, () => func.local('v128'));
  const nowhere = i32.constant(0);
  return leads.map(({ from, to }, chunk) => {
    const base = CHUNK_BYTES * chunk;
    const second = layout.second + base * layout.sizes.hidden;
    return [
      ...pairs.map((pair, i) => set(pair, v128.load(nowhere, layout.secondBase + base + 16 * i))),
      set(at, i32.load(nowhere, layout.place + 4 * from)),
      set(end, i32.load(nowhere, layout.place + 4 * to)),
      func.loop(i32.isLess(get(at), get(end)), [
        set(weights, i32.load(get(at))),
        set(
          value,
          v128.loadTwice(
            i32.shl(i32.sub(get(at), i32.constant(layout.activeAt)), i32.constant(1)),
            layout.active,
          ),
        ),
        ...pairs.map((pair, i) =>
          set(pair, f64x2.add(get(pair), f64x2.mul(get(value), v128.load(get(weights), second + 16 * i)))),
        ),
        set(at, i32.add(get(at), i32.constant(4))),
      ]),
      ...pairs.flatMap((pair, i) => [
        set(
          pair,
          f64x2.mul(f64x2.max(get(pair), v128.zero), v128.load(nowhere, layout.last + base + 16 * i)),
        ),
        set(out, f64.add(f64.add(get(out), f64x2.lane(get(pair), 0)), f64x2.lane(get(pair), 1))),
      ]),
    ].flat();
  });
}
