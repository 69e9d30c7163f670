/** What an event does to a table. It trusts the log: `decide` has checked everything in it. */
import { History } from '../../core/history/history.js';
import type { JsonObject } from '../../core/json.js';
import { decidedPlan } from '../../protocol/tables/plan.js';
import type { Settings } from '../../protocol/tables/settings.js';
import type { Event, LogEntry, SeatStart } from '../events.js';
import type { Seat, Table } from './table.js';
import {
  chargeBank,
  increment,
  leaveClock,
  refillBank,
  startBank,
  startClock,
  stopClock,
} from './timed/clock.js';
import { notePending } from './timed/pending.js';

export function fold(table: Table, entry: LogEntry): void {
  const { event, at } = entry;
  const decided = table.decides;
  const turn = table.game?.turn;
  const wasStopped = table.stopped !== null;
  const { since } = table;
  change(table, event, at);
  if (CHANGES_SEATING.has(event.kind)) table.ready = null;
  table.number = entry.number;
  table.at = at;
  if (event.kind === 'sat' || event.kind === 'accepted') table.seats[event.seat].termsEntry = entry.number;
  if (event.kind === 'said') table.said = entry.number;
  if (event.kind === 'planned') table.seats[event.seat].planEntry = entry.number;
  if (event.kind === 'started') table.since = at;
  if (event.kind === 'moved' && (event.by === 'person' || event.by === 'redo')) {
    table.seats[event.seat].last = entry.number;
    table.seats[event.seat].ranOut = false;
    table.seats[event.seat].absentSince = null;
  }
  if (table.decides !== decided) table.asked = at;
  if (table.decides !== decided) table.extra = 0;
  if (event.kind === 'moved' || event.kind === 'undone') passTime(table, decided, turn, at, wasStopped);
  if (event.kind === 'moved' && table.game?.isOver) {
    table.status = 'over';
    table.ended = at;
    table.undo = null;
    table.proposal = null;
  }
  if (table.isStopped !== wasStopped) (wasStopped ? startClock : stopClock)(table, at);
  if (event.kind === 'reminded')
    table.reminded = { first: table.reminded?.first ?? at, last: at, number: entry.number };
  else if (table.since !== since) table.reminded = null;
  notePending(table, entry, wasStopped && table.stopped === null);
}

/** Events after which everybody has to be asked again whether they are ready. */
const CHANGES_SEATING: ReadonlySet<Event['kind']> = new Set([
  'settings',
  'sat',
  'left',
  'freed',
  'bot',
  'swapped',
  'unready',
  'started',
  'closed',
]);

/** Tables of earlier versions say nothing of these. */
const OF_OLD_TABLES = { rated: true, hints: true, undo: 'consent', rest: false } as const;

function seatFrom(start: SeatStart, bank: number, settings: Settings): Seat {
  return {
    kind: start.kind,
    name: start.name ?? '',
    person: start.kind === 'person' ? start.person : null,
    level: start.kind === 'bot' ? start.level : null,
    colour: start.colour,
    kept: (start.kind === 'open' && start.kept) || null,
    away: false,
    ranOut: false,
    absentSince: null,
    program: false,
    resigned: 0,
    refused: {},
    vacations: [],
    hasMoved: false,
    hadStandIn: false,
    standInDecidedLast: false,
    terms: start.kind === 'person' ? settings : null,
    termsEntry: 0,
    swap: null,
    orders: {},
    plan: [],
    planStopped: null,
    planEntry: 0,
    last: 0,
    bank,
    refilled: false,
    given: 0,
  };
}

/** Somebody else takes a seat. Its colour stays. */
function reseat(table: Table, seat: number, start: SeatStart): void {
  table.seats[seat] = seatFrom(start, table.seats[seat].bank, table.settings);
  for (const other of table.seats) if (other.swap === seat) other.swap = null;
}

