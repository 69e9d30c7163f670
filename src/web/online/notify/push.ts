/** Push notifications, shown by the service worker. */
import * as notify from './notify-api.js';

type PushState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function getSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await getSubscription()) ? 'on' : 'off';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** A label by which you recognise this browser in your list of channels. */
function browserName(): string {
  const [, system] = /\(([^;)]+)/.exec(navigator.userAgent) ?? [];
  const found = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) =>
    navigator.userAgent.includes(`${name}/`),
  );
  return [found === 'Edg' ? 'Edge' : found === 'OPR' ? 'Opera' : found, system]
    .filter(Boolean)
    .join(', ')
    .slice(0, 80);
}

/** Asks for permission and registers this browser with the server. */
export async function turnOn(pushKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(pushKey);
  // A subscription made with another server's key is useless.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = made.toJSON();
  await notify.addChannel({
    kind: 'push',
    endpoint: endpoint!,
    keys: { p256dh: keys!.p256dh, auth: keys!.auth },
    label: browserName() || 'Browser',
  });
  return 'on';
}
