/** Tells everybody who looks at a table what happens there, each what they may see. */
import type { Json } from '../../core/json.js';
import type { Entry, TableDocument } from '../../protocol/document.js';
import { Differ } from '../../protocol/patch.js';
import type { Change } from '../tables/change.js';
import {
  Documents,
  documentFor,
  markOf,
  maySee,
  type Viewer,
  viewerKey,
  viewerOf,
} from '../tables/document.js';
import { entryFor } from '../tables/entries.js';
import { missedEntries } from '../tables/history.js';
import type { Keeper } from '../tables/keeper.js';
import type { Outline } from '../tables/outline.js';
import { Denial } from '../tables/problem.js';
import type { Table } from '../tables/table.js';
import type { Client } from './client.js';
import { Rush } from './rush.js';

interface Watching {
  /**
   * The table as this client has it; the same object for all who see the same. Not there for one who came back and
   * had it already: the first change is told as a whole then.
   */
  document: TableDocument | null;
  invited: boolean;
}

/** What a client says it has already. */
export interface Known {
  readonly number?: number | undefined;
  readonly mark?: string | undefined;
}

/** Who looks is told a moment later, once for all who come in this moment. */
const ONLINE_AFTER = 50;

export class Hub {
  private readonly audiences = new Map<string, Map<Client, Watching>>();
  readonly clients = new Set<Client>();
  readonly rush = new Rush();
  /** Tables whose audience has changed since it was told who looks. */
  private readonly changed = new Set<string>();

  constructor(private readonly keeper: Keeper) {
    keeper.onChange((change) => this.tell(change));
  }

  join(client: Client): void {
    this.clients.add(client);
  }

  leave(client: Client): void {
    this.clients.delete(client);
    for (const table of client.watched) this.remove(client, table);
  }

  /** Sends the table as it stands, with what was missed since then, and from then on every change. */
  async watch(client: Client, id: string, known: Known, invited: boolean): Promise<void> {
    if (known.mark !== undefined && (await this.goOn(client, id, known, invited))) return;
    const missed = await missedEntries(this.keeper, id, known.number, client);
    await this.keeper.readFresh(id, (table) => {
      if (!this.clients.has(client)) return;
      const viewer = viewerAt(table, client, invited);
      const document = this.find(table.id, viewer) ?? documentFor(table, viewer);
      const entries = missed.filter((entry) => entry.number <= table.number);
      this.add(client, id, { document, invited });
      const { number } = table;
      client.send({ type: 'table', table: id, number, mark: markOf(table, viewer), document, entries });
    });
  }

  /** Nothing happened since the connection was lost: then it is enough to say so. */
  private goOn(client: Client, id: string, { number, mark }: Known, invited: boolean): Promise<boolean> {
    return this.keeper.glance(id, (table) => {
      if (!this.clients.has(client)) return true;
      const viewer = viewerAt(table, client, invited);
      if (number !== table.number || mark !== markOf(table, viewer)) return false;
      this.add(client, id, { document: null, invited });
      client.sendText(`{"type":"table","table":"${id}","number":${number},"mark":"${mark}","entries":[]}`);
      return true;
    });
  }

  unwatch(client: Client, table: string): void {
    this.remove(client, table);
  }

  /** Ends the connections of a person that `stays` does not let be. */
  async sift(person: string, stays: (client: Client) => Promise<boolean>): Promise<void> {
    for (const client of [...this.clients].filter((one) => one.person === person)) {
      if (!(await stays(client))) client.close(1008, 'signed out');
    }
  }

  /** Who looks at a table through this node. */
  watching(table: string): string[] {
    return [...new Set([...(this.audiences.get(table)?.keys() ?? [])].map(({ person }) => person))];
  }

  /** Everybody who looks at anything through this node, as `table person`. */
  pairs(): string[] {
    return [...this.audiences.keys()].flatMap((table) =>
      this.watching(table).map((person) => `${table} ${person}`),
    );
  }

  private find(table: string, viewer: Viewer): TableDocument | undefined {
    for (const { document } of this.audiences.get(table)?.values() ?? []) {
      if (document && viewerKey(document.you) === viewerKey(viewer)) return document;
    }
    return undefined;
  }

