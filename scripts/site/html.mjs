/** Helpers for pages written by scripts. */

export const escape = (/** @type {unknown} */ words) =>
  String(words).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Words in which `code` is marked by backticks. */
export const inline = (/** @type {string} */ words) =>
  words
    .split('`')
    .map((part, place) => (place % 2 ? `<code>${escape(part)}</code>` : escape(part)))
    .join('');

/** The name of a profile in a heading. */
export const titleOf = (/** @type {string} */ profile) =>
  ({ dmjl: 'DMJL', bmja: 'BMJA' })[profile] ?? profile.charAt(0).toUpperCase() + profile.slice(1);

/** An anchor, as GitHub writes it. */
export const anchor = (/** @type {string} */ heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-');

/** A table that scrolls on narrow screens. The first cell of each row is its heading. */
export function table(/** @type {string} */ label, /** @type {string[]} */ heads, /** @type {string[][]} */ rows) {
  const line = (/** @type {string[]} */ [first, ...cells]) =>
    `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(label)}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows.map(line).join('\n')}</tbody></table></div>`;
}

/** A page below a folder of the site. */
export function document(
  /** @type {{ title: string, description: string, body: string }} */ { title, description, body },
) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" vite-ignore href="../icon.svg" />
    <title>${escape(title)}</title>
    <meta name="description" content="${escape(description)}" />
    <link rel="stylesheet" href="../site.css" />
    <script type="module" src="../elements.ts"></script>
  </head>
  <body>
    <main>
${body}
    </main>
  </body>
</html>
`;
}
