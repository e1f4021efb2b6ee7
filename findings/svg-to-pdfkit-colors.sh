#!/bin/sh
# svg-to-pdfkit 0.1.8 (npm) paints hsl(), rgb() without commas and colors with a digit for alpha black, and leaves out what is in <switch>.
#
# There is no warning. Hexadecimal colors without alpha, names and rgb() with commas are right.
#
# Seen with Node 20.20 and pdfkit 0.20.2 (the color that the content of the page sets, and whether something is filled):
#   red 1 0 0 filled
#   rgb(255, 0, 0) 1 0 0 filled
#   rgb(255 0 0) 0 0 0 filled
#   hsl(0, 100%, 50%) 0 0 0 filled
#   #f00f 0 0 0 filled
#   red in a switch: nothing
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent svg-to-pdfkit@0.1.8 pdfkit@0.20.2
cat > run.cjs <<'JS'
const { once } = require('node:events');
const PDFDocument = require('pdfkit');
const addSvg = require('svg-to-pdfkit');
async function painted(svg) {
  const page = new PDFDocument({ compress: false });
  const parts = [];
  page.on('data', (part) => parts.push(part));
  addSvg(page, `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${svg}</svg>`, 0, 0);
  page.end();
  await once(page, 'end');
  const content = /stream\n([^]*?)endstream/.exec(Buffer.concat(parts).toString('latin1'))[1].replace(/\s+/g, ' ');
  const [, color] = /([\d.]+ [\d.]+ [\d.]+) scn/.exec(content) ?? [];
  return / f\*? /.test(content) ? `${color} filled` : 'nothing';
}
const rect = (fill) => `<rect width="10" height="10" fill="${fill}"/>`;
(async () => {
  for (const fill of ['red', 'rgb(255, 0, 0)', 'rgb(255 0 0)', 'hsl(0, 100%, 50%)', '#f00f'])
    console.log(fill, await painted(rect(fill)));
  console.log('red in a switch:', await painted(`<switch>${rect('red')}</switch>`));
})();
JS
node run.cjs | tee out
printf '%s\n' 'red 1 0 0 filled' 'rgb(255, 0, 0) 1 0 0 filled' 'rgb(255 0 0) 0 0 0 filled' 'hsl(0, 100%, 50%) 0 0 0 filled' '#f00f 0 0 0 filled' \
  'red in a switch: nothing' | cmp - out
