#!/bin/sh
# svgson 5.3.1 (npm) changes text that contains references: after parsing and serializing, `&amp;` in text or an attribute shows as “&amp;”, not “&”.
#
# The parser leaves references as they are written. `stringify` then puts text with one into a CDATA section, where references mean
# nothing, and escapes the ampersands in attributes again. Each round trip adds another layer to attributes.
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
