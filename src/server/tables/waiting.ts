/** What people are waited for at a table, and when they should be told. */
import type { TableJob } from './columns.js';
import type { Event, LogEntry } from './events.js';
import type { Table } from './table.js';

export type About = 'decide' | 'undo' | 'start' | 'over';

/** Something that a person does not know yet, unless they are looking. `number` makes it once and for all. */
export interface Waiting {
  readonly person: string;
  readonly about: About;
  readonly number: number;
  readonly since: number;
}

/** Kinds of jobs; there is at most one of each at a table. */
export const NOTICE_JOBS: Readonly<Record<string, About>> = {
  'notice-decide': 'decide',
  'notice-undo': 'undo',
  'notice-start': 'start',
  'notice-over': 'over',
};

/** Events after which it may be somebody else who has to decide, or another number of people who sit. */
const PASSES_ON: ReadonlySet<Event['kind']> = new Set(['started', 'moved', 'undone', 'handed-over', 'bot']);
const SEATS: ReadonlySet<Event['kind']> = new Set(['created', 'sat', 'left', 'bot']);

/** Notes since when somebody is waited for. Whoever brought it about themselves knows. */
export function markAsks(table: Table, { event: { kind }, number, at, actor }: LogEntry): void {
  const mark = { number, at };
  if (PASSES_ON.has(kind)) {
    const person = table.decides === null ? null : table.seats[table.decides].person;
    table.asks.decide = person === null || person === actor ? null : mark;
  }
  if (kind === 'undo-asked') table.asks.undo = mark;
  if (kind === 'moved' && table.status === 'over') table.asks.over = { ...mark, by: actor };
  if (SEATS.has(kind)) table.asks.start = table.isFull && table.host !== actor ? mark : null;
}

/** Who is at the table needs no message, and most answers come soon. */
const PATIENCE = 30_000;
const PATIENCE_LIVE = 10_000;

export function waitingAt(table: Table, about: About): Waiting[] {
  switch (about) {
    case 'decide':
      return deciding(table);
    case 'undo':
      return answering(table);
    case 'start':
      return starting(table);
    case 'over':
      return finished(table);
  }
}

function deciding(table: Table): Waiting[] {
  const { decides, step } = table;
  const asked = table.asks.decide;
  if (decides === null || asked === null || table.botOf(decides) !== null) return [];
  const { person } = table.seats[decides];
  return person === null ? [] : [{ person, about: 'decide', number: step, since: asked.at }];
}

/** Everybody whose word on going back is still missing. */
function answering(table: Table): Waiting[] {
  const { undo, seats, status } = table;
  const asked = table.asks.undo;
  if (!undo || !asked || status !== 'playing') return [];
  return seats.flatMap(({ person, away }, seat): Waiting[] => {
    if (person === null || away || seat === undo.seat || undo.agreed.includes(seat)) return [];
    return [{ person, about: 'undo', number: asked.number, since: asked.at }];
  });
}

/** A full table that does not begin by itself waits for its host. */
function starting(table: Table): Waiting[] {
  const { host, status } = table;
  const asked = table.asks.start;
  if (status !== 'open' || host === null || !asked) return [];
  return [{ person: host, about: 'start', number: asked.number, since: asked.at }];
}

function finished({ status, seats, step, asks: { over } }: Table): Waiting[] {
  if (status !== 'over' || !over) return [];
  return seats.flatMap(({ person }): Waiting[] =>
    person === null || person === over.by ? [] : [{ person, about: 'over', number: step, since: over.at }],
  );
}

export function noticeJobs(table: Table): TableJob[] {
  const patience = table.settings.pace.kind === 'live' ? PATIENCE_LIVE : PATIENCE;
  return Object.entries(NOTICE_JOBS).flatMap(([kind, about]): TableJob[] => {
    const [first] = waitingAt(table, about);
    return first ? [{ kind, due: first.since + patience, number: first.number, data: '{}' }] : [];
  });
}
