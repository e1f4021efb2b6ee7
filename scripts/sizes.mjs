/** `npm run sizes`: how big the bundles are, and how big they may get. Bytes after minifying and brotli at quality 11. */
import { brotliCompressSync, constants } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/** In bytes; 12 kB are 12 × 1,024. */
export const limits = [
  { name: 'scoring', entry: 'src/core/scoring.ts', limit: 12_288 },
  { name: 'core', entry: 'src/core/index.ts', limit: 13_312 },
];

/** @returns {Promise<{ name: string; entry: string; limit: number; minified: number; brotli: number }[]>} */
export async function measure() {
  const sizes = [];
  for (const item of limits) {
    const code = Buffer.from((await bundle(item.entry)).code);
    const brotli = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    sizes.push({ ...item, minified: code.length, brotli });
  }
  return sizes;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, minified, brotli, limit } of await measure()) {
    console.log(`${name}: ${brotli} bytes brotli of ${limit} allowed (${minified} minified)`);
    if (brotli > limit) process.exitCode = 1;
  }
}
