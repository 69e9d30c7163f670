/** Ways back for people whose browser has forgotten them: what they set up, and how it signs them in. */
import {
  ConfirmedMailbox,
  MailboxCode,
  Me,
  NewMailbox,
  Phrase,
  RedeemPhrase,
  ReturnWays,
  WaysBack,
} from '../../../protocol/people/people.js';
import { Type } from '../../../protocol/schema.js';
import { type Endpoint, endpoint } from '../endpoint.js';
import { passkeyOf } from './passkeys.js';
import { meOf } from './people.js';

const tag = 'people';

export const returnEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'returns',
    summary: 'The ways in which people can come back to this server, besides the recovery phrase',
    tag,
    signedIn: false,
    reply: ReturnWays,
    handle: ({ services, base }) => ({
      mail: services.mailboxes.isOffered,
      passkeys: services.passkeys.problemAt(base()) === null,
    }),
  }),
  endpoint({
    method: 'GET',
    path: 'me/ways-back',
    summary: 'What leads back to you when your browser forgets you',
    tag,
    signedIn: true,
    reply: WaysBack,
    async handle({ caller, services, base }) {
      const { phrases, mailboxes, passkeys } = services;
      const phrase = await phrases.find(caller.person.id);
      const wasUsed = phrase !== null && phrase.seen_at > phrase.created_at;
      return {
        phrase: phrase && { created: phrase.created_at, used: wasUsed ? phrase.seen_at : null },
        mail: mailboxes.isOffered ? await mailboxes.find(caller.person.id) : null,
        passkeys: {
          problem: passkeys.problemAt(base()),
          list: (await passkeys.list(caller.person.id)).map(passkeyOf),
        },
      };
    },
  }),
  endpoint({
    method: 'POST',
    path: 'me/phrase',
    summary: 'Makes a recovery phrase, which is shown only this once; an older one ends',
    tag,
    signedIn: true,
    reply: Phrase,
    status: 201,
    async handle({ caller, services }) {
      const phrase = await services.phrases.renew(caller.person.id);
      services.mailboxes.tell(caller.person, 'newPhrase');
      return { phrase };
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/phrase',
    summary: 'Ends the recovery phrase',
    tag,
    signedIn: true,
    reply: Type.Null(),
    async handle({ caller, services }) {
      await services.phrases.end(caller.person.id);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'returns/phrase',
    summary: 'Signs this device in with a recovery phrase; other devices stay signed in',
    tag,
    signedIn: false,
    body: RedeemPhrase,
    reply: Me,
    costs: 'returns',
    async handle({ body, services, setCookie, device }) {
      const { person, secret } = await services.phrases.redeem(body.phrase, device(), body.makeRoom === true);
      setCookie(secret);
      services.mailboxes.tell(person, 'phrase', device());
      return meOf(person);
    },
  }),
  endpoint({
    method: 'PUT',
    path: 'me/mailbox',
    summary:
      'Sends a link to a mailbox; confirmed by it, the mailbox signs you in. It replaces the one before',
    tag,
    signedIn: true,
    body: NewMailbox,
    reply: Type.Null(),
    costs: 'messages',
    async handle({ body, caller, services, base, network }) {
      await services.mailboxes.ask(caller.person, body.address, base(), network());
      return null;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/mailbox',
    summary: 'Ends the mailbox, and links that were sent to it',
    tag,
    signedIn: true,
    reply: Type.Null(),
    async handle({ caller, services }) {
      await services.mailboxes.end(caller.person.id);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'returns/mailbox',
    summary: 'Confirms a mailbox with the code of the link that was sent to it; signs nobody in',
    tag,
    signedIn: false,
    body: MailboxCode,
    reply: ConfirmedMailbox,
    costs: 'returns',
    handle: ({ body, services }) => services.mailboxes.confirm(body.code),
  }),
  endpoint({
    method: 'POST',
    path: 'returns/mail',
    summary:
      'Sends sign-in links to a mailbox that leads back to somebody; the answer is the same for every address',
    tag,
    signedIn: false,
    body: NewMailbox,
    reply: Type.Null(),
    costs: 'returns',
    handle({ body, services, network }) {
      services.mailboxes.sendLinks(body.address, network());
      return null;
    },
  }),
];
