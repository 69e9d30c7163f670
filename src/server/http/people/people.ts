/** The account: name, devices, tokens. */

import {
  type Ban,
  type Device,
  DeviceLink,
  Devices,
  MadeToken,
  Me,
  NameCheck,
  NewPerson,
  NewToken,
  PersonChange,
  RedeemLink,
  type Token,
  Tokens,
  Who,
} from '../../../protocol/people/people.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { strict, Type } from '../../../protocol/schema.js';
import { Name } from '../../../protocol/words.js';
import type { Event } from '../../events.js';
import { languageOf } from '../../notify/choice.js';
import { checkName } from '../../people/name-check.js';
import { mustBeAllowed, nameBeside, tableName } from '../../people/names.js';
import type { Caller } from '../../people/people.js';
import type { Services } from '../../services.js';
import type { CredentialRow, PersonRow } from '../../store/schema/rows.js';
import type { Table } from '../../tables/table.js';
import { type Endpoint, endpoint } from '../endpoint.js';

export const meOf = (person: PersonRow): Me => ({
  id: person.id,
  name: person.name,
  short: person.short_name,
  language: languageOf(person),
  admin: person.admin === 1,
});

const banOf = ({ banned_at, banned_until, ban_reason }: PersonRow): Ban => ({
  since: banned_at!,
  until: banned_until,
  reason: ban_reason,
});

const tokenOf = ({ id, label, table_id, created_at, seen_at }: CredentialRow): Token => ({
  id,
  label,
  table: table_id,
  created: created_at,
  seen: seen_at,
});

const deviceOf = (row: CredentialRow, caller: Caller): Device => ({
  id: row.id,
  current: row.id === caller.credential.id,
  browser: row.browser || null,
  system: row.system || null,
  network: row.network || null,
  by: (row.label || null) as Device['by'],
  created: row.created_at,
  seen: row.seen_at,
});

const tag = 'people';
/** Typing a name asks a few times; going through lists of names takes hundreds. */
const NAME_WEIGHT = 4;
/** More tables of one person than anybody plays at. */
const MOST_TABLES = 1000;

