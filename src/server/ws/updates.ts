/** Writes a change as messages to the watchers of a table. What is the same for several of them is made once. */
import type { Json } from '../../core/json.js';
import type { Entry, TableDocument } from '../../protocol/document.js';
import { Differ } from '../../protocol/patch.js';
import type { Table } from '../tables/table.js';
import type { TableChange } from '../tables/table-change.js';
import { type Viewer, versionTagOf, viewerKey, viewerOf } from '../tables/view/access.js';
import { Documents } from '../tables/view/document.js';
import { entryFor } from '../tables/view/entries.js';
import type { Watcher } from './watcher.js';

export class UpdateMessages {
  private readonly table: Table;
  private readonly all: Documents;
  private readonly differ = new Differ();
  private readonly documents = new Map<string, TableDocument>();
  private readonly patches = new Map<TableDocument | null, Map<TableDocument, string>>();
  private readonly entries = new Map<string, string>();

  constructor(private readonly change: TableChange) {
    this.table = change.table;
    this.all = new Documents(change.table);
  }

  /** The message for a watcher who has the document `before`, and the document they have after it. */
  for(watcher: Watcher, before: TableDocument | null): { document: TableDocument; text: string } {
    const viewer = viewerOf(this.table, watcher.person);
    const document = this.document(viewer);
    const entries = this.entriesFor(viewer.seat, watcher);
    const { id, number } = this.table;
    const versionTag = versionTagOf(this.table, viewer);
    const contents = watcher.wholeDocuments
      ? `"document":${JSON.stringify(document)}`
      : `"patch":${this.patch(before, document)}`;
    const text = `{"type":"update","table":"${id}","from":${this.change.from},"number":${number},"mark":"${versionTag}","entries":${entries},${contents}}`;
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
    let fromBefore = this.patches.get(before);
    if (!fromBefore) {
      fromBefore = new Map();
      this.patches.set(before, fromBefore);
    }
    let text = fromBefore.get(after);
    if (text === undefined) {
      const patch = before
        ? this.differ.diffAndReuse(before as unknown as Json, after as unknown as Json)
        : [[[], after]];
      text = JSON.stringify(patch);
      fromBefore.set(after, text);
    }
    return text;
  }

  private entriesFor(seat: number | null, { language, lines }: Watcher): string {
    const key = `${seat} ${lines ? language : ''}`;
    let text = this.entries.get(key);
    if (text === undefined) {
      const entries = this.change.applied
        .map((applied) => entryFor(this.table, applied, seat, lines ? language : null))
        .filter((entry): entry is Entry => entry !== null);
      text = JSON.stringify(entries);
      this.entries.set(key, text);
    }
    return text;
  }
}
