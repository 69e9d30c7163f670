/** Who you are signed in as, and whether there is a server at all. */
import { createRoot, createSignal } from 'solid-js';
import { RequestError, type RequestErrorCode } from '../../../client/request-error.js';
import type { Ban, Who } from '../../../protocol/people/people.js';
import { language, t, textOr } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { setSignedIn } from '../../shell/server.js';
import * as api from '../connection/api.js';

type SignInState = 'loading' | 'guest' | 'known' | 'unreachable' | 'no-server' | 'banned';

const { me, setMe, ban, setBan, signInState, setSignInState } = createRoot(() => {
  const [me, setMe] = createSignal<api.Me | null>(null);
  const [ban, setBan] = createSignal<Ban | null>(null);
  const [signInState, setSignInState] = createSignal<SignInState>('loading');
  return { me, setMe, ban, setBan, signInState, setSignInState };
});

export { ban, me, signInState };

export function setIdentity(person: api.Me | null): void {
  setSignedIn(person !== null);
  setMe(person);
  setSignInState(person ? 'known' : 'guest');
}

function take(who: Who): void {
  setIdentity(who.me);
  setBan(who.ban);
  if (who.ban) setSignInState('banned');
}

export async function loadIdentity(): Promise<void> {
  try {
    take(await api.getWho());
  } catch (error) {
    const code = error instanceof RequestError ? error.code : 'unreachable';
    setSignInState(code === 'no-server' || code === 'not-found' ? 'no-server' : 'unreachable');
  }
}

/** Notices when the server no longer knows you or has banned you. A server that does not answer proves nothing. */
export async function checkSignedIn(): Promise<void> {
  const who = await api.getWho().catch(() => undefined);
  if (who?.me === null) take(who);
}

export async function signUp(name: string): Promise<void> {
  setIdentity(await api.signUp(name, language()));
}

/** What the field of a refusal says, where its code says too little. */
const BY_FIELD: Readonly<Record<string, () => string>> = {
  'command.knowing': () => t('people.blockedHere'),
  network: () => t('identity.networkBanned'),
};

/** Errors whose text needs no further detail. */
const SELF_EXPLANATORY: ReadonlySet<RequestErrorCode> = new Set(['unreachable', 'stale', 'too-fast', 'full']);

/** Shows an error in the page's language. The server's own reason says more, but only in English. */
export function showError(error: unknown): void {
  const { code, message, field } = error as RequestError;
  if (code === 'sign-in') setIdentity(null);
  // They may have been banned a moment ago.
  if (code === 'forbidden') void checkSignedIn();
  const explained = BY_FIELD[field ?? '']?.();
  if (explained !== undefined) return void toast(explained, { kind: 'error' });
  const detailed = t('problem.because', { reason: message });
  const text =
    SELF_EXPLANATORY.has(code) || language() !== 'en' ? textOr(`problem.${code}`, detailed) : detailed;
  toast(text, { kind: 'error' });
}
