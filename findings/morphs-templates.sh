#!/bin/sh
# micromorph 0.4.5, nanomorph 5.4.3 and morphlex 1.4.0 (npm) leave the content of a <template> as it is when they morph a page.
#
# They compare children, and a template has none: its content is a fragment of its own. Text beside the template is morphed.
#
# Seen with Node 20.20 and jsdom 29.1.1:
#   micromorph <template>1</template><p>2</p>
#   nanomorph <template>1</template><p>2</p>
#   morphlex <template>1</template><p>2</p>
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent micromorph@0.4.5 nanomorph@5.4.3 morphlex@1.4.0 jsdom@29.1.1
cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('', { url: 'https://example.org/' });
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name];
const { document } = window;
const { default: micromorph } = await import('micromorph');
const { default: nanomorph } = await import('nanomorph');
const { morphInner } = await import('morphlex');
const page = (text) => Object.assign(document.createElement('div'), { innerHTML: `<template>${text}</template><p>${text}</p>` });
for (const [name, morph] of Object.entries({ micromorph, nanomorph, morphlex: morphInner })) {
  const before = page(1);
  await morph(before, page(2));
  console.log(name, before.innerHTML);
}
JS
node run.mjs | tee out
cat > expected <<'TXT'
micromorph <template>1</template><p>2</p>
nanomorph <template>1</template><p>2</p>
morphlex <template>1</template><p>2</p>
TXT
cmp out expected
