/**
 * Tells people that tables wait for them, with three kinds of jobs. A *notice* job checks whether the table still waits
 * and the person is not watching; a *tell* job gathers a person's notices into one message for each channel; a
 * *deliver* job sends one message over one channel, and retries.
 */
import type { FastifyBaseLogger } from 'fastify';
import { CodedRefusal } from '../../protocol/refusal.js';
import type { JobRunner } from '../jobs/runner.js';
import { isBanned } from '../people/ban.js';
import { newId } from '../people/secrets.js';
import type { Notice, PendingDelivery } from '../store/people/notify.js';
import type { ChannelRow, DeliveryRow, JobRow, NoticeRow, PersonRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../tables/memory/tables.js';
import type { Table } from '../tables/table.js';
import { NOTICE_JOBS, noticesDue } from '../tables/timed/notices.js';
import { afterQuiet, choiceOf, kindsFor, languageOf } from './choice.js';
import { type Item, invitationItem, itemOf } from './message.js';
import type { Presence } from './presence.js';
import type { Outcome, Sender } from './sender.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A person who watches the table gets a message only after this: they may just have left the page open. */
const CHECK_AGAIN_MS = 5 * MINUTE;
/**
 * Those who are asked whether they are there have a minute, so this does not wait until the next message may be sent;
 * only the next of its kind does, or sitting down and leaving again would send a message each time.
 */
const URGENT = 'ready';
/** The pauses after the first, second, … attempt; then the message is dropped. */
const RETRY_AFTER_MS = [30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

interface NotifierParts {
  readonly store: Store;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly sender: Sender;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Called for every attempt. */
  readonly count?: (kind: ChannelRow['kind'], result: Outcome['result']) => void;
}

export class Notifier {
  constructor(private readonly parts: NotifierParts) {}

  attach(jobs: JobRunner): void {
    for (const kind of Object.keys(NOTICE_JOBS)) jobs.handle(kind, (job) => this.checkNotice(job));
    jobs.handle('tell', (job) => this.tell(job));
    jobs.handle('deliver', (job) => this.deliver(job));
  }

  /** A table has been waiting for somebody for a while. */
  private async checkNotice(job: JobRow): Promise<void> {
    const { store, presence } = this.parts;
    const about = NOTICE_JOBS[job.kind];
    const due = await this.read(job.key, (table) => noticesDue(table, about));
    const watching = await presence.watching(job.key);
    let isWatched = false;
    for (const { person, number } of due ?? []) {
      if (number !== job.number) continue;
      if (watching.has(person)) isWatched ||= about !== 'over';
      else if ((await this.channelsOf(person)).length > 0)
        await store.notify.addNotice(
          person,
          { table_id: job.key, about, number },
          this.parts.now(),
          about === URGENT,
        );
    }
    if (isWatched) await this.postpone(job, this.parts.now() + CHECK_AGAIN_MS);
  }

  /** Turns the notices of one person into messages. */
  private async tell(job: JobRow): Promise<void> {
    const { store } = this.parts;
    const person = await store.people.find(job.key);
    if (!person || isBanned(person, this.parts.now())) return;
    const now = this.parts.now();
    const choice = choiceOf(person);
    const pending = await store.notify.pendingNotices(person.id);
    const isUrgent = pending.some(({ about }) => about === URGENT);
    const lastTold = await store.notify.lastToldAt(person.id, isUrgent ? URGENT : undefined);
    const due = afterQuiet(Math.max(now, lastTold + choice.every * MINUTE), choice);
    if (due > now) return this.postpone(job, due);
    const notices = await this.stillDue(person, pending);
    const channels = await this.channelsOf(person.id);
    const deliveries = new Map<string, Notice[]>();
    const sent: Notice[] = [];
    for (const { table_id, about, number } of notices) {
      const notice = { table_id, about, number };
      const kinds = kindsFor(choice, await store.notify.tableKinds(table_id, person.id));
      const chosen = channels.filter(({ kind }) => kinds.includes(kind) && (about !== 'over' || choice.over));
      for (const { id } of chosen) deliveries.set(id, [...(deliveries.get(id) ?? []), notice]);
      if (chosen.length > 0) sent.push(notice);
      else await store.notify.removeNotice(person.id, notice);
    }
    const rows = [...deliveries].map(
      ([channel, about]): DeliveryRow => ({
        id: newId(16),
        person_id: person.id,
        channel_id: channel,
        notices: JSON.stringify(about),
        attempts: 0,
        created_at: now,
      }),
    );
    await store.notify.handToDeliveries(person.id, sent, rows, now);
    await store.notify.releaseIfAdded(job);
  }

  private async channelsOf(person: string): Promise<ChannelRow[]> {
    const channels = await this.parts.store.notify.channels(person);
    return channels.filter(({ confirmed_at }) => confirmed_at !== null);
  }

  /** Drops notices about what has been answered in the meantime. */
  private async stillDue(person: PersonRow, notices: readonly NoticeRow[]): Promise<NoticeRow[]> {
    const still: NoticeRow[] = [];
    for (const notice of notices) {
      if (await this.item(person.id, notice)) still.push(notice);
      else await this.parts.store.notify.removeNotice(person.id, notice);
    }
    return still;
  }

  private async item(person: string, { table_id, about, number }: Notice): Promise<Item | null> {
    if (about === 'invited') return this.invitation(person, table_id);
    if (about === 'rematch' && (await this.hasBlockedHost(person, table_id))) return null;
    return this.read(table_id, (table) => {
      const isDue = noticesDue(table, about).some((one) => one.person === person && one.number === number);
      return isDue ? itemOf(table, person, about) : null;
    });
  }

  /** Null for one that was answered, withdrawn or blocked in the meantime. */
  private async invitation(person: string, table: string): Promise<Item | null> {
    const { store, now } = this.parts;
    const [found] = await store.invitations.received(person, now(), table);
    return found ? this.read(table, (one) => invitationItem(one, found.from.name)) : null;
  }

  /** A rematch is an invitation, too. */
  private async hasBlockedHost(person: string, table: string): Promise<boolean> {
    const host = await this.read(table, (one) => one.host);
    return host !== null && (await this.parts.store.acquaintances.relation(person, host)) === 'block';
  }

  private async deliver(job: JobRow): Promise<void> {
    const { store } = this.parts;
    const delivery = await store.notify.delivery(job.key);
    const person = delivery && (await store.people.find(delivery.person_id));
    if (!delivery || !person || isBanned(person, this.parts.now()))
      return store.notify.removeDelivery(job.key);
    const items: Item[] = [];
    for (const notice of JSON.parse(delivery.notices) as Notice[]) {
      const item = await this.item(person.id, notice);
      if (item) items.push(item);
    }
    if (items.length === 0) return store.notify.removeDelivery(job.key);
    const { zone } = choiceOf(person);
    const message = { id: delivery.id, name: person.name, language: languageOf(person), zone, items };
    await this.record(delivery, await this.parts.sender.send(delivery.channel, message));
  }

  private async record(delivery: PendingDelivery, outcome: Outcome): Promise<void> {
    const { store, log, count } = this.parts;
    const { id, attempts, channel } = delivery;
    const { kind } = channel;
    count?.(kind, outcome.result);
    if (outcome.result === 'sent') {
      if (channel.failed_at !== null)
        await store.notify.changeChannel(channel.id, { failed_at: null, failure: '' });
      return store.notify.removeDelivery(id);
    }
    log.info(
      { channel: channel.id, kind, result: outcome.result, reason: outcome.reason },
      'message not sent',
    );
    if (outcome.result === 'gone') return store.notify.removeChannel(channel.id);
    if (outcome.result === 'again' && attempts < RETRY_AFTER_MS.length) {
      const wait = Math.max(RETRY_AFTER_MS[attempts], Math.min(outcome.after ?? 0, 6 * HOUR));
      return store.notify.retry(id, attempts + 1, this.parts.now() + wait);
    }
    await store.notify.changeChannel(channel.id, { failed_at: this.parts.now(), failure: outcome.reason });
    return store.notify.removeDelivery(id);
  }

  /** Null for a table that no longer exists. */
  private async read<T>(id: string, work: (table: Table) => T): Promise<T | null> {
    try {
      return await this.parts.tables.read(id, work);
    } catch (error) {
      if (error instanceof CodedRefusal && error.code === 'not-found') return null;
      throw error;
    }
  }

  private postpone(job: JobRow, due: number): Promise<void> {
    return this.parts.store.jobs.put({ ...job, due, lease_until: 0, lease_by: '' });
  }
}
