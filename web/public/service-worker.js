// Keeps the app itself, so that it opens without a line and says so. Games live on the server:
// nothing of them is kept here.
const KEPT = 'jailbirds-app';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(['/', '/theme.js', '/icon.svg'])));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (/^\/(api|ws|schema|docs|healthz|metrics)\b/.test(pathname)) return;
  if (pathname.startsWith('/assets/')) event.respondWith(assetOf(request));
  else event.respondWith(freshOrKept(request));
});

/** Names of assets carry a hash: what is kept never grows old. */
async function assetOf(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await cache.put(request, found.clone());
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
