/** A report in the few figures that boards are compared by. */
import type { JsonObject } from '../../core/json.js';
import type { Outline } from './compare.js';
import type { Report } from './figures.js';

export function outlineOf(config: JsonObject, level: string, report: Report): Outline {
  const players = report.seats.length;
  const best = report.seats.reduce((most, seat) => (seat.share > most.share ? seat : most));
  const beyondFair = (share: number): number => Math.round((share - 1 / players) * 1000) / 1000;
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
    bestSeat: beyondFair(best.share),
    winners: report.points.winners.total ?? 0,
    others: report.points.others.total ?? 0,
    dead: report.dead.length,
    routes: report.counts.route?.length ?? 0,
    intervals: { ...report.intervals, bestSeat: [beyondFair(best.low), beyondFair(best.high)] },
  };
}
