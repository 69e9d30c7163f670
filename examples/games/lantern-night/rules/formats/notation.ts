/** Actions as JSON: `{ type: 'move', from: 'a--b', to: 'b--c' }`. */
import type { Action } from '../../../../core/actions.js';
import { indexOf, object, oneOf } from '../../../../core/check.js';
import type { State } from '../../../../core/game.js';
import type { Json, JsonObject } from '../../../../core/json.js';
import type { Setup } from '../setup.js';
import { fromIn, hang, move, pass, TYPES, toIn, typeOf } from './codes.js';

const FIELDS = { hang: ['type', 'to'], move: ['type', 'from', 'to'], pass: ['type'] } as const;

export function writeAction({ board }: Setup, _: State, a: Action): JsonObject {
  const type = TYPES[typeOf(a)];
  if (type === 'pass') return { type };
  const to = board.bridgeIds[toIn(a)];
  return type === 'hang' ? { type, to } : { type, from: board.bridgeIds[fromIn(a)], to };
}

export function readAction({ board }: Setup, json: Json): Action {
  const type = oneOf(object(json, 'action').type, 'action.type', TYPES);
  const { from, to } = object(json, 'action', FIELDS[type]);
  const bridge = (id: Json | undefined, field: string): number =>
    indexOf(id, field, board.bridgeIndex, 'bridge');
  if (type === 'pass') return pass;
  if (type === 'hang') return hang(bridge(to, 'action.to'));
  return move(bridge(from, 'action.from'), bridge(to, 'action.to'));
}
