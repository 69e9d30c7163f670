/** Waiting for something to happen at a table, for programs that ask over plain HTTP. */
import type { Services } from '../services.js';
import type { Keeper } from '../tables/keeper.js';
import { Denial } from '../tables/problem.js';

/** How many requests of each person wait, and how many may. */
const holding = new Map<string, number>();
const MOST_HELD = 10;

type Wake = (number: number) => void;
const waiting = new WeakMap<Keeper, Map<string, Set<Wake>>>();

function wakersOf(keeper: Keeper): Map<string, Set<Wake>> {
  let wakers = waiting.get(keeper);
  if (!wakers) {
    const made = new Map<string, Set<Wake>>();
    keeper.onChange(({ table }) => {
      for (const wake of made.get(table.id) ?? []) wake(table.number);
    });
    waiting.set(keeper, made);
    wakers = made;
  }
  return wakers;
}

/** Answers all who wait now: the server is about to end. */
export function endWaits(keeper: Keeper): void {
  for (const wakers of waiting.get(keeper)?.values() ?? []) {
    for (const wake of wakers) wake(Number.POSITIVE_INFINITY);
  }
}

/** Until the table's log is longer than `after`, or `most` milliseconds have passed. */
export async function waitFor(
  { keeper }: Services,
  person: string,
  id: string,
  after: number,
  most: number,
): Promise<void> {
  const held = holding.get(person) ?? 0;
  if (held >= MOST_HELD) throw new Denial('too-much', `at most ${MOST_HELD} requests may wait at a time`);
  holding.set(person, held + 1);
  const wakers = wakersOf(keeper);
  keeper.pin(id);
  let timer: NodeJS.Timeout | undefined;
  let wake: Wake | undefined;
  const woken = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, most);
    wake = (number) => {
      if (number > after) resolve();
    };
    const set = wakers.get(id) ?? new Set();
    set.add(wake);
    wakers.set(id, set);
  });
  try {
    if ((await keeper.read(id, (table) => table.number)) <= after) await woken;
  } finally {
    clearTimeout(timer);
    const set = wakers.get(id)!;
    set.delete(wake!);
    if (set.size === 0) wakers.delete(id);
    keeper.unpin(id);
    const left = holding.get(person)! - 1;
    if (left === 0) holding.delete(person);
    else holding.set(person, left);
  }
}
