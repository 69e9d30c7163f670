/** Imports a game that was played elsewhere: its record becomes a table, to look at or to resume. */
import * as check from '../../../core/check.js';
import type { Steps } from '../../../core/history/steps.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { type Replay, readRecordInSteps } from '../../../core/records/record.js';
import { Refusal } from '../../../core/refusal.js';
import type { Settings } from '../../../protocol/tables/settings.js';
import { LIMITS } from '../../../protocol/words.js';
import type { BoardLibrary } from '../../boards/library.js';
import type { OwnBoards } from '../../boards/own-boards.js';
import type { Event } from '../../events.js';
import { newTableId } from '../../people/secrets.js';
import { inSlices } from '../../slices.js';
import { Turnstile } from '../../store/batches/turnstile.js';
import type { Commands } from '../commands.js';
import type { Actor } from '../decide/context.js';

/** Far more than any game has. */
const MOST_MOVES = 30_000;

interface ImportParts {
  readonly commands: Commands;
  readonly library: BoardLibrary;
  readonly ownBoards: OwnBoards;
}

/** The longest take a second; those who play must not wait behind several of them. */
const importing = new Turnstile(1);

/** Checks a record move by move and creates a table from it; resolves to its id. */
export const importRecord = (
  parts: ImportParts,
  json: Json,
  settings: Settings,
  actor: Actor,
): Promise<string> => importing.run(() => importNow(parts, json, settings, actor));

async function importNow(
  { commands, library, ownBoards }: ImportParts,
  json: Json,
  settings: Settings,
  actor: Actor,
): Promise<string> {
  const count = (json as JsonObject | null)?.actions;
  if (Array.isArray(count) && count.length > MOST_MOVES) {
    throw new Refusal('record.actions', `has more than ${MOST_MOVES} entries`);
  }
  const { board, ...record } = check.object(json, 'record');
  const laid = board === undefined ? null : await ownBoards.forRecord(actor.person!, board);
  const replay = await inSlices(readRecordInSteps(await library.shelfFor(laid?.hash), record));
  const { rules, names, history } = replay;
  if (laid !== null && rules.config.board !== laid.id)
    throw new Refusal(
      'record.board.id',
      `is ${laid.id}, but the position is on ${check.show(rules.config.board)}`,
    );
  // A seed proves nothing here, and views must not have one.
  const { seed: _, ...config } = rules.config;
  const events: Event[] = [
    {
      kind: 'created',
      host: actor.person,
      settings: { ...settings, config },
      ...(laid === null ? {} : { board: laid.hash }),
      seats: names.map((name, colour) => ({ kind: 'open', colour, name: name.slice(0, LIMITS.name) })),
    },
    {
      kind: 'started',
      order: names.map((_, seat) => seat),
      position: { ...rules.writePosition(history.start), config },
    },
  ];
  const id = newTableId();
  await commands.create(id, [...events, ...(await inSlices(movesInSteps(replay)))], actor);
  return id;
}

function* movesInSteps({ rules, history }: Replay): Steps<Event[]> {
  const events: Event[] = [];
  for (const [i, { seat, action }] of history.moves.entries()) {
    const json = rules.writeAction(history.stateAt(i), action);
    events.push({ kind: 'moved', seat, action: json, by: 'person' });
    yield;
  }
  return events;
}
