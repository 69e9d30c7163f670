/** Decisions that need no person: bots, standing orders and plans. */
import type { Table } from './table.js';

/** The bot that has to decide now, if one has. */
export function botDecides(table: Table): string | null {
  const { decides } = table;
  return decides === null ? null : table.botOf(decides);
}

/** When a standing order that waits for its player decides by itself. */
export function orderDue(_table: Table): number | null {
  return null;
}
