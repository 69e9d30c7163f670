/** The calendar feed, for calendar programs, and the endpoints with which people make, renew and end its address. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CalendarAddress } from '../../../protocol/people/notify.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { networkOf } from '../../addresses.js';
import {
  calendarFor,
  calendarUrl,
  ownerOf,
  REFRESH_MINUTES,
  renewed,
  switchedOff,
} from '../../calendar/feed.js';
import { Buckets } from '../../limits.js';
import type { Services } from '../../services.js';
import type { PersonRow } from '../../store/schema/rows.js';
import { baseOf } from '../base.js';
import { type Endpoint, endpoint } from '../endpoint.js';

const tag = 'messages';

/** The person as stored now: what is cached may be older than the last change. */
const readPerson = async ({ store }: Services, person: PersonRow): Promise<PersonRow> =>
  (await store.people.find(person.id)) ?? person;

export const calendarEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'me/calendar',
    summary: 'The secret address of your calendar of deadlines; null while you have none',
    tag,
    signedIn: true,
    reply: CalendarAddress,
    async handle({ caller, services, base }) {
      return { url: calendarUrl(services.key, await readPerson(services, caller.person), base()) };
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/calendar',
    summary: 'Makes the address of your calendar, or a new one: the one before ends',
    tag,
    signedIn: true,
    reply: CalendarAddress,
    costs: 'messages',
    async handle({ caller, services, base }) {
      const person = await readPerson(services, caller.person);
      const preferences = renewed(person);
      await services.people.change(person.id, { preferences });
      return { url: calendarUrl(services.key, { ...person, preferences }, base()) };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/calendar',
    summary: 'Ends your calendar',
    tag,
    signedIn: true,
    reply: CalendarAddress,
    async handle({ caller, services }) {
      const person = await readPerson(services, caller.person);
      await services.people.change(person.id, { preferences: switchedOff(person) });
      return { url: null };
    },
  }),
];

/** What calendar programs fetch. They have no cookie: the address is all they know. */
export function addCalendar(http: FastifyInstance, services: Services): void {
  const { store, key, now, basePath, limits, proxies } = services;
  const requests = new Buckets(limits.calendars);
  http.get<{ Params: { file: string } }>(`${basePath}api/calendar/:file`, async (request, reply) => {
    if (!requests.take(networkOf(proxies.addressOf(request.raw))))
      throw new CodedRefusal('too-fast', 'too many requests; calendars need to ask every few minutes only');
    const [, token] = /^(.+)\.ics$/.exec(request.params.file) ?? [];
    const person = token === undefined ? null : await ownerOf(store, key, token, now());
    if (!person) throw new CodedRefusal('not-found', 'there is no such calendar');
    const text = await calendarFor(store, person, baseOf(request.raw, services));
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    void reply.headers({ etag: tag, 'cache-control': `private, max-age=${REFRESH_MINUTES * 60}` });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply
      .header('content-disposition', 'inline; filename="kontor.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
