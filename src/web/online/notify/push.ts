/** Messages of the browser itself, which its service worker shows. */
import * as notify from './notify-api.js';

export type PushState = 'never' | 'denied' | 'off' | 'on';

const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!able()) return 'never';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) ? 'on' : 'off';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** What its owner calls this browser by. */
function nameOfBrowser(): string {
  const [, system] = /\(([^;)]+)/.exec(navigator.userAgent) ?? [];
  const found = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) =>
    navigator.userAgent.includes(`${name}/`),
  );
  return [found === 'Edg' ? 'Edge' : found === 'OPR' ? 'Opera' : found, system]
    .filter(Boolean)
    .join(', ')
    .slice(0, 80);
}

/** Asks the browser's permission and tells the server where to send. */
export async function turnOn(pushKey: string): Promise<PushState> {
  if (!able()) return 'never';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(pushKey);
  // One for another server's key cannot be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  await notify.addChannel({
    kind: 'push',
    endpoint: endpoint!,
    keys: { p256dh: keys!.p256dh, auth: keys!.auth },
    label: nameOfBrowser() || 'Browser',
  });
  return 'on';
}
