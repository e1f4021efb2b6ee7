/**
 * A small store of xAPI statements for tests, at /xapi/NAME/ of their server, and a platform that launches by cmi5: the token for
 * the session is at /xapi/NAME/fetch, once. What it holds is at /xapi/NAME/all, and POST to /xapi/NAME/setup sets it: `fails` is how many
 * of the next requests that change something fail, and `statuses` has those of the next requests by method, path and name of a state,
 * and statements with the text `bad` are refused.
 */

import { createHash } from 'node:crypto';

const TOKEN = 'bWo6dG9rZW4=';

/** @typedef {{ statements: Record<string, any>[], texts: Record<string, string>, refused: string[], fails?: number, statuses?: Record<string, number[]>, bad?: string, isTaken?: boolean }} Stored */

/** @type {Map<string, Stored>} */
const stores = new Map();

/** @param {string} text */
const tagOf = (text) => `"${createHash('sha1').update(text).digest('hex')}"`;

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/**
 * What a request is answered with.
 * @param {Stored} store @param {string} path @param {string} method @param {URLSearchParams} query
 * @param {import('node:http').IncomingHttpHeaders} headers @param {string} body
 * @returns {[status: number, content?: unknown]}
 */
function answer(store, path, method, query, headers, body) {
  if (path === 'fetch') {
    if (store.isTaken || method !== 'POST') return [200, { 'error-code': '1', 'error-text': 'The token was taken.' }];
    store.isTaken = true;
    return [200, { 'auth-token': TOKEN }];
  }
  if (headers.authorization !== `Basic ${TOKEN}`) return [401];
  if (!/^1\.0\.\d$/.test(String(headers['x-experience-api-version']))) return [400];
  if (store.fails && method !== 'GET') {
    store.fails--;
    return [503];
  }
  const status = store.statuses?.[`${method} ${path} ${query.get('stateId') ?? ''}`.trim()]?.shift();
  if (status) return [status];
  if (path === 'statements' && method === 'GET')
    return [200, { statements: [...store.statements].reverse(), more: '' }];
  if (path === 'statements' && method === 'POST') {
    if (store.bad && body.includes(store.bad)) return [400];
    const added = [JSON.parse(body)].flat();
    const known = new Set(store.statements.map(({ id }) => id));
    store.statements.push(...added.filter(({ id }) => !known.has(id)));
    return [200, added.map(({ id }) => id)];
  }
  if (path === 'activities/state' || path === 'agents/profile') {
    const key = `${path} ${query.get('stateId') ?? query.get('profileId')} ${query.get('agent')} ${query.get('registration') ?? ''}`;
    const known = store.texts[key];
    if (method === 'GET') return known === undefined ? [404] : [200, known];
    const asked = headers['if-match'];
    if (asked && asked !== tagOf(known ?? '')) return [412];
    store.texts[key] = body;
    return [204];
  }
  return [404];
}

/**
 * Answers a request to one of the stores.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ status: number, text: string, tag?: string } | undefined>} undefined if the address is not that of a store
 */
export async function answerFromStore(request) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, name, path] = /^\/xapi\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  if (!name || !path) return undefined;
  const store = stores.get(name) ?? { statements: [], texts: {}, refused: [] };
  stores.set(name, store);
  const body = await bodyOf(request);
  if (path === 'all') return { status: 200, text: JSON.stringify(store) };
  if (path === 'setup') return { status: 200, text: JSON.stringify(Object.assign(store, JSON.parse(body))) };
  const { method = 'GET', headers } = request;
  const [status, content] = answer(store, path, method, searchParams, headers, body);
  if (status >= 400 && status !== 404) store.refused.push(`${status} ${method} ${path}`);
  if (typeof content === 'string') return { status, text: content, tag: tagOf(content) };
  return { status, text: JSON.stringify(content ?? null) };
}

/** The middleware of the test server. @returns {import('@web/dev-server-core').Middleware} */
export function xapiStore() {
  return async (context, next) => {
    const answered = await answerFromStore(context.req);
    if (!answered) return next();
    context.body = answered.text;
    context.status = answered.status;
    if (answered.tag) context.set('ETag', answered.tag);
    context.type = 'application/json';
    return undefined;
  };
}
