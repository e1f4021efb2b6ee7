#!/bin/sh
# @messageformat/icu-messageformat-1 0.12.0 (npm): the example of its README throws, because mf1ToMessage takes the locale first.
#
# The README has mf1ToMessage(message, locale), as earlier versions did.
#
# Seen with Node 20.20 and messageformat 4.0.0:
#   as in the README: RangeError Incorrect locale information provided
#   the other way: Hello 3
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @messageformat/icu-messageformat-1@0.12.0 messageformat@4.0.0
grep -q 'mf1ToMessage(msg, locale)' node_modules/@messageformat/icu-messageformat-1/README.md
cat > run.mjs <<'JS'
import { mf1ToMessage } from '@messageformat/icu-messageformat-1';
function seen(...args) {
  try {
    return mf1ToMessage(...args).format({ count: 3 });
  } catch ({ name, message }) {
    return name + ' ' + message;
  }
}
console.log('as in the README:', seen('Hello {count, number}', 'en-US'));
console.log('the other way:', seen('en-US', 'Hello {count, number}'));
JS
node run.mjs | tee out
printf '%s\n' 'as in the README: RangeError Incorrect locale information provided' 'the other way: Hello 3' | cmp - out
