/** What a server says about itself. */
import { jsonObject, list, type Of, strict, Type, text, whole } from './schema.js';

export const ServerInfo = strict({
  name: text(40),
  version: text(40),
  protocol: whole(1, 1000),
  needsAdmin: Type.Boolean({
    description: 'it has no admin yet; the operator finds a code in its output',
  }),
  levels: list(text(32), 100, 'bots that can sit at a table'),
  outside: list(text(32), 100, 'those of them that are programs of the operator'),
  configs: list(jsonObject('a config'), 5000, 'every setup that can be played'),
});
export type ServerInfo = Of<typeof ServerInfo>;

/** Boards beyond those that come with Kontor. */
export const BoardList = list(jsonObject('a board file, as in docs/boards.md'), 1000);
