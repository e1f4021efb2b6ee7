#!/bin/sh
# nanomorph 5.4.3 (npm) writes xml:lang of SVG without its prefix: after a morph, a page has lang="de" instead.
#
# The attribute stays in the XML namespace, so a script finds it there; a page that is saved as HTML has lost it.
#
# Seen with Node 20.20 and jsdom 29.1.1:
#   <svg lang="de"></svg> lang de
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent nanomorph@5.4.3 jsdom@29.1.1
cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM();
Object.assign(globalThis, { window, document: window.document });
const { default: nanomorph } = await import('nanomorph');
const page = (attributes) => Object.assign(window.document.createElement('div'), { innerHTML: `<svg${attributes}></svg>` });
const before = page('');
nanomorph(before, page(' xml:lang="de"'));
const [first] = before.firstChild.attributes;
console.log(before.innerHTML, first.name, before.firstChild.getAttributeNS('http://www.w3.org/XML/1998/namespace', 'lang'));
JS
node run.mjs | tee out
printf '<svg lang="de"></svg> lang de\n' | cmp - out
