/** What a seat may see: gifts that were turned over, and its own patron (all of them when the night is over). */
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import type { Random } from '../../../../core/random.js';
import { allGifts } from '../set-up.js';
import { GIFT, OPENED, PATRON, PHASE } from '../state/layout.js';
import type { Table } from '../table.js';
import { IS_OVER } from '../vocabulary.js';
import { readWith } from './read-position.js';
import { writePosition } from './write-position.js';

export function writeView(t: Table, config: JsonObject, s: State, viewer: number | null): JsonObject {
  const view = writePosition(t, { ...config, seed: null }, s);
  for (const bridge of Object.values(view.bridges as Record<string, JsonObject>))
    if (!bridge.open) bridge.gift = null;
  (view.seats as JsonObject[]).forEach((seat, i) => {
    if (i !== viewer && s[PHASE] !== IS_OVER) seat.patron = null;
  });
  return view;
}

export function ownView(t: Table, s: State, seat: number, spectators: JsonObject): JsonObject {
  const patron = t.board.file.quays[s[PATRON + seat]].id;
  const seats = (spectators.seats as JsonObject[]).map((one, i) => (i === seat ? { ...one, patron } : one));
  return { ...spectators, seats };
}

export function readView(t: Table, json: Json, random: Random): State {
  return readWith(t, json, (left) => left.splice(random.below(left.length), 1)[0]);
}

/** Deals what `viewer` cannot see again. Nothing here depends on it but how much there is of it. */
export function imagine(t: Table, s: State, viewer: number, random: Random, out: State): void {
  out.set(s);
  const gifts = allGifts(t);
  for (let bridge = 0; bridge < t.board.bridges; bridge++)
    if (s[OPENED + bridge] === 1) gifts.splice(gifts.indexOf(s[GIFT + bridge]), 1);
  random.shuffle(gifts);
  for (let bridge = 0; bridge < t.board.bridges; bridge++)
    if (s[OPENED + bridge] === 0) out[GIFT + bridge] = gifts.pop()!;
  if (s[PHASE] === IS_OVER) return;
  const quays = Array.from({ length: t.board.quays }, (_, i) => i).filter(
    (quay) => quay !== s[PATRON + viewer],
  );
  random.shuffle(quays);
  for (let seat = 0; seat < t.players; seat++) if (seat !== viewer) out[PATRON + seat] = quays.pop()!;
}
