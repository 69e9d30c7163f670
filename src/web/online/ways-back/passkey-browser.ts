/**
 * Passkeys of this browser. @simplewebauthn/browser, which turns what browsers want and give into JSON and back, is
 * fetched when the first one is asked for.
 */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';

const load = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Makes a passkey; resolves to what the server checks. */
export async function makePasskey(): Promise<object> {
  const [{ startRegistration }, options] = await Promise.all([load(), api.getPasskeyOptions()]);
  return startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
}

/** Lets the person choose a passkey; resolves to what the server checks. */
export async function choosePasskey(): Promise<object> {
  const [{ startAuthentication }, options] = await Promise.all([load(), api.getSignInOptions()]);
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
}

/** Says what the browser refused; false for errors that do not come from the browser. */
export function showBrowserRefusal(error: unknown): boolean {
  const { name } = error as Error;
  if (name === 'InvalidStateError') toast(t('identity.passkeyThere'), { kind: 'error' });
  else if (['NotAllowedError', 'AbortError', 'SecurityError', 'NotSupportedError'].includes(name))
    toast(t('identity.passkeyFailed'), { kind: 'error' });
  else return false;
  return true;
}
