/** What a server says about itself. */
import { jsonObject, list, type Of, strict, Type, text, whole } from './schema.js';

export const ServerInfo = strict({
  name: text(40),
  version: text(40),
  protocol: whole(1, 1000),
  needsAdmin: Type.Boolean({
    description: 'nobody is its admin yet; whoever runs it finds a code in its output',
  }),
  levels: list(text(32), 100, 'bots that can sit at a table'),
  outside: list(text(32), 100, 'those of them that this server has of its own: programs written elsewhere'),
  configs: list(jsonObject('a config'), 5000, 'every way a game can be set up'),
});
export type ServerInfo = Of<typeof ServerInfo>;

/** Boards beyond those that everybody has. */
export const BoardList = list(jsonObject('a board file, as in docs/boards.md'), 1000);
