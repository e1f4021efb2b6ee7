#!/bin/sh
# epub-gen-memory 1.1.2 (npm) keeps inline SVG in a chapter but removes its geometry: viewBox, width and d are gone, so nothing is drawn.
#
# It keeps an attribute only if HTML has it. The same goes for scope of <th> and open of <details>.
#
# Seen with Node 20.20:
#   <svg role="img"><path/></svg><table><tr><th>a</th></tr></table>
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent epub-gen-memory@1.1.2 fflate@0.8.3
cat > run.mjs <<'JS'
import epub from 'epub-gen-memory';
import { strFromU8, unzipSync } from 'fflate';
const content = '<svg viewBox="0 0 10 10" width="10" role="img"><path d="M0 0h9v9z"/></svg><table><tr><th scope="row">a</th></tr></table>';
const book = await epub.default({ title: 'Book' }, [{ title: 'One', content }]);
const [chapter] = Object.entries(unzipSync(book)).filter(([name]) => name.endsWith('0_One.xhtml'));
console.log(/<svg[^]*<\/table>/.exec(strFromU8(chapter[1]))[0]);
JS
node run.mjs | tee out
echo '<svg role="img"><path/></svg><table><tr><th>a</th></tr></table>' | cmp - out
