/** Mail over SMTP, in plain text: names in it cannot become links or markup. */
import { createTransport } from 'nodemailer';
import { messages } from '../../languages/packs.js';
import type { MailOptions } from '../options.js';
import { linesOf, type Message, settingsLink, titleOf } from './message.js';
import { sanitize } from './sanitize.js';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for every attempt, so that a mailbox can recognise duplicates. */
  readonly id: string;
  readonly unsubscribe?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

export function openMailer({ server, from }: MailOptions): Mailer {
  const url = new URL(server);
  const domain = /@([^\s<>@]+)>?$/.exec(from)![1];
  const isPlain = url.protocol === 'smtp:' && url.username === '';
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // Passwords are sent over encrypted connections only.
    requireTLS: url.protocol === 'smtp:' && url.username !== '',
    // Without a password, encryption is opportunistic anyway: an attacker could strip it. Checking certificates would
    // only shut out the operator's own mail servers.
    tls: { rejectUnauthorized: !isPlain },
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
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

export function mailOf(message: Message, to: string, unsubscribe: string): Mail {
  const say = messages.say('message', message.language);
  const lines = linesOf(message, (line, url) => `${line}\n${url}\n`);
  const foot = [
    say('why', { name: sanitize(message.name), settings: settingsLink(message) }),
    say('unsubscribe', { url: unsubscribe }),
  ];
  return {
    to,
    subject: titleOf(message),
    text: [...lines, '-- ', ...foot, ''].join('\n'),
    id: message.id,
    unsubscribe,
  };
}
