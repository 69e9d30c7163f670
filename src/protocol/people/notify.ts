/** Notification settings, over HTTP. */
import { line, list, type Of, optional, orNull, strict, Type, text, time, whole, word } from '../schema.js';
import { LIMITS } from '../words.js';

export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export const ChannelKind = word(
  CHANNEL_KINDS,
  'push: a browser; mail: a mailbox; webhook: a chat or a program',
);
export type ChannelKind = Of<typeof ChannelKind>;

const Kinds = list(ChannelKind, CHANNEL_KINDS.length, 'the kinds of channels to use; none: no messages');
const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'a time of day' });
const QuietHours = strict({ from: Clock, to: Clock }, 'hours of every day without messages');

export const NotifyChoice = strict(
  {
    usual: Kinds,
    quiet: orNull(QuietHours),
    zone: text(60, 'the time zone of the quiet hours, as in Europe/Berlin'),
    every: whole(0, 24 * 60, 'minutes between two messages; notices in between are sent together'),
    over: Type.Boolean({ description: 'also when a game is over' }),
  },
  'a person’s settings for all tables',
);
export type NotifyChoice = Of<typeof NotifyChoice>;

const ChannelId = Type.String({ pattern: '^[a-z0-9]{16}$' });

export const Channel = strict({
  id: ChannelId,
  kind: ChannelKind,
  label: text(200, 'which browser, mailbox or site it is, without the secret part of a webhook'),
  format: optional(word(['discord', 'slack', 'json'] as const)),
  confirmed: Type.Boolean({ description: 'a mailbox is used once its code has been entered' }),
  failed: orNull(time('when a message last failed for good')),
  failure: text(300, 'why'),
});
export type Channel = Of<typeof Channel>;

export const NotifySettings = strict({
  choice: NotifyChoice,
  channels: list(Channel, LIMITS.channels),
  offers: strict(
    { push: Type.Boolean(), mail: Type.Boolean(), webhook: Type.Boolean() },
    'what this server can send',
  ),
  pushKey: text(100, 'the server’s public key, for subscribing to push messages'),
});
export type NotifySettings = Of<typeof NotifySettings>;

const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{16,100}={0,2}$' });
const Url = Type.String({ minLength: 8, maxLength: 1000, pattern: '^https?://' });

export const MailAddress = Type.String({
  maxLength: LIMITS.address,
  pattern: '^[^\\s<>@,;:"()\\[\\]\\\\]+@[^\\s<>@,;:"()\\[\\]\\\\]+$',
});

export const NewChannel = Type.Union([
  strict(
    {
      kind: Type.Literal('push'),
      endpoint: Url,
      keys: strict({ p256dh: Key, auth: Key }),
      label: optional(line(80)),
    },
    'a browser’s subscription, as PushSubscription.toJSON() returns it',
  ),
  strict(
    {
      kind: Type.Literal('mail'),
      address: MailAddress,
    },
    'a mailbox; a code is sent to it',
  ),
  strict({
    kind: Type.Literal('webhook'),
    url: Url,
    format: word(
      ['discord', 'slack', 'json'] as const,
      'json: { id, person, message, tables: [{ table, title, about, url }] }',
    ),
  }),
]);
export type NewChannel = Of<typeof NewChannel>;

export const ChannelParams = strict({ channel: ChannelId });
export const ConfirmChannel = strict({ code: Type.String({ pattern: '^\\d{6}$' }) });
export const TestResult = strict({
  sent: Type.Boolean(),
  reason: text(300, 'why it could not be sent'),
});
export const CalendarAddress = strict({
  url: orNull(text(300, 'for a calendar program; anyone who knows it sees your deadlines')),
});
export type CalendarAddress = Of<typeof CalendarAddress>;
export const TableNotify = strict({ kinds: orNull(Kinds) }, 'null: the usual settings');
