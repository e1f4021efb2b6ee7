#!/bin/sh
# myst-to-react 1.3.0 (npm) writes class="language-text" for every language that its highlighter doesn't know, so the author's is lost.
#
# mystmd keeps the language in the document tree ("lang": "mahjong"); the renderer of its themes drops it, while CommonMark and
# myst-to-html write language-mahjong. A class that the author gives the block stays.
#
# Seen with Node 20.20 and React 18.3.1:
#   python: language-python
#   mahjong: language-text
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts --legacy-peer-deps myst-to-react@1.3.0 @myst-theme/providers@1.3.0 \
  react@18.3.1 react-dom@18.3.1 esbuild@0.25.12
cat > run.jsx <<'JS'
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_RENDERERS, MyST } from 'myst-to-react';
import { Theme, ThemeProvider } from '@myst-theme/providers';
for (const lang of ['python', 'mahjong']) {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={Theme.light} renderers={DEFAULT_RENDERERS} setTheme={() => {}}>
      <MyST ast={{ type: 'code', lang, value: 'seat = 1', key: 'a' }} />
    </ThemeProvider>,
  );
  console.log(`${lang}: ${/language-\w+/.exec(html)}`);
}
JS
npx esbuild run.jsx --bundle --platform=node --outfile=run.cjs --log-level=error
node run.cjs | tee out
printf 'python: language-python\nmahjong: language-text\n' | cmp - out
