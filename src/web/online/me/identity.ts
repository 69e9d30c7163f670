/** Who we are for the server, and whether there is one. */
import { createRoot, createSignal } from 'solid-js';
import { language, t, textOr } from '../../i18n/index.js';
import { setSomebody } from '../../shell/server.js';
import { toast } from '../../shell/toast.jsx';
import * as api from '../connection/api.js';
import { Problem, type Trouble } from '../connection/problem.js';

export type Standing = 'asking' | 'guest' | 'known' | 'unreachable' | 'no-server' | 'banned';

const { me, setMe, standing, setStanding } = createRoot(() => {
  const [me, setMe] = createSignal<api.Me | null>(null);
  const [standing, setStanding] = createSignal<Standing>('asking');
  return { me, setMe, standing, setStanding };
});

export { me, standing };

export function become(person: api.Me | null): void {
  setSomebody(person !== null);
  setMe(person);
  setStanding(person ? 'known' : 'guest');
}

export async function whoAmI(): Promise<void> {
  try {
    become(await api.who());
  } catch (error) {
    const code = error instanceof Problem ? error.code : 'unreachable';
    if (code === 'forbidden') setStanding('banned');
    else setStanding(code === 'no-server' || code === 'not-found' ? 'no-server' : 'unreachable');
  }
}

/** Looks whether the server still knows us; that it does not answer says nothing. */
export async function stillMe(): Promise<void> {
  const known = await api.who().catch(() => undefined);
  if (known === null) become(null);
}

export async function comeIn(name: string): Promise<void> {
  become(await api.enter(name, language()));
}

/** Here the sentence says it all. */
const PLAIN: ReadonlySet<Trouble> = new Set(['unreachable', 'stale', 'too-fast']);

/** Says what went wrong in the page's language. The server's own reason says more, in English. */
export function complain(error: unknown): void {
  const { code, message } = error as Problem;
  if (code === 'sign-in') become(null);
  const detailed = t('problem.because', { reason: message });
  const told = PLAIN.has(code) || language() !== 'en' ? textOr(`problem.${code}`, detailed) : detailed;
  toast(told, { kind: 'error' });
}
