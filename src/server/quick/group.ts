/** Who plays together: a pure choice from those who wait, the longest waiting first. */
import type { SeekerRow } from '../store/schema/rows.js';

type Seeker = Pick<SeekerRow, 'person_id' | 'bots'>;

/** Whether two people may be seated together. */
export type MayMeet = (a: string, b: string) => boolean;

/** As many as play, all of whom may meet; else those who take bots for the rest; null while everybody has to wait. */
export function nextGroup<S extends Seeker>(
  waiting: readonly S[],
  players: number,
  mayMeet: MayMeet,
): readonly S[] | null {
  for (const first of waiting) {
    const group = around(first, waiting, players, mayMeet);
    if (group.length === players) return group;
  }
  const withBots = waiting.filter(({ bots }) => bots === 1);
  return withBots.length === 0 ? null : around(withBots[0], withBots, players, mayMeet);
}

function around<S extends Seeker>(
  first: S,
  waiting: readonly S[],
  players: number,
  mayMeet: MayMeet,
): readonly S[] {
  const group = [first];
  for (const one of waiting) {
    if (group.length === players) break;
    if (!group.includes(one) && group.every(({ person_id }) => mayMeet(person_id, one.person_id)))
      group.push(one);
  }
  return group;
}
