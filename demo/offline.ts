/** Makes a page work without a connection once it is built and has been opened. */
export function workOffline(): void {
  // Not in a frame, whose page decides for itself, and not in development, which has no service worker.
  if (
    (import.meta as { env?: { MODE?: string } }).env?.MODE !== 'production' ||
    !('serviceWorker' in navigator) ||
    window.top !== window
  )
    return;
  // What the page shows first does not share its connection with what it stores.
  void whenLoaded()
    .then(() => navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI)))
    .then(() => navigator.serviceWorker.ready)
    .then(() => {
      document.documentElement.dataset['offline'] = 'ready';
    })
    .catch((error: unknown) => console.warn('This page will not work offline.', error));
}

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
