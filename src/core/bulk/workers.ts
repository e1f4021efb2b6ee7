/** Opens workers and lets the event loop run, wherever the code runs. */
import type { FromWorker, ToWorker } from './bulk-worker.js';

/** The part of a `Worker` that is used here. */
export interface BulkWorker {
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { preventDefault?(): void }) => void) | null;
  postMessage(message: ToWorker, transfer?: readonly ArrayBufferLike[]): void;
  terminate(): void;
}

// The core compiles without the types of browsers and of Node.
declare const Worker: (new (url: unknown, options: { type: 'module' }) => BulkWorker) | undefined;
declare const URL: {
  new (path: string, base: string): { href: string };
  createObjectURL(blob: unknown): string;
  revokeObjectURL(url: string): void;
};
declare const Blob: new (parts: readonly string[], options: { type: string }) => unknown;
declare const MessageChannel: new () => {
  port1: { onmessage: (() => void) | null; close(): void };
  port2: { postMessage(message: null): void };
};
declare const setImmediate: ((run: () => void) => unknown) | undefined;
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;
declare global {
  interface ImportMeta {
    url: string;
  }
}

/** A server that does not answer within this time, in milliseconds, is not waited for. */
const LONGEST_START = 10_000;

/** Resolves once a worker says that it is ready; undefined if it cannot be started. */
function started(open: () => BulkWorker): Promise<BulkWorker | undefined> {
  return new Promise((resolve) => {
    let worker: BulkWorker | undefined;
    const settle = (found: BulkWorker | undefined): void => {
      clearTimeout(timer);
      if (!found) worker?.terminate();
      resolve(found);
    };
    const timer = setTimeout(() => settle(undefined), LONGEST_START);
    try {
      worker = open();
      worker.onmessage = () => settle(worker);
      worker.onerror = (event) => {
        event.preventDefault?.();
        settle(undefined);
      };
    } catch {
      // Refused by a content security policy, or from another origin.
      settle(undefined);
    }
  });
}

// A browser refuses a worker from another origin, such as a CDN, but runs a script of the page’s own origin that imports it.
/** Opens a worker. @returns undefined if workers are missing, or the page’s content security policy forbids them */
export async function openWorker(): Promise<BulkWorker | undefined> {
  if (typeof Worker !== 'function') return undefined;
  // Bundlers look for exactly this expression.
  const own = await started(() => new Worker(new URL('./bulk-worker.js', import.meta.url), { type: 'module' }));
  if (own) return own;
  const { href } = new URL('./bulk-worker.js', import.meta.url);
  const blob = URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
  try {
    return await started(() => new Worker(blob, { type: 'module' }));
  } finally {
    URL.revokeObjectURL(blob);
  }
}

/** Resolves after other tasks had a chance to run: timers of browsers would add four milliseconds each time. */
export function otherTasks(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') return void setImmediate(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
