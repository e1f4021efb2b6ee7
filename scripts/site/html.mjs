/** Helpers for pages written by scripts. */

export const escape = (/** @type {unknown} */ words) =>
  String(words).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Words in which `code` is marked by backticks. */
export const inline = (/** @type {string} */ words) =>
  words
    .split('`')
    .map((part, place) => (place % 2 ? `<code>${escape(part)}</code>` : escape(part)))
    .join('');

/** @type {Record<string, string>} */
const TITLES = {
  dmjl: 'DMJL',
  bmja: 'BMJA',
  'bmja-2019': 'BMJA 2019',
  'nts-2002': 'NTS 2002',
  'outside-the-box': 'Outside the Box',
  'kajongg-classical': 'kajongg classical',
  xmj: 'xmj',
};

/** The name of a profile in a heading. */
export const titleOf = (/** @type {string} */ profile) =>
  TITLES[profile] ?? profile.charAt(0).toUpperCase() + profile.slice(1).replace(/-(?=\d)/, ' ');

/** An anchor, as GitHub writes it. */
export const anchor = (/** @type {string} */ heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\-_ ]/gu, '')
    .replaceAll(' ', '-');

/** The text that {@link escape} makes into HTML. */
export const unescape = (/** @type {string} */ words) =>
  words.replace(/&(amp|lt|gt|quot);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '');

/** A table with fewer rows arrives at once. */
const LONG = 20;
/** The width of a page's text, in widths of a digit. */
const WIDE = 78;

/**
 * Gives the columns of a long table widths by the lengths of their texts. A browser shows a page before all of it has
 * arrived, and would otherwise adjust the columns to every row.
 */
export function withColumns(/** @type {string} */ table) {
  const rows = [...table.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row]) =>
    [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell]) => unescape(cell.replace(/<[^>]*>/g, ''))),
  );
  if (rows.length < LONG) return table;
  const columns = rows[0].map((_, column) => {
    const texts = rows.map((row) => row[column] ?? '');
    const words = texts.flatMap((text) => text.split(/\s+/));
    return {
      // Longer words may break.
      least: Math.min(12, Math.max(...words.map((word) => word.length))) + 2,
      mean: texts.reduce((sum, { length }) => sum + length, 0) / rows.length,
    };
  });
  /** @param {number} most */
  const widthsUpTo = (most) => columns.map(({ least, mean }) => Math.ceil(Math.max(least, Math.min(mean, most))));
  let most = 45;
  while (most > 12 && widthsUpTo(most).reduce((sum, width) => sum + width, 0) > WIDE) most--;
  const cols = widthsUpTo(most).map((width) => `<col style="width: ${width}ch" />`);
  return table.replace('<table>', `<table class="long"><colgroup>${cols.join('')}</colgroup>`);
}

/** A table that scrolls on narrow screens. The first cell of each row is its heading. */
export function table(/** @type {string} */ label, /** @type {string[]} */ heads, /** @type {string[][]} */ rows) {
  const line = (/** @type {string[]} */ [first, ...cells]) =>
    `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const titles = heads.map((head) => `<th scope="col">${head}</th>`).join('');
  const content = `<table><thead><tr>${titles}</tr></thead><tbody>${rows.map(line).join('\n')}</tbody></table>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(label)}">${withColumns(content)}</div>`;
}

/** A page below a folder of the site, without what all pages have. */
export function document(
  /** @type {{ title: string, description: string, body: string }} */ { title, description, body },
) {
  return `<!doctype html>
<html lang="en">
  <head>
    <title>${escape(title)}</title>
    <meta name="description" content="${escape(description)}" />
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
