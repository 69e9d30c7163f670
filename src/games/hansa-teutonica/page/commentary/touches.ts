/** Whether another player's move takes something from a player: a tradesman on a route, or the place of a post. */
import type { Step } from '../../../../web/games/page.js';
import { asPosition, seatOf } from '../board/file.js';

export function touches({ before, after }: Step, seat: number): boolean {
  const [was, is] = [asPosition(before), asPosition(after)];
  const isLost = (old: readonly (string | null)[], now: readonly (string | null)[] = []): boolean =>
    old.some((piece, i) => piece !== null && seatOf(piece) === seat && now[i] !== piece);
  return (
    Object.entries(was.routes ?? {}).some(([id, points]) => isLost(points, is.routes?.[id])) ||
    Object.entries(was.cities ?? {}).some(([id, { posts }]) => isLost(posts, is.cities?.[id]?.posts))
  );
}
