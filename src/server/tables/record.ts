/** Finished games as records that anybody can check. */
import type { JsonObject } from '../../core/json.js';
import { writeRecord } from '../../core/record.js';
import { Denial } from './problem.js';
import type { Table } from './table.js';

/** The record of a game that is over, with what proves the shuffle. Before that it would tell secrets. */
export function recordOf(table: Table): JsonObject {
  const { game, rules, fair, status } = table;
  if (!game || (status !== 'over' && status !== 'closed'))
    throw new Denial('not-now', 'the game is not over');
  const record = writeRecord(game, table.names);
  if (!fair) return record;
  const position = record.position as JsonObject;
  return {
    ...record,
    position: { ...position, config: { ...rules.config, seed: fair.seed } },
    shuffle: { salt: fair.salt, commitment: fair.commitment },
  };
}
