/** Ways back for people whose browser has forgotten them: what they set up, and how it signs them in. */
import { Me, Phrase, RedeemPhrase, WaysBack } from '../../protocol/people.js';
import { Type } from '../../protocol/schema.js';
import { type Endpoint, endpoint } from './endpoint.js';
import { meOf } from './people.js';

const tag = 'people';

export const returnEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'me/ways-back',
    summary: 'What leads back to you when your browser forgets you',
    tag,
    signedIn: true,
    reply: WaysBack,
    async handle({ caller, services }) {
      const phrase = await services.phrases.find(caller.person.id);
      const wasUsed = phrase !== null && phrase.seen_at > phrase.created_at;
      return {
        phrase: phrase && { created: phrase.created_at, used: wasUsed ? phrase.seen_at : null },
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
    handle: async ({ caller, services }) => ({ phrase: await services.phrases.renew(caller.person.id) }),
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
      return meOf(person);
    },
  }),
];
