/** What ends a game of Hansa (X1), and how close it is. */
import type { Rules } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { Teller } from '../../../web/board/describe.js';
import { Icon } from '../../../web/board/pieces/icon.jsx';
import type { Ending } from '../../../web/games/page.js';
import { texts } from '../rules/texts/words.js';
import { asPosition, pileSize } from './board/file.js';

const Pile = () => (
  <Icon size={18} half={20}>
    <rect class="end-sign" x="-15" y="-15" width="30" height="30" rx="5" />
  </Icon>
);

export function endings(_: Rules, position: JsonObject, { names, language }: Teller): Ending[] {
  const say = texts.say('ends', language);
  const piles = asPosition(position).piles.map(pileSize);
  const left = piles.slice(0, -1).reduce((sum, size) => sum + size, 0);
  const atStart = (piles.length - 1) * Math.max(1, ...piles);
  const by = position.lastPileBy as number | null;
  const isOver = (position.turn as JsonObject).phase === 'over';
  return [
    {
      id: 'piles',
      name: say('piles'),
      icon: Pile,
      value: String(left),
      share: by === null ? 1 - left / atStart : 1,
      why: say(by === null ? 'pilesWhy' : 'lastRound'),
      reached: isOver && by !== null ? say('pilesWas', { name: names[by] ?? '' }) : null,
    },
  ];
}
