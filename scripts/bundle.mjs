import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * One minified file out of one source module, with Lit inside. Not a Vite library build: that one keeps white space.
 * Returns the chunk; writes it too where `outDir` is given.
 */
export async function bundle(/** @type {string} */ entry, { outDir = '', name = 'bundle', banner = '' } = {}) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: outDir || undefined,
      write: outDir !== '',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      minify: true,
      sourcemap: outDir !== '',
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: entry },
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false, postBanner: banner },
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output[0];
}
