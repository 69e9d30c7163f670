/** What ends the night, and how near it is. */
import type { Rules } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { Teller } from '../../../web/board/describe.js';
import { PlayerPiece } from '../../../web/board/pieces/piece.jsx';
import type { Ending } from '../../../web/games/page.js';
import { texts } from '../rules/texts/index.js';

export function endings(_: Rules, position: JsonObject, { language }: Teller): Ending[] {
  const { page, rules: said } = texts.in(language);
  const left = (position.seats as { lanterns: number }[]).reduce((sum, seat) => sum + seat.lanterns, 0);
  const hanging = Object.values(position.bridges as Record<string, { lantern: number | null }>).filter(
    ({ lantern }) => lantern !== null,
  ).length;
  return [
    {
      id: 'lanterns',
      name: page.lanterns,
      icon: () => <PlayerPiece kind="merchant" colour={0} size={16} />,
      value: String(left),
      share: hanging / Math.max(1, hanging + left),
      why: page.lastLantern,
      reached: left === 0 ? said.over : null,
    },
  ];
}
