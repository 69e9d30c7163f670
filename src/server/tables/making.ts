/** New tables: from what somebody chose, or after another game. */
import * as check from '../../core/check.js';
import { Refusal } from '../../core/refusal.js';
import type { NewTable, SeatPlan, Settings } from '../../protocol/settings.js';
import { newTableId } from '../people/secrets.js';
import { type Actor, type Context, mustKnow } from './decide/context.js';
import { botName, checkSettings } from './decide/lobby.js';
import type { Event, SeatStart } from './events.js';
import type { Keeper } from './keeper.js';
import { Denial } from './problem.js';
import type { Table } from './table.js';

const DEFAULTS: Omit<Settings, 'config' | 'standIn'> = {
  title: '',
  access: 'open',
  spectators: true,
  autostart: true,
  first: null,
  pace: { kind: 'untimed' },
  runOut: 'bot',
};

/** Plays for those who are away, where nothing else was chosen: quick, and no disgrace. */
const STAND_IN = 'trader';

/** Makes the table that `wanted` describes; its maker is the host. */
export async function makeTable(keeper: Keeper, wanted: NewTable, actor: Actor): Promise<string> {
  const context: Context = { actor, now: keeper.now(), chance: keeper.chance, levels: keeper.levels };
  const config = check.object(wanted.config, 'config');
  if (config.seed !== undefined) throw new Refusal('config.seed', 'is drawn by the server');
  const rules = keeper.shelf.rules(config);
  const { config: _, seats, ...rest } = wanted;
  const settings: Settings = {
    ...DEFAULTS,
    standIn: STAND_IN,
    ...rest,
    config: rules.config,
  };
  checkSettings(rules.players, settings, context, '');
  const created: Event = {
    kind: 'created',
    host: actor.person,
    settings,
    seats: seatsFrom(seats ?? defaultSeats(rules.players), rules.players, context),
  };
  const id = newTableId();
  await keeper.create(id, [created], actor);
  return id;
}

const defaultSeats = (players: number): SeatPlan[] =>
  Array.from({ length: players }, (_, i) => ({ who: i === 0 ? 'me' : 'open', colour: i }));

function seatsFrom(plans: readonly SeatPlan[], players: number, context: Context): SeatStart[] {
  if (plans.length !== players) {
    throw new Refusal('seats', `has ${plans.length} entries for ${players} players`);
  }
  if (plans.filter(({ who }) => who === 'me').length > 1)
    throw new Refusal('seats', 'has you more than once');
  if (new Set(plans.map(({ colour }) => colour)).size !== players) {
    throw new Refusal('seats', 'has a colour more than once');
  }
  // A table of bots alone would play on for nobody.
  if (plans.every(({ who }) => who === 'bot')) throw new Refusal('seats', 'has no seat for a person');
  const names = plans.map(({ who, name }) => (who === 'me' ? context.actor.name : (name ?? '')));
  return plans.map(({ who, level, name, colour }, i): SeatStart => {
    if (who === 'open') return { kind: 'open', colour };
    if (who === 'me')
      return { kind: 'person', person: context.actor.person!, name: context.actor.name, colour };
    if (level === undefined) throw new Refusal(`seats[${i}].level`, 'is missing');
    mustKnow(level, context, `seats[${i}].level`);
    names[i] = name ?? botName(names, i);
    return { kind: 'bot', level, name: names[i], colour };
  });
}

/**
 * The same game once more with the same people: the first who asks makes the table, the others take their seats
 * there. Answers with its id.
 */
export async function rematch(keeper: Keeper, id: string, actor: Actor): Promise<string> {
  const person = actor.person!;
  await keeper.run(id, actor, null, (table) => {
    if (table.seatOf(person) === null) throw new Denial('not-yours', 'you have no seat at this table');
    if (table.status !== 'over' && table.status !== 'closed')
      throw new Denial('not-now', 'the game is not over');
    return table.rematch === null ? [{ kind: 'rematch', table: newTableId() }] : [];
  });
  const { next, created } = await keeper.read(id, (table) => ({
    next: table.rematch!,
    created: again(table, person),
  }));
  try {
    await keeper.create(next, [created], actor);
  } catch (error) {
    // Somebody was faster: take the seat that was left open.
    if (!(error instanceof Denial)) throw error;
    await keeper.run(next, { ...actor, invited: true }, null, (table) => {
      if (table.status !== 'open' || table.seatOf(person) !== null) return [];
      const seat = table.seats.findIndex(({ kind }) => kind === 'open');
      if (seat === -1) throw new Denial('not-now', 'every seat is taken');
      return [{ kind: 'sat', seat, person, name: actor.name }];
    });
  }
  return next;
}

/** The table again, with bots where they were and the other people's seats open. */
function again({ settings, seats }: Table, host: string): Event {
  return {
    kind: 'created',
    host,
    settings,
    seats: seats.map(({ kind, person, level, name, colour }): SeatStart => {
      if (kind === 'bot') return { kind, level: level!, name, colour };
      return person === host ? { kind: 'person', person, name, colour } : { kind: 'open', colour };
    }),
  };
}
