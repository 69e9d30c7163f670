/** Finished games as records that anybody can check. */

import { finish, type Steps } from '../../../core/history/steps.js';
import type { JsonObject } from '../../../core/json.js';
import { writeRecordWithBoardInSteps } from '../../../core/records/record-board.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import type { Table } from '../table.js';

/** The record of a finished game, with the proof of its shuffle. Before the end it would give away secrets. */
export const recordOf = (table: Table): JsonObject => finish(recordInSteps(table));

/** The same, a step for each move. */
export function* recordInSteps(table: Table): Steps<JsonObject> {
  const { game, rules, fair, status } = table;
  if (!game || (status !== 'over' && status !== 'closed'))
    throw new CodedRefusal('not-now', 'the game is not over');
  const record = yield* writeRecordWithBoardInSteps(game, table.names);
  if (!fair) return record;
  const position = record.position as JsonObject;
  return {
    ...record,
    position: { ...position, config: { ...rules.config, seed: fair.seed } },
    shuffle: { salt: fair.salt, commitment: fair.commitment },
  };
}
