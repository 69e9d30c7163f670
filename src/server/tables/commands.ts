/**
 * The way of every change to a table: check, decide, write, tell. One at a time for each table; if anything fails
 * on the way, the log is right and the table is read from it again.
 *
 * The hops, each in a file of its own: `decide/` turns a command into events and changes nothing; `carryOut` applies
 * them to the table in memory, with all that follows from them (`decide/automatic.ts`); `append.ts` puts together what
 * is written; the store writes it if the log has not grown meanwhile; and only then `TableChanges` announces it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Steps } from '../../core/history/steps.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import type { Command, Done } from '../../protocol/tables/commands.js';
import type { BoardLibrary } from '../boards/library.js';
import { boardOf, type Event } from '../events.js';
import { Buckets, type Rate } from '../limits.js';
import { inSlices } from '../slices.js';
import type { JobRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import { dataOf } from '../store/tables/append.js';
import { LONGEST_LOG } from '../store/tables/tables.js';
import { appendOf, columnsBefore, jobRowOf } from './append.js';
import { followUps } from './decide/automatic.js';
import type { Actor, Chance, Context } from './decide/context.js';
import { decide, NEEDS_STEP } from './decide/index.js';
import type { Loader } from './memory/loader.js';
import type { Slot, Slots } from './memory/slots.js';
import { Table } from './table.js';
import { type AppliedEntry, applyEntry, type TableChange, type TableChanges } from './table-change.js';
import { jobsOf } from './timed/jobs.js';
import { mustSee } from './view/access.js';

interface CommandsOptions {
  readonly store: Store;
  readonly slots: Slots;
  readonly loader: Loader;
  readonly changes: TableChanges;
  readonly boards: BoardLibrary;
  readonly chance: Chance;
  /** The bots that there are. */
  readonly levels: readonly string[];
  /** The name of this node, for leases. */
  readonly node: string;
  readonly now: () => number;
  /** Bytes that people may write to the log of one table. */
  readonly tableBytes: Rate;
  /** Tables with bots that one person may host at a time. */
  readonly botTables: number;
}

/** Says what is to happen, given the table as it is now. Must not change it. */
export type Decision = (table: Table, context: Context) => readonly Event[];

/** A table that never comes to rest is a bug; it must not hang the server. */
const MOST_ROUNDS = 2000;
/** A log that is longer than any game needs takes only moves, and at last nothing: it must stay readable. */
const ROOM_FOR_MOVES = LONGEST_LOG / 2;
const ROOM = LONGEST_LOG * 0.9;
/** About what an entry takes beside its data: number, time, actor and kind. */
const ENTRY_LENGTH = 64;
/** The field of a refusal that warns, and its reason. */
const KNOWING = 'command.knowing';
const BLOCKED_HERE = 'somebody whom you have blocked sits at this table';
/** How often a write is tried against other nodes that write to the same table. */
const ATTEMPTS = 100;

export class Commands {
  /** What people write to the log of each table. */
  private readonly bytes: Buckets;

  constructor(private readonly options: CommandsOptions) {
    this.bytes = new Buckets(options.tableBytes);
  }

  /** Carries out a command of a person. The same id again is answered and not carried out again. */
  async execute(id: string, actor: Actor, command: Command, commandId: string, step?: number): Promise<Done> {
    await this.refuseStranger(id, actor);
    if (command.do === 'bot') await this.limitBots(actor);
    const meetsBlocked = await this.meetsBlocked(id, actor, command);
    return this.run(id, actor, `${actor.label}:${commandId}`, (table, context) => {
      // Before anything is said about the game: not even its step is for everybody.
      mustSee(table, actor.person, actor.invited === true);
      mustHaveRoom(table, command);
      if (NEEDS_STEP.has(command.do) && step === undefined) {
        throw new CodedRefusal('malformed', 'this command needs the step it is made for', 'step');
      }
      if (step !== undefined && step !== table.step) {
        throw new CodedRefusal('stale', `the game is at step ${table.step}, not ${step}`, 'step');
      }
      const events = decide(table, command, context);
      if (meetsBlocked && table.seatOf(actor.person!) === null)
        throw new CodedRefusal('refused', BLOCKED_HERE, KNOWING);
      // Only what is accepted counts: a stranger must not use up the share of the people at the table.
      if (!this.bytes.take(id, lengthOf(events)))
        throw new CodedRefusal('too-fast', 'too much at once for this table; wait a moment');
      return events;
    });
  }

