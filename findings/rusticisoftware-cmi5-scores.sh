#!/bin/sh
# @rusticisoftware/cmi5 3.2.0 (npm) accepts only whole numbers as the raw score and its limits, although xAPI allows decimals.
#
# xAPI 1.0.3, part 2, 2.4.5.1: `raw`, `min` and `max` are decimal numbers, and cmi5 adds no restriction. `passed()` and `failed()` throw for
# a raw score of 66.5. A scaled score below a millionth is rejected, too: JavaScript writes it with an exponent, which is “not a recognized
# number”. The class reports version 3.1.0.
#
# Seen with Node 20.20:
#   3.1.0
#   raw 66 of 100: true
#   raw 66.5 of 100: score.raw is not an integer
#   scaled 0.665: true
#   scaled 5e-7: scaled score not a recognized number: 5e-7
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @rusticisoftware/cmi5@3.2.0
cat > run.cjs <<'JS'
// The package is built for browsers.
globalThis.self = globalThis;
const Cmi5 = require('@rusticisoftware/cmi5');
console.log(Cmi5.VERSION);
const unit = new Cmi5();
const check = (what, score) => {
  try {
    console.log(`${what}: ${unit.validateScore(score)}`);
  } catch (error) {
    console.log(`${what}: ${error.message}`);
  }
};
for (const raw of [66, 66.5]) check(`raw ${raw} of 100`, { raw, min: 0, max: 100 });
for (const scaled of [0.665, 5e-7]) check(`scaled ${scaled}`, { scaled });
JS
node run.cjs | tee out
printf '%s\n' 3.1.0 'raw 66 of 100: true' 'raw 66.5 of 100: score.raw is not an integer' 'scaled 0.665: true' \
  'scaled 5e-7: scaled score not a recognized number: 5e-7' | cmp - out
