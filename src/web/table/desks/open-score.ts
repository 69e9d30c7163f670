/** Scores as everybody at the table may know them. */
import type { Rules, ScoreRow, State } from '../../../core/game.js';

/** Others' missions stay secret until the end, in the projected score too. */
export function openRow(row: ScoreRow, viewer: number | null, isOver: boolean): ScoreRow {
  if (row.mission === undefined || row.seat === viewer || isOver) return row;
  return { ...row, total: row.total - row.mission, mission: 0 };
}

/** Whether somebody's open score has risen. */
export function scored(rules: Rules, before: State, after: State): boolean {
  const totals = (state: State): number[] => rules.score(state).map((row) => openRow(row, null, false).total);
  const earlier = totals(before);
  return totals(after).some((total, seat) => total > earlier[seat]);
}
