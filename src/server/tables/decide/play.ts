/** Commands of a running game: decisions, undo, orders, plans and chat. */
import type { Action } from '../../../core/actions.js';
import type { History } from '../../../core/history/history.js';
import { OWN_LAST_MOVE } from '../../../core/history/undo.js';
import type { JsonObject } from '../../../core/json.js';
import { legalAt, readLegal } from '../../../core/play.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Command } from '../../../protocol/tables/commands.js';
import type { Settings } from '../../../protocol/tables/settings.js';
import type { Event } from '../../events.js';
import { nameBeside } from '../../people/names.js';
import type { Table } from '../table.js';
import { type Actor, type Context, mustBe, mustKnowLevel, mySeat } from './context.js';
import { checkPlan } from './plan.js';

type Of<K extends Command['do']> = Extract<Command, { do: K }>;

function runningGame(table: Table): History {
  mustBe(table, 'playing');
  return table.game!;
}

/** The game, for those who change it. */
function gameToPlay(table: Table, seat: number): History {
  const game = runningGame(table);
  if (table.seats[seat].resigned > 0) throw new CodedRefusal('not-now', 'you have resigned');
  if (table.paused) throw new CodedRefusal('not-now', 'the game is paused');
  return game;
}

function mustAllow(table: Table, ...rules: Settings['undo'][]): void {
  if (!rules.includes(table.settings.undo))
    throw new CodedRefusal('refused', 'the settings of this table do not allow it');
}

/** The legal action that a command names, or chooses by its index. */
function chosen({ rules }: Table, { state }: History, { action, choice }: Of<'play'>): Action {
  if ((action === undefined) === (choice === undefined))
    throw new CodedRefusal('malformed', 'needs "action" or "choice", and not both', 'command');
  return choice === undefined
    ? readLegal(rules, state, action!, 'command.action')
    : legalAt(rules, state, choice, 'command.choice');
}

export function play(table: Table, command: Of<'play'>, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  const game = gameToPlay(table, seat);
  if (game.decider !== seat) {
    throw new CodedRefusal('not-now', `${table.names[game.decider]} has to decide, not you`);
  }
  const json = table.rules.writeAction(game.state, chosen(table, game, command));
  const returned: Event[] = table.seats[seat].away ? [{ kind: 'away', seat, on: false }] : [];
  return [...returned, { kind: 'moved', seat, action: json, by: 'person' }];
}

export function undo(table: Table, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  const game = gameToPlay(table, seat);
  mustBeBack(table, seat);
  mustAllow(table, 'own', 'consent');
  if (!OWN_LAST_MOVE.mayUndo(game, seat)) {
    throw new CodedRefusal(
      'not-now',
      'you can only take back your own last decision, and nothing that was drawn or revealed',
    );
  }
  return [{ kind: 'undone', seat, moves: game.length - 1 }];
}

export function redo(table: Table, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  const game = gameToPlay(table, seat);
  mustBeBack(table, seat);
  mustAllow(table, 'own', 'consent');
  if (!OWN_LAST_MOVE.mayRedo(game, seat)) throw new CodedRefusal('not-now', 'there is nothing to redo');
  const action = table.rules.writeAction(game.state, game.next!.action);
  return [{ kind: 'moved', seat, action, by: 'redo' }];
}

function mustBeBack(table: Table, seat: number): void {
  if (table.seats[seat].away)
    throw new CodedRefusal('not-now', 'a bot plays for you; come back before you take anything back');
}

/** The people who have to consent: everybody else who has a seat and has not resigned. */
const consenting = (table: Table, seat: number): number[] => table.players.filter((other) => other !== seat);

