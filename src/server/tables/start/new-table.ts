/** Creates a table from what its host chose. */
import { DEFAULT_BOT } from '../../../bots/levels.js';
import * as check from '../../../core/check.js';
import type { JsonObject } from '../../../core/json.js';
import type { Shelf } from '../../../core/records/shelf.js';
import { Refusal } from '../../../core/refusal.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { DEFAULT_SETTINGS } from '../../../protocol/tables/default-settings.js';
import type { NewTable, SeatPlan, Settings } from '../../../protocol/tables/settings.js';
import type { Event, SeatStart } from '../../events.js';
import { newTableId } from '../../people/secrets.js';
import type { Commands } from '../commands.js';
import { type Context, mustKnowLevel } from '../decide/context.js';
import { botName, casualOnOwnBoard, checkSettings, mustBeFair } from '../decide/lobby.js';

/** Settings that are used where the host chose nothing. */
export const DEFAULTS = { ...DEFAULT_SETTINGS, standIn: DEFAULT_BOT };

/** The board of a table, where its host chose one that somebody drew. */
export interface LaidBoard {
  readonly hash: string;
  /** The id in the board file. */
  readonly id: string;
}

/** Resolves to the id of the new table; the actor of `context` is its host. `shelf` has the board, if one is given. */
export async function createTable(
  commands: Commands,
  shelf: Shelf,
  board: LaidBoard | null,
  wanted: NewTable,
  context: Context,
): Promise<string> {
  const { actor } = context;
  const config = configOn(board, check.object(wanted.config, 'config'));
  const rules = shelf.rules(config);
  const { config: _, board: __, seats: plans = defaultSeats(rules.players), ...rest } = wanted;
  const seats = seatsFrom(plans, rules.players, context);
  const hasPeople = seats.filter(({ kind }) => kind !== 'bot').length > 1;
  const { rated = hasPeople && board === null, hints = !rated } = rest;
  if (rated && board !== null) throw casualOnOwnBoard('rated');
  if (rated && !hasPeople)
    throw new CodedRefusal('refused', 'a rated table needs seats for two people', 'rated');
  const settings: Settings = { ...DEFAULTS, ...rest, rated, hints, config: rules.config };
  checkSettings(rules.players, settings, context, '');
  mustBeFair(settings, 'hints');
  const created: Event = {
    kind: 'created',
    host: actor.person,
    settings,
    seats,
    ...(board === null ? {} : { board: board.hash }),
  };
  const id = newTableId();
  const own = seats.findIndex(({ kind }) => kind === 'person');
  const events: Event[] = actor.program && own !== -1 ? [created, { kind: 'program', seat: own }] : [created];
  await commands.create(id, events, actor);
  return id;
}

function configOn(board: LaidBoard | null, config: JsonObject): JsonObject {
  if (config.seed !== undefined) throw new Refusal('config.seed', 'is drawn by the server');
  if (board === null) return config;
  if (config.board !== undefined && config.board !== board.id)
    throw new Refusal('config.board', `is ${check.show(config.board)}, but the board is ${board.id}`);
  return { ...config, board: board.id };
}

const defaultSeats = (players: number): SeatPlan[] =>
  Array.from({ length: players }, (_, i) => ({ who: i === 0 ? 'me' : 'open' }));

/** Those that the seats name, and for the others the first that are left. */
function coloursOf(plans: readonly SeatPlan[]): number[] {
  const taken = new Set(plans.flatMap(({ colour }) => (colour === undefined ? [] : [colour])));
  if (taken.size !== plans.filter(({ colour }) => colour !== undefined).length)
    throw new Refusal('seats', 'has a colour more than once');
  return plans.map(({ colour }) => {
    if (colour !== undefined) return colour;
    let free = 0;
    while (taken.has(free)) free++;
    taken.add(free);
    return free;
  });
}

function seatsFrom(plans: readonly SeatPlan[], players: number, context: Context): SeatStart[] {
  if (plans.length !== players) {
    throw new Refusal('seats', `has ${plans.length} entries for ${players} players`);
  }
  if (plans.filter(({ who }) => who === 'me').length > 1)
    throw new Refusal('seats', 'has you more than once');
  const colours = coloursOf(plans);
  // Bots alone would play for nobody.
  if (plans.every(({ who }) => who === 'bot')) throw new Refusal('seats', 'has no seat for a person');
  const names = plans.map(({ who, name }) => (who === 'me' ? context.actor.name : (name ?? '')));
  return plans.map(({ who, level, name }, i): SeatStart => {
    const colour = colours[i];
    if (who === 'open') return { kind: 'open', colour };
    if (who === 'me')
      return { kind: 'person', person: context.actor.person!, name: context.actor.name, colour };
    if (level === undefined) throw new Refusal(`seats[${i}].level`, 'is missing');
    mustKnowLevel(level, context, `seats[${i}].level`);
    names[i] = name ?? botName(names, i);
    return { kind: 'bot', level, name: names[i], colour };
  });
}
