/** Invitations from one person to another, to a table with a free seat. */
import {
  AcceptInvitation,
  NewInvitation,
  type ReceivedInvitation,
  ReceivedInvitations,
  type SentInvitation,
  SentInvitations,
} from '../../../protocol/people/profile.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { Type } from '../../../protocol/schema.js';
import { type TableDetails, TableParams } from '../../../protocol/tables/tables.js';
import { invite, mustHaveRoomFor } from '../../people/invite.js';
import { cardOf } from '../../people/profile.js';
import { invitationOf, newId } from '../../people/secrets.js';
import type { Services } from '../../services.js';
import type { ReceivedInvitation as ReceivedRow } from '../../store/people/invitations.js';
import { actorOf } from '../../tables/decide/context.js';
import { type Endpoint, endpoint } from '../endpoint.js';
import { readAsMember } from '../tables/tables.js';

const tag = 'people';

/** The settings that matter to guests; tables of earlier versions say less of them. */
const TERMS = ['pace', 'rated', 'hints', 'undo', 'rest'] as const;

const termsIn = (details: TableDetails): ReceivedInvitation['details'] =>
  Object.fromEntries(TERMS.flatMap((name) => (name in details ? [[name, details[name]]] : [])));

/** Nothing that the sender wrote except names: an invitation is not a message. */
const receivedOf = ({ table, from, host, at }: ReceivedRow, key: string): ReceivedInvitation => ({
  table: table.id,
  from: cardOf(from),
  host: host && cardOf(host),
  game: table.game,
  board: table.board,
  players: table.players,
  free: table.free,
  pace: table.pace as ReceivedInvitation['pace'],
  details: termsIn(JSON.parse(table.details) as TableDetails),
  at,
  invite: invitationOf(key, table.id),
});

async function sentOf({ store }: Services, table: string, from: string): Promise<SentInvitation[]> {
  const rows = await store.invitations.sent(table, from);
  return rows.map((row) => ({ person: cardOf(row), at: row.at, declined: row.declined_at !== null }));
}

export const invitationEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'me/invitations',
    summary: 'The invitations that wait for your answer',
    tag,
    signedIn: true,
    reply: ReceivedInvitations,
    async handle({ caller, services: { store, now, key } }) {
      const rows = await store.invitations.received(caller.person.id, now());
      return rows.map((row) => receivedOf(row, key));
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/invitations/:id/accept',
    summary: 'Accepts the invitation to a table: takes a free seat there',
    tag,
    signedIn: true,
    params: TableParams,
    body: AcceptInvitation,
    reply: Type.Null(),
    async handle({ params: { id }, body: { knowing = false }, caller, services }) {
      const { store, commands, now } = services;
      if ((await store.invitations.received(caller.person.id, now(), id)).length === 0)
        throw new CodedRefusal('not-found', 'there is no such invitation');
      await commands.execute(id, actorOf(caller, true), { do: 'sit', knowing }, newId(16));
      await store.invitations.remove(caller.person.id, id);
      return null;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/invitations/:id',
    summary: 'Declines all invitations to a table; the same people cannot invite you to it again',
    tag,
    signedIn: true,
    params: TableParams,
    reply: Type.Null(),
    async handle({ params: { id }, caller, services: { store, now } }) {
      await store.invitations.decline(caller.person.id, id, now());
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/invitations',
    summary: 'Whom you have invited to a table where you sit',
    tag,
    signedIn: true,
    params: TableParams,
    reply: SentInvitations,
    async handle(request) {
      await readAsMember(request, () => undefined);
      return sentOf(request.services, request.params.id, request.caller.person.id);
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tables/:id/invitations',
    summary:
      'Invites a person to a table where you sit. It is answered in the same way whether or not they want invitations from you',
    tag,
    signedIn: true,
    params: TableParams,
    body: NewInvitation,
    reply: SentInvitations,
    costs: 'messages',
    async handle(request) {
      const { params, body, caller, services } = request;
      await readAsMember(request, (table) => mustHaveRoomFor(table, body.person));
      await invite(services, { table: params.id, from: caller.person.id, to: body.person });
      return sentOf(services, params.id, caller.person.id);
    },
  }),
];
