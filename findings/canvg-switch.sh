#!/bin/sh
# canvg 4.0.3 (npm) draws every child of <switch>, always takes the fallback of var(), and strokes after filling although paint-order says otherwise.
#
# A browser draws one child of <switch>, the value of a variable, and with paint-order="stroke" the fill over the inner half of the stroke.
#
# Seen with Node 20.20, @napi-rs/canvas 1.1.1 and @xmldom/xmldom 0.9.12, by the color of a pixel:
#   switch: first child red, second child blue
#   variable: blue, the fallback
#   paint-order: blue, the stroke
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent canvg@4.0.3 @napi-rs/canvas@1.1.1 @xmldom/xmldom@0.9.12
cat > run.mjs <<'JS'
import * as canvas from '@napi-rs/canvas';
import { DOMParser } from '@xmldom/xmldom';
import { Canvg, presets } from 'canvg';
const color = async (content, ...points) => {
  const context = canvas.createCanvas(100, 100).getContext('2d');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${content}</svg>`;
  await Canvg.fromString(context, svg, presets.node({ DOMParser, canvas, fetch })).render();
  const name = ([red, , blue, alpha]) => (alpha === 0 ? 'nothing' : red > blue ? 'red' : 'blue');
  return points.map(([x, y]) => name(context.getImageData(x, y, 1, 1).data));
};
const [first, second] = await color(
  '<switch><rect width="20" height="20" fill="red"/><rect x="50" width="20" height="20" fill="blue"/></switch>', [10, 10], [60, 10]);
console.log(`switch: first child ${first}, second child ${second}`);
const [variable] = await color('<style>:root { --c: red } .a { fill: var(--c, blue) }</style><rect class="a" width="20" height="20"/>', [10, 10]);
console.log(`variable: ${variable}, the ${variable === 'red' ? 'value' : 'fallback'}`);
const [inner] = await color('<rect x="20" y="20" width="50" height="50" fill="red" stroke="blue" stroke-width="10" paint-order="stroke"/>', [22, 40]);
console.log(`paint-order: ${inner}, the ${inner === 'red' ? 'fill' : 'stroke'}`);
JS
node run.mjs | tee out
printf 'switch: first child red, second child blue\nvariable: blue, the fallback\npaint-order: blue, the stroke\n' | cmp - out
