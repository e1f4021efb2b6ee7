/** A server for the files of a folder, as hosts of static sites serve them. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/**
 * Serves a folder at a free port.
 *
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export function serveFolder(/** @type {string} */ folder) {
  const types = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.txt': 'text/plain',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.wasm': 'application/wasm',
  };
  const server = createServer(({ url = '/' }, response) => {
    let path = join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
    if (!existsSync(path)) return void response.writeHead(404).end();
    response.setHeader('content-type', types[/** @type {'.html'} */ (extname(path))] ?? 'application/octet-stream');
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ address: `http://127.0.0.1:${port}`, stop: () => server.close() });
    }),
  );
}
