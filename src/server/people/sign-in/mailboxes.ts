/**
 * Mailboxes that lead back to people. Confirming one and signing in both take a link from a mail and a press of a
 * button on the page it opens, so that programs that only follow links in mails change nothing.
 */
import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { messages } from '../../../languages/packs.js';
import { mailboxLink, signInLink, WAYS_BACK_LINK } from '../../../protocol/links.js';
import { CodedRefusal } from '../../../protocol/refusal.js';
import { Buckets } from '../../limits.js';
import type { Channels } from '../../notify/channels.js';
import { languageOf } from '../../notify/choice.js';
import { sanitize } from '../../notify/sanitize.js';
import { reasonOf } from '../../notify/sender.js';
import type { CredentialRow, PersonRow } from '../../store/schema/rows.js';
import type { Store } from '../../store/store.js';
import { isBanned } from '../ban.js';
import type { People } from '../people.js';
import { newId } from '../secrets.js';
import { newCredential } from './credentials.js';
import type { DeviceWords } from './device.js';

const CODE_VALID_MS = 60 * 60_000;
const LINK_VALID_MS = 15 * 60_000;
/** A mailbox may be that of a family. */
const MOST_PEOPLE = 5;

/** What people get a mail about: a change to their ways back, or the use of one. */
export type WayBackNews = 'phrase' | 'passkey' | 'newPhrase' | 'newPasskey' | 'newMailbox';

interface MailboxParts {
  readonly store: Store;
  readonly people: People;
  readonly channels: Channels;
  readonly publicUrl: URL | null;
  readonly limitFactor: number;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly report: (error: unknown) => void;
}

interface MailboxData {
  /** Where the page was when its owner added it: nobody else's request can change where links lead. */
  readonly base: string;
}

/** What a mailbox is found by. */
const mailboxHash = (address: string): string =>
  createHash('sha256').update(`mailbox ${address.toLowerCase()}`).digest('base64url');

export class Mailboxes {
  /** Mails that people at one address make the server send. */
  private readonly senders: Buckets;
  /** News to one mailbox; apart from links, or asking for those would keep the news away. */
  private readonly news: Buckets;

  constructor(private readonly parts: MailboxParts) {
    const { limitFactor } = parts;
    this.senders = new Buckets({ perSecond: limitFactor / 60, burst: 20 * limitFactor });
    this.news = new Buckets({ perSecond: limitFactor / 3600, burst: 5 * limitFactor });
  }

  get isOffered(): boolean {
    return this.parts.channels.sendsMail;
  }

  /** The mailbox that leads back to a person, and the one that they have not confirmed yet. */
  async find(person: string): Promise<{ address: string | null; waiting: string | null }> {
    const { store, now } = this.parts;
    const [[mailbox], codes] = await Promise.all([
      store.people.credentials(person, 'mailbox'),
      store.people.credentials(person, 'mailbox-code'),
    ]);
    const open = codes.filter(({ expires_at }) => expires_at! > now());
    return { address: mailbox?.label ?? null, waiting: open.at(-1)?.label ?? null };
  }

  /** Sends a link that confirms a mailbox. */
  async ask(person: PersonRow, address: string, base: string, network: string): Promise<void> {
    const { store, now } = this.parts;
    this.mustAllow(address, network);
    const { credential, secret } = newCredential(person.id, 'mailbox-code', now(), {
      label: address,
      expires: now() + CODE_VALID_MS,
      data: JSON.stringify({ base } satisfies MailboxData),
    });
    const say = messages.say('mailbox', languageOf(person));
    try {
      await this.send(
        address,
        say('confirmSubject'),
        say('confirmBody', {
          name: sanitize(person.name),
          url: this.baseOf(credential) + mailboxLink(secret),
        }),
      );
    } catch (error) {
      const why = reasonOf(error);
      throw new CodedRefusal('not-now', `could not send mail to this address: ${why}`, 'address');
    }
    await store.people.replaceCredential(credential);
  }

