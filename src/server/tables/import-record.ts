/** Imports a game that was played elsewhere: its record becomes a table, to look at or to resume. */
import type { Json, JsonObject } from '../../core/json.js';
import { readRecord } from '../../core/record.js';
import { Refusal } from '../../core/refusal.js';
import type { Shelf } from '../../core/shelf.js';
import type { Settings } from '../../protocol/settings.js';
import { LIMITS } from '../../protocol/words.js';
import type { Event } from '../events.js';
import { newTableId } from '../people/secrets.js';
import type { Commands } from './commands.js';
import type { Actor } from './decide/context.js';

/** Far more than any game has. */
const MOST_MOVES = 30_000;

/** Checks a record move by move and creates a table from it; resolves to its id. */
export async function importRecord(
  commands: Commands,
  shelf: Shelf,
  json: Json,
  settings: Settings,
  actor: Actor,
): Promise<string> {
  const count = (json as JsonObject | null)?.actions;
  if (Array.isArray(count) && count.length > MOST_MOVES) {
    throw new Refusal('record.actions', `has more than ${MOST_MOVES} entries`);
  }
  const { rules, names, history } = readRecord(shelf, json);
  // A seed proves nothing here, and views must not have one.
  const { seed: _, ...config } = rules.config;
  const events: Event[] = [
    {
      kind: 'created',
      host: actor.person,
      settings: { ...settings, config },
      seats: names.map((name, colour) => ({ kind: 'open', colour, name: name.slice(0, LIMITS.name) })),
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
  await commands.create(id, events, actor);
  return id;
}
