/** A page of demo/ for the browser tests: in its language and with its lists, without layout or rendered elements. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle.mjs';
import { renderAwards } from './awards.mjs';
import { translator } from './languages.mjs';
import { languageList, withHead } from './layout.mjs';
import { renderOnePage } from './one-page.mjs';
import { withOptions } from './options.mjs';
import { sitePages } from './pages.mjs';
import { withQuestions } from './questions.mjs';

/** @returns {string | undefined} */
export function pageForTests(/** @type {string} */ file) {
  const page = sitePages.find((one) => one.file === file);
  const path = join(root, 'demo', file);
  const html = existsSync(path) ? readFileSync(path, 'utf8') : page?.lang ? page.html?.() : undefined;
  const tag = page?.lang ?? 'en';
  return (
    html &&
    withQuestions(withOptions(withHead(html, file), tag, translator(tag)), tag)
      .replace('<body>', () => `<body>${languageList(file, tag)}`)
      .replace('<!-- awards -->', renderAwards)
      .replace('<!-- one page -->', renderOnePage)
  );
}
