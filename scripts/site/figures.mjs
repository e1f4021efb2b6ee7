/** The figures of the page “Odds and doubles”, which the page itself computes only while it is developed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../bundle.mjs';

/** @typedef {typeof import('../../demo/odds-figures.js')} Figures */

/** @type {Promise<Figures> | undefined} */
let loading;

/** @returns {Promise<Figures>} */
async function loadFigures() {
  const build = await rolldown({ input: join(root, 'demo/odds-figures.ts'), platform: 'node' });
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  const folder = join(root, 'node_modules/.cache/site');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `odds-figures-${process.pid}.mjs`);
  writeFileSync(file, output[0].code);
  return import(pathToFileURL(file).href);
}

/** Fills the figures and tables of a page that has any. */
export async function renderFigures(/** @type {string} */ html) {
  if (!html.includes('data-compute=')) return html;
  const { chances, figureFor, reach } = await (loading ??= loadFigures());
  return html
    .replace(/(<output data-compute="([^"]*)">)(?=<\/output>)/g, (_, tag, text) => tag + figureFor(text))
    .replace('<table id="chances">', (tag) => tag + chances())
    .replace(/(<table id="reach">[^]*?<tbody>)/, (tag) => tag + reach());
}
