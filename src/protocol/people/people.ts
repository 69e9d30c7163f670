/** People, their devices and their programs, over HTTP. */

import {
  jsonObject,
  line,
  lineOrNone,
  list,
  type Of,
  optional,
  orNull,
  paragraph,
  strict,
  Type,
  text,
  time,
  word,
} from '../schema.js';
import { LanguageWord, LIMITS, Name, PersonId, TableId } from '../words.js';
import { MailAddress } from './notify.js';

const ShortName = lineOrNone(LIMITS.name, 'what you are called at tables; empty for your name');

export const NewPerson = strict({
  name: Name,
  short: optional(ShortName),
  language: optional(LanguageWord),
});
export const PersonChange = strict({
  name: optional(Name),
  short: optional(ShortName),
  language: optional(LanguageWord),
});

export const NameCheck = strict({
  state: word(['free', 'yours', 'taken', 'refused'] as const, 'whether you can be called this'),
  why: orNull(
    word(
      ['letters', 'mixed', 'reserved'] as const,
      'of a refused one. letters: has neither letters nor digits; mixed: a word mixes alphabets; reserved: kept for the server',
    ),
  ),
  free: orNull(text(LIMITS.name, 'of a taken one: a free name like it')),
});
export type NameCheck = Of<typeof NameCheck>;

export const Me = strict({
  id: PersonId,
  name: text(LIMITS.name, 'unique on this server'),
  short: text(LIMITS.name, 'what you are called at tables; empty for your name'),
  language: LanguageWord,
  admin: Type.Boolean(),
});
export type Me = Of<typeof Me>;
export const Ban = strict({
  since: time('when you were banned'),
  until: orNull(time('when the ban ends; null for never')),
  reason: text(200, 'what the admin gave as the reason; may be empty'),
});
export type Ban = Of<typeof Ban>;
export const Who = strict({ me: orNull(Me), ban: orNull(Ban) });
export type Who = Of<typeof Who>;

/** A credential's secret, as in a cookie, a token or a link. */
const Secret = Type.String({ pattern: '^[a-z0-9]{16}\\.[A-Za-z0-9_-]{20,64}$' });

export const DeviceLink = strict({
  code: text(100, 'for the other device; in a link put it after the #, where no server sees it'),
  expires: time('when it expires'),
});
const MakesRoom = optional(
  Type.Boolean({
    description: 'whether the device that was not used for longest is signed out if there are too many',
  }),
);
export const RedeemLink = strict({ code: Secret, makeRoom: MakesRoom });

export const Phrase = strict({ phrase: text(100, 'six words; shown only this once') });
export const RedeemPhrase = strict({
  phrase: paragraph(200, 'as it was shown; case, spaces, line breaks and other signs do not matter'),
  makeRoom: MakesRoom,
});

export const NewMailbox = strict({ address: MailAddress });
export const MailboxCode = strict({ code: Secret });
export const ConfirmedMailbox = strict({
  name: text(LIMITS.name, 'whom it signs in'),
  address: text(LIMITS.address),
});

export const Passkey = strict({
  id: text(16),
  label: text(LIMITS.name, 'what you call it'),
  created: time('when it was added'),
  used: orNull(time('when it last signed in a device')),
});
export type Passkey = Of<typeof Passkey>;
export const PasskeyLabel = strict({ label: line(LIMITS.name, 'what you call it') });
export const PasskeyParams = strict({ passkey: Type.String({ pattern: '^[a-z0-9]{16}$' }) });
export const PasskeyOptions = jsonObject('options for the browser, as in WebAuthn’s JSON form');
export const NewPasskey = strict({
  label: line(LIMITS.name, 'what you call it'),
  response: jsonObject('what the browser answered, as in WebAuthn’s RegistrationResponseJSON'),
});
export const RedeemPasskey = strict({
  response: jsonObject('what the browser answered, as in WebAuthn’s AuthenticationResponseJSON'),
  makeRoom: MakesRoom,
});

export const ReturnWays = strict({
  passkeys: Type.Boolean({ description: 'whether passkeys can sign people in' }),
  mail: Type.Boolean({ description: 'whether mailboxes can sign people in' }),
});
export type ReturnWays = Of<typeof ReturnWays>;

/** `mail` is null where the server sends none. */
export const WaysBack = strict(
  {
    phrase: orNull(
      strict({
        created: time('when it was made'),
        used: orNull(time('when it last signed in a device')),
      }),
    ),
    mail: orNull(
      strict({
        address: orNull(text(LIMITS.address, 'the mailbox that signs you in')),
        waiting: orNull(text(LIMITS.address, 'the mailbox that you have not confirmed yet')),
      }),
    ),
    passkeys: strict({
      problem: orNull(
        word(
          ['address', 'https', 'name'] as const,
          'why there can be none. address: the server does not know its own; https: it is not reached over https; name: its address is a number',
        ),
      ),
      list: list(Passkey, LIMITS.passkeys),
    }),
  },
  'what leads back to you when this browser forgets you',
);
export type WaysBack = Of<typeof WaysBack>;

export const Device = strict(
  {
    id: text(16),
    current: Type.Boolean({ description: 'whether it is the one that asks' }),
    browser: orNull(text(40, 'such as Chrome; null if it is not known')),
    system: orNull(text(40, 'such as Android; null if it is not known')),
    network: orNull(text(50, 'the range of the address it was last seen at, such as 203.0.113.0/24')),
    by: orNull(
      word(
        ['name', 'link', 'phrase', 'mail', 'passkey'] as const,
        'how it was signed in: by a new name, a link from another device, the recovery phrase, a link by mail or a passkey; null if it is not known',
      ),
    ),
    created: time('when it was signed in'),
    seen: time('when it was last used, to within an hour'),
  },
  'a device that is signed in',
);
export type Device = Of<typeof Device>;
/** Earlier versions allowed more than `LIMITS.devices`. */
export const Devices = list(Device, 1000);

export const NewToken = strict({
  label: line(LIMITS.name, 'what it is for'),
  table: optional(TableId),
});
export const Token = strict({
  id: text(16),
  label: text(LIMITS.name),
  table: orNull(TableId),
  created: time('when it was created'),
  seen: time('when it was last used, to within an hour'),
});
export type Token = Of<typeof Token>;
export const Tokens = list(Token, LIMITS.tokens);
export const MadeToken = strict({
  ...Token.properties,
  token: text(100, 'shown only this once; send it as "Authorization: Bearer …"'),
});
