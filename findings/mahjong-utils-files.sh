#!/bin/sh
# mahjong-utils 0.7.7 (npm) consists of its package.json: the files that this names as its code and its types are not in the package.
#
# 0.7.3 has them. What 0.7.7 calls, mahjong-utils-entry 0.7.7, is complete and can be used directly.
#
# Seen with Node 20.20:
#   mahjong-utils package.json MODULE_NOT_FOUND
#   mahjong-utils-entry function
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mahjong-utils@0.7.7 mahjong-utils-entry@0.7.7
cat > run.cjs <<'JS'
const { readdirSync } = require('node:fs');
const load = (name) => {
  try {
    return typeof require(name).call;
  } catch ({ code }) {
    return code;
  }
};
const files = readdirSync('node_modules/mahjong-utils').filter((name) => name !== 'node_modules');
console.log('mahjong-utils', ...files, load('mahjong-utils'));
console.log('mahjong-utils-entry', load('mahjong-utils-entry'));
JS
node run.cjs | tee out
printf 'mahjong-utils package.json MODULE_NOT_FOUND\nmahjong-utils-entry function\n' | cmp - out
