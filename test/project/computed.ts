/**
 * Roles and names as the engine of a browser computes them, over WebDriver: WebKit has its own driver, Firefox speaks the protocol of
 * Marionette, and Chromium answers over the DevTools protocol.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromium, firefox, freePort, startWebKitDriver, webkit } from '../../scripts/browsers.mjs';

export interface Computed {
  /** Runs an expression in the page. */
  run(expression: string): Promise<unknown>;
  open(address: string): Promise<unknown>;
  /** The role and the name of the element that an expression returns. */
  computed(expression: string): Promise<[role: string, name: string]>;
  stop(): Promise<unknown>;
}

type Send = (command: string, parameters?: Record<string, unknown>) => Promise<unknown>;

/** Engines call the same role by two names. */
const roleOf = (role: unknown): string => (role === 'image' ? 'img' : String(role));
const idOf = (reference: unknown): string => String(Object.values(reference as object)[0]);

/** Starts the engine; undefined if it is not installed. */
export const engines: Record<string, () => Promise<Computed | undefined>> = {
  chromium: inChromium,
  firefox: inFirefox,
  webkit: inWebKit,
};

async function inChromium(): Promise<Computed | undefined> {
  const found = await chromium();
  if (!found) return undefined;
  const browser = await puppeteer.launch(found);
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  return {
    run: (expression) => page.evaluate(expression),
    open: (address) => page.goto(address),
    async computed(expression) {
      const { result } = await session.send('Runtime.evaluate', { expression });
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId!,
        fetchRelatives: false,
      });
      return [roleOf(nodes[0]?.role?.value), String(nodes[0]?.name?.value ?? '')];
    },
    stop: () => browser.close(),
  };
}

async function inFirefox(): Promise<Computed | undefined> {
  const found = firefox();
  if (!found) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'marionette-'));
  const port = await freePort();
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const browser = spawn(found.executablePath, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const socket = await connected(port);
  const send = marionette(socket);
  await send('WebDriver:NewSession', {});
  const evaluate = async (script: string): Promise<unknown> =>
    ((await send('WebDriver:ExecuteScript', { script, args: [] })) as { value: unknown }).value;
  return {
    run: (expression) => evaluate(`return ${expression}`),
    open: (url) => send('WebDriver:Navigate', { url }),
    async computed(expression) {
      const parameters = { id: idOf(await evaluate(`return ${expression}`)) };
      const [role, name] = [
        await send('WebDriver:GetComputedRole', parameters),
        await send('WebDriver:GetComputedLabel', parameters),
      ] as { value: string }[];
      return [roleOf(role!.value), name!.value];
    },
    async stop() {
      socket.destroy();
      browser.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Connects as soon as the browser listens. */
async function connected(port: number): Promise<Socket> {
  for (let tries = 0; tries < 300; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isThere) return socket;
    await sleep(100);
  }
  throw new Error('Firefox does not listen');
}

/** Messages are JSON after their length: `[0, id, command, parameters]`, and `[1, id, error, result]` for an answer. */
function marionette(socket: Socket): Send {
  const waiting = new Map<number, (answer: readonly [unknown, unknown]) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const at = received.indexOf(':');
      const end = at + 1 + Number(received.subarray(0, at).toString());
      if (at < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(at + 1, end).toString()) as [number, number, unknown, unknown];
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  return async (command, parameters = {}) => {
    const id = ++last;
    const text = JSON.stringify([0, id, command, parameters]);
    const answered = new Promise<readonly [unknown, unknown]>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answered;
    if (error) throw new Error(`${command}: ${(error as { message: string }).message}`);
    return result;
  };
}

async function inWebKit(): Promise<Computed | undefined> {
  const programs = webkit();
  if (!programs) return undefined;
  const driver = await startWebKitDriver(programs);
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${driver.port}/session${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const options = { binary: programs.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await request('POST', '', { capabilities })) as { sessionId: string };
  const evaluate = (script: string): Promise<unknown> =>
    request('POST', `/${sessionId}/execute/sync`, { script, args: [] });
  return {
    run: (expression) => evaluate(`return ${expression}`),
    open: (url) => request('POST', `/${sessionId}/url`, { url }),
    async computed(expression) {
      const element = `/${sessionId}/element/${idOf(await evaluate(`return ${expression}`))}`;
      return [
        roleOf(await request('GET', `${element}/computedrole`)),
        String(await request('GET', `${element}/computedlabel`)),
      ];
    },
    async stop() {
      await request('DELETE', `/${sessionId}`);
      driver.stop();
    },
  };
}
