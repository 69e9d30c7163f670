/** Who won, and the final ranking. */
import type { ScoreRow } from '../../../core/game.js';
import { list } from '../../../languages/intl.js';
import { language, t } from '../../i18n/index.js';
import type { ShownGame } from '../session/shown-game.js';

/** The final scores, winner first. */
export const rankedRows = ({ rules, state, places }: ShownGame): ScoreRow[] =>
  rules
    .score(state)
    .map((row) => (places ? { ...row, rank: places[row.seat] } : row))
    .sort((a, b) => a.rank - b.rank);

/** Who won, in a sentence; names that lead to profiles are marked. */
export function winnersOf(game: ShownGame, rows: readonly ScoreRow[] = rankedRows(game)): string {
  const winners = rows.filter((row) => row.rank === 1);
  const names = winners.map((row) => game.markedNames[row.seat]);
  const n = winners[0]?.total ?? 0;
  return winners.length === 1
    ? t('table.winner', { name: names[0], n })
    : t('table.winners', { names: list(names, language()), n });
}
