/** What happens without anybody asking: the start of a full table, standing orders, planned turns, bots' decisions. */
import type { JsonObject } from '../../../core/json.js';
import { readLegal } from '../../../core/play.js';
import { Refusal } from '../../../core/refusal.js';
import type { Decision, Order } from '../../../protocol/tables/orders.js';
import { decidedPlan, NOTHING_PLANNED } from '../../../protocol/tables/plan.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import type { Context } from './context.js';
import { startFull } from './start.js';
import { resigning } from './together.js';

const MINUTE = 60_000;

/** The events that follow from a change; empty when the table waits for somebody. */
export function followUps(table: Table, context: Context): Event[] {
  if (table.status === 'open') return startFull(table, context);
  if (hasJustEnded(table) && table.isRated) return resigning(table, table.left, true);
  if (table.status !== 'playing' || table.paused) return [];
  const answer = answerByOrder(table, context.now);
  return answer.length > 0 ? answer : playPlanned(table);
}

/** Whether the last entry is the move that ended the game. */
const hasJustEnded = ({ status, pending, number }: Table): boolean =>
  status === 'over' && pending.over?.number === number;

/** The standing order that covers the current question. */
function currentOrder(table: Table): Order | null {
  const { decides, game } = table;
  if (decides === null || table.paused || table.botOf(decides) !== null || game!.turn === decides)
    return null;
  const question = table.rules.question(game!.state);
  return question === null ? null : (table.seats[decides].orders[question] ?? null);
}

/** What the standing order decides at `now`; null while it waits or asks. */
function orderedDecision(table: Table, now: number): Decision | null {
  const order = currentOrder(table);
  if (order === null) return null;
  if (order.do !== 'ask') return order;
  const due = orderDueAt(table);
  return due !== null && due <= now ? order.decide! : null;
}

/** When a standing order that waits for its player decides by itself. */
export function orderDueAt(table: Table): number | null {
  const order = currentOrder(table);
  if (order?.do !== 'ask' || order.after === undefined) return null;
  return table.asked + order.after * MINUTE;
}

/** The bot that has to decide at `now`, if one has. At a table that rests or pauses none has. */
export function deciderBot(table: Table, now: number): string | null {
  const { decides } = table;
  if (decides === null || table.isStopped) return null;
  const level = table.botOf(decides);
  if (level !== null) return level;
  const decision = orderedDecision(table, now);
  return decision?.do === 'bot' ? decision.level! : null;
}

/** The answer that a standing order gives by itself. */
export function answerByOrder(table: Table, now: number): Event[] {
  const decision = orderedDecision(table, now);
  if (decision === null || decision.do === 'bot') return [];
  const { game, rules } = table;
  const action = rules.follow(game!.state, decision as JsonObject);
  return [
    { kind: 'moved', seat: table.decides!, action: rules.writeAction(game!.state, action), by: 'orders' },
  ];
}

/** The next action of a plan whose turn has come. A plan that is no longer legal is kept and reported. */
function playPlanned(table: Table): Event[] {
  const game = table.game!;
  const { decider: seat } = game;
  const { plan, planStopped } = table.seats[seat];
  if (plan.length === 0 || planStopped !== null || table.botOf(seat) !== null || game.turn !== seat)
    return [];
  const [next] = decidedPlan(table.rules, game.state, plan);
  if (next === undefined) return [{ kind: 'plan-stopped', seat, reason: NOTHING_PLANNED }];
  try {
    const action = readLegal(table.rules, game.state, next, 'plan[0]');
    return [{ kind: 'moved', seat, action: table.rules.writeAction(game.state, action), by: 'plan' }];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ kind: 'plan-stopped', seat, reason: error.reason }];
  }
}
