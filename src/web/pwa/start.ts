/** Starts the service worker, which keeps the page playable without a network, and says when a newer one waits. */
import { language, t } from '../i18n/index.js';
import { toast } from '../shell/toast.jsx';

/** How often a page that stays open looks for a newer version. */
const LOOK_AGAIN = 60 * 60 * 1000;

/** Milliseconds in which somebody who has just come may start a game. */
const LOOKING = 3000;

export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What is fetched for later must not slow down what is wanted now: the page, and the first game on it.
  const soon = (): void => void setTimeout(() => void register(), LOOKING);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
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
    setInterval(() => void registration.update().catch(() => {}), LOOK_AGAIN);
  } catch {
    // Without a service worker the page works, only not offline.
  }
}

/** For the service worker, which keeps this language first and cannot read settings. */
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
