/** What the board files of all games have in common: ids, names, places on the map, and refusals of wrong names. */
import { integer, join, list, show, text } from '../core/check.js';
import { isDeeperThan, type Json } from '../core/json.js';
import { isPlain } from '../core/plain-text.js';
import { Refusal } from '../core/refusal.js';
import { refusal, said } from '../core/refuse.js';

export type Spot = [number, number];

const LARGEST = 100_000;
/** Levels of lists and objects in each other; a board file has six. */
const DEEPEST = 12;

/** Refuses input nested so deeply that it could not be quoted in a refusal. */
export function refuseDeep(json: Json): void {
  if (isDeeperThan(json, DEEPEST)) throw refusal('board', said('board', 'deep', { levels: `${DEEPEST}` }));
}

export function readId(json: Json | undefined, field: string): string {
  const id = text(json, field, 60);
  if (!/^[a-z][a-z0-9-]*$/.test(id)) {
    throw refusal(field, said('board', 'id', { value: show(id) }));
  }
  return id;
}

/** A name for people. It reaches terminals, so it must not hold control characters. */
export function readName(json: Json | undefined, field: string, longest: number): string {
  const name = text(json, field, longest);
  if (!isPlain(name)) throw refusal(field, said('board', 'name', { value: show(name) }));
  return name;
}

/** Two whole numbers: across and down. */
export function readSpot(json: Json | undefined, field: string): Spot {
  const pair = list(json, field, 2);
  if (pair.length !== 2) throw refusal(field, said('board', 'twoNumbers'));
  return [integer(pair[0], join(field, 0), 0, LARGEST), integer(pair[1], join(field, 1), 0, LARGEST)];
}

export function readSize(json: Json | undefined): Spot {
  const size = readSpot(json, 'board.size');
  if (size[0] === 0 || size[1] === 0) throw refusal('board.size', said('board', 'noSize'));
  return size;
}

export function checkOnMap(at: Spot, size: Spot, field: string): void {
  if (at[0] > size[0] || at[1] > size[1]) {
    const [width, height] = size.map(String);
    throw refusal(field, said('board', 'offMap', { at: show(at), width, height }));
  }
}

export function refuseDoubles(values: readonly (string | number)[], field: (index: number) => string): void {
  const seen = new Set<string | number>();
  values.forEach((value, i) => {
    if (seen.has(value)) throw refusal(field(i), said('board', 'double', { value: show(value) }));
    seen.add(value);
  });
}

/** The refusals of all checks, not only the first. */
export function refusalsOf(checks: readonly (() => void)[]): Refusal[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof Refusal) return [error];
      throw error;
    }
  });
}

const UNKNOWN = { city: 'noCity', route: 'noRoute', guard: 'noGuard', country: 'noCountry' } as const;

/** Refuses a name that is not among the `known` ones of its kind (`what`), and suggests the likely one. */
export function mustBeKnown(
  name: string,
  field: string,
  known: readonly string[],
  what: keyof typeof UNKNOWN,
): void {
  if (known.includes(name)) return;
  const meant = nearest(name, known);
  const hint = meant === undefined ? [] : [said('board', 'meant', { value: show(meant) })];
  throw refusal(field, said('board', UNKNOWN[what], { value: show(name) }), ...hint);
}

/** The most similar of `names`, if any is similar; a common beginning counts in its favour. */
function nearest(name: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = 3;
  for (const other of names) {
    const differences = editDistance(name, other);
    if (differences >= Math.max(name.length, other.length)) continue;
    let alike = 0;
    while (alike < name.length && name[alike] === other[alike]) alike++;
    if (differences - alike < least) {
      best = other;
      least = differences - alike;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = above[j - 1] + Number(a[i - 1] !== b[j - 1]);
      row.push(Math.min(swap, above[j] + 1, row[j - 1] + 1));
    }
    above = row;
  }
  return above[b.length];
}

/** The sums of the first 0, 1, 2, … lengths: where the parts of each thing begin in an array of all parts. */
export function runningSum(lengths: readonly number[]): Uint8Array {
  const sums = new Uint8Array(lengths.length + 1);
  lengths.forEach((length, i) => {
    sums[i + 1] = sums[i] + length;
  });
  return sums;
}
