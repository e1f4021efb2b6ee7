#!/bin/sh
# markdown-it-copy 1.2.0 (npm) copies other text than the code block shows: an entity in the code is copied as the sign that it stands for.
#
# The button keeps the code in an attribute, where < and " are escaped, but & is not. A reader who sees &lt;hand> copies <hand>.
#
# Seen with Node 20.20 and markdown-it 14.1.0, read by parse5 8.0.0:
#   shown:  &lt;hand> & "tile"
#   copied: <hand> & "tile"
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent markdown-it-copy@1.2.0 markdown-it@14.1.0 parse5@8.0.0
cat > run.mjs <<'JS'
import MarkdownIt from 'markdown-it';
import copy from 'markdown-it-copy';
import { parseFragment } from 'parse5';
const html = new MarkdownIt().use(copy).render('```html\n&lt;hand> & "tile"\n```\n');
const [code, wrapper] = parseFragment(html).childNodes[0].childNodes;
const button = wrapper.childNodes.find(({ tagName }) => tagName === 'button');
console.log('shown: ', code.childNodes[0].value.trim());
console.log('copied:', button.attrs.find(({ name }) => name === 'data-mdic-content').value.trim());
JS
node run.mjs | tee out
printf 'shown:  &lt;hand> & "tile"\ncopied: <hand> & "tile"\n' | cmp - out
