/**
 * Messages that must change nothing: malformed, too large, out of order, replayed, or sent by somebody who may not.
 * What would be right for the sender to send is left out, so whatever changes is a fault of the server.
 */
import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { ClientMessage } from '../../../src/protocol/socket.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { ENDPOINTS } from '../../../src/server/app.js';
import type { Endpoint } from '../../../src/server/http/endpoint.js';
import { checker } from '../../../src/server/validate.js';
import { fitting, garbled, spoilt } from './arbitrary.js';

/** Nobody, somebody signed in who has no business there, and a player whose turn it is not. */
export const ROLES = ['stranger', 'outsider', 'player'] as const;
export type Role = (typeof ROLES)[number];

export type Hostile =
  | { readonly way: 'socket'; readonly role: Exclude<Role, 'stranger'>; readonly text: string }
  | {
      readonly way: 'http';
      readonly role: Role;
      readonly method: string;
      readonly path: string;
      readonly body?: string;
    }
  | { readonly way: 'raw'; readonly bytes: Uint8Array };

export interface Prey {
  /** Tables that are closed to outsiders; the player sits at the first and has nothing to decide there. */
  readonly tables: readonly string[];
  /** Commands of the player that were done long ago. */
  readonly done: readonly JsonObject[];
}

const checkMessage = checker(ClientMessage);

function isMalformed(text: string, check: (value: unknown) => unknown): boolean {
  try {
    check(JSON.parse(text));
    return false;
  } catch {
    return true;
  }
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Messages that fit the schema, most of them about a table that is there. */
function aimed({ tables }: Prey): fc.Arbitrary<Json> {
  return fc
    .tuple(fitting(ClientMessage), fc.constantFrom(...tables), fc.nat(9))
    .map(([message, table, chance]) =>
      isObject(message) && 'table' in message && chance > 0 ? { ...message, table } : message,
    );
}

const written = (value: fc.Arbitrary<Json>): fc.Arbitrary<string> => value.map((one) => JSON.stringify(one));
const signedIn = fc.constantFrom('outsider' as const, 'player' as const);

function malformedMessages(prey: Prey): fc.Arbitrary<Hostile> {
  const fit = aimed(prey);
  const text = fc
    .oneof(
      { weight: 6, arbitrary: written(spoilt(fit)) },
      { weight: 2, arbitrary: garbled(written(fit)) },
      { weight: 1, arbitrary: written(fc.jsonValue() as fc.Arbitrary<Json>) },
    )
    .filter((one) => isMalformed(one, checkMessage));
  return fc.tuple(signedIn, text).map(([role, one]) => ({ way: 'socket', role, text: one }));
}

/** In good form, but from somebody who may not look at these tables. */
const foreignMessages = (prey: Prey): fc.Arbitrary<Hostile> =>
  aimed(prey).map((one) => ({ way: 'socket', role: 'outsider', text: JSON.stringify(one) }));

/** What was done is sent again: as it was, as if it were new, or for a step that has not come. */
function replayedMessages({ done }: Prey): fc.Arbitrary<Hostile> {
  return fc
    .tuple(fc.constantFrom(...done), fc.nat(3), fc.uuid(), fc.integer({ min: 1, max: 1000 }))
    .map(([old, how, id, ahead]): Hostile => {
      const step = Number(old.step);
      if (how === 0) return { way: 'socket', role: 'player', text: JSON.stringify(old) };
      if (how === 1) return { way: 'socket', role: 'outsider', text: JSON.stringify(old) };
      const changed = how === 2 ? { ...old, id } : { ...old, id, step: step + 1000 + ahead };
      return { way: 'socket', role: 'player', text: JSON.stringify(changed) };
    });
}

function largeMessages(prey: Prey): fc.Arbitrary<Hostile> {
  const [table] = prey.tables;
  return fc.tuple(signedIn, fc.boolean(), fc.integer({ min: 1, max: 50_000 })).map(([role, http, more]) => {
    const text = 'x'.repeat(LIMITS.message + more);
    const body = JSON.stringify({ id: 'large', command: { do: 'say', text } });
    return http
      ? { way: 'http', role, method: 'POST', path: `tables/${table}/commands`, body }
      : { way: 'socket', role, text: `{"type":"do","table":"${table}",${body.slice(1)}` };
  });
}

const withTable = (path: string, table: string): string =>
  path.replace(':id', table).replace(':player', 'bot:greedy').replace(':token', 'abcdefghijklmnop');

function requests({ method, path, body }: Endpoint, { tables }: Prey): fc.Arbitrary<Hostile>[] {
  const target = fc.constantFrom(...tables).map((table) => withTable(path, table));
  const foreign = path.startsWith('tables/:id');
  const made: fc.Arbitrary<Hostile>[] = [];
  const roles = fc.constantFrom(...ROLES);
  if (body) {
    const check = checker(body);
    const fit = fitting(body);
    const bad = fc
      .oneof(written(spoilt(fit)), garbled(written(fit)))
      .filter((text) => isMalformed(text, check));
    made.push(
      fc
        .tuple(roles, target, bad)
        .map(([role, at, text]) => ({ way: 'http', role, method, path: at, body: text })),
    );
    if (foreign) {
      made.push(
        fc
          .tuple(fc.constantFrom('stranger' as const, 'outsider' as const), target, written(fit))
          .map(([role, at, text]) => ({ way: 'http', role, method, path: at, body: text })),
      );
    }
  } else if (foreign) {
    made.push(
      fc
        .tuple(fc.constantFrom('stranger' as const, 'outsider' as const), target)
        .map(([role, at]) => ({ way: 'http', role, method, path: at })),
    );
  }
  // Whatever the path is made of: it reads nothing and changes nothing.
  made.push(
    fc.tuple(roles, fc.webPath(), fc.webQueryParameters()).map(([role, part, query]) => ({
      way: 'http',
      role,
      method: 'GET',
      path: `tables${part}?${query}`,
    })),
  );
  return made;
}

/** Bytes that are neither HTTP nor WebSocket, or begin like them. */
const raw: fc.Arbitrary<Hostile> = fc
  .tuple(
    fc.constantFrom(
      '',
      'GET / HTTP/1.1\r\n',
      'POST /api/people HTTP/1.1\r\nContent-Length: 9\r\n\r\n',
      '\u0016\u0003\u0001',
    ),
    fc.uint8Array({ minLength: 1, maxLength: 300 }),
  )
  .map(([start, rest]) => ({ way: 'raw', bytes: Buffer.concat([Buffer.from(start), rest]) }));

/** `count` messages that follow from the seed. */
export function* hostile(prey: Prey, count: number, seed: number): Generator<Hostile> {
  const any = fc.oneof(
    { weight: 40, arbitrary: malformedMessages(prey) },
    { weight: 15, arbitrary: foreignMessages(prey) },
    { weight: 25, arbitrary: replayedMessages(prey) },
    { weight: 1, arbitrary: largeMessages(prey) },
    { weight: 18, arbitrary: fc.oneof(...ENDPOINTS.flatMap((endpoint) => requests(endpoint, prey))) },
    { weight: 1, arbitrary: raw },
  );
  const CHUNK = 500;
  for (let made = 0; made < count; made += CHUNK) {
    yield* fc.sample(any, { numRuns: Math.min(CHUNK, count - made), seed: seed + made });
  }
}
