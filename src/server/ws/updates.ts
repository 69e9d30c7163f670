/** Writes a change as messages to the watchers of a table. What is the same for several of them is made once. */
import type { Json } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import { Differ, writeOperations } from '../../protocol/patch.js';
import type { Table } from '../tables/table.js';
import type { AppliedEntry, TableChange } from '../tables/table-change.js';
import { versionTagOf, viewerOf } from '../tables/view/access.js';
import { type DocumentParts, Documents, wholeDocument } from '../tables/view/document.js';
import { entryFor, isForOneSeat } from '../tables/view/entries.js';
import type { Watcher } from './watcher.js';

export class UpdateMessages {
  private readonly table: Table;
  /** The documents after the change. */
  readonly documents: Documents;
  private readonly differ = new Differ();
  /** Texts of patches by what was there before and what is there now. */
  private readonly patches = new Map<Json, Map<Json, string>>();
  private readonly entries = new Map<string, string>();
  private readonly entryTexts = new Map<string, string>();

  /** `before` are the documents before the change, if they are known. */
  constructor(
    private readonly change: TableChange,
    before: Documents | null,
  ) {
    this.table = change.table;
    this.documents = new Documents(change.table, before);
  }

  /** The message for a watcher who has the document `before`, and the document they have after it. */
  for(watcher: Watcher, before: DocumentParts | null): { document: DocumentParts; text: string } {
    const viewer = viewerOf(this.table, watcher.person);
    const document = this.documents.for(this.table, viewer);
    const entries = this.entriesFor(viewer.seat, watcher);
    const { id, number } = this.table;
    const versionTag = versionTagOf(this.table, viewer);
    const contents = watcher.wholeDocuments
      ? `"document":${JSON.stringify(wholeDocument(document))}`
      : `"patch":${this.patch(before, document)}`;
    const text = `{"type":"update","table":"${id}","from":${this.change.from},"number":${number},"mark":"${versionTag}","entries":${entries},${contents}}`;
    return { document, text };
  }

  private patch(before: DocumentParts | null, after: DocumentParts): string {
    if (!before) return `[[[],${JSON.stringify(wholeDocument(after))}]]`;
    const texts = [
      this.operations(before.common as Json, after.common as Json),
      this.operations(before.view, after.view, 'view'),
      this.operations(before.you as Json, after.you as Json, 'you'),
    ];
    return `[${texts.filter((text) => text !== '').join(',')}]`;
  }

  /** What changed from one part of documents to the next, as text: the same for all who had and have the same. */
  private operations(before: Json, after: Json, at?: 'view' | 'you'): string {
    if (before === after) return '';
    let known = this.patches.get(before);
    if (!known) {
      known = new Map();
      this.patches.set(before, known);
    }
    let text = known.get(after);
    if (text === undefined) {
      text = writeOperations(this.differ.diffAndReuse(before, after, at));
      known.set(after, text);
    }
    return text;
  }

  private entriesFor(seat: number | null, { language, lines }: Watcher): string {
    const key = `${seat} ${lines ? language : ''}`;
    let text = this.entries.get(key);
    if (text === undefined) {
      const texts = this.change.applied.map((applied) => this.entry(applied, seat, lines ? language : null));
      text = `[${texts.filter((one) => one !== '').join(',')}]`;
      this.entries.set(key, text);
    }
    return text;
  }

  /** The text of an entry; empty for one that the seat must not see. Most are the same for every seat. */
  private entry(applied: AppliedEntry, seat: number | null, language: Language | null): string {
    const { number, event } = applied.entry;
    const key = `${number} ${isForOneSeat(event) ? seat : ''} ${language}`;
    let text = this.entryTexts.get(key);
    if (text === undefined) {
      const entry = entryFor(this.table, applied, seat, language);
      text = entry === null ? '' : JSON.stringify(entry);
      this.entryTexts.set(key, text);
    }
    return text;
  }
}
