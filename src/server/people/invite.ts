/**
 * Inviting somebody to a table. Whether an invitation arrives is for the receiver to say; the sender must not be able
 * to tell, so they get the same answer either way, and everything that depends on it happens after that.
 */
import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import type { Services } from '../services.js';
import type { Table } from '../tables/table.js';

/** A person gets one notice for a table, however many people invite them to it. */
const ONLY_NOTICE = 0;

interface Wanted {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/** Refuses invitations to a table that has no room, or that the person sits at. */
export function mustHaveRoomFor(table: Table, person: string): void {
  const takesPeople = table.status === 'open' || table.status === 'playing';
  const hasRoom = table.seats.some(({ kind, kept }) => kind === 'open' && kept === null);
  if (!takesPeople || !hasRoom) throw new CodedRefusal('not-now', 'no seat is free at this table');
  if (table.seatOf(person) !== null) throw new CodedRefusal('refused', 'this person sits here already');
}

export async function invite(services: Services, { table, from, to }: Wanted): Promise<void> {
  const { store, now, log } = services;
  if (from === to) throw new CodedRefusal('refused', 'this is you', 'body.person');
  const [person, relation, waiting] = await Promise.all([
    store.people.find(to),
    store.acquaintances.relation(from, to),
    store.invitations.waiting(from, to),
  ]);
  if (!person) throw new CodedRefusal('not-found', 'there is no such person');
  if (relation === 'block') throw new CodedRefusal('refused', 'you have blocked this person');
  if (waiting.each >= LIMITS.invitationsEach || waiting.all >= LIMITS.invitations)
    throw new CodedRefusal('too-much', 'wait until some of your invitations are answered');
  const isNew = await store.invitations.add({ table_id: table, from_id: from, to_id: to, at: now() });
  if (isNew) void notify(services, table, to).catch((error: unknown) => log.error({ err: error }));
}

async function notify({ store, now }: Services, table: string, to: string): Promise<void> {
  const [arrived] = await store.invitations.received(to, now(), table);
  if (arrived)
    await store.notify.addNotice(to, { table_id: table, about: 'invited', number: ONLY_NOTICE }, now());
}
