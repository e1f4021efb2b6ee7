import { renderToString } from 'mahjong-elements/server.js';

/** Renders the elements on each page, when it is requested or written. */
export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('render:response', (response) => {
    if (typeof response.body === 'string')
      response.body = renderToString(response.body, { assets: '/mahjong-elements/' });
  });
});
