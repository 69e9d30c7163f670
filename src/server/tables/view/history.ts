/** The past of a table, as a viewer may see it. */
import type { JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import { diffAndReuse } from '../../../protocol/patch.js';
import type { Entry } from '../../../protocol/tables/document.js';
import type { History } from '../../../protocol/tables/tables.js';
import type { Tables } from '../memory/tables.js';
import type { Replay } from '../replay.js';
import type { Table } from '../table.js';
import { entryFor, isSilenced } from './entries.js';

interface Reader {
  readonly person: string;
  readonly language: Language;
  readonly lines: boolean;
  /** The people whose messages they are not shown. */
  readonly silenced: ReadonlySet<string>;
}

/** After more entries than this, the document has to be enough. */
const MOST_MISSED = 300;

/** The entries after `number`, for a client that was away for a moment. */
export async function missedEntries(
  tables: Tables,
  replay: Replay,
  id: string,
  number: number | undefined,
  reader: Reader,
): Promise<Entry[]> {
  if (number === undefined) return [];
  const known = await tables.readFresh(id, (table) => table.number);
  if (number >= known || known - number > MOST_MISSED) return [];
  const { table, applied } = await replay.since(id, number);
  const seat = table.seatOf(reader.person);
  return applied
    .filter(({ entry }) => !isSilenced(entry.event, reader.silenced))
    .map((one) => entryFor(table, one, seat, reader.lines ? reader.language : null))
    .filter((entry): entry is Entry => entry !== null);
}

/** Up to `limit` entries after `from`, each with the change it made to the reader's view. */
export async function historyFor(
  tables: Tables,
  replay: Replay,
  id: string,
  from: number,
  limit: number,
  reader: Reader,
): Promise<History> {
  const steps: History['steps'] = [];
  const known = await tables.read(id, (table) => table.number);
  let begin: JsonObject | null = null;
  let last: JsonObject | null = null;
  // The seat that the reader has now: of the past they may see what it saw.
  const seat = await tables.read(id, (table) => table.seatOf(reader.person));
  const viewOf = ({ game, rules }: Table) => (game ? rules.writeView(game.state, seat) : null);
  const table = await replay.walk(id, from, from + limit, {
    start(table) {
      begin = viewOf(table);
      last = begin;
    },
    each(table, applied) {
      const view = viewOf(table);
      const entry = entryFor(table, applied, seat, reader.lines ? reader.language : null);
      if (entry && !isSilenced(applied.entry.event, reader.silenced))
        steps.push({ entry, patch: diffAndReuse(last, view) });
      last = view;
    },
  });
  // Nothing has happened since: the view is the current one.
  if (table.number <= from) begin = viewOf(table);
  return { from, view: begin, steps, more: known > from + limit };
}
