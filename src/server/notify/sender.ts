/** Sends a message over one channel. */
import { createHmac } from 'node:crypto';
import { equal } from '../people/secrets.js';
import type { ChannelRow } from '../store/schema/rows.js';
import { type Mailer, mailOf } from './mail.js';
import { linesOf, linkOf, type Message, titleOf } from './message.js';
import { ForbiddenAddress, type Post } from './outgoing.js';
import { type PushKeys, pushRequest, type Subscription } from './push.js';
import { type Format, webhookRequest } from './webhooks.js';

/** sent; again: it may work later; failed: it will not; gone: the channel does not exist any more. */
export type Outcome =
  | { readonly result: 'sent' }
  | { readonly result: 'again'; readonly reason: string; readonly after: number | null }
  | { readonly result: 'failed' | 'gone'; readonly reason: string };

export type PushData = Subscription;
export interface MailData {
  readonly address: string;
  readonly base: string;
  /** The hash of the code, until it has been entered. */
  readonly code?: string;
  readonly expires?: number;
  readonly tries?: number;
}
export interface HookData {
  readonly url: string;
  readonly format: Format;
  readonly base: string;
}

interface SenderParts {
  readonly post: Post;
  readonly mailer: Mailer | null;
  readonly pushKeys: PushKeys;
  readonly pushContact: string;
  /** The server's key; unsubscribe tokens are derived from it. */
  readonly key: string;
  readonly publicUrl: URL | null;
  readonly now: () => number;
}

const RETRY_STATUS = new Set([408, 425, 429]);

export class Sender {
  constructor(readonly parts: SenderParts) {}

  async send(channel: ChannelRow, message: Omit<Message, 'base'>): Promise<Outcome> {
    const data = JSON.parse(channel.data) as PushData & MailData & HookData;
    try {
      if (channel.kind === 'push') return await this.push(data, message);
      const base = this.parts.publicUrl?.href ?? data.base;
      if (channel.kind === 'mail') return await this.mail(channel.id, data, { ...message, base });
      return outcomeOf(
        await this.parts.post(webhookRequest(data.url, data.format, { ...message, base })),
        false,
      );
    } catch (error) {
      return outcomeOfError(error);
    }
  }

  /** The link is relative: the page's service worker knows where the page is. */
  private async push(data: PushData, message: Omit<Message, 'base'>): Promise<Outcome> {
    const { post, pushContact, pushKeys } = this.parts;
    const whole: Message = { ...message, base: '' };
    const body = linesOf(whole, (line) => line).slice(0, 4);
    const payload = { title: titleOf(whole), body: body.join('\n'), url: linkOf(whole), tag: 'kontor' };
    return outcomeOf(
      await post(pushRequest(data, payload, 'kontor', pushContact, pushKeys, this.parts.now())),
      true,
    );
  }

  private async mail(channel: string, { address }: MailData, message: Message): Promise<Outcome> {
    const { mailer } = this.parts;
    if (!mailer) return { result: 'failed', reason: 'this server sends no mail' };
    const unsubscribe = `${message.base}api/unsubscribe/${this.unsubscribeToken(channel)}`;
    await mailer.send(mailOf(message, address, unsubscribe));
    return { result: 'sent' };
  }

  unsubscribeToken(channel: string): string {
    const proof = createHmac('sha256', this.parts.key).update(`unsubscribe ${channel}`).digest('base64url');
    return `${channel}.${proof.slice(0, 22)}`;
  }

  /** The channel that an unsubscribe token is for. */
  readUnsubscribe(token: string): string | null {
    const [channel] = token.split('.');
    return equal(token, this.unsubscribeToken(channel)) ? channel : null;
  }
}

function outcomeOf(
  { status, retryAfter }: { status: number; retryAfter: number | null },
  isPush: boolean,
): Outcome {
  const reason = `the receiver answered with ${status}`;
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (isPush && (status === 404 || status === 410)) return { result: 'gone', reason };
  if (RETRY_STATUS.has(status) || status >= 500) return { result: 'again', reason, after: retryAfter };
  return { result: 'failed', reason };
}

interface MailError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly name?: string;
}

/** Only codes: the texts of errors may contain addresses and secrets. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as MailError;
  if (error instanceof ForbiddenAddress) return error.message;
  if (typeof responseCode === 'number') return `the mail server answered with ${responseCode}`;
  const word = typeof code === 'string' && /^[A-Z_]{2,40}$/.test(code) ? code : (name ?? 'error');
  return `no answer (${word})`;
}

function outcomeOfError(error: unknown): Outcome {
  const reason = reasonOf(error);
  const { responseCode } = error as MailError;
  const isFinal = error instanceof ForbiddenAddress || Number(responseCode) >= 500;
  return isFinal ? { result: 'failed', reason } : { result: 'again', reason, after: null };
}
