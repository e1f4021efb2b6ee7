/** Renders the elements in Node. */
import './index.js';

export { renderToString } from './server/render-to-string.js';
export type { RenderOptions } from './server/render-to-string.js';
