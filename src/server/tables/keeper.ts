/**
 * Keeps tables in memory and carries commands out, one at a time for each table: decide, write, and only when it
 * is durable tell everybody. Whatever goes wrong in between, the log is right and the table is read from it again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Shelf } from '../../core/shelf.js';
import type { Command, Done } from '../../protocol/commands.js';
import type { Store } from '../store/store.js';
import type { Change, Happened } from './change.js';
import { type Columns, changesBetween, columnsOf } from './columns.js';
import type { Actor, Chance, Context } from './decide/context.js';
import { decide, NEEDS_STEP } from './decide/index.js';
import { maySee } from './document.js';
import type { Event, LogEntry } from './events.js';
import { fold } from './fold.js';
import { follow } from './follow.js';
import type { Outline } from './outline.js';
import { Denial } from './problem.js';
import { Table } from './table.js';

export interface KeeperOptions {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly chance: Chance;
  readonly levels: readonly string[];
  /** The name of this node, for leases. */
  readonly node: string;
  /** Is told about faults that are nobody's who asked. */
  readonly report: (error: unknown) => void;
  /** The time; tests have one of their own. */
  readonly now?: () => number;
  /** How many tables that nobody looks at stay in memory. */
  readonly kept?: number;
}

/** Is shown the past of a table, entry by entry. */
export interface Visitor {
  start?(table: Table): void;
  each(table: Table, happened: Happened): void;
}

interface Slot {
  table: Table | null;
  /** Resolves when nobody uses the table any more. */
  tail: Promise<void>;
  users: number;
  /** Those who want to be told about every change keep the table in memory. */
  pins: number;
  /** The last entry that listeners were told about, or had already. */
  told: number;
  /** What was seen of the table before it had to be read. */
  outline: Outline | null;
}

/** A table that cannot come to rest is a bug; it must not hang the server. */
const LONGEST_CHAIN = 2000;
const ATTEMPTS = 100;
/** How long work for bots that a node has just made is its own. */
export const BOT_LEASE = 20_000;

export class Keeper {
  private readonly slots = new Map<string, Slot>();
  private readonly listeners: ((change: Change) => void)[] = [];
  private readonly writers: ((change: Change) => void)[] = [];
  private readonly kept: number;
  private pinned = 0;

  constructor(private readonly options: KeeperOptions) {
    this.kept = options.kept ?? 2000;
  }

  now(): number {
    return (this.options.now ?? Date.now)();
  }

  get levels(): readonly string[] {
    return this.options.levels;
  }

  get chance(): Chance {
    return this.options.chance;
  }

  get shelf(): Shelf {
    return this.options.shelf;
  }

  get size(): number {
    return this.slots.size;
  }

  /** Is told about every change of a table that is in memory, whichever node made it. */
  onChange(listener: (change: Change) => void): void {
    this.listeners.push(listener);
  }

  /** Is told about what this node itself has written. */
  onWritten(listener: (change: Change) => void): void {
    this.writers.push(listener);
  }

  /** Keeps a table in memory until it is unpinned as often. */
  pin(id: string): void {
    if (this.slot(id).pins++ === 0) this.pinned++;
  }

  unpin(id: string): void {
    const slot = this.slots.get(id);
    if (slot && --slot.pins === 0) this.pinned--;
    this.tidy();
  }

  /** A new table; `id` must be fresh. */
  async create(id: string, events: readonly Event[], actor: Actor): Promise<Done> {
    return this.exclusive(id, async (slot) => {
      const table = new Table(id);
      const context = this.context(actor);
      const happened = this.carryOut(table, events, context);
      if (!(await this.append(table, null, 0, happened, null)))
        throw new Denial('refused', 'this table exists');
      slot.table = table;
      this.written(slot, { table, from: 0, happened });
      return { number: table.number, step: table.step };
    });
  }

  /** Reads a table while nobody changes it. */
  read<T>(id: string, work: (table: Table) => T): Promise<T> {
    return this.exclusive(id, async (slot) => work(await this.loaded(id, slot)));
  }

  /** The same, but never older than what any node had written when it was asked for. */
  async readFresh<T>(id: string, work: (table: Table) => T): Promise<T> {
    await this.hearOfOthers(id);
    return this.read(id, work);
  }

  /**
   * The same for what can be told without the log: a table that is not in memory is not read for it. Whoever pins it
   * now is told of everything that happens after this glance.
   */
  async glance<T>(id: string, work: (table: Outline) => T): Promise<T> {
    await this.hearOfOthers(id);
    return this.exclusive(id, async (slot) => {
      if (slot.table) return work(slot.table);
      const { tables, database } = this.options.store;
      // A file has no other writer: what was seen holds until the table is read, or put away.
      const known = database.kind === 'sqlite' ? slot.outline : null;
      const outline = known ?? (await tables.outline(id));
      if (!outline) throw new Denial('not-found', 'there is no such table');
      slot.outline = outline;
      if (slot.told === 0) slot.told = outline.number;
      return work(outline);
    });
  }

