/** Which topic of the rules explains something on a board. */
import type { Target } from '../board/board.js';

const HANSA_TEUTONICA: Readonly<Record<string, string>> = {
  point: 'ht-place',
  route: 'ht-create',
  city: 'ht-control',
  post: 'ht-post',
  special: 'ht-special',
  marker: 'ht-markers',
  province: 'ht-two',
};
const HANSA: Readonly<Record<string, string>> = {
  city: 'hansa-buy',
  warehouse: 'hansa-buy',
  ship: 'hansa-sail',
};

export function topicFor(target: Target, gameId: string): string | undefined {
  const kind = target.slice(0, target.includes(':') ? target.indexOf(':') : undefined);
  return (gameId === 'hansa' ? HANSA : HANSA_TEUTONICA)[kind];
}
