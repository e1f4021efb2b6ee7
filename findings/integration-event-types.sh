#!/bin/sh
# custom-element-svelte-integration 1.2.0, custom-element-vuejs-integration 1.4.0 and custom-element-solidjs-integration 1.9.0 (npm) take the type of an event for that of its detail.
#
# In a custom elements manifest, the type of an event is the type of the event object that is dispatched. For "CustomEvent<Score>", a listener in
# Svelte, Vue and Solid is said to get a CustomEvent<CustomEvent<Score>>, so event.detail has the wrong type.
#
# Seen with Node 20.20:
#   svelte "on:my-score"?: (e: CustomEvent<CustomEvent<Score>>) => void;
#   vuejs "onmy-score"?: (e: CustomEvent<CustomEvent<Score>>) => void;
#   solidjs "on:my-score"?: (e: CustomEvent<CustomEvent<Score>>) => void;
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent custom-element-svelte-integration@1.2.0 custom-element-vuejs-integration@1.4.0 custom-element-solidjs-integration@1.9.0
cat > run.mjs <<'JS'
import { readdirSync, readFileSync } from 'node:fs';
import { generateSvelteTypes } from 'custom-element-svelte-integration';
import { generateVuejsTypes } from 'custom-element-vuejs-integration';
import { generateSolidJsTypes } from 'custom-element-solidjs-integration';
const hand = { kind: 'class', name: 'Hand', customElement: true, tagName: 'my-hand', events: [{ name: 'my-score', type: { text: 'CustomEvent<Score>' } }] };
const definition = { kind: 'custom-element-definition', name: 'my-hand', declaration: { name: 'Hand', module: 'hand.js' } };
const manifest = () => structuredClone({ schemaVersion: '2.1.0', modules: [{ kind: 'javascript-module', path: 'hand.js', declarations: [hand], exports: [definition] }] });
for (const [name, generate] of Object.entries({ svelte: generateSvelteTypes, vuejs: generateVuejsTypes, solidjs: generateSolidJsTypes })) {
  generate(manifest(), { outdir: name, hideLogs: true });
  const types = readFileSync(`${name}/${readdirSync(name)[0]}`, 'utf8');
  console.log(name, types.split('\n').find((line) => line.includes('my-score"')).trim());
}
JS
node run.mjs | grep my-score | tee out
cat > expected <<'TXT'
svelte "on:my-score"?: (e: CustomEvent<CustomEvent<Score>>) => void;
vuejs "onmy-score"?: (e: CustomEvent<CustomEvent<Score>>) => void;
solidjs "on:my-score"?: (e: CustomEvent<CustomEvent<Score>>) => void;
TXT
cmp out expected
