/** Covers over secrets, if several people share the screen: only one can be lifted at a time. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Cover } from '../../games/secret.jsx';
import type { ShownGame } from '../session/shown-game.js';

export interface Covers {
  /** Absent if nothing is covered: nobody may look at a bot's secrets. */
  over(seat: number): Cover | undefined;
  /** A desk as shown; `position` is the view that everybody may see. */
  deskOf(seat: number, position: JsonObject): JsonObject;
}

const deskSeenBy = ({ rules, shown }: ShownGame, viewer: number | null, seat: number): JsonObject =>
  (rules.writeView(shown, viewer).seats as JsonObject[])[seat];

/** Whether a seat knows something that others at the screen may not. */
export const hasSecrets = (game: ShownGame, seat: number): boolean =>
  !game.isOver &&
  JSON.stringify(deskSeenBy(game, seat, seat)) !== JSON.stringify(deskSeenBy(game, null, seat));

export function createCovers(game: ShownGame, isShared: () => boolean): Covers {
  const [lifted, setLifted] = createSignal<number | null>(null);
  // The device may change hands with every move.
  createEffect(on([() => game.length, () => game.at], () => setLifted(null), { defer: true }));
  const ownDesk = createMemo(() => {
    const seat = lifted();
    return seat === null ? undefined : deskSeenBy(game, seat, seat);
  });
  return {
    over(seat) {
      if (!isShared() || game.isOver || game.seats[seat]?.kind !== 'person') return undefined;
      return {
        get isLifted() {
          return lifted() === seat;
        },
        lift: (on) => setLifted(on ? seat : null),
      };
    },
    deskOf: (seat, position) =>
      (lifted() === seat ? ownDesk() : undefined) ?? (position.seats as JsonObject[])[seat],
  };
}
