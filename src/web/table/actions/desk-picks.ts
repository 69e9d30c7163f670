/** Things on the decider's desk that are picked one by one until they make up an action, such as goods to sell. */
import { createMemo, createSignal } from 'solid-js';
import type { Target } from '../../board/board.js';
import type { Choices, Option } from './choices.js';

/** The number of things of each kind. */
type Counts = ReadonlyMap<Target, number>;

function countsOf(things: readonly Target[]): Counts {
  const counts = new Map<Target, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

const holds = (all: Counts, part: Counts): boolean =>
  [...part].every(([thing, count]) => (all.get(thing) ?? 0) >= count);

export interface DeskPicks {
  /** Whether any action needs several things; otherwise a press plays an action. */
  readonly isNeeded: () => boolean;
  readonly picked: () => Counts;
  /** What can be picked or put back. */
  readonly lit: () => ReadonlySet<Target>;
  /** The actions that need exactly what is picked. */
  readonly complete: () => readonly Option[];
  pick(thing: Target): void;
  putBack(thing: Target): void;
  clear(): void;
}

export function createDeskPicks(
  choices: () => Choices,
  thingsOf: (option: Option) => readonly Target[],
): DeskPicks {
  const actions = createMemo(() =>
    [...new Set([...choices().byDesk.values()].flat())].map((option) => {
      const things = thingsOf(option);
      return { option, count: things.length, things: countsOf(things) };
    }),
  );
  /** Starts empty whenever the choices change. */
  const picks = createMemo(() => {
    choices();
    return createSignal<readonly Target[]>([]);
  });
  const things = (): readonly Target[] => picks()[0]();
  const picked = createMemo(() => countsOf(things()));
  const possible = createMemo(() => actions().filter((action) => holds(action.things, picked())));
  const lit = createMemo(() => {
    const more = possible().flatMap((action) =>
      [...action.things].flatMap(([thing, count]) => (count > (picked().get(thing) ?? 0) ? [thing] : [])),
    );
    return new Set([...picked().keys(), ...more]);
  });
  return {
    isNeeded: createMemo(() => actions().some(({ count }) => count > 1)),
    picked,
    lit,
    complete: createMemo(() =>
      possible().flatMap(({ option, count }) => (count === things().length ? [option] : [])),
    ),
    pick: (thing) => void picks()[1]((all) => [...all, thing]),
    putBack: (thing) => void picks()[1]((all) => all.filter((_, i) => i !== all.lastIndexOf(thing))),
    clear: () => void picks()[1]([]),
  };
}