  private async hearOfOthers(id: string): Promise<void> {
    const { tables, database } = this.options.store;
    if (database.kind !== 'postgres' || !this.slots.get(id)?.table) return;
    const outline = await tables.outline(id);
    if (outline) await this.catchUp(id, outline.number);
  }

  /** Carries out a command; the same id again is answered without doing it again. */
  execute(id: string, actor: Actor, command: Command, commandId: string, step?: number): Promise<Done> {
    const key = `${actor.label}:${commandId}`;
    return this.run(id, actor, key, (table, context) => {
      // Before anything is said about the game: not even its step is for everybody.
      if (!maySee(table, actor.person, actor.invited === true)) {
        throw new Denial('forbidden', 'this table is not open to you');
      }
      if (NEEDS_STEP.has(command.do) && step === undefined) {
        throw new Denial('malformed', 'this needs the step it is made for', 'step');
      }
      if (step !== undefined && step !== table.step) {
        throw new Denial('stale', `the game is at step ${table.step}, not ${step}`, 'step');
      }
      return decide(table, command, context);
    });
  }

  /** Carries out what `work` decides; `key` keeps it from being done twice. */
  run(
    id: string,
    actor: Actor,
    key: string | null,
    work: (table: Table, context: Context) => readonly Event[],
  ): Promise<Done> {
    return this.exclusive(id, async (slot) => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const table = await this.loaded(id, slot);
        const context = this.context(actor, table.at);
        let events: readonly Event[];
        try {
          events = work(table, context);
        } catch (error) {
          // What is refused now may have been done already, when the same command came before.
          const known = error instanceof Denial ? await this.known(id, key, table) : null;
          if (known) return known;
          throw error;
        }
        const from = table.number;
        if (events.length === 0) return { number: from, step: table.step };
        const before = columnsOf(table);
        // From here on the table is ahead of the log; if anything fails it is read anew.
        slot.table = null;
        const happened = this.carryOut(table, events, context);
        if (await this.append(table, before, from, happened, key)) {
          slot.table = table;
          this.written(slot, { table, from, happened });
          return { number: table.number, step: table.step };
        }
        // Another node was faster, or the same command is in the log.
        const known = await this.known(id, key, await this.loaded(id, slot));
        if (known) return known;
        // Nodes that meet again and again step back for different times, so that each gets its turn.
        await pause(this.options.chance.below(2 ** Math.min(attempt + 1, 6)));
      }
      throw new Error(`table ${id}: no chance to write after ${ATTEMPTS} attempts`);
    });
  }

  private async known(id: string, key: string | null, table: Table): Promise<Done | null> {
    if (key === null) return null;
    const number = await this.options.store.tables.byCommand(id, key);
    return number === null ? null : { number, step: table.step, repeated: true };
  }

  /** Another node has written up to `number`; `news` are the last of these entries, where it has told them. */
  async catchUp(id: string, number: number, news?: readonly LogEntry[]): Promise<void> {
    const slot = this.slots.get(id);
    if (!slot || (slot.table && slot.table.number >= number)) return;
    await this.exclusive(id, async () => {
      const { table } = slot;
      if (!table) {
        slot.outline = null;
        // It had not been read, but somebody looks at it. One that was put away is no longer there.
        if (slot.pins > 0 && slot.told > 0 && slot.told < number) await this.load(id, slot);
        return;
      }
      if (table.number >= number) return;
      const next = news?.[0].number === table.number + 1;
      slot.table = null;
      // A table that nobody looks at is read again when somebody does.
      if (!next && slot.pins === 0) return;
      const entries = next ? news : await this.options.store.tables.log(id, table.number);
      // Something was written, but not to the log: it was put away.
      if (entries.length === 0 && Number.isFinite(number)) return;
      this.applyAll(slot, table, entries);
      slot.table = table;
    });
  }

  /** What happened since `from`, cheap where no undo lies in between. */
  async recent(id: string, from: number): Promise<Change> {
    const recent = await this.exclusive(id, async (slot): Promise<Change | null> => {
      const table = await this.loaded(id, slot);
      const entries = await this.options.store.tables.log(id, from);
      const kinds = entries.map(({ event }) => event.kind);
      if (kinds.includes('undone') || kinds.includes('started')) return null;
      let moves = (table.game?.length ?? 0) - kinds.filter((kind) => kind === 'moved').length;
      const happened = entries.map((entry): Happened => {
        if (entry.event.kind !== 'moved') return { entry };
        const game = table.game!;
        const before = game.stateAt(moves);
        const { action } = game.moves[moves++];
        return { entry, move: { before, after: game.stateAt(moves), action } };
      });
      return { table, from, happened };
    });
    if (recent) return recent;
    const happened: Happened[] = [];
    const table = await this.walk(id, from, Number.POSITIVE_INFINITY, {
      each: (_, one) => happened.push(one),
    });
    return { table, from, happened };
  }

  /** Goes through the log once more, with what happened after `from` and up to `to`. */
  async walk(id: string, from: number, to: number, visitor: Visitor): Promise<Table> {
    const entries = await this.options.store.tables.log(id);
    if (entries.length === 0) throw new Denial('not-found', 'there is no such table');
    const table = new Table(id);
    for (const entry of entries) {
      if (entry.number > to) break;
      if (entry.number === from + 1) visitor.start?.(table);
      if (entry.number <= from) fold(table, entry, this.options.shelf);
      else visitor.each(table, this.apply(table, entry));
    }
    // Nothing came after it.
    if (from >= table.number) visitor.start?.(table);
    return table;
  }

  /** After messages between nodes may have been lost. */
  async catchUpAll(): Promise<void> {
    await Promise.all([...this.slots.keys()].map((id) => this.catchUp(id, Number.POSITIVE_INFINITY)));
  }

  private context(actor: Actor, last = 0): Context {
    const { chance, levels } = this.options;
    return { actor, now: Math.max(this.now(), last), chance, levels };
  }

  /** Applies events and all that follows from them by itself. */
  private carryOut(table: Table, events: readonly Event[], context: Context): Happened[] {
    const happened: Happened[] = [];
    let next = events;
    let rounds = 0;
    while (next.length > 0) {
      for (const event of next) {
        const { actor, now } = context;
        happened.push(this.apply(table, { number: table.number + 1, at: now, actor: actor.label, event }));
      }
      if (++rounds > LONGEST_CHAIN) throw new Error(`table ${table.id} does not come to rest`);
      next = follow(table, context);
    }
    return happened;
  }

  private apply(table: Table, entry: LogEntry): Happened {
    if (entry.event.kind !== 'moved') {
      fold(table, entry, this.options.shelf);
      return { entry };
    }
    const game = table.game!;
    const before = game.state;
    fold(table, entry, this.options.shelf);
    return { entry, move: { before, after: game.state, action: game.moves.at(-1)!.action } };
  }

  private append(
    table: Table,
    before: Columns | null,
    expected: number,
    happened: readonly Happened[],
    command: string | null,
  ): Promise<boolean> {
    const after = columnsOf(table);
    const { seats, jobs, drop } = changesBetween(before, after);
    return this.options.store.tables.append({
      row: after.row,
      expected,
      entries: happened.map(({ entry }) => entry),
      command,
      seats,
      jobs: jobs.map((job) => ({
        ...job,
        key: table.id,
        table_id: table.id,
        ...(job.kind === 'bot'
          ? { lease_until: this.now() + BOT_LEASE, lease_by: this.options.node }
          : { lease_until: 0, lease_by: '' }),
      })),
      drop,
    });
  }

  private written(slot: Slot, change: Change): void {
    this.tell(slot, change);
    this.call(this.writers, change);
  }

  /** What is written is written, whatever those who are told make of it. */
  private call(listeners: readonly ((change: Change) => void)[], change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        this.options.report(error);
      }
    }
  }

  private tell(slot: Slot, change: Change): void {
    slot.told = change.table.number;
    this.call(this.listeners, change);
  }

  /** Entries that are in the log already; listeners hear of those they were not told about. */
  private applyAll(slot: Slot, table: Table, entries: readonly LogEntry[]): void {
    const news: Happened[] = [];
    for (const entry of entries) {
      if (slot.told === 0 || entry.number <= slot.told) fold(table, entry, this.options.shelf);
      else news.push(this.apply(table, entry));
    }
    if (news.length > 0) this.tell(slot, { table, from: news[0].entry.number - 1, happened: news });
    slot.told = table.number;
  }

  private async loaded(id: string, slot: Slot): Promise<Table> {
    const table = slot.table ?? (await this.load(id, slot));
    if (!table) throw new Denial('not-found', 'there is no such table');
    return table;
  }

  private async load(id: string, slot: Slot): Promise<Table | null> {
    const entries = await this.options.store.tables.log(id);
    if (entries.length === 0) return null;
    const table = new Table(id);
    slot.outline = null;
    this.applyAll(slot, table, entries);
    slot.table = table;
    return table;
  }

  private slot(id: string): Slot {
    let slot = this.slots.get(id);
    if (!slot) {
      slot = { table: null, tail: Promise.resolve(), users: 0, pins: 0, told: 0, outline: null };
    } else {
      this.slots.delete(id);
    }
    // The most recently used are last.
    this.slots.set(id, slot);
    return slot;
  }

  private async exclusive<T>(id: string, work: (slot: Slot) => Promise<T>): Promise<T> {
    const slot = this.slot(id);
    const previous = slot.tail;
    let release!: () => void;
    slot.tail = new Promise((resolve) => {
      release = resolve;
    });
    slot.users++;
    await previous;
    try {
      return await work(slot);
    } finally {
      slot.users--;
      release();
      this.tidy();
    }
  }

  /** Forgets what was not used for longest, and whatever turned out not to exist. */
  private tidy(): void {
    let surplus = this.slots.size - this.pinned - this.kept;
    if (surplus <= 0) return;
    for (const [id, slot] of this.slots) {
      if (slot.pins > 0) continue;
      if (slot.users === 0) this.slots.delete(id);
      if (--surplus <= 0) return;
    }
  }
}
