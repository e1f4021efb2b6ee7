#!/bin/sh
# gatsby-remark-prismjs 7.16.0 (npm) starts line numbers at “NaN” if they are on for all blocks: showLineNumbers: true in its options.
#
# The style of each <pre> is “counter-reset: linenumber NaN”, which browsers drop. A block that turns them on itself, ```js{numberLines: true},
# has “counter-reset: linenumber 0” (see the second line).
#
# Seen with Node 20.20:
#   option counter-reset: linenumber NaN
#   block counter-reset: linenumber 0
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --legacy-peer-deps --ignore-scripts gatsby-remark-prismjs@7.16.0 prismjs@1.30.0
cat > run.cjs <<'JS'
const plugin = require('gatsby-remark-prismjs');
function styleOf(meta, options) {
  const node = { type: 'code', lang: 'js', meta, value: 'let a;' };
  plugin({ markdownAST: { type: 'root', children: [node] } }, options);
  return /style="([^"]*)"/.exec(node.value)[1];
}
console.log('option', styleOf(null, { showLineNumbers: true }));
console.log('block', styleOf('{numberLines: true}', {}));
JS
node run.cjs | tee out
printf 'option counter-reset: linenumber NaN\nblock counter-reset: linenumber 0\n' | cmp - out
