/** Scores that everybody at the table may know. */
import type { Rules, ScoreRow, State } from '../../../core/game.js';

const NO_CATEGORY = new Set(['seat', 'total', 'rank']);

/** Others' secret points stay secret until the end, in the projected score too. */
export function openRow(rules: Rules, row: ScoreRow, viewer: number | null, isOver: boolean): ScoreRow {
  if (row.seat === viewer || isOver) return row;
  const open = { ...row };
  for (const category of rules.game.secretCategories) {
    open.total -= open[category];
    open[category] = 0;
  }
  return open;
}

/** The categories of a row that have points. */
export const partsOf = (row: ScoreRow): [category: string, points: number][] =>
  Object.entries(row).filter(([key, value]) => !NO_CATEGORY.has(key) && value !== 0);

/** The categories in which any player has points; the others are not worth a line. */
export const categoriesOf = (rows: readonly ScoreRow[]): string[] =>
  Object.keys(rows[0] ?? {}).filter((key) => !NO_CATEGORY.has(key) && rows.some((row) => row[key] !== 0));

/** The points of a seat that everybody may know. */
export const openTotal = (rules: Rules, state: State, seat: number): number =>
  openRow(rules, rules.score(state)[seat], null, false).total;

/** Whether any player's open score has risen. */
export function scored(rules: Rules, before: State, after: State): boolean {
  const totals = (state: State): number[] =>
    rules.score(state).map((row) => openRow(rules, row, null, false).total);
  const earlier = totals(before);
  return totals(after).some((total, seat) => total > earlier[seat]);
}
