#!/bin/sh
# html-to-docx 1.8.0 (npm) drops the captions of tables and figures, and packs SVG images without a content type.
#
# The text of `<caption>` and `<figcaption>` appears nowhere in the document. An SVG image becomes word/media/….svg+xml, and
# [Content_Types].xml has no entry for that extension, although the Open Packaging Conventions (ECMA-376, part 2) require one for every part.
# A cell below one with `rowspan` gets `<w:gridSpan w:val="0"/>`: it spans no column.
#
# Seen with Node 20.20:
#   words: Set Points Pung 4 8
#   image: svg+xml, with a content type: false
#   spans: 0
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent html-to-docx@1.8.0 jszip@3.10.1
cat > run.cjs <<'JS'
const toDocx = require('html-to-docx');
const JSZip = require('jszip');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
const image = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const html = `<table><caption>Score</caption><tr><th>Set</th><th>Points</th></tr><tr><td rowspan="2">Pung</td><td>4</td></tr><tr><td>8</td></tr></table>
<figure><img src="${image}" alt="A square" width="9" height="9"><figcaption>The pair.</figcaption></figure>`;
(async () => {
  const zip = await JSZip.loadAsync(await toDocx(html));
  const read = (name) => zip.file(name).async('string');
  const text = await read('word/document.xml');
  const found = (pattern) => [...text.matchAll(pattern)].map(([, one]) => one.trim()).filter(Boolean);
  console.log('words:', found(/<w:t[^>]*>([^<]*)/g).join(' '));
  const extension = Object.keys(zip.files).find((name) => /media\/./.test(name)).replace(/.*\./, '');
  console.log(`image: ${extension}, with a content type: ${(await read('[Content_Types].xml')).includes(`"${extension}"`)}`);
  console.log('spans:', found(/<w:gridSpan w:val="(\d+)"/g).join(' '));
})();
JS
node run.cjs | tee out
printf '%s\n' 'words: Set Points Pung 4 8' 'image: svg+xml, with a content type: false' 'spans: 0' | cmp - out
