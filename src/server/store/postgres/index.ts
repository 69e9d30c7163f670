/** PostgreSQL: shared by any number of nodes. */
import type { DatabaseKind } from '../database.js';
import { openPostgresSource, openPostgresTarget } from './backup.js';
import { PostgresDatabase } from './database.js';

export const postgres: DatabaseKind = {
  owns: (address) => /^postgres(ql)?:\/\//.test(address) && URL.canParse(address),
  open: (address, connections, silentMs) => new PostgresDatabase(address, connections, silentMs),
  openSource: openPostgresSource,
  openTarget: openPostgresTarget,
};
