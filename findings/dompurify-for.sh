#!/bin/sh
# dompurify 3.5.0 (npm) removes the attribute “for” from custom elements, also where attributeNameCheck allows it.
#
# It stays only on <label> and <output>. An element that names another one by “for” needs a “data-” name, or SAFE_FOR_XML: false.
#
# Seen with Node 20.20 and jsdom 29.1.1:
#   default <x-own seat="b"></x-own><label for="a"></label>
#   SAFE_FOR_XML: false <x-own for="a" seat="b"></x-own><label for="a"></label>
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent dompurify@3.5.0 jsdom@29.1.1
cat > run.cjs <<'JS'
const { JSDOM } = require('jsdom');
const purifier = require('dompurify')(new JSDOM('').window);
const CUSTOM_ELEMENT_HANDLING = { tagNameCheck: /^x-/, attributeNameCheck: /^(for|seat)$/ };
const html = '<x-own for="a" seat="b"></x-own><label for="a"></label>';
console.log('default', purifier.sanitize(html, { CUSTOM_ELEMENT_HANDLING }));
console.log('SAFE_FOR_XML: false', purifier.sanitize(html, { CUSTOM_ELEMENT_HANDLING, SAFE_FOR_XML: false }));
JS
node run.cjs | tee out
printf '%s\n' 'default <x-own seat="b"></x-own><label for="a"></label>' 'SAFE_FOR_XML: false <x-own for="a" seat="b"></x-own><label for="a"></label>' | cmp - out