  /** Carries out whatever `decision` says; `key` keeps it from being carried out twice. */
  run(id: string, actor: Actor, key: string | null, decision: Decision): Promise<Done> {
    return this.options.slots.exclusive(id, async (slot) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const done = await this.attempt(id, slot, actor, key, decision);
        if (done) return done;
        // Nodes that collide wait for different times, so that each gets its turn.
        await sleep(this.options.chance.below(2 ** Math.min(attempt + 1, 6)));
      }
      throw new Error(`table ${id}: could not write after ${ATTEMPTS} attempts`);
    });
  }

  /** Creates a table; `id` must be new. */
  async create(id: string, events: readonly Event[], actor: Actor): Promise<Done> {
    if (events.some((event) => event.kind === 'created' && event.seats.some(({ kind }) => kind === 'bot')))
      await this.limitBots(actor);
    return this.options.slots.exclusive(id, async (slot) => {
      const table = new Table(id, await this.options.boards.shelfFor(boardOf(events[0])));
      const context = this.context(actor, 0);
      // An imported game has thousands of moves.
      const applied = await inSlices(applyInSteps(table, events, context));
      applied.push(...this.carryOut(table, followUps(table, context), context));
      const append = appendOf(null, table, 0, applied, null, this.lease());
      if (!(await this.options.store.tables.append(append)))
        throw new CodedRefusal('refused', 'this table exists already');
      return this.commit(slot, { table, from: 0, applied });
    });
  }

  /**
   * Puts off a job that was stored for an earlier turn and runs too early. False if it is time for it, or if the table
   * does not need it any more. The log must not have grown meanwhile: the new turn may have left the job as it was.
   */
  putOff({ key: id, kind }: JobRow): Promise<boolean> {
    const { slots, loader, store, now } = this.options;
    return slots.exclusive(id, async (slot) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const table = await loader.table(id, slot);
        const job = jobsOf(table).find((one) => one.kind === kind);
        if (!job || job.due <= now()) return false;
        if (await store.jobs.putFor(jobRowOf(id, job), table.number)) return true;
        // Another node has written.
        slot.table = null;
      }
      throw new Error(`table ${id}: could not put off ${kind} after ${ATTEMPTS} attempts`);
    });
  }

  /** A person's bots take thinking time from everybody else's. */
  private async limitBots({ person }: Actor): Promise<void> {
    const { store, botTables } = this.options;
    if (person !== null && (await store.tables.countBotTables(person)) >= botTables)
      throw new CodedRefusal('too-much', `at most ${botTables} tables with bots at a time; finish one first`);
  }

  /** Only those who have blocked somebody are warned: the others must not learn of it. */
  private async meetsBlocked(id: string, { person }: Actor, command: Command): Promise<boolean> {
    if (command.do !== 'sit' || command.knowing || person === null) return false;
    return this.options.store.acquaintances.hasBlockedAt(person, id);
  }

  /** Before the log of a table is read: strangers must not be able to fill the memory. */
  private async refuseStranger(id: string, { person, invited }: Actor): Promise<void> {
    const { slots, store } = this.options;
    if (slots.peek(id)?.table) return;
    const head = await store.tables.head(id);
    if (!head) throw new CodedRefusal('not-found', 'there is no such table');
    mustSee(head, person, invited === true);
  }

  /** Null if another node wrote first: then everything has to be decided again. */
  private async attempt(
    id: string,
    slot: Slot,
    actor: Actor,
    key: string | null,
    decision: Decision,
  ): Promise<Done | null> {
    const { loader, store } = this.options;
    const table = await loader.table(id, slot);
    const context = this.context(actor, table.at);
    let events: readonly Event[];
    try {
      events = decision(table, context);
    } catch (error) {
      // What is refused now may be a repetition of what was carried out before.
      const repeated = error instanceof CodedRefusal ? await this.findRepeated(id, key, table) : null;
      if (repeated) return repeated;
      throw error;
    }
    const from = table.number;
    if (events.length === 0) return { number: from, step: table.step };
    const before = columnsBefore(table);
    // From here on the table is ahead of the log; if anything fails it is read again.
    slot.table = null;
    const applied = this.carryOut(table, events, context);
    const append = appendOf(before, table, from, applied, key, this.lease());
    table.logLength += lengthOf(applied.map(({ entry }) => entry.event));
    if (await store.tables.append(append)) return this.commit(slot, { table, from, applied });
    return this.findRepeated(id, key, await loader.table(id, slot));
  }

  private commit(slot: Slot, change: TableChange): Done {
    const { table } = change;
    slot.table = table;
    slot.announced = table.number;
    this.options.changes.announceWritten(change);
    return { number: table.number, step: table.step };
  }

  private async findRepeated(id: string, key: string | null, table: Table): Promise<Done | null> {
    if (key === null) return null;
    const number = await this.options.store.tables.entryOfCommand(id, key);
    return number === null ? null : { number, step: table.step, repeated: true };
  }

  /** Time never runs backwards in a log, whatever the clocks of the nodes say. */
  private context(actor: Actor, last: number): Context {
    const { chance, levels, now } = this.options;
    return { actor, now: Math.max(now(), last), chance, levels };
  }

  private lease(): { node: string; now: number } {
    return { node: this.options.node, now: this.options.now() };
  }

  /** Applies events, and all that follows from them without anybody asking. */
  private carryOut(table: Table, events: readonly Event[], context: Context): AppliedEntry[] {
    const applied: AppliedEntry[] = [];
    let next = events;
    for (let round = 0; next.length > 0; round++) {
      if (round > MOST_ROUNDS) throw new Error(`table ${table.id} does not come to rest`);
      for (const event of next) applied.push(applyEvent(table, event, context));
      next = followUps(table, context);
    }
    return applied;
  }
}

const applyEvent = (table: Table, event: Event, { actor, now }: Context): AppliedEntry =>
  applyEntry(table, { number: table.number + 1, at: now, actor: actor.label, event });

function* applyInSteps(table: Table, events: readonly Event[], context: Context): Steps<AppliedEntry[]> {
  const applied: AppliedEntry[] = [];
  for (const event of events) {
    applied.push(applyEvent(table, event, context));
    yield;
  }
  return applied;
}

/** About how many characters the entries of these events take in a log. */
const lengthOf = (events: readonly Event[]): number =>
  events.reduce((length, event) => length + ENTRY_LENGTH + dataOf(event).length, 0);

function mustHaveRoom({ logLength }: Table, command: Command): void {
  if (logLength > (command.do === 'play' ? ROOM : ROOM_FOR_MOVES))
    throw new CodedRefusal('too-much', 'the log of this table is full');
}
