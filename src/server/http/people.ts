/** Who one is: name, devices, tokens. */

import {
  DeviceLink,
  FollowLink,
  MadeToken,
  Me,
  NewPerson,
  NewToken,
  PersonChange,
  type Token,
  Tokens,
  Who,
} from '../../protocol/people.js';
import { strict, Type } from '../../protocol/schema.js';
import type { Services } from '../services.js';
import type { CredentialRow, PersonRow } from '../store/rows.js';
import type { Event } from '../tables/events.js';
import { Denial } from '../tables/problem.js';
import type { Table } from '../tables/table.js';
import { type Endpoint, endpoint } from './endpoint.js';

export const meOf = ({ id, name, language, admin }: PersonRow): Me => ({
  id,
  name,
  language: language === 'de' ? 'de' : 'en',
  admin: admin === 1,
});

const tokenOf = ({ id, label, table_id, created_at, seen_at }: CredentialRow): Token => ({
  id,
  label,
  table: table_id,
  created: created_at,
  seen: seen_at,
});

const tag = 'people';

export const peopleEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'people',
    summary: 'Come in with a name: signs the browser in by a cookie',
    tag,
    signedIn: false,
    body: NewPerson,
    reply: Me,
    status: 201,
    costs: 'people',
    async handle({ body, services, setCookie }) {
      const { person, secret } = await services.people.add(body.name.trim(), body.language ?? 'en');
      setCookie(secret);
      return meOf(person);
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me',
    summary: 'Who one is',
    tag,
    signedIn: true,
    forTokens: 'any',
    reply: Me,
    handle: ({ caller }) => meOf(caller.person),
  }),
  endpoint({
    method: 'GET',
    path: 'who',
    summary:
      'Who one is, or that one is nobody yet; a page can ask it on a first visit without being refused',
    tag,
    signedIn: false,
    forTokens: 'any',
    reply: Who,
    handle: ({ caller }) => ({ me: caller && meOf(caller.person) }),
  }),
  endpoint({
    method: 'PATCH',
    path: 'me',
    summary: 'Another name or language; tables that go on show the new name',
    tag,
    signedIn: true,
    body: PersonChange,
    reply: Me,
    async handle({ body, caller, services }) {
      const { person } = caller;
      const name = body.name?.trim();
      const change = { ...(name ? { name } : {}), ...(body.language ? { language: body.language } : {}) };
      if (Object.keys(change).length > 0) await services.people.change(person.id, change);
      if (name && name !== person.name) await rename(services, person.id, name);
      return meOf({ ...person, ...change });
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me',
    summary: 'Be forgotten: devices, tokens and notes are deleted, and bots play on',
    tag,
    signedIn: true,
    reply: Type.Null(),
    async handle({ caller, services, setCookie }) {
      await getUp(services, caller.person.id);
      await services.people.remove(caller.person.id);
      setCookie(null);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/sign-out',
    summary: 'Forget this device only',
    tag,
    signedIn: true,
    reply: Type.Null(),
    async handle({ caller, services, setCookie }) {
      await services.people.removeCredential(caller.credential.id, caller.person.id);
      setCookie(null);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/links',
    summary: 'A code that signs another device in, once, within ten minutes',
    tag,
    signedIn: true,
    reply: DeviceLink,
    status: 201,
    handle: ({ caller, services }) => services.people.link(caller.person.id),
  }),
  endpoint({
    method: 'POST',
    path: 'links',
    summary: 'Continue on this device with a code from another one',
    tag,
    signedIn: false,
    body: FollowLink,
    reply: Me,
    costs: 'people',
    async handle({ body, services, setCookie }) {
      const { person, secret } = await services.people.follow(body.code);
      setCookie(secret);
      return meOf(person);
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me/tokens',
    summary: 'The tokens of one’s programs',
    tag,
    signedIn: true,
    reply: Tokens,
    handle: async ({ caller, services }) => (await services.people.tokens(caller.person.id)).map(tokenOf),
  }),
  endpoint({
    method: 'POST',
    path: 'me/tokens',
    summary: 'A token with which a program may play in one’s name, everywhere or at one table',
    tag,
    signedIn: true,
    body: NewToken,
    reply: MadeToken,
    status: 201,
    async handle({ body, caller, services }) {
      const made = await services.people.addToken(caller.person.id, body.label, body.table ?? null);
      return { ...tokenOf(made.row), token: made.token };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/tokens/:token',
    summary: 'Makes a token useless',
    tag,
    signedIn: true,
    params: strict({ token: Type.String({ pattern: '^[a-z0-9]{16}$' }) }),
    reply: Type.Null(),
    async handle({ params, caller, services }) {
      const tokens = await services.people.tokens(caller.person.id);
      if (!tokens.some(({ id }) => id === params.token))
        throw new Denial('not-found', 'there is no such token');
      await services.people.removeCredential(params.token, caller.person.id);
      return null;
    },
  }),
];

/** Does something at every table that a person sits at and that is not over. */
async function atEveryTable(
  { store, keeper }: Services,
  person: string,
  work: (table: Table, seat: number) => Event[],
): Promise<void> {
  const tables = await store.tables.list({ person, status: ['open', 'playing'], limit: 1000 });
  for (const { id } of tables) {
    await keeper.run(id, { person, name: '', label: person }, null, (table) => {
      const seat = table.seatOf(person);
      return seat === null ? [] : work(table, seat);
    });
  }
}

/** At tables that are over, people keep the name they had. */
const rename = (services: Services, person: string, name: string): Promise<void> =>
  atEveryTable(services, person, ({ seats }, seat) =>
    seats[seat].name === name ? [] : [{ kind: 'renamed', seat, name }],
  );

/** Nobody waits for somebody who is gone for good: a bot plays on. */
const getUp = (services: Services, person: string): Promise<void> =>
  atEveryTable(services, person, ({ status, seats }, seat) => {
    if (status === 'open') return [{ kind: 'left', seat }];
    return seats[seat].away ? [] : [{ kind: 'away', seat, on: true }];
  });
