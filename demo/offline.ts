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
    .then(() => register('service-worker.js'))
    .then(() => navigator.serviceWorker.ready)
    .then(() => {
      document.documentElement.dataset['offline'] = 'ready';
      // From a page in another language, a reader may go on to the English one.
      if (document.documentElement.lang !== 'en') return register('../service-worker.js');
    })
    .catch((error: unknown) => console.warn('This page will not work offline.', error));
}

const register = (file: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(new URL(file, document.baseURI));

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
