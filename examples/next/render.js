// Renders the elements on all pages of the built site.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'mahjong-elements/server.js';

for (const name of await readdir('out', { recursive: true })) {
  if (!name.endsWith('.html')) continue;
  const html = await readFile(`out/${name}`, 'utf8');
  await writeFile(`out/${name}`, renderToString(html, { assets: '/mahjong-elements/' }));
}
