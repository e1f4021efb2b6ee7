#!/bin/sh
# happy-dom 21.0.4 (npm) has custom elements and shadow roots, but no attachInternals(): an element that calls it throws when it is created.
#
# Seen with Node 20.20:
#   attachShadow function attachInternals undefined ElementInternals undefined
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent happy-dom@21.0.4
cat > run.mjs <<'JS'
import { Window } from 'happy-dom';
const window = new Window();
const { attachShadow, attachInternals } = window.HTMLElement.prototype;
console.log('attachShadow', typeof attachShadow, 'attachInternals', typeof attachInternals, 'ElementInternals', typeof window.ElementInternals);
process.exit();
JS
node run.mjs | tee out
echo 'attachShadow function attachInternals undefined ElementInternals undefined' | cmp - out
