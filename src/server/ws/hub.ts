/** Tells everybody who looks at a table what happens there, each what they may see. */
import type { Json } from '../../core/json.js';
import type { Entry, TableDocument } from '../../protocol/document.js';
import { Differ } from '../../protocol/patch.js';
import type { Change } from '../tables/change.js';
import { Documents, documentFor, maySee, type Viewer, viewerKey, viewerOf } from '../tables/document.js';
import { entryFor } from '../tables/entries.js';
import { missedEntries } from '../tables/history.js';
import type { Keeper } from '../tables/keeper.js';
import { Denial } from '../tables/problem.js';
import type { Table } from '../tables/table.js';
import type { Client } from './client.js';

interface Watching {
  /** The table as this client has it; the same object for all who see the same. */
  document: TableDocument;
  invited: boolean;
}

/** Who looks is told a moment later, once for all who come in this moment. */
const ONLINE_AFTER = 50;

export class Hub {
  private readonly audiences = new Map<string, Map<Client, Watching>>();
  readonly clients = new Set<Client>();
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

  /** Sends the table as it stands, with what was missed since `number`, and from then on every change. */
  async watch(client: Client, id: string, number: number | undefined, invited: boolean): Promise<void> {
    const missed = await missedEntries(this.keeper, id, number, client);
    await this.keeper.readFresh(id, (table) => {
      if (!this.clients.has(client)) return;
      if (!maySee(table, client.person, invited))
        throw new Denial('forbidden', 'this table is not open to you');
      const viewer = viewerOf(table, client.person);
      const document = this.find(table.id, viewer) ?? documentFor(table, viewer);
      const entries = missed.filter((entry) => entry.number <= table.number);
      this.add(client, id, { document, invited });
      client.send({ type: 'table', table: id, number: table.number, document, entries });
      this.tellOnlineSoon(id);
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
      if (viewerKey(document.you) === viewerKey(viewer)) return document;
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

  private tellAllOnline(): void {
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

/** A change as messages; what is the same for several clients is made once. */
class News {
  private readonly table: Table;
  private readonly all: Documents;
  private readonly differ = new Differ();
  private readonly documents = new Map<string, TableDocument>();
  private readonly patches = new Map<TableDocument, Map<TableDocument, string>>();
  private readonly entries = new Map<string, string>();

  constructor(private readonly change: Change) {
    this.table = change.table;
    this.all = new Documents(change.table);
  }

  for(client: Client, before: TableDocument): { document: TableDocument; text: string } {
    const viewer = viewerOf(this.table, client.person);
    const document = this.document(viewer);
    const entries = this.entriesFor(viewer.seat, client);
    const { id, number } = this.table;
    const what = client.whole
      ? `"document":${JSON.stringify(document)}`
      : `"patch":${this.patch(before, document)}`;
    const text = `{"type":"update","table":"${id}","from":${this.change.from},"number":${number},"entries":${entries},${what}}`;
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

  private patch(before: TableDocument, after: TableDocument): string {
    let made = this.patches.get(before);
    if (!made) {
      made = new Map();
      this.patches.set(before, made);
    }
    let text = made.get(after);
    if (text === undefined) {
      text = JSON.stringify(this.differ.diff(before as unknown as Json, after as unknown as Json));
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
