/** People's channels: adding, confirming and testing them. */
import { randomInt } from 'node:crypto';
import { messages } from '../../languages/packs.js';
import type { Channel, NewChannel } from '../../protocol/people/notify.js';
import { CodedRefusal } from '../../protocol/refusal.js';
import { LIMITS } from '../../protocol/words.js';
import { Buckets } from '../limits.js';
import { equal, hashOf, newId } from '../people/secrets.js';
import type { ChannelRow, PersonRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import { choiceOf, languageOf } from './choice.js';
import { urlProblem } from './outgoing.js';
import { isSubscription } from './push.js';
import { sanitize } from './sanitize.js';
import {
  type HookData,
  type MailData,
  type Outcome,
  type PushData,
  reasonOf,
  type Sender,
} from './sender.js';

const CODE_VALID_MS = 30 * 60_000;
const MOST_TRIES = 5;

export class Channels {
  /** Codes and links to one mailbox, from all who ask for them. */
  private readonly codes: Buckets;

  constructor(
    private readonly store: Store,
    readonly sender: Sender,
    readonly privateHooks: boolean,
    limitFactor: number,
    private readonly now: () => number,
  ) {
    this.codes = new Buckets({ perSecond: limitFactor / 3600, burst: 3 * limitFactor });
  }

  get sendsMail(): boolean {
    return this.sender.parts.mailer !== null;
  }

  get pushKey(): string {
    return this.sender.parts.pushKeys.publicKey;
  }

  /** Counts a mail to a mailbox whose owner may not have asked for it. */
  mayMail(address: string): boolean {
    return this.codes.take(address.toLowerCase());
  }

  async list(person: string): Promise<Channel[]> {
    return (await this.store.notify.channels(person)).map(channelOf);
  }

  async add(person: PersonRow, wanted: NewChannel, base: string): Promise<Channel> {
    const known = await this.store.notify.channels(person.id);
    const data = this.dataOf(wanted, base);
    // The same browser, mailbox or address again replaces the old entry.
    const same = known.find((row) => row.kind === wanted.kind && targetOf(row) === targetOf({ data }));
    if (same?.confirmed_at && wanted.kind === 'mail') return channelOf(same);
    if (!same && known.length >= LIMITS.channels)
      throw new CodedRefusal('too-much', `at most ${LIMITS.channels} channels; remove one first`);
    const row: ChannelRow = {
      id: newId(16),
      person_id: person.id,
      kind: wanted.kind,
      data,
      label: labelOf(wanted),
      created_at: this.now(),
      confirmed_at: wanted.kind === 'mail' ? null : this.now(),
      failed_at: null,
      failure: '',
    };
    if (wanted.kind === 'mail') row.data = await this.sendCode(person, JSON.parse(data) as MailData);
    if (same) await this.store.notify.removeChannel(same.id);
    await this.store.notify.addChannel(row);
    return channelOf(row);
  }

  private dataOf(wanted: NewChannel, base: string): string {
    if (wanted.kind === 'mail') {
      if (!this.sendsMail) throw new CodedRefusal('not-now', 'this server sends no mail', 'kind');
      return JSON.stringify({ address: wanted.address, base } satisfies MailData);
    }
    const url = wanted.kind === 'push' ? wanted.endpoint : wanted.url;
    const why = urlProblem(url, this.privateHooks);
    if (why !== null) throw new CodedRefusal('refused', why, wanted.kind === 'push' ? 'endpoint' : 'url');
    if (wanted.kind === 'webhook')
      return JSON.stringify({ url, format: wanted.format, base } satisfies HookData);
    const { endpoint, keys } = wanted;
    if (!isSubscription({ endpoint, keys }))
      throw new CodedRefusal('refused', 'are not the keys of a push subscription', 'keys');
    return JSON.stringify({ endpoint, keys } satisfies PushData);
  }

  /** Sends a code to a mailbox: nobody gets messages at an address that is not their own. */
  private async sendCode(person: PersonRow, data: MailData): Promise<string> {
    if (!this.mayMail(data.address))
      throw new CodedRefusal('too-fast', 'too many codes for this mailbox; try again in an hour', 'address');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const say = messages.say('code', languageOf(person));
    try {
      await this.sender.parts.mailer!.send({
        to: data.address,
        subject: say('subject'),
        text: say('body', { name: sanitize(person.name), code }),
        id: newId(20),
      });
    } catch (error) {
      const why = reasonOf(error);
      throw new CodedRefusal('not-now', `could not send mail to this address: ${why}`, 'address');
    }
    return JSON.stringify({ ...data, code: hashOf(code), expires: this.now() + CODE_VALID_MS, tries: 0 });
  }

  async confirm(person: string, id: string, code: string): Promise<Channel> {
    const row = await this.find(person, id);
    if (row.confirmed_at !== null) return channelOf(row);
    const { code: hash, expires = 0, tries = MOST_TRIES, ...data } = JSON.parse(row.data) as MailData;
    if (hash === undefined || expires < this.now() || tries >= MOST_TRIES)
      throw new CodedRefusal('refused', 'this code is too old; ask for a new one', 'code');
    // Counted before it is checked, or many tries at once would all be checked.
    const counted = JSON.stringify({ ...data, code: hash, expires, tries: tries + 1 });
    if (!(await this.store.notify.replaceData(id, row.data, counted)))
      throw new CodedRefusal('not-now', 'one at a time');
    if (!equal(hash, hashOf(code))) throw new CodedRefusal('refused', 'this is not the code', 'code');
    const confirmed = { ...row, data: JSON.stringify(data), confirmed_at: this.now() };
    await this.store.notify.changeChannel(id, confirmed);
    return channelOf(confirmed);
  }

  async test(person: PersonRow, id: string): Promise<Outcome> {
    const row = await this.find(person.id, id);
    if (row.confirmed_at === null) throw new CodedRefusal('not-now', 'enter the code first');
    const { zone } = choiceOf(person);
    const outcome = await this.sender.send(row, {
      id: newId(16),
      name: person.name,
      language: languageOf(person),
      zone,
      items: [],
      test: row,
    });
    if (outcome.result === 'gone') await this.store.notify.removeChannel(id);
    else if (outcome.result === 'sent')
      await this.store.notify.changeChannel(id, { failed_at: null, failure: '' });
    return outcome;
  }

  async remove(person: string, id: string): Promise<void> {
    await this.find(person, id);
    await this.store.notify.removeChannel(id);
  }

  /** Removes the mailbox that an unsubscribe token was sent to. */
  async unsubscribe(token: string): Promise<void> {
    const id = this.sender.readUnsubscribe(token);
    if (id !== null) await this.store.notify.removeChannel(id);
  }

  private async find(person: string, id: string): Promise<ChannelRow> {
    const row = (await this.store.notify.channels(person)).find((one) => one.id === id);
    if (!row) throw new CodedRefusal('not-found', 'there is no such channel');
    return row;
  }
}

function targetOf({ data }: Pick<ChannelRow, 'data'>): string {
  const { endpoint, address, url } = JSON.parse(data) as Partial<PushData & MailData & HookData>;
  return endpoint ?? address?.toLowerCase() ?? url ?? '';
}

/** Lets the owner recognise it. The path of a webhook is as good as a password, so it is left out. */
function labelOf(wanted: NewChannel): string {
  if (wanted.kind === 'mail') return wanted.address;
  if (wanted.kind === 'webhook') return new URL(wanted.url).host.slice(0, 200);
  return wanted.label ?? new URL(wanted.endpoint).host.slice(0, 200);
}

function channelOf({ id, kind, label, confirmed_at, failed_at, failure, data }: ChannelRow): Channel {
  const { format } = JSON.parse(data) as Partial<HookData>;
  return {
    id,
    kind,
    label,
    ...(format ? { format } : {}),
    confirmed: confirmed_at !== null,
    failed: failed_at,
    failure,
  };
}
