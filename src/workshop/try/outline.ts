/** A report in the few figures that boards are compared by. */
import type { JsonObject } from '../../core/json.js';
import type { Outline } from './compare.js';
import type { Report } from './figures.js';

export function outlineOf(config: JsonObject, level: string, report: Report): Outline {
  const players = report.seats.length;
  const best = Math.max(...report.seats.map(({ share }) => share)) - 1 / players;
  return {
    game: String(config.game),
    board: String(config.board),
    level,
    players,
    ...(typeof config.edition === 'string' ? { edition: config.edition } : {}),
    games: report.games,
    decisionsPerGame: report.decisionsPerGame,
    rounds: report.rounds.mean,
    endings: report.endings,
    bestSeat: Math.round(best * 1000) / 1000,
    winners: report.points.winners.total ?? 0,
    others: report.points.others.total ?? 0,
    dead: report.dead.length,
    routes: report.counts.route?.length ?? 0,
  };
}
