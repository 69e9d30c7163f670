/** Reads whose turn it is and what is half done in it. */
import { ActionBuffer } from '../../../../core/actions.js';
import { boolean, indexOf, integer, join, list, object, oneOf } from '../../../../core/check.js';
import { NOBODY, type State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Setup } from '../setup.js';
import { ACTED, HAND, OWES, PHASE, SEAT_SIZE, TURN_SEAT } from '../state/layout.js';
import { hasColour } from '../state/lists.js';
import { decider, legal } from '../turn.js';
import { IN_LOSE, IS_OVER, PHASES } from '../vocabulary.js';

export function readTurn(setup: Setup, s: State, json: Json): void {
  const turn = object(json, 'position.turn', ['seat', 'phase', 'acted', 'decides', 'losses']);
  s[TURN_SEAT] = turn.seat === undefined ? 0 : integer(turn.seat, 'position.turn.seat', 0, setup.players - 1);
  s[PHASE] = PHASES.indexOf(
    turn.phase === undefined ? 'trade' : oneOf(turn.phase, 'position.turn.phase', PHASES),
  );
  s[ACTED] = turn.acted === undefined ? 0 : Number(boolean(turn.acted, 'position.turn.acted'));
  if (s[PHASE] === IN_LOSE) readLosses(setup, s, turn.losses);
  else if (turn.losses !== undefined) throw new Refusal('position.turn.losses', 'belongs to phase lose only');
  const seat = decider(setup, s);
  if (turn.decides !== undefined && (seat === NOBODY || turn.decides !== seat)) {
    throw new Refusal(
      'position.turn.decides',
      seat === NOBODY ? 'nobody decides any more' : `must be ${seat}`,
    );
  }
  checkChoice(setup, s);
}

function readLosses(setup: Setup, s: State, json: Json | undefined): void {
  if (json === undefined) throw new Refusal('position.turn.losses', 'is missing');
  const index = new Map(setup.board.colours.map((name, colour) => [name, colour]));
  exactly(json, 'position.turn.losses', setup.players).forEach((value, seat) => {
    const field = join('position.turn.losses', seat);
    list(value, field, setup.board.colours.length).forEach((name, i) => {
      const colour = indexOf(name, join(field, i), index, 'colour');
      if (seat === s[TURN_SEAT]) throw new Refusal(join(field, i), 'the seller loses nothing');
      if (!hasColour(s, HAND + seat * SEAT_SIZE, colour))
        throw new Refusal(join(field, i), 'there is no such good to lose');
      s[OWES + seat * SEAT_SIZE] |= 1 << colour;
    });
  });
}

const choices = new ActionBuffer();

function checkChoice(setup: Setup, s: State): void {
  if (s[PHASE] === IS_OVER) return;
  legal(setup, s, choices);
  if (choices.length === 0)
    throw new Refusal('position.turn', `nobody has anything to decide in phase ${PHASES[s[PHASE]]}`);
}

/** A list of exactly `length` entries. */
export function exactly(json: Json, field: string, length: number): Json[] {
  const entries = list(json, field);
  if (entries.length !== length)
    throw new Refusal(field, `must have ${length} entries, not ${entries.length}`);
  return entries;
}
