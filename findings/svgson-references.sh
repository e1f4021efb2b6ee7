#!/bin/sh
# svgson 5.3.1 (npm) changes text with references: read and written again, `&amp;` in a text or an attribute shows as “&amp;”, not as “&”.
#
# The parser keeps references as they are written. `stringify` then puts a text that has one into a CDATA section, where references mean
# nothing, and escapes the ampersands of attributes once more. Reading the result again adds another layer to attributes.
#
# Seen with Node 20.20:
#   <svg xmlns="http://www.w3.org/2000/svg" aria-label="Pung &amp;amp; kong"><title><![CDATA[Pung &amp; kong]]></title></svg>
#   <svg xmlns="http://www.w3.org/2000/svg" aria-label="Pung &amp;amp;amp; kong"><title><![CDATA[Pung &amp; kong]]></title></svg>
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent svgson@5.3.1
cat > run.mjs <<'JS'
import { parseSync, stringify } from 'svgson';
let svg = '<svg xmlns="http://www.w3.org/2000/svg" aria-label="Pung &amp; kong"><title>Pung &amp; kong</title></svg>';
for (let time = 0; time < 2; time++) {
  svg = stringify(parseSync(svg));
  console.log(svg);
}
JS
node run.mjs | tee out
printf '<svg xmlns="http://www.w3.org/2000/svg" aria-label="Pung &amp;%s kong"><title><![CDATA[Pung &amp; kong]]></title></svg>\n' 'amp;' 'amp;amp;' | cmp - out
