/** E-mail over SMTP, in plain text: nothing in it can be more than text. */
import { createTransport } from 'nodemailer';
import type { MailOptions } from '../options.js';
import { linesOf, type Message, settingsLink, textsOf, titleOf } from './message.js';
import { tame } from './tame.js';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for every attempt, so that a mailbox can tell a repeated letter. */
  readonly id: string;
  readonly unsubscribe?: string;
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

const TIMEOUT = 10_000;

export function openMailer({ server, from }: MailOptions): Mailer {
  const url = new URL(server);
  const domain = /@([^\s<>@]+)>?$/.exec(from)![1];
  const isPlain = url.protocol === 'smtp:' && url.username === '';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // Passwords go over an encrypted line only.
    requireTLS: url.protocol === 'smtp:' && url.username !== '',
    // Whoever stands in between could take the offer of encryption away: asking for proof would only keep letters
    // from mail servers of one's own.
    tls: { rejectUnauthorized: !isPlain },
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, id, unsubscribe }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribe
            ? {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      });
    },
    close: () => transport.close(),
  };
}

export function letterOf(message: Message, to: string, unsubscribe: string): Letter {
  const texts = textsOf(message);
  const lines = linesOf(message, (line, url) => `${line}\n${url}\n`);
  const foot = [texts.why(tame(message.name), settingsLink(message)), texts.unsubscribe(unsubscribe)];
  return {
    to,
    subject: titleOf(message),
    text: [...lines, '-- ', ...foot, ''].join('\n'),
    id: message.id,
    unsubscribe,
  };
}
