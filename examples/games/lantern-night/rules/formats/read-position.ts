/**
 * Reads a position. A position written by hand may leave out `seats` or a seat's fields (no coins, a patron that nobody
 * else has), `bridges` or a bridge or its fields (dark, any gift that is left, face down) and `turn` (seat 0). Lanterns
 * in hand and the phase follow from the rest; where they are given, they must be right.
 */
import { boolean, indexOf, integer, join, list, object, oneOf } from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import type { Setup } from '../setup.js';
import { allGifts } from '../start.js';
import {
  COINS,
  GIFT,
  LANTERNS,
  OPENED,
  OWNER,
  PATRON,
  PHASE,
  STATE_SIZE,
  TURN_SEAT,
} from '../state/layout.js';
import { lanternsInHand } from '../turn.js';
import { IN_NIGHT, IS_OVER, MOST_COINS, PHASES } from '../vocabulary.js';

/** Fills in what a position leaves open, from what is left of its kind. */
export type Draw = (left: number[]) => number;
const first: Draw = (left) => left.shift()!;
const MOST = 99;

export const readPosition = (setup: Setup, json: Json): State => readWith(setup, json, first);

export function readWith(setup: Setup, json: Json, draw: Draw): State {
  const p = object(json, 'position', ['config', 'seats', 'bridges', 'turn']);
  const s = new Uint8Array(STATE_SIZE);
  readBridges(setup, s, p.bridges, draw);
  readSeats(setup, s, p.seats, draw);
  readTurn(setup, s, p.turn);
  return s;
}

function readBridges(setup: Setup, s: State, json: Json | undefined, draw: Draw): void {
  const given = object(json ?? {}, 'position.bridges');
  for (const id of Object.keys(given))
    indexOf(id, join('position.bridges', id), setup.board.bridgeIndex, 'bridge');
  const gifts = allGifts(setup);
  setup.board.bridgeIds.forEach((id, bridge) => {
    const field = join('position.bridges', id);
    const b = object(given[id] ?? {}, field, ['lantern', 'gift', 'open']);
    const lantern = b.lantern ?? null;
    s[OWNER + bridge] = lantern === null ? 0 : integer(lantern, `${field}.lantern`, 0, setup.players - 1) + 1;
    s[OPENED + bridge] = Number(b.open === undefined ? lantern !== null : boolean(b.open, `${field}.open`));
    if (s[OWNER + bridge] > 0 && s[OPENED + bridge] === 0)
      throw new Refusal(`${field}.open`, 'must be true under a lantern');
    if ((b.gift ?? null) === null) return;
    s[GIFT + bridge] = integer(b.gift, `${field}.gift`, 1, MOST_COINS);
    const at = gifts.indexOf(s[GIFT + bridge]);
    if (at < 0) throw new Refusal(`${field}.gift`, `there are no more gifts of ${s[GIFT + bridge]}`);
    gifts.splice(at, 1);
  });
  for (let bridge = 0; bridge < setup.board.bridges; bridge++)
    if (s[GIFT + bridge] === 0) s[GIFT + bridge] = draw(gifts);
}

function readSeats(setup: Setup, s: State, json: Json | undefined, draw: Draw): void {
  const seats = list(
    json ?? Array.from({ length: setup.players }, () => ({})),
    'position.seats',
    setup.players,
  );
  if (seats.length !== setup.players) throw new Refusal('position.seats', `must be ${setup.players}`);
  const quays = Array.from({ length: setup.board.quays }, (_, i) => i);
  const open: number[] = [];
  seats.forEach((value, seat) => {
    const field = join('position.seats', seat);
    const f = object(value, field, ['lanterns', 'coins', 'patron']);
    s[COINS + seat] = f.coins === undefined ? 0 : integer(f.coins, `${field}.coins`, 0, MOST);
    s[LANTERNS + seat] = readLanterns(setup, s, seat, f.lanterns, `${field}.lanterns`);
    if ((f.patron ?? null) === null) open.push(seat);
    else {
      s[PATRON + seat] = indexOf(f.patron, `${field}.patron`, setup.board.quayIndex, 'quay');
      const at = quays.indexOf(s[PATRON + seat]);
      if (at < 0) throw new Refusal(`${field}.patron`, 'is the patron of another player');
      quays.splice(at, 1);
    }
  });
  for (const seat of open) s[PATRON + seat] = draw(quays);
}

function readLanterns(setup: Setup, s: State, seat: number, json: Json | undefined, field: string): number {
  let left = setup.lanterns;
  for (let bridge = 0; bridge < setup.board.bridges; bridge++) if (s[OWNER + bridge] === seat + 1) left--;
  if (left < 0) throw new Refusal(field, `more than ${setup.lanterns} hang over bridges`);
  if (json !== undefined && integer(json, field, 0, setup.lanterns) !== left)
    throw new Refusal(field, `must be ${left}: ${setup.lanterns} less those over bridges`);
  return left;
}

function readTurn(setup: Setup, s: State, json: Json | undefined): void {
  const turn = object(json ?? {}, 'position.turn', ['seat', 'phase']);
  s[TURN_SEAT] = turn.seat === undefined ? 0 : integer(turn.seat, 'position.turn.seat', 0, setup.players - 1);
  s[PHASE] = lanternsInHand(setup, s) === 0 ? IS_OVER : IN_NIGHT;
  if (turn.phase !== undefined && oneOf(turn.phase, 'position.turn.phase', PHASES) !== PHASES[s[PHASE]])
    throw new Refusal('position.turn.phase', `must be ${PHASES[s[PHASE]]}`);
}
