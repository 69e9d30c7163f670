/** A table as one viewer may see it. Nothing that a viewer must not know gets past this file. */
import type { EarlierView, Rules, State } from '../../../core/game.js';
import { OWN_LAST_MOVE } from '../../../core/history/undo.js';
import type { JsonObject } from '../../../core/json.js';
import { countLegal, writeLegal } from '../../../core/play.js';
import type { Seat, TableDocument, You } from '../../../protocol/tables/document.js';
import { changedTerms, unaccepted } from '../decide/terms.js';
import { settledPlaces } from '../places.js';
import type { Table } from '../table.js';
import { deadlineOf, pauseEndsAt, restEndsAt, silenceOf } from '../timed/clock.js';
import type { Viewer } from './access.js';

/** A document in three parts. The first is the same object for all viewers, the second for all who see the same. */
export interface DocumentParts {
  readonly common: Omit<TableDocument, 'view' | 'you'>;
  readonly view: JsonObject | null;
  readonly you: You;
}

export const wholeDocument = ({ common, view, you }: DocumentParts): TableDocument => ({
  ...common,
  view,
  you,
});

interface Made extends DocumentParts {
  readonly countsLegal: boolean;
}

/** The documents of one table at one moment, for any number of viewers. What several may see is made once and shared. */
export class Documents {
  /** The last entry of the log that they show. */
  readonly number: number;
  private readonly common: DocumentParts['common'];
  private readonly state: State | null;
  /** What spectators see of the game. */
  private readonly view: JsonObject | null;
  /** Few are different, so a list is searched faster than a map is made. */
  private readonly made: Made[] = [];

  /** `earlier` are documents of the same table: what has not changed since is taken from them. */
  constructor(table: Table, earlier: Documents | null = null) {
    const { game } = table;
    this.number = table.number;
    this.common = commonOf(table, earlier?.common ?? null);
    this.state = game?.state ?? null;
    this.view = this.state && viewAfter(table.rules, this.state, earlier?.spectatorsView ?? null);
  }

  private get spectatorsView(): EarlierView | null {
    const { state, view } = this;
    return state && view ? { state, view } : null;
  }

  /** `table` must be as it was when these documents were made. What is the same as `before` is taken from it. */
  for(table: Table, viewer: Viewer, before: DocumentParts | null = null): DocumentParts {
    const { seat, host, countsLegal } = viewer;
    for (const parts of this.made)
      if (parts.you.seat === seat && parts.you.host === host && parts.countsLegal === countsLegal)
        return parts;
    const written = youOf(table, viewer);
    const you = before && isSameYou(before.you, written) ? before.you : written;
    const parts = { common: this.common, view: this.viewFor(table, seat), you, countsLegal };
    this.made.push(parts);
    return parts;
  }

  private viewFor({ rules }: Table, seat: number | null): JsonObject | null {
    const { state, view } = this;
    return !state || !view || seat === null ? view : rules.ownView(state, seat, view);
  }
}

const viewAfter = (rules: Rules, state: State, earlier: EarlierView | null): JsonObject =>
  earlier ? rules.writeNextView(state, earlier) : rules.writeView(state, null);

export const documentFor = (table: Table, viewer: Viewer): TableDocument =>
  wholeDocument(new Documents(table).for(table, viewer));

/** What is the same as in `earlier` is taken from it: then it need not be compared when a patch is made. */
function commonOf(table: Table, earlier: DocumentParts['common'] | null): DocumentParts['common'] {
  const { game, status } = table;
  const over = status === 'over' || status === 'closed';
  return {
    id: table.id,
    status,
    host: table.host,
    settings: table.settings,
    ...(table.board === null ? {} : { board: table.board }),
    seats: seatsOf(table, earlier?.seats ?? []),
    created: table.created,
    step: table.step,
    moves: game?.length ?? 0,
    decides: table.decides,
    turn: status === 'playing' && game ? game.turn : null,
    clocks: clocksOf(table),
    undo: table.undo,
    fair: over ? table.fair : commitmentOf(table, earlier?.fair ?? null),
    result: game && status === 'over' ? (table.rules.score(game.state) as JsonObject[]) : null,
    rematch: table.rematch,
    ...togetherOf(table),
    ...(table.takebacks ? { takebacks: true } : {}),
    ...(table.closedFor === null ? {} : { closedFor: table.closedFor }),
  };
}

