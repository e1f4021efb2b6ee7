#!/bin/sh
# rehype-pretty-code 0.14.6 (npm) puts data-language on three elements of a block with a title: the title itself, <pre> and <code>.
#
# A script or a style that finds blocks by [data-language] also finds the <figcaption>, whose text is no code. Without a title there are two.
#
# Seen with Node 20.20 and shiki 3.13.0:
#   titled figcaption pre code
#   plain pre code
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent rehype-pretty-code@0.14.6 shiki@3.13.0 unified@11.0.5 remark-parse@11.0.0 remark-rehype@11.1.2 rehype-stringify@10.0.1
cat > run.mjs <<'JS'
import rehypePrettyCode from 'rehype-pretty-code';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
const processor = unified().use(remarkParse).use(remarkRehype).use(rehypePrettyCode).use(rehypeStringify);
async function marked(meta) {
  const html = String(await processor.process('```js' + meta + '\nlet a;\n```\n'));
  return Array.from(html.matchAll(/<(\w+)[^>]*data-language="js"/g), ([, tag]) => tag).join(' ');
}
console.log('titled', await marked(' title="A title"'));
console.log('plain', await marked(''));
JS
node run.mjs | tee out
printf 'titled figcaption pre code\nplain pre code\n' | cmp - out
