/** The places of a finished game. The scores decide, but those who resigned come last, the first to resign at the end. */
import type { Table } from './table.js';

/** The place of each seat, 1 for the best; ties share one. Where the game was ended early, those who stayed share it. */
export function placesOf(table: Table): number[] {
  const { seats, rules, game, status } = table;
  const ranks = new Map(
    status === 'over' ? rules.score(game!.state).map(({ seat, rank }) => [seat, rank]) : [],
  );
  const orderOf = (seat: number): number => {
    const { resigned } = seats[seat];
    return resigned > 0 ? seats.length + 1 + seats.length - resigned : (ranks.get(seat) ?? 1);
  };
  const orders = seats.map((_, seat) => orderOf(seat));
  return orders.map((order) => 1 + orders.filter((other) => other < order).length);
}

/** The places where they do not follow from the scores alone: somebody has resigned. */
export function settledPlaces(table: Table): number[] | undefined {
  const isByResigning = table.hasResult && table.seats.some(({ resigned }) => resigned > 0);
  return isByResigning ? placesOf(table) : undefined;
}
