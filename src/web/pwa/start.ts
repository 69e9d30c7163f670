/** Starts the service worker, which makes the page playable offline, and says when a new version is ready. */
import { language, t } from '../i18n/index.js';
import { toast } from '../shell/controls/toast.jsx';

/** How often an open page checks for a new version. */
const UPDATE_CHECK_MS = 60 * 60 * 1000;

/** How long any screen may load what it needs before files are cached that it does not need. */
const START_DELAY_MS = 3000;

/** Starts the service worker when the screen has had time to open, unless that screen starts it earlier. */
export function startServiceWorkerSoon(): void {
  const soon = (): void => void setTimeout(startServiceWorker, START_DELAY_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

let isStarted = false;

/** Caching takes bandwidth: call it when the screen has what it needs. */
export function startServiceWorker(): void {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  void register();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await tellLanguage();
    const registration = await serviceWorker.register('./sw.js');
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        if (next.state === 'installed' && serviceWorker.controller) offer(next);
      });
    });
    void serviceWorker.ready.then(({ active }) => active?.postMessage('keep the rest'));
    setInterval(() => void registration.update().catch(() => {}), UPDATE_CHECK_MS);
  } catch {
    // The page works without a service worker, just not offline.
  }
}

/** Tells the service worker which language to cache first; it cannot read the settings. */
async function tellLanguage(): Promise<void> {
  const cache = await caches.open('language-in-use');
  await cache.put('./language', new Response(language()));
}

function offer(next: ServiceWorker): void {
  toast(t('common.newVersion'), {
    lasts: 0,
    action: {
      label: t('common.reload'),
      run() {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        next.postMessage('take over');
      },
    },
  });
}
