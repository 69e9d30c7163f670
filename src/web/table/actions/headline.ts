/** Whose turn it is, in a few words. */
import { presentationOf } from '../../games/index.js';
import { language, t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';

export function headlineOf(game: ShownGame, isTurnToEnd = false, names = game.names): string {
  const { decider, thinking } = game;
  if (game.isPaused) return t('table.paused');
  if (isTurnToEnd) return t('table.turnDone');
  if (game.isOver || game.wasEnded) return t('table.over');
  if (thinking !== null) return t('table.thinking', { name: names[thinking] ?? '' });
  const name = names[decider] ?? '';
  if (!game.isHere(decider)) return answerOf(game, name) ?? t('table.turnOf', { name });
  const isOwnTurn = decider === game.rules.turnOf(game.state);
  if (isOnlyPersonHere(game)) return t(isOwnTurn ? 'table.yourTurnAlone' : 'table.decideAlone');
  return t(isOwnTurn ? 'table.yourTurn' : 'table.decide', { name });
}

/** Where nobody else plays at this screen, it need not be said who is meant. */
const isOnlyPersonHere = (game: ShownGame): boolean =>
  game.seats.filter((_, seat) => game.isHere(seat)).length === 1;

/** During your own turn: what another player has to answer. */
function answerOf(game: ShownGame, name: string): string | undefined {
  const { rules, state } = game;
  if (!game.isHere(rules.turnOf(state))) return undefined;
  return presentationOf(rules).answering?.(rules.writeView(state, null), name, language());
}
