/** What all ways back have in common on the page. */
import { createSignal } from 'solid-js';
import type { RequestError } from '../../../client/request-error.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import type { Me } from '../connection/api.js';
import { setIdentity, showError } from '../me/identity.js';

/** Signs in; `makeRoom` says whether the device that was not used for longest is signed out if there are too many. */
export type SignIn = (makeRoom: boolean) => Promise<Me>;

/** Runs one attempt at a time. Where there are too many devices, `question` is set until it is answered. */
export function createReturn(
  onDone: () => void = () => {},
  onRefused: (error: RequestError) => boolean = () => false,
) {
  const [busy, setBusy] = createSignal(false);
  const [question, setQuestion] = createSignal<SignIn>();
  const attempt = async (signIn: SignIn, makeRoom = false): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setQuestion(undefined);
    try {
      const person = await signIn(makeRoom);
      setIdentity(person);
      toast(t('identity.isBack', { name: person.name }));
      onDone();
    } catch (error) {
      const { code, field } = error as RequestError;
      if (code === 'too-much' && field === 'devices') setQuestion(() => signIn);
      else if (!onRefused(error as RequestError)) showError(error);
    }
    setBusy(false);
  };
  return {
    busy,
    question,
    attempt: (signIn: SignIn) => attempt(signIn),
    makeRoom: () => attempt(question()!, true),
    cancel: () => setQuestion(undefined),
  };
}

export type Return = ReturnType<typeof createReturn>;
