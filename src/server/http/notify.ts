/** How one wants to be told: channels, quiet hours, and single tables. */
import {
  Channel,
  ChannelParams,
  ConfirmChannel,
  NewChannel,
  NotifyChoice,
  NotifySettings,
  TableNotify,
  TestResult,
} from '../../protocol/notify.js';
import { Type } from '../../protocol/schema.js';
import { TableParams } from '../../protocol/tables.js';
import { choiceOf, withChoice } from '../notify/choice.js';
import type { PersonRow } from '../store/rows.js';
import { Denial } from '../tables/problem.js';
import { isZone } from '../tables/working-time.js';
import { type Asked, type Endpoint, endpoint } from './endpoint.js';
import { atTable } from './tables.js';

const tag = 'messages';

/** As it is in the database: what was remembered may be older than the last change. */
async function fresh({ caller, services }: Asked<unknown, unknown, unknown, { person: PersonRow }>) {
  return (await services.store.people.find(caller.person.id)) ?? caller.person;
}

export const notifyEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'me/notify',
    summary: 'How one is told that a table waits',
    tag,
    signedIn: true,
    reply: NotifySettings,
    async handle(asked) {
      const { channels } = asked.services;
      const person = await fresh(asked);
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
    summary: 'Chooses channels, quiet hours and how often',
    tag,
    signedIn: true,
    body: NotifyChoice,
    reply: NotifyChoice,
    async handle(asked) {
      const { body, services } = asked;
      if (!isZone(body.zone)) throw new Denial('refused', 'is not a time zone', 'zone');
      const person = await fresh(asked);
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
    summary: 'Shows with the code that was sent that a mailbox is one’s own',
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
    summary: 'Sends a message to see whether it arrives',
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
    summary: 'Takes a channel away',
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
    summary: 'How one is told about this table',
    tag,
    signedIn: true,
    params: TableParams,
    reply: TableNotify,
    async handle(asked) {
      await atTable(asked, () => undefined);
      const { params, caller, services } = asked;
      const kinds = await services.store.notify.tableKinds(params.id, caller.person.id);
      return { kinds: kinds === null ? null : JSON.parse(kinds) };
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'tables/:id/notify',
    summary: 'Chooses how one is told about this table: as usual, over certain channels, or not at all',
    tag,
    signedIn: true,
    params: TableParams,
    body: TableNotify,
    reply: TableNotify,
    async handle(asked) {
      await atTable(asked, () => undefined);
      const { params, body, caller, services } = asked;
      const kinds = body.kinds === null ? null : JSON.stringify([...new Set(body.kinds)]);
      await services.store.notify.putTableKinds(params.id, caller.person.id, kinds);
      return body;
    },
  }),
];