  private add(client: Client, table: string, watching: Watching): void {
    let audience = this.audiences.get(table);
    if (!audience) {
      audience = new Map();
      this.audiences.set(table, audience);
    }
    if (!audience.has(client)) this.keeper.pin(table);
    audience.set(client, watching);
    client.watched.add(table);
    this.tellOnlineSoon(table);
  }

  private remove(client: Client, table: string): void {
    const audience = this.audiences.get(table);
    client.watched.delete(table);
    if (!audience?.delete(client)) return;
    this.keeper.unpin(table);
    if (audience.size === 0) this.audiences.delete(table);
    else this.tellOnlineSoon(table);
  }

  private tellOnlineSoon(table: string): void {
    if (this.changed.size === 0) setTimeout(() => this.tellAllOnline(), ONLINE_AFTER).unref();
    this.changed.add(table);
  }

  private async tellAllOnline(): Promise<void> {
    // While everybody comes back there are better things to do.
    await this.rush.over();
    for (const table of this.changed) this.tellOnline(table);
    this.changed.clear();
  }

  private tellOnline(table: string): void {
    const text = JSON.stringify({ type: 'online', table, people: this.watching(table).slice(0, 100) });
    for (const client of this.audiences.get(table)?.keys() ?? []) client.sendText(text);
  }

  private tell(change: Change): void {
    const { table } = change;
    const audience = this.audiences.get(table.id);
    if (!audience) return;
    const news = new News(change);
    for (const [client, watching] of audience) {
      if (!maySee(table, client.person, watching.invited)) {
        this.remove(client, table.id);
        client.send({ type: 'gone', table: table.id });
        continue;
      }
      const { document, text } = news.for(client, watching.document);
      watching.document = document;
      client.sendText(text);
    }
  }
}

function viewerAt(table: Outline, { person }: Client, invited: boolean): Viewer {
  if (!maySee(table, person, invited)) throw new Denial('forbidden', 'this table is not open to you');
  return viewerOf(table, person);
}

/** A change as messages; what is the same for several clients is made once. */
class News {
  private readonly table: Table;
  private readonly all: Documents;
  private readonly differ = new Differ();
  private readonly documents = new Map<string, TableDocument>();
  private readonly patches = new Map<TableDocument | null, Map<TableDocument, string>>();
  private readonly entries = new Map<string, string>();

  constructor(private readonly change: Change) {
    this.table = change.table;
    this.all = new Documents(change.table);
  }

  for(client: Client, before: TableDocument | null): { document: TableDocument; text: string } {
    const viewer = viewerOf(this.table, client.person);
    const document = this.document(viewer);
    const entries = this.entriesFor(viewer.seat, client);
    const { id, number } = this.table;
    const mark = markOf(this.table, viewer);
    const what = client.whole
      ? `"document":${JSON.stringify(document)}`
      : `"patch":${this.patch(before, document)}`;
    const text = `{"type":"update","table":"${id}","from":${this.change.from},"number":${number},"mark":"${mark}","entries":${entries},${what}}`;
    return { document, text };
  }

  private document(viewer: Viewer): TableDocument {
    const key = viewerKey(viewer);
    let document = this.documents.get(key);
    if (!document) {
      document = this.all.for(viewer);
      this.documents.set(key, document);
    }
    return document;
  }

  private patch(before: TableDocument | null, after: TableDocument): string {
    let made = this.patches.get(before);
    if (!made) {
      made = new Map();
      this.patches.set(before, made);
    }
    let text = made.get(after);
    if (text === undefined) {
      const patch = before
        ? this.differ.diff(before as unknown as Json, after as unknown as Json)
        : [[[], after]];
      text = JSON.stringify(patch);
      made.set(after, text);
    }
    return text;
  }

  private entriesFor(seat: number | null, { language, lines }: Client): string {
    const key = `${seat} ${lines ? language : ''}`;
    let text = this.entries.get(key);
    if (text === undefined) {
      const entries = this.change.happened
        .map((happened) => entryFor(this.table, happened, seat, lines ? language : null))
        .filter((entry): entry is Entry => entry !== null);
      text = JSON.stringify(entries);
      this.entries.set(key, text);
    }
    return text;
  }
}
