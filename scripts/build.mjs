/** `npm run build`: empties dist, then builds the modules, the CDN files, the manifest and the files made from it. */
import { spawnSync } from 'node:child_process';
import { dirname, relative } from 'node:path';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import remapping from '@jridgewell/remapping';
import { autoloaded, bundle, decorate, minifyLiterals, onlyImported, root } from './bundle.mjs';
import { putTogether } from './together.mjs';
import { writeAssets } from './assets.mjs';
import { writeAwardsList } from './awards-list.mjs';
import { writeManifest } from './manifest.mjs';
import { writeReact } from './react.mjs';
import { writeTexts } from './texts/write.mjs';
import { writeDataFiles } from './types.mjs';

rmSync(`${root}/dist`, { recursive: true, force: true });
await writeTexts();
// Before the compiler, because sources are generated from the manifest.
await writeManifest();
const tsc = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (tsc.status !== 0) process.exit(1);
// The compiler writes its helper into every module with decorators.
const HELPER = /^var __decorate = [^]*?\n\};/;
writeFileSync(`${root}/dist/elements/decorate.js`, `export const __decorate = ${decorate};\n`);
for (const name of readdirSync(`${root}/dist`, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.js')) continue;
  const path = `${root}/dist/${name}`;
  const code = readFileSync(path, 'utf8');
  const plain = code.replace(HELPER, (helper) => {
    const from = relative(dirname(name), 'elements/decorate.js').replace(/^(?!\.)/, './');
    // As many lines as before, so that the source map still fits.
    return `import { __decorate } from '${from}';${helper.replace(/[^\n]/g, '')}`;
  });
  // The bundlers of apps leave what is in templates and style sheets as it is.
  const minified = /\b(css|html|svg) `/.test(plain) ? minifyLiterals(plain, path) : null;
  if (minified) {
    const compiled = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    const map = remapping([JSON.parse(minified.map), compiled], () => null);
    writeFileSync(`${path}.map`, JSON.stringify({ ...map, file: compiled.file }));
  }
  if (plain !== code || minified) writeFileSync(path, minified?.code ?? plain);
}
await putTogether('core', 'mj-hand.js');
// Rendering on a server does not wait, so in Node a language is complete once its module has loaded.
mkdirSync(`${root}/dist/lang/node`);
for (const file of readdirSync(`${root}/dist/lang`).filter((name) => name.endsWith('.js')))
  writeFileSync(
    `${root}/dist/lang/node/${file}`,
    `import { loadSections } from '../sections.js';\nexport * from '../${file}';\nawait loadSections();\n`,
  );
copyFileSync(`${root}/src/mj.css`, `${root}/dist/mj.css`);
// TypeScript checks imports of style sheets too.
writeFileSync(`${root}/dist/mj.css.d.ts`, 'export {};\n');
// Minifying drops Lit's license comments, but its license requires the notice to be included.
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const banner = `/*! mahjong-elements ${version} | MIT | contains Lit, Copyright Google LLC, BSD-3-Clause | see LICENSE.txt */`;
const outDir = 'dist/cdn';
// It loads the file for pages, which is next to it, rather than copies of all elements.
const plugins = [onlyImported('autoload.js', 'mahjong-elements.js')];
await Promise.all([
  // The file for pages loads the others as a page uses them; the file with everything in it loads nothing.
  bundle('src/autoload.ts', { outDir, name: 'mahjong-elements', banner, files: autoloaded }),
  bundle('src/index.ts', { outDir, name: 'mahjong-elements.all', banner, whole: true }),
  // A page that scores in bulk may take both files from a CDN; the first one starts the second one as a worker.
  bundle('src/core/bulk.ts', { outDir, name: 'bulk', banner }),
  bundle('src/core/bulk/bulk-worker.ts', { outDir, name: 'bulk-worker', banner }),
  bundle('src/blocks/script.ts', { outDir, name: 'blocks', banner, plugins }),
  // A course package contains them as they are, without a bundler.
  ...['scorm', 'xapi'].map((name) => bundle(`src/${name}.ts`, { outDir: 'dist/course', name, banner })),
  // In a sandboxed frame, a module would need permission from the server (CORS); a classic script does not.
  bundle('src/embed/page.ts', { outDir: 'dist', name: 'embed', banner, format: 'iife' }),
]);
// Its former address.
writeFileSync(`${root}/${outDir}/autoload.js`, `export * from './mahjong-elements.js';\n`);
const licences = ['LICENSE', 'node_modules/lit/LICENSE'].map((path) => readFileSync(`${root}/${path}`, 'utf8').trim());
writeFileSync(`${root}/dist/cdn/LICENSE.txt`, `${licences[0]}\n\n---- Lit ----\n\n${licences[1]}\n`);
for (const name of ['embed.html', 'embed.css']) copyFileSync(`${root}/src/embed/${name}`, `${root}/dist/${name}`);
await writeAwardsList();
await writeAssets();
await writeDataFiles();
writeReact();
