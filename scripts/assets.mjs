/** Writes the files that server-rendered elements can share: see `assets` in docs/server-rendering.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Features, transform } from 'lightningcss';
import { root } from './bundle.mjs';

/** Needs the built modules and the manifest. */
export async function writeAssets() {
  const load = (/** @type {string} */ path) => import(pathToFileURL(`${root}/dist/${path}`).href);
  await load('server.js');
  const { facesFile, sheetOf } = await load('elements/shared-assets.js');
  mkdirSync(`${root}/dist/assets`, { recursive: true });
  writeFileSync(`${root}/dist/assets/faces.svg`, facesFile());
  const { modules } = JSON.parse(readFileSync(`${root}/custom-elements.json`, 'utf8'));
  for (const { tagName: tag } of modules.flatMap((/** @type {any} */ { declarations }) => declarations)) {
    // A server leaves an element that it does not know as written.
    if (!tag || !customElements.get(tag)) continue;
    const { code } = transform({
      filename: tag,
      code: Buffer.from(sheetOf(tag)),
      minify: true,
      include: Features.Nesting,
    });
    writeFileSync(`${root}/dist/assets/${tag}.css`, onlyInside(String(code)));
  }
}

/**
 * Limits the rules of a minified style sheet to shadow roots: `.tile` becomes `:host .tile`. A page links the style
 * sheets too, so that browsers load them before they show it, but nothing outside the elements may match.
 */
const onlyInside = (/** @type {string} */ css) =>
  css.replace(/(?<=^|[{};])[^{}@;]+(?=\{)/g, (selectors) =>
    /^(from|to|[\d.]+%)/.test(selectors)
      ? selectors
      : apart(selectors)
          .map((selector) => (/^(:where\()?:host/.test(selector) ? selector : `:host ${selector}`))
          .join(','),
  );

/** The selectors of a list; commas in brackets belong to a selector. */
function apart(/** @type {string} */ selectors) {
  const found = [''];
  let depth = 0;
  for (const sign of selectors) {
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign)) depth--;
    if (sign === ',' && !depth) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}
