/** Importing records of games that were played elsewhere. */
import { json } from '../../../protocol/schema.js';
import { Made } from '../../../protocol/tables/tables.js';
import { LIMITS } from '../../../protocol/words.js';
import { actorOf } from '../../tables/decide/context.js';
import { importRecord } from '../../tables/start/import-record.js';
import { DEFAULTS } from '../../tables/start/new-table.js';
import { type Endpoint, endpoint } from '../endpoint.js';

export const recordEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'records',
    summary: 'Imports a game record: a finished one to look at, an unfinished one to resume',
    tag: 'tables',
    signedIn: true,
    body: json('a game record as in docs/formats.md'),
    reply: Made,
    status: 201,
    bodyLimit: LIMITS.record,
    weight: 20,
    costs: 'tables',
    async handle({ body, caller, services }) {
      const settings = {
        ...DEFAULTS,
        ...{ access: 'invited' as const, autostart: false, rated: false, hints: true, config: {} },
      };
      return {
        table: await importRecord(services, body, settings, actorOf(caller)),
      };
    },
  }),
];
