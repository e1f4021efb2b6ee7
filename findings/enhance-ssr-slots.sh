#!/bin/sh
# @enhance/ssr 4.0.3 (npm) keeps only the last of several children for one slot, and with bodyContent only the first node of the body.
#
# In a browser, a slot shows all children that name it. The README says that bodyContent gives "just the content of the <body> element".
#
# Seen with Node 20.20:
#   <my-list enhanced="✨"><ul><li slot="tiles">2</li></ul></my-list>
#   <p>1</p>
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @enhance/ssr@4.0.3
cat > run.mjs <<'JS'
import enhance from '@enhance/ssr';
const html = enhance({ bodyContent: true, elements: { 'my-list': ({ html }) => html`<ul><slot name="tiles"></slot></ul>` } });
console.log(html`<my-list><li slot="tiles">1</li><li slot="tiles">2</li></my-list>`);
console.log(html`<p>1</p><p>2</p>`);
JS
node run.mjs | tee out
printf '<my-list enhanced="✨"><ul><li slot="tiles">2</li></ul></my-list>\n<p>1</p>\n' | cmp - out
