// Shows what the server tells somebody who is not there (Web Push), and opens the right table.
// Keeps the app itself, and what it has shown of the titles (words, covers), so that it
// opens without a line and says so. Games live on the server: nothing of them is kept here.
const KEPT = 'jailbirds-app';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(['/', '/theme.js', '/icon.svg'])));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const lasts = pathname.startsWith('/assets/') || (pathname.startsWith('/api/titles/') && searchParams.has('edition'));
  if (!lasts && /^\/(api|ws|schema|docs|healthz|readyz|metrics)\b/.test(pathname)) return;
  if (lasts) event.respondWith(assetOf(request));
  else event.respondWith(freshOrKept(request));
});

/** Names of assets carry a hash, and files of titles their edition: what is kept never grows old. */
async function assetOf(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && found.headers.get('cache-control')?.includes('immutable')) await cache.put(request, found.clone());
  return found;
}

/** The newest page where the server answers, else the one that is kept. */
async function freshOrKept(request) {
  const cache = await caches.open(KEPT);
  const page = request.mode === 'navigate' ? '/' : request;
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(page, found.clone());
    return found;
  } catch {
    return (await cache.match(page)) ?? Response.error();
  }
}

/** An alert: `heading`, `body`, the `table` it is about and its `url`. A newer one about a table replaces the older. */
self.addEventListener('push', (event) => {
  const { heading, body, table, url } = event.data.json();
  const looks = { icon: '/icon-192.png', badge: '/icon-192.png', tag: `table ${table}`, renotify: true };
  event.waitUntil(self.registration.showNotification(heading, { ...looks, body, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, location.origin)));
});

/** The window that shows this page already, or a new one. */
async function open({ pathname }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === pathname);
  return there ? there.focus() : self.clients.openWindow(pathname);
}

/** The browser has another subscription than the server knows: tell it. Browsers say what was before, what is now,
 * both or nothing. The server remembers the language of this device. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.newSubscription)));

async function renew(given) {
  const { pushManager } = self.registration;
  const made = given ?? (await pushManager.getSubscription()) ?? (await pushManager.subscribe(await wanted()));
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/me/alerts/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

async function wanted() {
  const { key } = await (await fetch('/api/me/alerts')).json();
  return { userVisibleOnly: true, applicationServerKey: key };
}