/** What people settle among themselves; nothing of it is there in most games. */
function togetherOf(table: Table): Partial<DocumentParts['common']> {
  const { ready, proposal, paused, stopped } = table;
  const until = paused ? pauseEndsAt(table) : null;
  const restsUntil = restEndsAt(table);
  const silence = silenceOf(table);
  const places = settledPlaces(table);
  const waitsFor = unaccepted(table);
  return {
    ...(waitsFor.length > 0 ? { unaccepted: waitsFor } : {}),
    ...(silence ? { silence } : {}),
    ...(ready ? { ready: { until: ready.until, seats: [...ready.seats] } } : {}),
    ...(proposal ? { proposal: { ...proposal, agreed: [...proposal.agreed] } } : {}),
    ...(until === null ? {} : { paused: { since: stopped!, until } }),
    ...(table.isResting ? { resting: true } : {}),
    ...(restsUntil === null ? {} : { restsUntil }),
    ...(places ? { places } : {}),
  };
}

function commitmentOf({ fair }: Table, earlier: TableDocument['fair']): TableDocument['fair'] {
  if (!fair) return null;
  return earlier?.commitment === fair.commitment ? earlier : { commitment: fair.commitment };
}

function seatsOf({ seats }: Table, earlier: readonly Seat[]): Seat[] {
  const isSame = earlier.length === seats.length && seats.every((seat, i) => isSameSeat(earlier[i], seat));
  return isSame ? (earlier as Seat[]) : seats.map(seatOf);
}

/** The last vacation of the person, unless it was cancelled. */
function lastVacation({ vacations }: Pick<Table['seats'][number], 'vacations'>): Seat['vacation'] {
  const last = vacations[vacations.length - 1];
  return last && last.until > last.from ? last : undefined;
}

const isSameSeat = (
  shown: Seat,
  {
    kind,
    name,
    person,
    level,
    colour,
    away,
    swap,
    kept,
    program,
    resigned,
    vacations,
  }: Table['seats'][number],
) =>
  shown.kind === kind &&
  shown.name === name &&
  shown.colour === colour &&
  (shown.person ?? null) === person &&
  (shown.level ?? null) === level &&
  (shown.away ?? false) === away &&
  (shown.program ?? false) === program &&
  (shown.resigned ?? false) === resigned > 0 &&
  shown.vacation === lastVacation({ vacations }) &&
  (shown.swap ?? null) === swap &&
  shown.kept?.person === kept?.person;

function seatOf(one: Table['seats'][number]): Seat {
  const { kind, name, person, level, colour, away, swap, kept } = one;
  const seat: Seat = { kind, name, colour };
  if (person !== null) seat.person = person;
  if (level !== null) seat.level = level;
  if (one.program) seat.program = true;
  if (one.resigned > 0) seat.resigned = true;
  const vacation = lastVacation(one);
  if (vacation) seat.vacation = vacation;
  if (away) seat.away = true;
  if (swap !== null) seat.swap = swap;
  if (kept !== null) seat.kept = kept;
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

/** Whether nothing has changed for a player: most moves are the business of two. */
const isSameYou = (a: You, b: You): boolean =>
  a.seat === b.seat &&
  a.host === b.host &&
  a.changed === b.changed &&
  a.last === b.last &&
  a.legal === b.legal &&
  a.choices === b.choices &&
  a.canUndo === b.canUndo &&
  a.canRedo === b.canRedo &&
  a.orders === b.orders &&
  a.plan === b.plan &&
  a.planStopped === b.planStopped;

function youOf(table: Table, { seat, host, countsLegal }: Viewer): You {
  const you: You = { seat, host };
  if (seat === null) return you;
  const { orders, plan, planStopped, last, away, resigned } = table.seats[seat];
  const from = changedTerms(table, seat);
  if (from) you.changed = { number: table.pending.settings!.number, from };
  if (last > 0) you.last = last;
  if (Object.keys(orders).length > 0) you.orders = orders;
  if (plan.length > 0) you.plan = plan;
  if (planStopped !== null) you.planStopped = planStopped;
  const { game } = table;
  if (!game || table.status !== 'playing' || table.paused || resigned > 0) return you;
  if (game.decider === seat) {
    if (countsLegal) you.choices = countLegal(table.rules, game.state);
    else you.legal = writeLegal(table.rules, game.state);
  }
  if (away || table.settings.undo === 'none') return you;
  if (OWN_LAST_MOVE.mayUndo(game, seat)) you.canUndo = true;
  if (OWN_LAST_MOVE.mayRedo(game, seat)) you.canRedo = true;
  return you;
}
