/** Notification settings: channels, quiet hours, and settings for single tables. */
import {
  Channel,
  ChannelParams,
  ConfirmChannel,
  NewChannel,
  NotifyChoice,
  NotifySettings,
  TableNotify,
  TestResult,
} from '../../../protocol/people/notify.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { Type } from '../../../protocol/schema.js';
import { TableParams } from '../../../protocol/tables/tables.js';
import { choiceOf, withChoice } from '../../notify/choice.js';
import type { PersonRow } from '../../store/schema/rows.js';
import { isZone } from '../../tables/timed/working-time.js';
import { type Endpoint, type EndpointRequest, endpoint } from '../endpoint.js';
import { readAsMember } from '../tables/tables.js';

const tag = 'messages';

/** The person as stored now: what is cached may be older than the last change. */
async function readPerson({
  caller,
  services,
}: EndpointRequest<unknown, unknown, unknown, { person: PersonRow }>) {
  return (await services.store.people.find(caller.person.id)) ?? caller.person;
}

export const notifyEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'me/notify',
    summary: 'How you are told that a table waits for you',
    tag,
    signedIn: true,
    reply: NotifySettings,
    async handle(request) {
      const { channels } = request.services;
      const person = await readPerson(request);
      return {
        choice: choiceOf(person),
        channels: await channels.list(person.id),
        offers: { push: true, mail: channels.sendsMail, webhook: true },
        pushKey: channels.pushKey,
      };
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'me/notify',
    summary: 'Sets channels, quiet hours and how often',
    tag,
    signedIn: true,
    body: NotifyChoice,
    reply: NotifyChoice,
    async handle(request) {
      const { body, services } = request;
      if (!isZone(body.zone)) throw new CodedRefusal('refused', 'is not a time zone', 'zone');
      const person = await readPerson(request);
      await services.people.change(person.id, { preferences: withChoice(person, body) });
      return body;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/notify/channels',
    summary: 'Adds a browser, a mailbox (a code is sent to it) or a webhook',
    tag,
    signedIn: true,
    body: NewChannel,
    reply: Channel,
    status: 201,
    costs: 'messages',
    handle: ({ body, caller, services, base }) => services.channels.add(caller.person, body, base()),
  }),
  endpoint({
    method: 'POST',
    path: 'me/notify/channels/:channel/confirm',
    summary: 'Confirms a mailbox with the code that was sent to it',
    tag,
    signedIn: true,
    params: ChannelParams,
    body: ConfirmChannel,
    reply: Channel,
    handle: ({ params, body, caller, services }) =>
      services.channels.confirm(caller.person.id, params.channel, body.code),
  }),
  endpoint({
    method: 'POST',
    path: 'me/notify/channels/:channel/test',
    summary: 'Sends a test message',
    tag,
    signedIn: true,
    params: ChannelParams,
    reply: TestResult,
    costs: 'messages',
    async handle({ params, caller, services }) {
      const outcome = await services.channels.test(caller.person, params.channel);
      return { sent: outcome.result === 'sent', reason: outcome.result === 'sent' ? '' : outcome.reason };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/notify/channels/:channel',
    summary: 'Removes a channel',
    tag,
    signedIn: true,
    params: ChannelParams,
    reply: Type.Null(),
    async handle({ params, caller, services }) {
      await services.channels.remove(caller.person.id, params.channel);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    path: 'tables/:id/notify',
    summary: 'How you are told about this table',
    tag,
    signedIn: true,
    params: TableParams,
    reply: TableNotify,
    async handle(request) {
      await readAsMember(request, () => undefined);
      const { params, caller, services } = request;
      const kinds = await services.store.notify.tableKinds(params.id, caller.person.id);
      return { kinds: kinds === null ? null : JSON.parse(kinds) };
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'tables/:id/notify',
    summary: 'Sets how you are told about this table: as usual, over certain channels, or not at all',
    tag,
    signedIn: true,
    params: TableParams,
    body: TableNotify,
    reply: TableNotify,
    async handle(request) {
      await readAsMember(request, () => undefined);
      const { params, body, caller, services } = request;
      const kinds = body.kinds === null ? null : JSON.stringify([...new Set(body.kinds)]);
      await services.store.notify.putTableKinds(params.id, caller.person.id, kinds);
      return body;
    },
  }),
];
