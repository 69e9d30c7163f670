/** Passkeys: adding, naming and removing them, and signing in with one. */
import {
  Me,
  NewPasskey,
  Passkey,
  PasskeyLabel,
  PasskeyOptions,
  PasskeyParams,
  RedeemPasskey,
} from '../../../protocol/people/people.js';
import { Type } from '../../../protocol/schema.js';
import type { CredentialRow } from '../../store/schema/rows.js';
import { type Endpoint, endpoint } from '../endpoint.js';
import { meOf } from './people.js';

const tag = 'people';

export const passkeyOf = ({ id, label, created_at, seen_at }: CredentialRow): Passkey => ({
  id,
  label,
  created: created_at,
  used: seen_at > created_at ? seen_at : null,
});

export const passkeyEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'me/passkeys/options',
    summary: 'What a browser needs to make a passkey for you; valid for five minutes',
    tag,
    signedIn: true,
    reply: PasskeyOptions,
    handle: ({ caller, services, base }) => services.passkeys.offer(caller.person, base()),
  }),
  endpoint({
    method: 'POST',
    path: 'me/passkeys',
    summary: 'Adds a passkey that the browser has made',
    tag,
    signedIn: true,
    body: NewPasskey,
    reply: Passkey,
    status: 201,
    async handle({ body, caller, services, base }) {
      const made = await services.passkeys.add(caller.person, body.label.trim(), body.response, base());
      services.mailboxes.tell(caller.person, 'newPasskey');
      return passkeyOf(made);
    },
  }),
  endpoint({
    method: 'PATCH',
    path: 'me/passkeys/:passkey',
    summary: 'Renames a passkey',
    tag,
    signedIn: true,
    params: PasskeyParams,
    body: PasskeyLabel,
    reply: Passkey,
    handle: async ({ params, body, caller, services }) =>
      passkeyOf(await services.passkeys.rename(caller.person.id, params.passkey, body.label.trim())),
  }),
  endpoint({
    method: 'DELETE',
    path: 'me/passkeys/:passkey',
    summary: 'Removes a passkey; it no longer signs you in',
    tag,
    signedIn: true,
    params: PasskeyParams,
    reply: Type.Null(),
    async handle({ params, caller, services }) {
      await services.passkeys.remove(caller.person.id, params.passkey);
      return null;
    },
  }),
  endpoint({
    method: 'POST',
    path: 'returns/passkey/options',
    summary: 'What a browser needs to sign in with a passkey; valid for five minutes',
    tag,
    signedIn: false,
    reply: PasskeyOptions,
    handle: ({ services, base }) => services.passkeys.challenge(base()),
  }),
  endpoint({
    method: 'POST',
    path: 'returns/passkey',
    summary: 'Signs this device in with a passkey; other devices stay signed in',
    tag,
    signedIn: false,
    body: RedeemPasskey,
    reply: Me,
    costs: 'returns',
    async handle({ body, services, setCookie, device, base }) {
      const { response, makeRoom = false } = body;
      const { person, secret } = await services.passkeys.redeem(response, base(), device(), makeRoom);
      setCookie(secret);
      services.mailboxes.tell(person, 'passkey', device());
      return meOf(person);
    },
  }),
];
