/** Who we are for the server, and whether there is one. */
import { createRoot, createSignal } from 'solid-js';
import { language, t } from '../i18n/index.js';
import { setSomebody } from '../shell/server.js';
import { toast } from '../shell/toast.jsx';
import * as api from './api.js';
import { Problem } from './problem.js';

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
    become(await api.me());
  } catch (error) {
    const code = error instanceof Problem ? error.code : 'unreachable';
    if (code === 'sign-in') become(null);
    else if (code === 'forbidden') setStanding('banned');
    else setStanding(code === 'no-server' || code === 'not-found' ? 'no-server' : 'unreachable');
  }
}

/** Looks whether the server still knows us; that it does not answer says nothing. */
export async function stillMe(): Promise<void> {
  try {
    await api.me();
  } catch (error) {
    if ((error as Problem).code === 'sign-in') become(null);
  }
}

export async function comeIn(name: string): Promise<void> {
  become(await api.enter(name, language()));
}

/** Says what went wrong, in the page's language as far as it is a common thing. */
export function complain(error: unknown): void {
  const { code, message } = error as Problem;
  const known: Partial<Record<string, string>> = {
    unreachable: t('online.unreachable'),
    stale: t('online.stale'),
    'too-fast': t('online.tooFast'),
  };
  if (code === 'sign-in') become(null);
  toast(known[code] ?? t('online.refused', { reason: message }), { kind: 'error' });
}
