/** Whose turn it is, in a few words. */
import { t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';

export function headlineOf(game: ShownGame, isTurnToEnd = false): string {
  const { decider, thinking, names } = game;
  if (isTurnToEnd) return t('table.turnDone');
  if (game.isOver) return t('table.over');
  if (thinking !== null) return t('table.thinking', { name: names[thinking] ?? '' });
  const name = names[decider] ?? '';
  if (!game.isHere(decider)) return t('table.turnOf', { name });
  return t(decider === game.rules.turnOf(game.state) ? 'table.yourTurn' : 'table.decide', { name });
}
