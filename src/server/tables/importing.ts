/** Games that were played elsewhere: a record becomes a table, to look at or to go on with. */
import type { Json, JsonObject } from '../../core/json.js';
import { readRecord } from '../../core/record.js';
import { Refusal } from '../../core/refusal.js';
import type { Settings } from '../../protocol/settings.js';
import { newTableId } from '../people/secrets.js';
import type { Actor } from './decide/context.js';
import type { Event } from './events.js';
import type { Keeper } from './keeper.js';

/** Far more than any game has; a table's log is read whole. */
const MOST_MOVES = 30_000;
const LONGEST_NAME = 40;

/** Checks a record move by move and makes a table of it, seen by its bringer and whom they invite. */
export async function importRecord(
  keeper: Keeper,
  json: Json,
  settings: Settings,
  actor: Actor,
): Promise<string> {
  const count = (json as JsonObject | null)?.actions;
  if (Array.isArray(count) && count.length > MOST_MOVES) {
    throw new Refusal('record.actions', `has more than ${MOST_MOVES} entries`);
  }
  const { rules, names, history } = readRecord(keeper.shelf, json);
  // A seed in it proves nothing here, and a view never has one.
  const { seed: _, ...config } = rules.config;
  const events: Event[] = [
    {
      kind: 'created',
      host: actor.person,
      settings: { ...settings, config },
      seats: names.map((name, colour) => ({ kind: 'open', colour, name: name.slice(0, LONGEST_NAME) })),
    },
    {
      kind: 'started',
      order: names.map((_, seat) => seat),
      position: { ...rules.writePosition(history.start), config },
    },
  ];
  history.moves.forEach(({ seat, action }, i) => {
    const json = rules.writeAction(history.stateAt(i), action);
    events.push({ kind: 'moved', seat, action: json, by: 'person' });
  });
  const id = newTableId();
  await keeper.create(id, events, actor);
  return id;
}
