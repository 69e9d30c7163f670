/** Knows who watches which table, and sends them every change, each what they may see. */
import type { TableHead } from '../store/tables/table-head.js';
import type { TableParts } from '../tables/open.js';
import type { TableChange } from '../tables/table-change.js';
import { belongs, maySee, mustSee, type Viewer, versionTagOf, viewerOf } from '../tables/view/access.js';
import { type DocumentParts, Documents, wholeDocument } from '../tables/view/document.js';
import { missedEntries } from '../tables/view/history.js';
import { asciiJson } from './ascii-json.js';
import { ReconnectGate } from './reconnect-gate.js';
import { UpdateMessages } from './updates.js';
import type { Watcher } from './watcher.js';

interface Watching {
  /**
   * The document that this watcher has; one object for all who see the same. Null for one who came back with a current
   * version tag: the first change is sent to them as a whole document.
   */
  document: DocumentParts | null;
  invited: boolean;
}

/** Who watches a table. */
interface Audience {
  readonly watchers: Map<Watcher, Watching>;
  /** The documents after the last change; null until there has been one. */
  documents: Documents | null;
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
  private readonly audiences = new Map<string, Audience>();
  private readonly watchers = new Set<Watcher>();
  readonly gate = new ReconnectGate();
  /** Tables whose audience has changed since `online` was last sent. */
  private readonly onlineChanged = new Set<string>();

  constructor(
    private readonly parts: Pick<TableParts, 'tables' | 'replay' | 'changes'>,
    /** The people whose messages a person is not shown. */
    private readonly silencedFor: (person: string) => Promise<ReadonlySet<string>>,
  ) {
    parts.changes.onChange((change) => this.sendChange(change));
  }

  get size(): number {
    return this.watchers.size;
  }

  /** Everybody who is connected to this node. */
  people(): Set<string> {
    return new Set(Array.from(this.watchers, ({ person }) => person));
  }

  join(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.gate.forget(watcher.person);
    for (const table of watcher.watched) this.unwatch(watcher, table);
  }

  /** Somebody has blocked this person, or has been blocked by them, or no longer. */
  async refreshSilenced(person: string): Promise<void> {
    const theirs = [...this.watchers].filter((one) => one.person === person);
    if (theirs.length === 0) return;
    const silenced = await this.silencedFor(person);
    for (const watcher of theirs) watcher.silenced = silenced;
  }

  /** Sends the table as it is, with the entries that were missed, and from then on every change. */
  async watch(watcher: Watcher, id: string, known: Known, invited: boolean): Promise<void> {
    // Those who watch something already are kept up to date.
    if (watcher.watched.size === 0) watcher.silenced = await this.silencedFor(watcher.person);
    if (known.versionTag !== undefined && (await this.resume(watcher, id, known, invited))) return;
    const { tables, replay } = this.parts;
    await tables.readHead(id, (head) => mustSee(head, watcher.person, invited));
    const missed = await missedEntries(tables, replay, id, known.number, watcher);
    await tables.readFresh(id, (table) => {
      if (!this.watchers.has(watcher)) return;
      const viewer = viewerAt(table, watcher, invited);
      const audience = this.audience(id);
      if (audience.documents?.number !== table.number) audience.documents = new Documents(table);
      const parts = audience.documents.for(table, viewer);
      const entries = missed.filter((entry) => entry.number <= table.number);
      this.add(watcher, id, { document: parts, invited });
      const { number } = table;
      const mark = versionTagOf(table, viewer);
      const document = wholeDocument(parts);
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
      watcher.send({ type: 'table', table: id, number, mark: versionTag, entries: [] });
      return true;
    });
  }

  unwatch(watcher: Watcher, table: string): void {
    const watchers = this.audiences.get(table)?.watchers;
    watcher.watched.delete(table);
    if (!watchers?.delete(watcher)) return;
    this.parts.tables.unpin(table);
    if (watchers.size === 0) this.audiences.delete(table);
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
    return [...new Set([...(this.audiences.get(table)?.watchers.keys() ?? [])].map(({ person }) => person))];
  }

  /** Everybody who watches anything through this node, as `table person`. */
  allWatching(): string[] {
    return [...this.audiences.keys()].flatMap((table) =>
      this.watching(table).map((person) => `${table} ${person}`),
    );
  }

  private audience(table: string): Audience {
    let audience = this.audiences.get(table);
    if (!audience) {
      audience = { watchers: new Map(), documents: null };
      this.audiences.set(table, audience);
    }
    return audience;
  }

  private add(watcher: Watcher, table: string, watching: Watching): void {
    const { watchers } = this.audience(table);
    if (!watchers.has(watcher)) this.parts.tables.pin(table);
    watchers.set(watcher, watching);
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
    const text = asciiJson(JSON.stringify({ type: 'online', table, people }));
    for (const watcher of this.audiences.get(table)?.watchers.keys() ?? []) watcher.sendText(text);
  }

  private sendChange(change: TableChange): void {
    const { table } = change;
    const audience = this.audiences.get(table.id);
    if (!audience) return;
    const messages = new UpdateMessages(change, audience.documents);
    audience.documents = messages.documents;
    for (const [watcher, watching] of audience.watchers) {
      const viewer = viewerOf(table, watcher.person, watcher.countsLegal);
      if (!belongs(viewer) && !maySee(table, watcher.person, watching.invited)) {
        this.unwatch(watcher, table.id);
        watcher.send({ type: 'gone', table: table.id });
        continue;
      }
      const { document, text } = messages.for(watcher, viewer, watching.document);
      watching.document = document;
      watcher.sendText(text);
    }
  }
}

function viewerAt(table: TableHead, { person, countsLegal }: Watcher, invited: boolean): Viewer {
  mustSee(table, person, invited);
  return viewerOf(table, person, countsLegal);
}
