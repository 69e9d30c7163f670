/** What follows by itself from a change: the start of a full table, standing orders, planned turns. */

import { readLegal } from '../../core/play.js';
import { Refusal } from '../../core/refusal.js';
import type { Context } from './decide/context.js';
import { begin } from './decide/lobby.js';
import type { Event } from './events.js';
import type { Table } from './table.js';

/** The next events that nobody has to ask for; empty when the table waits for somebody. */
export function follow(table: Table, context: Context): Event[] {
  if (table.status === 'open') {
    return table.isFull && table.settings.autostart ? [begin(table, context)] : [];
  }
  if (table.status !== 'playing') return [];
  return planned(table);
}

/** The next action of a plan, when its turn has come; a plan that no longer fits is kept and reported. */
function planned(table: Table): Event[] {
  const game = table.game!;
  const { decider: seat } = game;
  const { plan, planStopped, away } = table.seats[seat];
  if (plan.length === 0 || planStopped !== null || away || game.turn !== seat) return [];
  try {
    const action = readLegal(table.rules, game.state, plan[0], 'plan[0]');
    return [{ kind: 'moved', seat, action: table.rules.writeAction(game.state, action), by: 'plan' }];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ kind: 'plan-stopped', seat, reason: error.reason }];
  }
}
