import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oldest, optional, tooNew, uses } from '../../scripts/support.mjs';

/** What a script needs that the oldest supported browsers lack. */
const missing = (code: string): string[] => [
  ...new Set(tooNew(uses({ 'file.js': code })).map(({ feature }) => feature)),
];

describe('the oldest supported browsers', () => {
  it('have all syntax and all APIs that the files for CDNs use (built)', () => {
    const used = uses();
    expect(used.length).toBeGreaterThan(300);
    expect(tooNew(used).map(({ feature, browser, since, text }) => `${feature}, ${browser} ${since}: ${text}`)).toEqual(
      [],
    );
    // An entry for a feature that nothing uses should be removed.
    const names = new Set(used.map(({ feature }) => feature));
    expect(Object.keys(optional).filter((feature) => !names.has(feature))).toEqual([]);
  });

  it.each([
    ['using x = open();', 'javascript.statements.using'],
    ['const x = /(?i:a)b/;', 'javascript.regular_expressions.modifier'],
    ['const x = Object.groupBy([], (one) => one);', undefined],
    ['const x = Promise.try(run);', 'javascript.builtins.Promise.try'],
    ['const x = list.union(other);', undefined],
    ['const x = map.getOrInsert(1, 2);', '*.getOrInsert'],
    ['const x = Math.sumPrecise(list);', 'javascript.builtins.Math.sumPrecise'],
    ['const x = Iterator.concat(one, other);', 'javascript.builtins.Iterator.concat'],
    ['new CloseWatcher();', 'api.CloseWatcher'],
    ['const x = Temporal.Now;', 'javascript.builtins.Temporal'],
    ['const sheet = `:host { interpolate-size: allow-keywords }`;', 'css.properties.interpolate-size'],
    ['const sheet = `@starting-style { p { color: red } } p { color: red }`;', 'css.at-rules.starting-style'],
    ['const sheet = `p { text-wrap: pretty }`;', undefined],
  ])('%s', (code, feature) => {
    if (feature) expect(missing(code)).toContain(feature);
    else expect(missing(code)).toEqual([]);
  });

  it('are those that the documentation names', () => {
    const rows = Object.fromEntries(
      [...readFileSync('docs/browsers.md', 'utf8').matchAll(/^\| ([\w ]+?) +\| ([\d.]+) +\| \w+ \d{4}/gm)].map(
        ([, name, version]) => [name!.toLowerCase().replaceAll(' ', '_'), version],
      ),
    );
    expect(rows).toEqual(oldest);
  });
});