function change(table: Table, event: Event, at: number): void {
  const { seats } = table;
  switch (event.kind) {
    case 'created':
      table.created = at;
      table.host = event.host;
      table.settings = { ...OF_OLD_TABLES, ...event.settings };
      table.board = event.board ?? null;
      table.isQuick = event.quick ?? false;
      table.rules = table.shelf.rules(event.settings.config);
      table.seats = event.seats.map((seat) => seatFrom(seat, startBank(event.settings.pace), table.settings));
      return;
    case 'settings':
      table.settings = { ...table.settings, ...event.change };
      for (const seat of seats) seat.bank = startBank(table.settings.pace);
      return;
    case 'accepted':
      seats[event.seat].terms = table.settings;
      return;
    case 'sat':
      reseat(table, event.seat, { ...event, kind: 'person', colour: seats[event.seat].colour });
      return;
    case 'program':
      seats[event.seat].program = true;
      return;
    case 'ready-asked':
      table.ready = { until: event.until, seats: [] };
      return;
    case 'ready':
      if (table.ready) table.ready = { ...table.ready, seats: [...table.ready.seats, event.seat] };
      return;
    case 'left':
    case 'unready':
      reseat(table, event.seat, { kind: 'open', colour: seats[event.seat].colour });
      return;
    case 'freed':
      seats[event.seat].kept = null;
      return;
    case 'bot':
      reseat(table, event.seat, { ...event, kind: 'bot', colour: seats[event.seat].colour });
      return;
    case 'swapped':
      swap(table, event.a, event.b);
      return;
    case 'swap-asked':
      seats[event.seat].swap = event.with;
      return;
    case 'started':
      start(table, event);
      return;
    case 'rematch':
      table.rematch = event.table;
      return;
    case 'closed':
      table.status = 'closed';
      table.closedFor = event.reason;
      table.ended = at;
      table.undo = null;
      table.proposal = null;
      return;
    case 'renamed':
      seats[event.seat].name = event.name;
      return;
    case 'handed-over': {
      const { colour, bank } = seats[event.seat];
      seats[event.seat] = seatFrom({ ...event, kind: 'person', colour }, bank, table.settings);
      return;
    }
    case 'said':
    case 'reminded':
      return;
    default:
      play(table, event, at);
  }
}

type PlayEvent = Extract<
  Event,
  {
    kind:
      | 'moved'
      | 'undone'
      | 'undo-asked'
      | 'undo-answered'
      | 'undo-dropped'
      | 'proposed'
      | 'answered'
      | 'withdrawn'
      | 'paused'
      | 'resumed'
      | 'resigned'
      | 'time-given'
      | 'vacation'
      | 'ran-out'
      | 'away'
      | 'ordered'
      | 'planned'
      | 'plan-stopped';
  }
>;

function play(table: Table, event: PlayEvent, at: number): void {
  const game = table.game!;
  if (event.kind === 'resumed') {
    table.paused = false;
    table.proposal = null;
    return;
  }
  const seat = table.seats[event.seat];
  switch (event.kind) {
    case 'proposed':
    case 'answered':
    case 'withdrawn':
    case 'paused':
    case 'resigned':
    case 'time-given':
      settle(table, event, at);
      return;
    case 'moved':
      if (event.by === 'plan') seat.plan = decidedPlan(table.rules, game.state, seat.plan).slice(1);
      if (event.by === 'redo') game.redo(at);
      else game.play(table.rules.readAction(game.state, event.action), at);
      table.step++;
      seat.hasMoved = true;
      seat.standInDecidedLast = event.by === 'bot' && seat.kind === 'person';
      if (seat.standInDecidedLast) seat.hadStandIn = true;
      return;
    case 'undone':
      if (game.hasRevealedSince(event.moves)) table.takebacks = true;
      // A single move can be redone by the seat that made it.
      if (event.moves === game.length - 1) game.undo();
      else game.goBackTo(event.moves);
      table.step++;
      if (table.undo && table.undo.moves >= event.moves) table.undo = null;
      return;
    case 'undo-asked':
      table.undo = { seat: event.seat, moves: event.moves, agreed: [] };
      return;
    case 'undo-answered':
      if (!table.undo) return;
      table.undo = event.agree ? { ...table.undo, agreed: [...table.undo.agreed, event.seat] } : null;
      return;
    case 'undo-dropped':
      table.undo = null;
      return;
    case 'ran-out':
      seat.bank = 0;
      seat.ranOut = true;
      seat.absentSince ??= at;
      table.since = at;
      table.late = table.step;
      return;
    case 'away':
      if (event.on) leaveClock(table, event.seat, at);
      else refillBank(table, seat);
      seat.away = event.on;
      seat.absentSince = event.on ? (seat.absentSince ?? at) : null;
      if (!event.on) seat.ranOut = false;
      // A hand-over in the middle of a decision starts its time again.
      if (table.decides === event.seat) table.since = at;
      return;
    case 'vacation': {
      const { from, until } = event;
      seat.vacations = [...seat.vacations.filter((one) => one.from !== from), { from, until }];
      return;
    }
    case 'ordered':
      seat.orders = event.orders;
      return;
    case 'planned':
      seat.plan = event.actions;
      seat.planStopped = null;
      return;
    case 'plan-stopped':
      seat.planStopped = event.reason;
  }
}

