#!/bin/sh
# @xapi/xapi 3.0.3 (npm): in an ES module checked with "module": "nodenext", TypeScript says that its class can’t be constructed; it can.
#
# The types say “export default” and belong to a CommonJS file, whose module.exports is the class. With "moduleResolution": "bundler" there is
# no error.
#
# Seen with Node 20.20 and TypeScript 5.9.3:
#   run function
#   nodenext error TS2351: This expression is not constructable.
#   bundler
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm pkg set type=module
npm install --no-audit --no-fund --silent @xapi/xapi@3.0.3 typescript@5.9.3 @types/node@20.19.43
cat > client.ts <<'TS'
import XAPI from '@xapi/xapi';
console.log('run', typeof new XAPI({ endpoint: 'https://example.org/xapi/' }).getStatements);
TS
check() {
  npx tsc --noEmit --strict --skipLibCheck --target es2022 "$@" client.ts | sed -n 's/^client.ts([0-9,]*): //p'
}
{
  cp client.ts client.mjs
  node client.mjs
  echo "nodenext $(check --module nodenext)"
  echo "bundler $(check --module esnext --moduleResolution bundler)" | sed 's/ $//'
} | tee out
printf '%s\n' 'run function' 'nodenext error TS2351: This expression is not constructable.' 'bundler' | cmp - out
