/** A task for threads: nothing in a build takes longer than minifying. */
import { minify } from 'terser';

/** @param {{ code: string; options: import('terser').MinifyOptions }} task */
export default async function ({ code: source, options }) {
  const { code = '', map } = await minify(source, options);
  return { code, ...(map && { map: String(map) }) };
}
