#!/bin/sh
# @slidev/cli 52.20.1 (npm): a code block of a language that Shiki doesn’t know stops the build, and langAlias in setup/shiki.ts has no effect.
#
# Shiki’s own functions read such a block with langAlias: { mine: 'text' }. In Slidev, langs with a language of this name helps.
#
# Seen with Node 20.20:
#   langAlias: ShikiError: Language `mine` is not included in this bundle. You may want to load it from external source.
#   langs: built
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent --ignore-scripts @slidev/cli@52.20.1 @slidev/theme-default@0.25.0 @slidev/types@52.20.1
mkdir setup
printf -- '---\ntheme: default\n---\n\n```mine\na b c\n```\n' > slides.md
build() {
  echo "export default () => ($2);" > setup/shiki.ts
  rm -rf dist
  npx slidev build > log 2>&1 || true
  if [ -f dist/index.html ]; then echo "$1: built"; else echo "$1: $(grep -o 'ShikiError: .*' log | head -1)"; fi
}
{
  build langAlias "{ langAlias: { mine: 'text' } }"
  build langs "{ langs: [{ name: 'mine', scopeName: 'source.mine', patterns: [], repository: {} }] }"
} | tee out
printf '%s\n' 'langAlias: ShikiError: Language `mine` is not included in this bundle. You may want to load it from external source.' 'langs: built' | cmp - out
