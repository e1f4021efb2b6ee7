#!/bin/sh
# juice 12.2.0 (npm) takes what a <template> contains for children: :has(p) matches an element whose only paragraph is in its template.
#
# In a browser, a template's content is a fragment of its own that selectors don't reach, so the rule doesn't apply there.
#
# Seen with Node 20.20:
#   <my-hand style="color: red;"><template shadowrootmode="open"><p style="margin: 0;">1</p></template></my-hand>
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent juice@12.2.0
cat > run.mjs <<'JS'
import juice from 'juice';
const inline = juice.default ?? juice;
console.log(inline('<style>my-hand:has(p) { color: red } p { margin: 0 }</style><my-hand><template shadowrootmode="open"><p>1</p></template></my-hand>'));
JS
node run.mjs | tee out
printf '<my-hand style="color: red;"><template shadowrootmode="open"><p style="margin: 0;">1</p></template></my-hand>\n' | cmp - out