  /** Confirms a mailbox with the code of its link; it does not matter who is signed in where the mail is read. */
  async confirm(code: string): Promise<{ name: string; address: string }> {
    const { store, people, now } = this.parts;
    const caller = await people.authenticate(code, ['mailbox-code']);
    const used = caller && (await store.people.removeCredential(caller.credential.id, caller.person.id));
    if (!caller || !used)
      throw new CodedRefusal('forbidden', 'this link has been used or is too old; ask for a new one', 'code');
    const { person, credential } = caller;
    people.forget(person.id);
    const { label: address, data } = credential;
    const hash = mailboxHash(address);
    const others = (await store.people.byHash('mailbox', hash)).filter((one) => one.person.id !== person.id);
    if (others.length >= MOST_PEOPLE)
      throw new CodedRefusal('too-much', `at most ${MOST_PEOPLE} people share a mailbox`);
    const before = await this.find(person.id);
    if (before.address !== null && mailboxHash(before.address) !== hash) {
      await this.tellNow(person, 'newMailbox').catch(this.parts.report);
      // Links that were sent to the old one.
      await store.people.removeCredentials(person.id, ['mail-link'], null);
    }
    const mailbox = newCredential(person.id, 'mailbox', now(), { label: address, hash, data, expires: null });
    if (!(await store.people.replaceCredential(mailbox.credential)))
      throw new CodedRefusal('not-now', 'one at a time');
    return { name: person.name, address };
  }

  async end(person: string): Promise<void> {
    await this.parts.store.people.removeCredentials(person, ['mailbox', 'mailbox-code', 'mail-link'], null);
  }

  /**
   * Sends sign-in links to a mailbox that leads back to somebody, and nothing to any other. Returns before it has
   * looked, so that neither the answer nor its time tells which it is.
   */
  sendLinks(address: string, network: string): void {
    this.mustAllow(address, network);
    void this.sendLinksTo(address).catch(this.parts.report);
  }

  private async sendLinksTo(address: string): Promise<void> {
    const { store, now } = this.parts;
    const found = await store.people.byHash('mailbox', mailboxHash(address));
    const owners = found.filter(({ person }) => !isBanned(person, now())).slice(0, MOST_PEOPLE);
    if (owners.length === 0) return;
    const say = messages.say('mailbox', languageOf(owners[0].person));
    const lines: string[] = [];
    for (const { person, credential } of owners) {
      const link = newCredential(person.id, 'mail-link', now(), { expires: now() + LINK_VALID_MS });
      await store.people.addCredential(link.credential);
      const url = this.baseOf(credential) + signInLink(link.secret);
      lines.push(say('linkLine', { name: sanitize(person.name), url }));
    }
    // The address as its owner confirmed it, not as it was typed just now.
    const [{ credential }] = owners;
    await this.trySend(credential.label, say('linkSubject'), say('linkBody', { links: lines.join('\n') }));
  }

  /** Tells a person by mail, where they have a mailbox, that one of their ways back was used or changed. */
  tell(person: PersonRow, news: WayBackNews, device?: DeviceWords): void {
    void this.tellNow(person, news, device).catch(this.parts.report);
  }

  private async tellNow(person: PersonRow, news: WayBackNews, device?: DeviceWords): Promise<void> {
    if (!this.isOffered) return;
    const [mailbox] = await this.parts.store.people.credentials(person.id, 'mailbox');
    if (!mailbox || !this.news.take(mailbox.hash)) return;
    const say = messages.say('wayBack', languageOf(person));
    const isKnown = device !== undefined && device.browser !== '' && device.system !== '';
    const words = isKnown ? say('device', { ...device }) : say('unknownDevice');
    const url = this.baseOf(mailbox) + WAYS_BACK_LINK;
    const text = [say(news, { device: words }), '', say('hint', { url }), ''].join('\n');
    await this.trySend(mailbox.label, say('subject', { name: sanitize(person.name) }), text);
  }

  /** The same for addresses that nobody has: a limit must not tell which are known. */
  private mustAllow(address: string, network: string): void {
    const { channels } = this.parts;
    if (!this.isOffered) throw new CodedRefusal('not-now', 'this server sends no mail');
    if (!this.senders.take(network))
      throw new CodedRefusal('too-fast', 'too many mails from your network; wait a while');
    if (!channels.mayMail(address))
      throw new CodedRefusal('too-fast', 'too many mails to this mailbox; try again in an hour', 'address');
  }

  private baseOf({ data }: CredentialRow): string {
    return this.parts.publicUrl?.href ?? (JSON.parse(data) as MailboxData).base;
  }

  /** The request has been answered already, so the reason for a missing mail is only logged. */
  private async trySend(to: string, subject: string, text: string): Promise<void> {
    try {
      await this.send(to, subject, text);
    } catch (error) {
      this.parts.log.warn({ reason: reasonOf(error) }, 'a mail about signing in could not be sent');
    }
  }

  private async send(to: string, subject: string, text: string): Promise<void> {
    await this.parts.channels.sender.parts.mailer!.send({ to, subject, text, id: newId(20) });
  }
}
