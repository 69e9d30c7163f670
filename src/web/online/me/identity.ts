/** Who we are for the server, and whether there is one. */
import { createRoot, createSignal } from 'solid-js';
import { language, t, textOr } from '../../i18n/index.js';
import { setSomebody } from '../../shell/server.js';
import { toast } from '../../shell/toast.jsx';
import * as api from '../connection/api.js';
import { RequestError, type RequestErrorCode } from '../connection/request-error.js';

export type SignInState = 'asking' | 'guest' | 'known' | 'unreachable' | 'no-server' | 'banned';

const { me, setMe, signInState, setSignInState } = createRoot(() => {
  const [me, setMe] = createSignal<api.Me | null>(null);
  const [signInState, setSignInState] = createSignal<SignInState>('asking');
  return { me, setMe, signInState, setSignInState };
});

export { me, signInState };

export function setIdentity(person: api.Me | null): void {
  setSomebody(person !== null);
  setMe(person);
  setSignInState(person ? 'known' : 'guest');
}

export async function loadIdentity(): Promise<void> {
  try {
    setIdentity(await api.getMe());
  } catch (error) {
    const code = error instanceof RequestError ? error.code : 'unreachable';
    if (code === 'forbidden') setSignInState('banned');
    else setSignInState(code === 'no-server' || code === 'not-found' ? 'no-server' : 'unreachable');
  }
}

/** Looks whether the server still knows us; that it does not answer says nothing. */
export async function checkSignedIn(): Promise<void> {
  const known = await api.getMe().catch(() => undefined);
  if (known === null) setIdentity(null);
}

export async function signUp(name: string): Promise<void> {
  setIdentity(await api.signUp(name, language()));
}

/** Here the sentence says it all. */
const PLAIN: ReadonlySet<RequestErrorCode> = new Set(['unreachable', 'stale', 'too-fast']);

/** Says what went wrong in the page's language. The server's own reason says more, in English. */
export function showError(error: unknown): void {
  const { code, message } = error as RequestError;
  if (code === 'sign-in') setIdentity(null);
  const detailed = t('problem.because', { reason: message });
  const told = PLAIN.has(code) || language() !== 'en' ? textOr(`problem.${code}`, detailed) : detailed;
  toast(told, { kind: 'error' });
}
