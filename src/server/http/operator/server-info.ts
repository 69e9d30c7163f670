/** What the server offers. */
import { BOT_NAMES } from '../../../bots/index.js';
import type { JsonObject } from '../../../core/json.js';
import { BoardList, ServerInfo } from '../../../protocol/server.js';
import { PROTOCOL } from '../../../protocol/words.js';
import { type Endpoint, endpoint } from '../endpoint.js';

export const serverEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'server',
    summary: 'What this server offers: games, boards, bots',
    tag: 'server',
    signedIn: false,
    forTokens: 'any',
    reply: ServerInfo,
    handle: async ({ services: { levels, shelf, version, store } }) => ({
      name: 'kontor',
      version,
      protocol: PROTOCOL,
      needsAdmin: !(await store.admin.hasAdmin()),
      levels: [...levels],
      outside: levels.filter((level) => !BOT_NAMES.includes(level)),
      configs: shelf.games.flatMap((game) => game.configs()),
    }),
  }),
  endpoint({
    method: 'GET',
    path: 'boards',
    summary: 'Boards that this server has beyond those that come with Kontor',
    tag: 'server',
    signedIn: false,
    forTokens: 'any',
    reply: BoardList,
    handle: ({ services }) => [...services.boards] as JsonObject[],
  }),
];
