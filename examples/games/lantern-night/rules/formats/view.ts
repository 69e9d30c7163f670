/** What a seat may see: gifts that were turned over, and its own patron (all of them when the night is over). */
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import type { Random } from '../../../../core/random.js';
import type { Setup } from '../setup.js';
import { allGifts } from '../start.js';
import { GIFT, OPENED, PATRON, PHASE } from '../state/layout.js';
import { IS_OVER } from '../vocabulary.js';
import { readWith } from './read-position.js';
import { writePosition } from './write-position.js';

export function writeView(setup: Setup, config: JsonObject, s: State, viewer: number | null): JsonObject {
  const view = writePosition(setup, { ...config, seed: null }, s);
  for (const bridge of Object.values(view.bridges as Record<string, JsonObject>))
    if (!bridge.open) bridge.gift = null;
  (view.seats as JsonObject[]).forEach((seat, i) => {
    if (i !== viewer && s[PHASE] !== IS_OVER) seat.patron = null;
  });
  return view;
}

export function ownView(setup: Setup, s: State, seat: number, spectators: JsonObject): JsonObject {
  const patron = setup.board.file.quays[s[PATRON + seat]].id;
  const seats = (spectators.seats as JsonObject[]).map((one, i) => (i === seat ? { ...one, patron } : one));
  return { ...spectators, seats };
}

export function readView(setup: Setup, json: Json, random: Random): State {
  return readWith(setup, json, (left) => left.splice(random.below(left.length), 1)[0]);
}

/** Deals again what `viewer` cannot see. Only the amount of it is used, never what it is. */
export function imagine(setup: Setup, s: State, viewer: number, random: Random, out: State): void {
  out.set(s);
  const gifts = allGifts(setup);
  for (let bridge = 0; bridge < setup.board.bridges; bridge++)
    if (s[OPENED + bridge] === 1) gifts.splice(gifts.indexOf(s[GIFT + bridge]), 1);
  random.shuffle(gifts);
  for (let bridge = 0; bridge < setup.board.bridges; bridge++)
    if (s[OPENED + bridge] === 0) out[GIFT + bridge] = gifts.pop()!;
  if (s[PHASE] === IS_OVER) return;
  const quays = Array.from({ length: setup.board.quays }, (_, i) => i).filter(
    (quay) => quay !== s[PATRON + viewer],
  );
  random.shuffle(quays);
  for (let seat = 0; seat < setup.players; seat++) if (seat !== viewer) out[PATRON + seat] = quays.pop()!;
}
