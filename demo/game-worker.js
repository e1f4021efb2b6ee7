/** Service worker of game.html: fetches from the network, and without a connection returns what was stored last. */
const NAME = 'mahjong-game';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(fetchOrStored(request));
});

async function fetchOrStored(request) {
  const cache = await caches.open(NAME);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const stored = await cache.match(request, { ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
}
