/** Writes a change as messages to the watchers of a table. What is the same for several of them is made once. */
import type { Json } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import { Differ } from '../../protocol/patch.js';
import type { Table } from '../tables/table.js';
import type { TableChange } from '../tables/table-change.js';
import { type Viewer, versionTagsOf } from '../tables/view/access.js';
import { type DocumentParts, Documents, wholeDocument } from '../tables/view/document.js';
import { entryFor, isForOneSeat, isSilenced } from '../tables/view/entries.js';
import { type AsciiJson, asciiJson } from './ascii-json.js';
import { writeOperations } from './patch-text.js';
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

/** A document as text. */
interface WholeText {
  readonly document: DocumentParts;
  readonly text: AsciiJson;
}

/** What changed in the parts that most watchers share, as text, after the entries. */
interface SharedPatch {
  readonly entries: AsciiJson;
  readonly before: DocumentParts;
  readonly after: DocumentParts;
  readonly text: AsciiJson;
  readonly isEmpty: boolean;
}

const ascii = (text: string): AsciiJson => text as AsciiJson;
const NOTHING = ascii('');

const isSharing = (a: DocumentParts, b: DocumentParts): boolean => a.common === b.common && a.view === b.view;

export class UpdateMessages {
  private readonly table: Table;
  /** How every message starts. */
  private readonly start: string;
  private readonly versionTag: (viewer: Viewer) => string;
  /** The documents after the change. */
  readonly documents: Documents;
  private readonly differ = new Differ();
  /** What changed in parts of documents. Few are different, so a list is searched faster than a map is made. */
  private readonly changes: PartChange[] = [];
  private readonly shared: SharedPatch[] = [];
  private readonly entryLists: EntryList[] = [];
  private readonly wholes: WholeText[] = [];
  /** Whether every entry is for everybody to see. */
  private readonly isForAll: boolean;
  /** Whether there is a chat message, which some watchers may not see. */
  private readonly isTalk: boolean;

  /** `before` are the documents before the change, if they are known. */
  constructor(
    private readonly change: TableChange,
    before: Documents | null,
  ) {
    this.table = change.table;
    const { id, number } = change.table;
    this.start = `{"type":"update","table":"${id}","from":${change.from},"number":${number},"mark":"`;
    this.versionTag = versionTagsOf(change.table);
    this.documents = new Documents(change.table, before);
    this.isTalk = change.applied.some(({ entry }) => entry.event.kind === 'said');
    this.isForAll = !change.applied.some(({ entry }) => isForOneSeat(entry.event));
  }

  /** The message for a watcher who has the document `before`, and the document they have after it. */
  for(
    watcher: Watcher,
    viewer: Viewer,
    before: DocumentParts | null,
  ): { document: DocumentParts; text: AsciiJson } {
    const document = this.documents.for(this.table, viewer, before);
    return {
      document,
      text: ascii(
        `${this.start}${this.versionTag(viewer)}","entries":${this.rest(watcher, viewer, before, document)}`,
      ),
    };
  }

  private rest(
    watcher: Watcher,
    { seat }: Viewer,
    before: DocumentParts | null,
    document: DocumentParts,
  ): string {
    const entries = this.entriesFor(seat, watcher);
    if (watcher.wholeDocuments) return `${entries},"document":${this.textOfWhole(document)}}`;
    if (!before) return `${entries},"patch":[[[],${this.textOfWhole(document)}]]}`;
    const shared = this.sharedPatch(entries, before, document);
    const you = this.operations(before.you as Json, document.you as Json, 'you');
    return you === '' ? `${shared.text}]}` : `${shared.text}${shared.isEmpty ? '' : ','}${you}]}`;
  }

  /** Written once for all who see the same: a table may have hundreds of watchers. */
  private textOfWhole(document: DocumentParts): AsciiJson {
    const known = this.wholes.find((one) => one.document === document);
    if (known) return known.text;
    const text = asciiJson(JSON.stringify(wholeDocument(document)));
    this.wholes.push({ document, text });
    return text;
  }

  private sharedPatch(entries: AsciiJson, before: DocumentParts, after: DocumentParts): SharedPatch {
    for (const known of this.shared) {
      const isSame =
        known.entries === entries && isSharing(known.before, before) && isSharing(known.after, after);
      if (isSame) return known;
    }
    const common = this.operations(before.common as Json, after.common as Json);
    const view = this.operations(before.view, after.view, 'view');
    const comma = common === '' || view === '' ? '' : ',';
    // Joined: it is copied for each watcher, and a text that still lies in parts is slower to copy.
    const text = ascii([entries, ',"patch":[', common, comma, view].join(''));
    const made = { entries, before, after, text, isEmpty: common === '' && view === '' };
    this.shared.push(made);
    return made;
  }

  /** What changed from one part of documents to the next: the same for all who had and have the same. */
  private operations(before: Json, after: Json, at?: 'view' | 'you'): AsciiJson {
    if (before === after) return NOTHING;
    for (const known of this.changes) if (known.before === before && known.after === after) return known.text;
    const text = writeOperations(this.differ.diffAndReuse(before, after, at));
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
