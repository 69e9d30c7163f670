/** A table as one viewer may see it. Nothing that a viewer must not know gets past this file. */
import type { JsonObject } from '../../../core/json.js';
import { writeLegal } from '../../../core/play.js';
import { OWN_LAST_MOVE } from '../../../core/undo.js';
import type { Seat, TableDocument, You } from '../../../protocol/document.js';
import { deadlineOf } from '../clock.js';
import type { Table } from '../table.js';
import type { Viewer } from './access.js';

/** The documents of one table at one moment, for any number of viewers. What all may see is made once and shared. */
export class Documents {
  /** The document of a spectator. */
  private readonly common: TableDocument;
  private readonly view: JsonObject | null;

  constructor(private readonly table: Table) {
    const { game, status } = table;
    const over = status === 'over' || status === 'closed';
    this.common = {
      id: table.id,
      status,
      host: table.host,
      settings: table.settings,
      seats: table.seats.map(seatOf),
      created: table.created,
      step: table.step,
      moves: game?.length ?? 0,
      decides: table.decides,
      turn: status === 'playing' && game ? game.turn : null,
      clocks: clocksOf(table),
      undo: table.undo,
      fair: table.fair && (over ? table.fair : { commitment: table.fair.commitment }),
      result: game && status === 'over' ? (table.rules.score(game.state) as JsonObject[]) : null,
      rematch: table.rematch,
      ...(table.takebacks ? { takebacks: true } : {}),
      view: null,
      you: { seat: null, host: false },
    };
    this.view = game && table.rules.writeView(game.state, null);
  }

  for(viewer: Viewer): TableDocument {
    // Fields are replaced, not added: adding fields to a copy makes it four times as large in memory.
    const document = { ...this.common };
    document.view = this.viewFor(viewer.seat);
    document.you = youOf(this.table, viewer);
    return document;
  }

  private viewFor(seat: number | null): JsonObject | null {
    const { game, rules } = this.table;
    if (!game || !this.view || seat === null) return this.view;
    return rules.ownView(game.state, seat, this.view);
  }
}

export const documentFor = (table: Table, viewer: Viewer): TableDocument => new Documents(table).for(viewer);

function seatOf({ kind, name, person, level, colour, away, swap }: Table['seats'][number]): Seat {
  const seat: Seat = { kind, name, colour };
  if (person !== null) seat.person = person;
  if (level !== null) seat.level = level;
  if (away) seat.away = true;
  if (swap !== null) seat.swap = swap;
  return seat;
}

function clocksOf(table: Table): TableDocument['clocks'] {
  const { pace } = table.settings;
  if (table.status !== 'playing' || pace.kind === 'untimed') return null;
  const deadline = deadlineOf(table);
  return {
    since: table.since,
    ...(pace.kind === 'live' ? { banks: table.seats.map(({ bank }) => bank) } : {}),
    ...(deadline === null ? {} : { deadline }),
  };
}

function youOf(table: Table, { seat, host }: Viewer): You {
  const you: You = { seat, host };
  if (seat === null) return you;
  const { orders, plan, planStopped, last } = table.seats[seat];
  if (last > 0) you.last = last;
  if (Object.keys(orders).length > 0) you.orders = orders;
  if (plan.length > 0) you.plan = plan;
  if (planStopped !== null) you.planStopped = planStopped;
  const { game } = table;
  if (!game || table.status !== 'playing') return you;
  if (game.decider === seat) you.legal = writeLegal(table.rules, game.state);
  if (OWN_LAST_MOVE.mayUndo(game, seat)) you.canUndo = true;
  if (OWN_LAST_MOVE.mayRedo(game, seat)) you.canRedo = true;
  return you;
}
