#!/bin/sh
# cherry-markdown 0.10.3 (npm) takes a code block whose language it doesn't know for JavaScript: the class says so, and words are colored.
#
# CommonMark's class for it is language-mahjong, and a highlighter that doesn't know a language leaves the text alone. The language that
# the author wrote is nowhere in the HTML.
#
# Seen with Node 20.20 and jsdom 29.1.1:
#   <pre class="language-javascript"> with 2 colored words, "mahjong" 0 times
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts cherry-markdown@0.10.3 jsdom@29.1.1
cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM();
Object.assign(globalThis, { window, document: window.document });
for (const name of ['HTMLElement', 'Element', 'Node', 'DOMParser', 'DocumentFragment', 'NodeFilter']) globalThis[name] = window[name];
const { default: Cherry } = await import('cherry-markdown/dist/cherry-markdown.engine.core.esm.js');
const html = new Cherry().makeHtml('```mahjong\nseat: south\n```\n');
const count = (found) => [...html.matchAll(found)].length;
console.log(`${/<pre[^>]*>/.exec(html)} with ${count(/class="token/g)} colored words, "mahjong" ${count(/mahjong/g)} times`);
JS
node run.mjs | tee out
echo '<pre class="language-javascript"> with 2 colored words, "mahjong" 0 times' | cmp - out
