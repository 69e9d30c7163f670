/** Where every tradesman on the board and every marker on the score track is. */
import type { PlacedPiece } from '../../../../web/board/pieces/pieces.jsx';
import { kindOf, type Position, seatOf } from './file.js';
import { scoreSpots } from './frame.jsx';
import { type Layout, rowOf, shedsOf } from './layout.js';

export function piecesOf(layout: Layout, position: Position): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  const put = (
    place: string,
    piece: string | null | undefined,
    at: readonly [number, number],
    scale: number,
  ): void => {
    if (typeof piece === 'string')
      pieces.push({ place, seat: seatOf(piece), kind: kindOf(piece), at, scale });
  };
  for (const { file } of layout.routes) {
    file.points.forEach((point, i) => {
      put(`${file.id}/${i}`, position.routes?.[file.id]?.[i], [point.at[0], point.at[1] + 1], 1.04);
    });
  }
  for (const { file } of layout.cities) {
    const city = position.cities?.[file.id];
    if (city === undefined) continue;
    const row = rowOf(file, city.posts.length);
    city.posts.forEach((piece, i) => {
      put(`${file.id}:${i}`, piece, row[i], 0.9);
    });
    const extra = city.extra ?? [];
    const sheds = shedsOf(file, city.posts.length, extra.length);
    // Numbered from the row, so that a new one on the left does not move the others.
    extra.forEach((piece, i) => {
      put(`${file.id}+${extra.length - i}`, piece, sheds[i], 0.86);
    });
  }
  layout.special.forEach((at, i) => {
    const seat = position.special?.[i];
    if (typeof seat === 'number') put(`special${i}`, `${seat}m`, [at[0], at[1] - 6], 0.98);
  });
  const scores = position.seats.map((seat) => seat.score ?? 0);
  scoreSpots(layout, scores).forEach((at, seat) => {
    put(`score${seat}`, `${seat}t`, at, 0.74);
  });
  return pieces;
}
