#!/bin/sh
# @wc-toolkit/jsx-types 1.8.2 (npm) types an attribute without a field as unknown and adds a property named "undefined"; its popovertarget is a side.
#
# In a custom elements manifest, fieldName of an attribute is optional, and the attribute has a type of its own. popovertarget is the id of an element,
# as the comment in the types says, but the types take only top, bottom, left, right and auto.
#
# Seen with Node 20.20:
#   tile?: unknown | undefined;
#   undefined?: unknown | undefined;
#   popovertarget?: "top" | "bottom" | "left" | "right" | "auto" | undefined;
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @wc-toolkit/jsx-types@1.8.2
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { generateJsxTypes } from '@wc-toolkit/jsx-types';
const attributes = [{ name: 'tile', type: { text: 'string' } }];
const declaration = { kind: 'class', customElement: true, name: 'Tile', tagName: 'my-tile', attributes };
const exports = [{ kind: 'custom-element-definition', name: 'my-tile', declaration: { name: 'Tile', module: 'tile.js' } }];
const modules = [{ kind: 'javascript-module', path: 'tile.js', declarations: [declaration], exports }];
generateJsxTypes({ schemaVersion: '1.0.0', modules }, { outdir: '.', fileName: 'types.d.ts', hideLogs: true });
const types = readFileSync('types.d.ts', 'utf8');
for (const name of ['tile', 'undefined', 'popovertarget']) console.log(RegExp(`\\b${name}\\?: .*;`).exec(types)?.[0]);
JS
node run.mjs | tee out
printf '%s\n' 'tile?: unknown | undefined;' 'undefined?: unknown | undefined;' \
  'popovertarget?: "top" | "bottom" | "left" | "right" | "auto" | undefined;' | cmp - out
