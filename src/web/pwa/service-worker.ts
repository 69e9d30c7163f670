/**
 * Caches the whole page on the device: first what a game or lesson needs, then the rest. The lists of files are inserted
 * at build time; files with a hash in their name never change, so a cached copy is always valid.
 */
declare const __FIRST_FILES__: readonly string[];
declare const __LATER_FILES__: readonly string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `kontor-${__VERSION__}`;
const PAGE = './index.html';
const API = new URL('./api', worker.location.href).pathname;

/** The bots' networks are larger than everything else together, so they are cached last, one at a time. */
const isNetwork = (file: string): boolean => file.endsWith('.bin');
/** The language of a text file, if it is one. */
const languageOf = (file: string): string | undefined => file.match(/\/text-([^-]+)-/)?.[1];

const FIRST = __FIRST_FILES__;
const REST = __LATER_FILES__;
const NETWORKS = REST.filter(isNetwork);
const LATER = REST.filter((file) => !isNetwork(file));

/** The page writes it to the cache, because a service worker cannot read the settings. */
async function languageInUse(): Promise<string> {
  const written = await caches.match('./language', { cacheName: 'language-in-use' });
  return (await written?.text()) ?? 'en';
}

/** Only a file with a hash in its name may come from the browser's own cache unasked. */
const freshRequest = (file: string): Request =>
  new Request(file, { cache: file.startsWith('./assets/') ? 'default' : 'no-cache' });

/** Caches those of `files` that are missing, without the texts of other languages. */
async function keepAll(files: readonly string[]): Promise<void> {
  const [cache, language] = await Promise.all([caches.open(CACHE), languageInUse()]);
  const wanted = files.filter((file) => (languageOf(file) ?? language) === language);
  const kept = await Promise.all(wanted.map((file) => cache.match(file)));
  await cache.addAll(wanted.filter((_, i) => kept[i] === undefined).map(freshRequest));
}

const cachesOfOthers = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith('kontor-') && name !== CACHE);

/** A new version takes over only when it can do offline all that the old one could. */
async function install(): Promise<void> {
  await keepAll(FIRST);
  if ((await cachesOfOthers()).length > 0) await keepAll(LATER);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

/** Caches what was left out at first: other parts of the page, the networks, then the other languages. */
async function keepRest(): Promise<void> {
  await keepAll(LATER);
  const cache = await caches.open(CACHE);
  for (const file of [...NETWORKS, ...[...FIRST, ...LATER].filter(languageOf)]) {
    if (!(await cache.match(file))) await cache.add(file);
  }
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await Promise.all((await cachesOfOthers()).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
  // If offline, the next visit continues.
  if (event.data === 'keep the rest') event.waitUntil(keepRest().catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // API responses are never served from the cache.
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith(API)) return;
  event.respondWith(answer(request));
});

const HOME = new URL('./', worker.location.href).pathname;
const isPage = (pathname: string): boolean => pathname === HOME || pathname === `${HOME}index.html`;

async function answer(request: Request): Promise<Response> {
  const isNavigation = request.mode === 'navigate';
  // At any other address the page would not find its files; let the server answer 404.
  if (isNavigation && !isPage(new URL(request.url).pathname))
    return fetch(request).catch(() => Response.redirect(HOME));
  const cache = await caches.open(CACHE);
  const kept = await cache.match(isNavigation ? PAGE : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** A push message, already in the recipient's language. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A route within the page, starting with `#/`. */
  readonly url: string;
  readonly tag: string;
}

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, url, tag } = event.data.json() as PushMessage;
  const options = { body, tag, data: url, icon: './icon-192.png', badge: './icon-192.png', renotify: true };
  event.waitUntil(worker.registration.showNotification(title, options as NotificationOptions));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? '')));
});

/** Brings the page to the front, at the route the message is about. */
async function show(url: string): Promise<void> {
  // Only routes within this page: a message can never open anything else.
  const target = new URL(url.startsWith('#/') ? url : '', worker.registration.scope).href;
  const [open] = await worker.clients.matchAll({ type: 'window' });
  if (!open) await worker.clients.openWindow(target);
  else await (await open.focus()).navigate(target);
}

export {};
