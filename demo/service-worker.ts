/**
 * The service worker of the calculator and the score sheet. The build lists the files that they need; other pages are
 * not stored, and always come from the network.
 *
 * A new worker waits until all pages of the one before are closed: a page that is open may still ask for files that the new
 * version of the site has no more.
 */
import { clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** Filled in by scripts/site/offline.mjs. */
declare const FILES: PrecacheEntry[];
/** What other languages need as well, by their tags; none in the worker of such a language. */
declare const LANGUAGES: Record<string, PrecacheEntry[]>;

interface NavigationEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** The language with its script, as in `zh-Hant`; a tag that is none, such as `en-US@posix` in Chromium on Linux, stays as it is. */
function writtenAs(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}

/** The languages that the reader has chosen in the browser. */
const spoken = new Set(navigator.languages.map(writtenAs));

// The first page that was opened works offline, too.
clientsClaim();
precacheAndRoute(
  [
    ...FILES,
    ...Object.entries(LANGUAGES)
      .filter(([tag]) => spoken.has(writtenAs(tag)))
      .flatMap(([, files]) => files),
  ],
  // The pages read their addresses themselves.
  { ignoreURLParametersMatching: [/./] },
);

/** A page in a language that is not stored. */
const PAGE = /^([\w-]+)\/((?:calculator|game)\.html)$/;

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as NavigationEvent;
  const scope = new URL('.', location.href);
  const { origin, pathname } = new URL(request.url);
  const [, tag, page] = PAGE.exec(pathname.slice(scope.pathname.length)) ?? [];
  if (request.mode !== 'navigate' || !tag || !(tag in LANGUAGES) || getCacheKeyForURL(origin + pathname)) return;
  // The browser keeps the part after `#`, such as the game.
  respondWith.call(
    event,
    fetch(request).catch(() => Response.redirect(new URL(page!, scope))),
  );
});
