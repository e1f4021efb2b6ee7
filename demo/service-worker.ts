/**
 * The service worker of the calculator and the score sheet. The build lists the files that they need; other pages are
 * not stored, and always come from the network.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** Filled in by scripts/site/offline.mjs. */
declare const FILES: { url: string; revision: string }[];

void (self as unknown as { skipWaiting(): Promise<void> }).skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(FILES);
