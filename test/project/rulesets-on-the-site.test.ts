/** The matrix and the family tree of the rules page, against the profiles and against figures counted by hand. */
import { describe, expect, it } from 'vitest';
import { family, renderFamilyTree } from '../../scripts/site/family-tree.mjs';
import { matrix, renderMatrix } from '../../scripts/site/matrix.mjs';
import { profiles } from '../../src/core/index.js';
import { moreProfiles } from '../../src/core/profiles.js';

const all: Record<string, { source?: string; extends?: string; rules: Record<string, unknown> }> = {
  ...profiles,
  ...moreProfiles,
};
const names = Object.keys(all);

interface Member {
  profile?: string;
  title?: string;
  year?: string;
  children?: Member[];
}
const flat = (member: Member, above: readonly Member[] = []): { member: Member; above: readonly Member[] }[] => [
  { member, above },
  ...(member.children ?? []).flatMap((child) => flat(child, [...above, member])),
];

interface Row {
  id: string;
  values: readonly { text: string; profiles: readonly string[] }[];
}

describe('the matrix of what tables vary', () => {
  const { names: columns, sections, own } = matrix();
  const rows: readonly Row[] = sections.flatMap(({ rows: inside }: { rows: readonly Row[] }) => inside);

  it('has a column for every profile and a row for every rule on which they differ', () => {
    expect(columns).toEqual(names);
    const differing = Object.keys(profiles.classical.rules).filter(
      (id) => new Set(names.map((name) => String(all[name]!.rules[id]))).size > 1,
    );
    expect(rows.map(({ id }) => id).sort()).toEqual(differing.sort());
  });

  it('counts every ruleset once in each row, the most common value first', () => {
    for (const { id, values } of rows) {
      expect(values.flatMap((one) => one.profiles).sort(), id).toEqual([...names].sort());
      const counts = values.map((one) => one.profiles.length);
      expect(counts, id).toEqual([...counts].sort((a, b) => b - a));
      for (const { profiles: same } of values)
        expect(new Set(same.map((name) => String(all[name]!.rules[id]))).size, id).toBe(1);
    }
  });

  it.each([
    ['mahjong', '10 points', ['millington-1977', 'pomax']],
    ['mahjong', '30 points', ['family']],
    ['limit', '300', ['babcock-1923']],
    ['limit', '600', ['buzzard-2000']],
    ['limit', '5,000', ['sontag']],
    ['losers-settle', 'no', ['aru-shi-a-ru-1929', 'aru-shi-a-ru']],
    ['self-draw', '–', ['sontag']],
    // Own awards for the same: instead of an award, and added to it.
    ['only-tile', 'an award of its own', ['millington-1977', 'xmj']],
    ['own-flower', 'an award of its own', ['dmjl', 'millington-1977', 'xmj', 'kajongg-classical', 'pomax']],
    ['full-flush', 'an award of its own', ['bmja', 'bmja-2019', 'outside-the-box']],
    ['pair-wait', '2 points + an award of its own', ['dmjl', 'millington-1977', 'xmj', 'kajongg-classical', 'pomax']],
  ])('lists who plays %s: %s', (id, text, who) => {
    const { values } = rows.find((row) => row.id === id)!;
    expect(values.find((one) => one.text === text)?.profiles).toEqual(expect.arrayContaining(who));
  });

  it('does not take awards of their own for others that they only require', () => {
    const shown = (id: string, name: string): string | undefined =>
      rows.find((row) => row.id === id)!.values.find((one) => one.profiles.includes(name))?.text;
    expect(shown('only-tile', 'bmja')).toBe('–');
    expect(shown('self-draw', 'sontag')).toBe('–');
    expect(shown('concealed-hand', 'outside-the-box')).toBe('–');
    expect(shown('all-pungs', 'bmja')).toBe('1 double');
    expect(shown('flower', 'aru-shi-a-ru')).toBe('–');
  });

  it('counts the awards of their own', () => {
    expect(own[columns.indexOf('classical')]).toBe(0);
    expect(own[columns.indexOf('pomax')]).toBe(3);
    expect(own[columns.indexOf('kajongg-classical')]).toBe(4);
  });

  it('is drawn with headings for rows and columns, and with names for paper', () => {
    const page = renderMatrix();
    expect(page.match(/<th scope="col">/g)).toHaveLength(names.length + 2);
    expect(page.match(/<th scope="row">/g)).toHaveLength(rows.length + 1);
    expect(page).toContain('<li>10 points <b>2</b><small>Millington 1977, Pomax</small></li>');
    expect(page).not.toMatch(/undefined|NaN/);
  });
});

describe('the family tree', () => {
  const members = flat(family as Member);

  it('has every profile once', () => {
    const found = members.flatMap(({ member }) => member.profile ?? []);
    expect([...found].sort()).toEqual([...names].sort());
  });

  it('has the years of the sources, none before the year of what a ruleset descends from', () => {
    for (const { member, above } of members) {
      const year = Number(/\d{4}/.exec(member.year ?? '')?.[0] ?? NaN);
      const stated = member.profile && /\((\d{4})\)/.exec(all[member.profile]!.source ?? '')?.[1];
      if (stated) expect(year, member.profile).toBe(Number(stated));
      for (const one of above) {
        const before = Number(/\d{4}/.exec(one.year ?? '')?.[0] ?? NaN);
        if (year && before) expect(year, member.profile ?? member.title).toBeGreaterThanOrEqual(before);
      }
    }
  });

  it('puts a profile that starts from another one of its kind below it', () => {
    for (const { member, above } of members) {
      const parent = member.profile && all[member.profile]!.extends;
      if (parent && parent !== 'classical')
        expect(
          above.map(({ profile }) => profile),
          member.profile,
        ).toContain(parent);
    }
  });

  it('links every profile to its card', () => {
    const page = renderFamilyTree();
    for (const name of names) expect(page).toContain(`href="#profile-${name}"`);
    expect(page).not.toMatch(/undefined/);
  });
});