export const peopleEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'people',
    summary: 'Enter with a name: signs the browser in with a cookie',
    tag,
    signedIn: false,
    body: NewPerson,
    reply: Me,
    status: 201,
    costs: 'people',
    async handle({ body, services, network, setCookie, device }) {
      services.bannedNetworks.mustAdmitNewPeople(network());
      const { person, secret } = await services.people.add(body, device());
      setCookie(secret);
      return meOf(person);
    },
  }),
  endpoint({
    method: 'GET',
    path: 'names',
    summary: 'Whether you could be called this: names are unique, also those that only look the same',
    tag,
    signedIn: false,
    query: strict({ name: Name }),
    reply: NameCheck,
    weight: NAME_WEIGHT,
    handle: ({ query, caller, services }) =>
      checkName(services.store.people, query.name, caller?.person.id ?? null),
  }),
  endpoint({
    method: 'GET',
    path: 'me',
    summary: 'Who you are',
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
      'Who you are, or null for a stranger, and whether you are banned; a page can ask this on a first visit without being refused',
    tag,
    signedIn: false,
    forTokens: 'any',
    tellsBans: true,
    reply: Who,
    handle({ caller, ban, renewCookie }) {
      renewCookie();
      return { me: caller && meOf(caller.person), ban: ban && banOf(ban) };
    },
  }),
  endpoint({
    method: 'PATCH',
    path: 'me',
    summary: 'Changes name, short form or language; tables that are not over show the new name',
    tag,
    signedIn: true,
    costs: 'spread',
    body: PersonChange,
    reply: Me,
    async handle({ body, caller, services }) {
      const { person } = caller;
      const { language, short } = body;
      const name = body.name === undefined ? person.name : mustBeAllowed(body.name);
      const change = {
        ...(short === undefined ? {} : { short_name: short.trim() && mustBeAllowed(short, 'short') }),
        ...(language ? { language } : {}),
      };
      if (name !== person.name) await services.people.rename(person.id, name);
      if (Object.keys(change).length > 0) await services.people.change(person.id, change);
      const changed = { ...person, ...change, name };
      if (tableName(changed) !== tableName(person)) await renameAtTables(services, changed);
      return meOf(changed);
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me',
    summary:
      'Deletes the account with devices, tokens and notes; bots take over the seats, and open tables of this host are closed',
    tag,
    signedIn: true,
    reply: Type.Null(),
    async handle({ caller, services, setCookie }) {
      await leaveTables(services, caller.person.id);
      await services.people.remove(caller.person.id);
      setCookie(null);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/sign-out',
    summary: 'Signs out this device only',
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
    path: 'me/sign-out/others',
    summary: 'Signs out all other devices, and withdraws unused codes for further ones; tokens stay',
    tag,
    signedIn: true,
    reply: Type.Null(),
    async handle({ caller, services }) {
      await services.people.signOutOthers(caller);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/sign-out/everywhere',
    summary:
      'Ends everything that is signed in: all devices, tokens and unused codes. Only a recovery phrase, a mailbox or a passkey leads back',
    tag,
    signedIn: true,
    reply: Type.Null(),
    async handle({ caller, services, setCookie }) {
      await services.people.signOutEverywhere(caller);
      setCookie(null);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me/devices',
    summary: 'The devices where you are signed in: this one first, then the last used',
    tag,
    signedIn: true,
    reply: Devices,
    async handle({ caller, services }) {
      const devices = (await services.people.devices(caller.person.id)).map((row) => deviceOf(row, caller));
      return devices.sort((a, b) => Number(b.current) - Number(a.current));
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/devices/:device',
    summary: 'Signs out one device',
    tag,
    signedIn: true,
    params: strict({ device: Type.String({ pattern: '^[a-z0-9]{16}$' }) }),
    reply: Type.Null(),
    async handle({ params, caller, services, setCookie }) {
      const devices = await services.people.devices(caller.person.id);
      if (!devices.some(({ id }) => id === params.device))
        throw new CodedRefusal('not-found', 'there is no such device');
      await services.people.removeCredential(params.device, caller.person.id);
      if (params.device === caller.credential.id) setCookie(null);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/links',
    summary: 'A code that signs in another device, once, within ten minutes',
    tag,
    signedIn: true,
    reply: DeviceLink,
    status: 201,
    handle: ({ caller, services }) => services.people.link(caller.person.id),
  }),
  endpoint({
    method: 'POST',
    path: 'links',
    summary: 'Signs this device in with a code from another one, or from a mail',
    tag,
    signedIn: false,
    body: RedeemLink,
    reply: Me,
    costs: 'people',
    async handle({ body, services, setCookie, device }) {
      const { person, secret } = await services.people.redeemLink(body.code, device(), body.makeRoom);
      setCookie(secret);
      return meOf(person);
    },
  }),
  endpoint({
    method: 'GET',
    path: 'me/tokens',
    summary: 'The tokens of your programs',
    tag,
    signedIn: true,
    reply: Tokens,
    handle: async ({ caller, services }) => (await services.people.tokens(caller.person.id)).map(tokenOf),
  }),
  endpoint({
    method: 'POST',
    path: 'me/tokens',
    summary: 'Makes a token with which a program can play in your name, everywhere or at one table',
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
    summary: 'Revokes a token',
    tag,
    signedIn: true,
    params: strict({ token: Type.String({ pattern: '^[a-z0-9]{16}$' }) }),
    reply: Type.Null(),
    async handle({ params, caller, services }) {
      const tokens = await services.people.tokens(caller.person.id);
      if (!tokens.some(({ id }) => id === params.token))
        throw new CodedRefusal('not-found', 'there is no such token');
      await services.people.removeCredential(params.token, caller.person.id);
      return null;
    },
  }),
];

/** Does something at every table where the person sits, or which they host, and that is not over. */
async function atEveryTable(
  { store, commands }: Services,
  person: string,
  work: (table: Table, seat: number | null) => Event[],
): Promise<void> {
  const tables = await store.tables.list({ person, status: ['open', 'playing'], limit: MOST_TABLES });
  for (const { id } of tables)
    await commands.run(id, { person, name: '', label: person }, null, (table) =>
      work(table, table.seatOf(person)),
    );
}

/** At finished tables people keep the name they had. */
const renameAtTables = (services: Services, person: PersonRow): Promise<void> =>
  atEveryTable(services, person.id, ({ seats }, seat) => {
    if (seat === null) return [];
    const others = seats.flatMap((other, i) => (i === seat || other.kind === 'open' ? [] : other.name));
    const name = nameBeside(person, others);
    return seats[seat].name === name ? [] : [{ kind: 'renamed', seat, name }];
  });

/** Why a table was closed; the page has it in words. */
const HOST_GONE = 'the host has left the server';

/** A bot takes over, so that nobody waits for a person who is gone. Without its host a table might never start. */
const leaveTables = (services: Services, person: string): Promise<void> =>
  atEveryTable(services, person, ({ status, seats, host }, seat) => {
    if (status === 'open' && host === person) return [{ kind: 'closed', reason: HOST_GONE }];
    if (seat === null) return [];
    if (status === 'open') return [{ kind: 'left', seat }];
    return seats[seat].away ? [] : [{ kind: 'away', seat, on: true }];
  });
