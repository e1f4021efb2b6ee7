import type { Handle } from '@sveltejs/kit/hooks';
import { renderToString } from 'mahjong-elements/server.js';

export const handle: Handle = ({ event, resolve }) => {
  let page = '';
  return resolve(event, {
    transformPageChunk({ html, done }) {
      page += html;
      return done ? renderToString(page, { assets: '/mahjong-elements/' }) : '';
    },
  });
};