type TogetherEvent = Extract<
  Event,
  { kind: 'proposed' | 'answered' | 'withdrawn' | 'paused' | 'resigned' | 'time-given' }
>;

/** What people settle among themselves. */
function settle(table: Table, event: TogetherEvent, at: number): void {
  const { seats, proposal } = table;
  switch (event.kind) {
    case 'proposed':
      table.proposal = { seat: event.seat, what: event.what, agreed: [] };
      return;
    case 'answered':
      if (!proposal) return;
      table.proposal = event.agree ? { ...proposal, agreed: [...proposal.agreed, event.seat] } : null;
      if (!event.agree) seats[proposal.seat].refused[proposal.what] = at;
      return;
    case 'withdrawn':
      table.proposal = null;
      // Otherwise withdrawing and asking again would get around a refusal.
      seats[event.seat].refused[event.what] = at;
      return;
    case 'paused':
      table.paused = true;
      table.proposal = null;
      return;
    case 'resigned':
      seats[event.seat].resigned = 1 + seats.filter(({ resigned }) => resigned > 0).length;
      table.undo = null;
      table.proposal = null;
      if (table.decides === event.seat) table.since = at;
      return;
    case 'time-given':
      if (table.settings.pace.kind === 'live') {
        seats[event.to].bank += event.ms;
        seats[event.to].given += event.ms;
      } else table.extra += event.ms;
  }
}

function start(table: Table, event: Extract<Event, { kind: 'started' }>): void {
  // A game that began before rules had numbers is played by rules 1 to its end.
  const { seed: _, ...config } = event.position.config as JsonObject;
  table.rules = table.shelf.rules({ rules: 1, ...config });
  table.settings = { ...table.settings, config: table.rules.config };
  table.seats = event.order.map((from) => ({ ...table.seats[from], swap: null }));
  table.fair = event.fair ?? null;
  table.game = new History(table.rules, table.rules.readPosition(event.position));
  table.status = 'playing';
}

/** Two players change places; colours and clocks move with them. */
function swap(table: Table, a: number, b: number): void {
  const { seats } = table;
  const [one, other] = [seats[a], seats[b]];
  seats[a] = other;
  seats[b] = one;
  for (const seat of seats) seat.swap = null;
}

/** Charges the player who decided for the time since the last decision; a finished turn adds the increment. */
function passTime(
  table: Table,
  decided: number | null,
  turn: number | undefined,
  at: number,
  wasStopped: boolean,
): void {
  const { pace } = table.settings;
  if (pace.kind === 'live' && decided !== null && !wasStopped && table.botOf(decided) === null)
    chargeBank(table, decided, at);
  if (turn !== undefined && table.game!.turn !== turn) {
    const seat = table.seats[turn];
    if (seat && table.botOf(turn) === null) seat.bank += increment(pace);
  }
  table.since = at;
  table.used = 0;
}