export function askUndo(table: Table, { moves }: Of<'ask-undo'>, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  const game = gameToPlay(table, seat);
  mustAllow(table, 'consent');
  if (table.undo) throw new CodedRefusal('not-now', `${table.names[table.undo.seat]} has already asked`);
  if (moves >= game.length) {
    throw new CodedRefusal('refused', `only ${game.length} moves have been made`, 'command.moves');
  }
  const others = consenting(table, seat);
  if (table.isRated && game.hasRevealedSince(moves))
    throw new CodedRefusal('not-now', 'nothing that was drawn or revealed can be taken back in a rated game');
  // A game against bots alone is not rated: there it is the player's own business.
  if (others.length === 0) return [{ kind: 'undone', seat, moves }];
  const absent = others.find((other) => table.seats[other].away);
  if (absent !== undefined)
    throw new CodedRefusal('not-now', `${table.names[absent]} is away and cannot agree`);
  return [{ kind: 'undo-asked', seat, moves }];
}

export function answerUndo(table: Table, { agree }: Of<'answer-undo'>, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  gameToPlay(table, seat);
  const asked = table.undo;
  if (!asked) throw new CodedRefusal('not-now', 'nobody has asked to take moves back');
  if (asked.seat === seat) throw new CodedRefusal('refused', 'you asked yourself; the others have to answer');
  if (asked.agreed.includes(seat)) throw new CodedRefusal('not-now', 'you have already agreed');
  const answered: Event = { kind: 'undo-answered', seat, agree };
  const agreed = [...asked.agreed, seat];
  if (!agree || !consenting(table, asked.seat).every((other) => agreed.includes(other))) return [answered];
  return [answered, { kind: 'undone', seat: asked.seat, moves: asked.moves }];
}

export function dropUndo(table: Table, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  runningGame(table);
  if (table.undo?.seat !== seat) throw new CodedRefusal('not-now', 'you have not asked to take moves back');
  return [{ kind: 'undo-dropped', seat }];
}

export function away(table: Table, { on }: Of<'away'>, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  runningGame(table);
  if (table.seats[seat].resigned > 0) throw new CodedRefusal('not-now', 'you have resigned');
  const { away: isAway, ranOut } = table.seats[seat];
  if (isAway === on && !(ranOut && !on))
    throw new CodedRefusal(
      'not-now',
      on ? 'a bot is already playing for you' : 'you are already playing yourself',
    );
  return [{ kind: 'away', seat, on }];
}

export function orders(table: Table, { orders: wanted }: Of<'orders'>, context: Context): Event[] {
  const seat = mySeat(table, context.actor);
  if (table.status !== 'open' && table.status !== 'playing') mustBe(table, 'playing');
  for (const [question, order] of Object.entries(wanted)) {
    const field = `command.orders.${question}`;
    if (order.do === 'ask' && (order.after === undefined) !== (order.decide === undefined)) {
      throw new CodedRefusal('refused', 'needs "after" and "decide", or neither', field);
    }
    const decision = order.do === 'ask' ? order.decide : order;
    if (decision?.do === 'bot') mustKnowLevel(decision.level!, context, `${field}.level`);
    else if (decision) table.rules.checkOrder(question, decision as JsonObject, field);
  }
  return [{ kind: 'ordered', seat, orders: wanted }];
}

export function plan(table: Table, { actions }: Of<'plan'>, { actor }: Context): Event[] {
  const seat = mySeat(table, actor);
  runningGame(table);
  checkPlan(table.rules, actions, 'command.actions');
  return [{ kind: 'planned', seat, actions }];
}

/** Nobody without a seat can be mistaken for a player. */
const nameOfGuest = ({ seats }: Table, { name, fullName = name }: Actor): string =>
  nameBeside(
    { name: fullName, short_name: name },
    seats.flatMap((seat) => (seat.kind === 'open' ? [] : seat.name)),
  );

export function say(table: Table, { text }: Of<'say'>, { actor }: Context): Event[] {
  const seat = actor.person === null ? null : table.seatOf(actor.person);
  if (actor.person === null || (seat === null && actor.person !== table.host)) {
    throw new CodedRefusal('not-yours', 'only players and the host can chat here');
  }
  return [
    {
      kind: 'said',
      seat,
      person: actor.person,
      name: seat === null ? nameOfGuest(table, actor) : table.seats[seat].name,
      text,
    },
  ];
}
