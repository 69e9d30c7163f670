/**
 * Messages that must change nothing: malformed, oversized, out of order, replayed, or forbidden to the sender. None of
 * them is legitimate, so any change is a bug in the server.
 */
import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { ClientMessage } from '../../../src/protocol/socket.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { ENDPOINTS } from '../../../src/server/app.js';
import type { Endpoint } from '../../../src/server/http/endpoint.js';
import { checker } from '../../../src/server/validate.js';
import { corrupted, garbledText, validValue } from './arbitrary.js';

/** A guest, a signed-in person without access to the tables, and a player who has nothing to decide. */
const ROLES = ['stranger', 'outsider', 'player'] as const;
export type Role = (typeof ROLES)[number];

export type HostileMessage =
  | { readonly way: 'socket'; readonly role: Exclude<Role, 'stranger'>; readonly text: string }
  | {
      readonly way: 'http';
      readonly role: Role;
      readonly method: string;
      readonly path: string;
      readonly body?: string;
    }
  | { readonly way: 'raw'; readonly bytes: Uint8Array };

export interface Targets {
  /** Tables closed to outsiders; the player sits at the first. */
  readonly tables: readonly string[];
  /** Commands that the player completed earlier. */
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

/** Valid messages, most of them about an existing table. */
function validMessages({ tables }: Targets): fc.Arbitrary<Json> {
  return fc
    .tuple(validValue(ClientMessage), fc.constantFrom(...tables), fc.nat(9))
    .map(([message, table, chance]) =>
      isObject(message) && 'table' in message && chance > 0 ? { ...message, table } : message,
    );
}

const asText = (value: fc.Arbitrary<Json>): fc.Arbitrary<string> => value.map((one) => JSON.stringify(one));
const signedIn = fc.constantFrom('outsider' as const, 'player' as const);

function malformedMessages(targets: Targets): fc.Arbitrary<HostileMessage> {
  const valid = validMessages(targets);
  const text = fc
    .oneof(
      { weight: 6, arbitrary: asText(corrupted(valid)) },
      { weight: 2, arbitrary: garbledText(asText(valid)) },
      { weight: 1, arbitrary: asText(fc.jsonValue() as fc.Arbitrary<Json>) },
    )
    .filter((one) => isMalformed(one, checkMessage));
  return fc.tuple(signedIn, text).map(([role, one]) => ({ way: 'socket', role, text: one }));
}

/** Valid, but from an outsider. */
const forbiddenMessages = (targets: Targets): fc.Arbitrary<HostileMessage> =>
  validMessages(targets).map((one) => ({ way: 'socket', role: 'outsider', text: JSON.stringify(one) }));

/** Completed commands sent again: unchanged, under a new id, or for a future step. */
function replayedMessages({ done }: Targets): fc.Arbitrary<HostileMessage> {
  return fc
    .tuple(fc.constantFrom(...done), fc.nat(3), fc.uuid(), fc.integer({ min: 1, max: 1000 }))
    .map(([old, how, id, ahead]): HostileMessage => {
      const step = Number(old.step);
      if (how === 0) return { way: 'socket', role: 'player', text: JSON.stringify(old) };
      if (how === 1) return { way: 'socket', role: 'outsider', text: JSON.stringify(old) };
      const changed = how === 2 ? { ...old, id } : { ...old, id, step: step + 1000 + ahead };
      return { way: 'socket', role: 'player', text: JSON.stringify(changed) };
    });
}

function largeMessages(targets: Targets): fc.Arbitrary<HostileMessage> {
  const [table] = targets.tables;
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

function requests({ method, path, body }: Endpoint, { tables }: Targets): fc.Arbitrary<HostileMessage>[] {
  const target = fc.constantFrom(...tables).map((table) => withTable(path, table));
  const isTable = path.startsWith('tables/:id');
  const made: fc.Arbitrary<HostileMessage>[] = [];
  const roles = fc.constantFrom(...ROLES);
  if (body) {
    const check = checker(body);
    const valid = validValue(body);
    const bad = fc
      .oneof(asText(corrupted(valid)), garbledText(asText(valid)))
      .filter((text) => isMalformed(text, check));
    made.push(
      fc
        .tuple(roles, target, bad)
        .map(([role, at, text]) => ({ way: 'http', role, method, path: at, body: text })),
    );
    if (isTable) {
      made.push(
        fc
          .tuple(fc.constantFrom('stranger' as const, 'outsider' as const), target, asText(valid))
          .map(([role, at, text]) => ({ way: 'http', role, method, path: at, body: text })),
      );
    }
  } else if (isTable) {
    made.push(
      fc
        .tuple(fc.constantFrom('stranger' as const, 'outsider' as const), target)
        .map(([role, at]) => ({ way: 'http', role, method, path: at })),
    );
  }
  // Arbitrary paths must be harmless too.
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

/** Arbitrary bytes, some of which begin like HTTP or TLS. */
const raw: fc.Arbitrary<HostileMessage> = fc
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

/** The same seed gives the same messages. */
export function* hostileMessages(targets: Targets, count: number, seed: number): Generator<HostileMessage> {
  const any = fc.oneof(
    { weight: 40, arbitrary: malformedMessages(targets) },
    { weight: 15, arbitrary: forbiddenMessages(targets) },
    { weight: 25, arbitrary: replayedMessages(targets) },
    { weight: 1, arbitrary: largeMessages(targets) },
    { weight: 18, arbitrary: fc.oneof(...ENDPOINTS.flatMap((endpoint) => requests(endpoint, targets))) },
    { weight: 1, arbitrary: raw },
  );
  const CHUNK = 500;
  for (let made = 0; made < count; made += CHUNK) {
    yield* fc.sample(any, { numRuns: Math.min(CHUNK, count - made), seed: seed + made });
  }
}
