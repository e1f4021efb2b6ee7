/**
 * Makes modules of the core from the profiles in `profiles`. After its name in brackets, a profile has a line for its source, one for the profile
 * that it extends, unless that is the classical one, and one for each rule in which it differs, as a table would declare it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The files, with what their profiles need before their rules can be read. Those of the last load where they are named. */
const FILES = { schools: 'schools', associations: 'own-awards', rulesets: undefined };

/** The profiles in a text. */
function read(/** @type {string} */ text) {
  const [, ...parts] = text.replace(/^#.*\n/gm, '').split(/^\[(.+)\]$/m);
  return parts.flatMap((name, place) => {
    if (place % 2) return [];
    const lines = (parts[place + 1] ?? '').split('\n').filter(Boolean);
    const own = (/** @type {string} */ key) => lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
    const rules = lines.filter((line) => !/^(source|extends): /.test(line)).join('; ');
    return [[name, { extends: own('extends'), source: own('source'), rules }]];
  });
}

/** What precedes the values in the table of options, by function. */
const BEFORE_VALUES = { words: 1, number: 3, listOr: 2 };

/** The classical values of options, those for scoring or all others: the first ones in their table, which only code that reads rules needs. */
const usualOptions = (/** @type {boolean} */ areScoring) =>
  [
    ...readFileSync(join(root, 'src/core/rules/options.ts'), 'utf8').matchAll(
      /^  ('?[\w-]+'?): .*?\b(words|number|listOr)\((.*?)\)/gm,
    ),
  ].flatMap(([, id, kind, values = '']) => {
    const place = BEFORE_VALUES[/** @type {keyof typeof BEFORE_VALUES} */ (kind)];
    const [area, ...rest] = values.split(', ');
    return (area === "'scoring'") === areScoring ? `${id}: ${rest[place - 1]}` : [];
  });

/** The modules by their paths. @returns {Record<string, string>} */
export function profileModules() {
  const all = Object.fromEntries(
    Object.keys(FILES).map((file) => [file, read(readFileSync(join(root, `profiles/${file}.txt`), 'utf8'))]),
  );
  const namesIn = (/** @type {string} */ file) => (all[file] ?? []).map(([name]) => name);
  const definitions = Object.entries(all).map(([file, profiles]) => {
    const names = JSON.stringify(namesIn(file)).slice(1, -1).replaceAll(',', ' | ');
    const code = JSON.stringify(Object.fromEntries(profiles), null, 1);
    return [
      file,
      `import type { Definition } from '../variant.js';\n\nexport const definitions: Readonly<Record<${names}, Definition>> = ${code};`,
    ];
  });
  const needs = Object.entries(FILES).flatMap(([file, need]) =>
    need ? namesIn(file).map((name) => [name, need]) : [],
  );
  const code = Object.entries({
    ...Object.fromEntries(definitions),
    needed: `export const needed = { __proto__: null, classical: null, ${JSON.stringify(Object.fromEntries(needs)).slice(1)} as const;`,
    'scoring-options': `export const scoringOptions = { ${usualOptions(true).join(', ')} } as const;`,
    'table-options': `export const tableOptions = { ${usualOptions(false).join(', ')} } as const;`,
    'more-names': `export const moreNames = ${JSON.stringify(namesIn('rulesets'))} as const;

/** The name of a built-in profile of \`mahjong-elements/core/profiles.js\`. */
export type MoreProfileName = (typeof moreNames)[number];`,
  });
  return Object.fromEntries(
    code.map(([name, text]) => [`src/core/profiles/definitions/${name}.ts`, `// Made from profiles.\n${text}\n`]),
  );
}
