/** Writes a change as messages to the watchers of a table. What is the same for several of them is made once. */
import type { Json } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import { Differ, writeOperations } from '../../protocol/patch.js';
import type { Table } from '../tables/table.js';
import type { TableChange } from '../tables/table-change.js';
import { versionTagOf, viewerOf } from '../tables/view/access.js';
import { type DocumentParts, Documents, wholeDocument } from '../tables/view/document.js';
import { entryFor, isForOneSeat, isSilenced } from '../tables/view/entries.js';
import { type AsciiJson, asciiJson } from './ascii-json.js';
import type { Watcher } from './watcher.js';

/** What changed from one part of documents to the next, as text. */
interface PartChange {
  readonly before: Json;
  readonly after: Json;
  readonly text: AsciiJson;
}

/** The entries that a seat sees, as text; without a language they have no sentences. */
interface EntryList {
  readonly seat: number | null;
  readonly language: Language | null;
  readonly text: AsciiJson;
}

export class UpdateMessages {
  private readonly table: Table;
  /** The documents after the change. */
  readonly documents: Documents;
  private readonly differ = new Differ();
  /** What changed in parts of documents. Few are different, so a list is searched faster than a map is made. */
  private readonly changes: PartChange[] = [];
  private readonly entryLists: EntryList[] = [];
  /** Whether every entry is for everybody to see. */
  private readonly isForAll: boolean;
  /** Whether somebody says something, which some watchers may not hear. */
  private readonly isTalk: boolean;

  /** `before` are the documents before the change, if they are known. */
  constructor(
    private readonly change: TableChange,
    before: Documents | null,
  ) {
    this.table = change.table;
    this.documents = new Documents(change.table, before);
    this.isTalk = change.applied.some(({ entry }) => entry.event.kind === 'said');
    this.isForAll = !change.applied.some(({ entry }) => isForOneSeat(entry.event));
  }

  /** The message for a watcher who has the document `before`, and the document they have after it. */
  for(watcher: Watcher, before: DocumentParts | null): { document: DocumentParts; text: AsciiJson } {
    const viewer = viewerOf(this.table, watcher.person);
    const document = this.documents.for(this.table, viewer);
    const entries = this.entriesFor(viewer.seat, watcher);
    const { id, number } = this.table;
    const versionTag = versionTagOf(this.table, viewer);
    const contents = watcher.wholeDocuments
      ? `"document":${asciiJson(JSON.stringify(wholeDocument(document)))}`
      : `"patch":${this.patch(before, document)}`;
    const text = `{"type":"update","table":"${id}","from":${this.change.from},"number":${number},"mark":"${versionTag}","entries":${entries},${contents}}`;
    return { document, text: text as AsciiJson };
  }

  private patch(before: DocumentParts | null, after: DocumentParts): string {
    if (!before) return `[[[],${asciiJson(JSON.stringify(wholeDocument(after)))}]]`;
    const common = this.operations(before.common as Json, after.common as Json);
    const view = this.operations(before.view, after.view, 'view');
    const you = this.operations(before.you as Json, after.you as Json, 'you');
    return `[${joined(joined(common, view), you)}]`;
  }

  /** What changed from one part of documents to the next, as text: the same for all who had and have the same. */
  private operations(before: Json, after: Json, at?: 'view' | 'you'): string {
    if (before === after) return '';
    for (const known of this.changes) if (known.before === before && known.after === after) return known.text;
    const text = asciiJson(writeOperations(this.differ.diffAndReuse(before, after, at)));
    this.changes.push({ before, after, text });
    return text;
  }

  private entriesFor(seat: number | null, watcher: Watcher): AsciiJson {
    const language = watcher.lines ? watcher.language : null;
    const { entryLists, isForAll, change } = this;
    if (this.isTalk && watcher.silenced.size > 0) {
      const heard = change.applied.filter(({ entry }) => !isSilenced(entry.event, watcher.silenced));
      return this.write(heard, seat, language);
    }
    for (const known of entryLists) {
      if (known.language === language && (isForAll || known.seat === seat)) return known.text;
    }
    const text = this.write(change.applied, seat, language);
    entryLists.push({ seat, language, text });
    return text;
  }

  private write(applied: TableChange['applied'], seat: number | null, language: Language | null): AsciiJson {
    const entries = applied.map((one) => entryFor(this.table, one, seat, language));
    return asciiJson(JSON.stringify(entries.filter((entry) => entry !== null)));
  }
}

/** Two lists of operations as one; either may be empty. */
const joined = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);
