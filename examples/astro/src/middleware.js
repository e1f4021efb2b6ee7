import { defineMiddleware } from 'astro:middleware';
import { renderToString } from 'mahjong-elements/server.js';

/** Runs for each page, when it is built or requested. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(renderToString(await response.text(), { assets: '/mahjong-elements/' }), response);
});
