#!/bin/sh
# html-to-text 10.0.1 (npm) writes what a <template> contains, so the text of a server-rendered element comes twice.
#
# A browser shows nothing of a template, and makes one with shadowrootmode the element's shadow tree, which is no part of its text.
#
# Seen with Node 20.20:
#   "shadow\n\nlight"
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent html-to-text@10.0.1
cat > run.cjs <<'JS'
const { convert } = require('html-to-text');
console.log(JSON.stringify(convert('<my-hand><template shadowrootmode="open"><p>shadow</p></template>light</my-hand>')));
JS
node run.cjs | tee out
printf '"shadow\\n\\nlight"\n' | cmp - out
