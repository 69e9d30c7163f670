/** Knows who watches which table, and sends them every change, each what they may see. */
import type { TableDocument } from '../../protocol/document.js';
import type { TableHead } from '../store/table-head.js';
import type { TableParts } from '../tables/open.js';
import type { TableChange } from '../tables/table-change.js';
import { maySee, mustSee, type Viewer, versionTagOf, viewerKey, viewerOf } from '../tables/view/access.js';
import { documentFor } from '../tables/view/document.js';
import { missedEntries } from '../tables/view/history.js';
import { ReconnectGate } from './reconnect-gate.js';
import { UpdateMessages } from './updates.js';
import type { Watcher } from './watcher.js';

interface Watching {
  /**
   * The document that this watcher has; one object for all who see the same. Null for one who came back with a current
   * version tag: the first change is sent to them as a whole document.
   */
  document: TableDocument | null;
  invited: boolean;
}

/** What a client says it has already. */
interface Known {
  readonly number?: number | undefined;
  readonly versionTag?: string | undefined;
}

/** Who is online is sent after this pause, once for all who come or go in it. */
const ONLINE_DELAY_MS = 50;
/** Longer lists of people are cut. */
const MOST_ONLINE = 100;

export class Hub {
  private readonly audiences = new Map<string, Map<Watcher, Watching>>();
  private readonly watchers = new Set<Watcher>();
  readonly gate = new ReconnectGate();
  /** Tables whose audience has changed since `online` was last sent. */
  private readonly onlineChanged = new Set<string>();

  constructor(private readonly parts: Pick<TableParts, 'tables' | 'replay' | 'changes'>) {
    parts.changes.onChange((change) => this.sendChange(change));
  }

  get size(): number {
    return this.watchers.size;
  }

  join(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
    for (const table of watcher.watched) this.unwatch(watcher, table);
  }

  /** Sends the table as it is, with the entries that were missed, and from then on every change. */
  async watch(watcher: Watcher, id: string, known: Known, invited: boolean): Promise<void> {
    if (known.versionTag !== undefined && (await this.resume(watcher, id, known, invited))) return;
    const { tables, replay } = this.parts;
    await tables.readHead(id, (head) => mustSee(head, watcher.person, invited));
    const missed = await missedEntries(tables, replay, id, known.number, watcher);
    await tables.readFresh(id, (table) => {
      if (!this.watchers.has(watcher)) return;
      const viewer = viewerAt(table, watcher, invited);
      const document = this.findDocument(table.id, viewer) ?? documentFor(table, viewer);
      const entries = missed.filter((entry) => entry.number <= table.number);
      this.add(watcher, id, { document, invited });
      const { number } = table;
      const mark = versionTagOf(table, viewer);
      watcher.send({ type: 'table', table: id, number, mark, document, entries });
    });
  }

  /** If nothing has happened since the connection was lost, it is enough to say so. */
  private resume(
    watcher: Watcher,
    id: string,
    { number, versionTag }: Known,
    invited: boolean,
  ): Promise<boolean> {
    return this.parts.tables.readHead(id, (table) => {
      if (!this.watchers.has(watcher)) return true;
      const viewer = viewerAt(table, watcher, invited);
      if (number !== table.number || versionTag !== versionTagOf(table, viewer)) return false;
      this.add(watcher, id, { document: null, invited });
      watcher.sendText(
        `{"type":"table","table":"${id}","number":${number},"mark":"${versionTag}","entries":[]}`,
      );
      return true;
    });
  }

  unwatch(watcher: Watcher, table: string): void {
    const audience = this.audiences.get(table);
    watcher.watched.delete(table);
    if (!audience?.delete(watcher)) return;
    this.parts.tables.unpin(table);
    if (audience.size === 0) this.audiences.delete(table);
    else this.sendOnlineSoon(table);
  }

  /** Closes the connections of a person for which `mayStay` resolves to false. */
  async closeUnless(person: string, mayStay: (watcher: Watcher) => Promise<boolean>): Promise<void> {
    for (const watcher of [...this.watchers].filter((one) => one.person === person)) {
      if (!(await mayStay(watcher))) watcher.close(1008, 'signed out');
    }
  }

  /** The people who watch a table through this node. */
  watching(table: string): string[] {
    return [...new Set([...(this.audiences.get(table)?.keys() ?? [])].map(({ person }) => person))];
  }

  /** Everybody who watches anything through this node, as `table person`. */
  allWatching(): string[] {
    return [...this.audiences.keys()].flatMap((table) =>
      this.watching(table).map((person) => `${table} ${person}`),
    );
  }

  private findDocument(table: string, viewer: Viewer): TableDocument | undefined {
    for (const { document } of this.audiences.get(table)?.values() ?? []) {
      if (document && viewerKey(document.you) === viewerKey(viewer)) return document;
    }
    return undefined;
  }

  private add(watcher: Watcher, table: string, watching: Watching): void {
    let audience = this.audiences.get(table);
    if (!audience) {
      audience = new Map();
      this.audiences.set(table, audience);
    }
    if (!audience.has(watcher)) this.parts.tables.pin(table);
    audience.set(watcher, watching);
    watcher.watched.add(table);
    this.sendOnlineSoon(table);
  }

  private sendOnlineSoon(table: string): void {
    if (this.onlineChanged.size === 0) setTimeout(() => this.sendAllOnline(), ONLINE_DELAY_MS).unref();
    this.onlineChanged.add(table);
  }

  private async sendAllOnline(): Promise<void> {
    // While everybody reconnects, tables come first.
    await this.gate.settled();
    for (const table of this.onlineChanged) this.sendOnline(table);
    this.onlineChanged.clear();
  }

  private sendOnline(table: string): void {
    const people = this.watching(table).slice(0, MOST_ONLINE);
    const text = JSON.stringify({ type: 'online', table, people });
    for (const watcher of this.audiences.get(table)?.keys() ?? []) watcher.sendText(text);
  }

  private sendChange(change: TableChange): void {
    const { table } = change;
    const audience = this.audiences.get(table.id);
    if (!audience) return;
    const messages = new UpdateMessages(change);
    for (const [watcher, watching] of audience) {
      if (!maySee(table, watcher.person, watching.invited)) {
        this.unwatch(watcher, table.id);
        watcher.send({ type: 'gone', table: table.id });
        continue;
      }
      const { document, text } = messages.for(watcher, watching.document);
      watching.document = document;
      watcher.sendText(text);
    }
  }
}

function viewerAt(table: TableHead, { person }: Watcher, invited: boolean): Viewer {
  mustSee(table, person, invited);
  return viewerOf(table, person);
}
