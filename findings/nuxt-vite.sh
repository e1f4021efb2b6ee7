#!/bin/sh
# nuxt 4.5.2 (npm) with Vite 8.4.0, which it allows (^8.2.0), can't build an app with pages; with Vite 8.3.8 it can.
#
# The build of the server stops: unctx "is resolved as a module now, but it was an external module before". An app without pages is built.
#
# Seen with Node 24.21:
#   vite 8.4.0, with pages: EXTERNAL_MODULES_CANNOT_BE_TRANSFORMED_TO_MODULES
#   vite 8.4.0, without: built
#   vite 8.3.8, with pages: built
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{ "private": true, "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --no-audit --no-fund --silent --ignore-scripts nuxt@4.5.2 vite@8.4.0 node@24.21.0
npm rebuild node >/dev/null 2>&1
export NUXT_TELEMETRY_DISABLED=1 CI=true
build() {
  rm -rf .nuxt .output
  if npx --no-install nuxt build >log 2>&1; then echo "$1: built"; else echo "$1: $(grep -o 'EXTERNAL_[A-Z_]*' log | sort -u)"; fi
}
mkdir -p app/pages
echo '<template><NuxtPage /></template>' > app/app.vue
echo '<template><p>Hello</p></template>' > app/pages/index.vue
build 'vite 8.4.0, with pages' | tee out
mv app with-pages
mkdir app
echo '<template><p>Hello</p></template>' > app/app.vue
build 'vite 8.4.0, without' | tee -a out
rm -r app
mv with-pages app
npm install --no-audit --no-fund --silent --ignore-scripts vite@8.3.8
build 'vite 8.3.8, with pages' | tee -a out
printf '%s\n' 'vite 8.4.0, with pages: EXTERNAL_MODULES_CANNOT_BE_TRANSFORMED_TO_MODULES' 'vite 8.4.0, without: built' \
  'vite 8.3.8, with pages: built' | cmp - out
