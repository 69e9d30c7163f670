/**
 * The start of a game. Before a live one everybody is asked whether they are there, so that no clock runs for a player
 * who does not know it. Players who do not answer within a minute give up their seat.
 */
import { Random } from '../../../core/random.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Event } from '../../events.js';
import type { Table } from '../table.js';
import { type Context, mustBe, mustHost, mySeat } from './context.js';
import { unaccepted } from './terms.js';

const ANSWER_WITHIN_MS = 60_000;

export function start(table: Table, context: Context): Event[] {
  mustHost(table, context.actor);
  mustBe(table, 'open');
  if (!table.isFull) throw new CodedRefusal('not-now', 'not every seat is taken');
  if (unaccepted(table).length > 0)
    throw new CodedRefusal('not-now', 'not everybody has accepted the changed settings');
  if (table.ready) throw new CodedRefusal('not-now', 'everybody is being asked whether they are ready');
  return asksFirst(table) ? askReady(table, context) : begin(table, context);
}

/** Why a quick match did not come about; the page has it in words. */
const NOT_EVERYBODY = 'not everybody came';

/** What a full table does without anybody asking. One of a quick match is for those who looked, or for nobody. */
export function startFull(table: Table, context: Context): Event[] {
  if (!table.isFull) return table.isQuick ? [{ kind: 'closed', reason: NOT_EVERYBODY }] : [];
  if (table.ready) return missing(table).length === 0 ? begin(table, context) : [];
  if (!table.settings.autostart || unaccepted(table).length > 0) return [];
  return asksFirst(table) ? askReady(table, context) : begin(table, context);
}

/** People who play themselves: programs are always there. */
const peopleAt = ({ seats }: Table): number[] =>
  seats.flatMap(({ kind, program }, seat) => (kind === 'person' && !program ? [seat] : []));

const asksFirst = (table: Table): boolean =>
  table.settings.pace.kind === 'live' && peopleAt(table).length > 1;

/** Those who have not said that they are ready. */
export const missing = (table: Table): number[] =>
  peopleAt(table).filter((seat) => !table.ready?.seats.includes(seat));

/** The one who filled the table, or starts it, is there. After a quick match everybody may have gone. */
function askReady(table: Table, { actor, now }: Context): Event[] {
  const own = actor.person === null || table.isQuick ? null : table.seatOf(actor.person);
  const asked: Event = { kind: 'ready-asked', until: now + ANSWER_WITHIN_MS };
  return own === null ? [asked] : [asked, { kind: 'ready', seat: own }];
}

export function ready(table: Table, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  mustBe(table, 'open');
  if (!table.ready) throw new CodedRefusal('not-now', 'nobody is asked whether they are ready');
  if (table.ready.seats.includes(seat)) throw new CodedRefusal('not-now', 'you have already said so');
  return [{ kind: 'ready', seat }];
}

/** Shuffles, once; the outcome is in the event. With fewer than two people nothing is rated. */
function begin(table: Table, { chance }: Context): Event[] {
  const { rules, settings, seats } = table;
  const fair = chance.fairness();
  const first = settings.first ?? chance.below(seats.length);
  const position = rules.writePosition(rules.setUp(new Random(fair.seed)));
  const isAlone = seats.filter(({ kind }) => kind === 'person').length < 2;
  return [
    ...(settings.rated && isAlone ? [CASUAL] : []),
    {
      kind: 'started',
      order: seats.map((_, i) => (first + i) % seats.length),
      position: { ...position, config: { ...rules.config, seed: fair.seed } },
      fair,
    },
  ];
}

const CASUAL: Event = { kind: 'settings', change: { rated: false, hints: true } };
