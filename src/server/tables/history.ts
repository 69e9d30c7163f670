/** What happened at a table before, as somebody may see it. */

import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import type { Entry } from '../../protocol/document.js';
import { diff } from '../../protocol/patch.js';
import type { History } from '../../protocol/tables.js';
import { entryFor } from './entries.js';
import type { Keeper } from './keeper.js';
import type { Table } from './table.js';

export interface Reader {
  readonly person: string;
  readonly language: Language;
  readonly lines: boolean;
}

/** More than this is not told again; the document says it all. */
const MOST_MISSED = 300;

/** The entries after `number`, for somebody who was away for a moment. */
export async function missedEntries(
  keeper: Keeper,
  id: string,
  number: number | undefined,
  reader: Reader,
): Promise<Entry[]> {
  if (number === undefined) return [];
  const known = await keeper.readFresh(id, (table) => table.number);
  if (number >= known || known - number > MOST_MISSED) return [];
  const { table, happened } = await keeper.recent(id, number);
  const seat = table.seatOf(reader.person);
  return happened
    .map((one) => entryFor(table, one, seat, reader.lines ? reader.language : null))
    .filter((entry): entry is Entry => entry !== null);
}

/** Up to `limit` entries after `from`, each with what it changed in the reader's view. */
export async function historyFor(
  keeper: Keeper,
  id: string,
  from: number,
  limit: number,
  reader: Reader,
): Promise<History> {
  const steps: History['steps'] = [];
  const known = await keeper.read(id, (table) => table.number);
  let begin: JsonObject | null = null;
  let last: JsonObject | null = null;
  // The seat of today: what it may see of the past is what it saw.
  const seat = await keeper.read(id, (table) => table.seatOf(reader.person));
  const viewOf = ({ game, rules }: Table) => (game ? rules.writeView(game.state, seat) : null);
  const table = await keeper.walk(id, from, from + limit, {
    start(table) {
      begin = viewOf(table);
      last = begin;
    },
    each(table, happened) {
      const view = viewOf(table);
      const entry = entryFor(table, happened, seat, reader.lines ? reader.language : null);
      if (entry) steps.push({ entry, patch: diff(last, view) });
      last = view;
    },
  });
  // Where nothing has happened since, the view is that of now.
  if (table.number <= from) begin = viewOf(table);
  return { from, view: begin, steps, more: known > from + limit };
}
