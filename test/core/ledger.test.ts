import { describe, expect, it } from 'vitest';
import { namedTests, rows, testFiles } from '../ledger.js';

const AREAS = ['settlement', 'game progress', 'wall and deal', 'claims', 'etiquette', 'strategy', 'mathematics'];

const named = new Set(namedTests.flatMap(({ ids }) => ids));

describe('the rule ledger', () => {
  it('lists 465 rules, each once', () => {
    expect(rows).toHaveLength(465);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(465);
  });

  it('lists all rules of each source', () => {
    const counts = [0, 0, 0, 0, 0];
    for (const { id } of rows) counts[Number(id.charAt(1))]++;
    expect(counts).toEqual([178, 64, 39, 72, 112]);
  });

  it('gives every rule a sentence and the profile it belongs to', () => {
    for (const { id, rule, profile, area } of rows) {
      expect(id).toMatch(/^S[0-4]-[A-Z]+-\d{2}[A-Z]?$/);
      expect(rule, id).toMatch(/^[\p{Lu}\d].{10,}\.$/u);
      expect(profile, id).not.toBe('');
      if (area !== undefined) expect(AREAS).toContain(area);
    }
  });

  it('has a test for every rule', () => {
    const missing = rows.filter(({ id }) => !named.has(id));
    expect(missing.map(({ id, rule }) => `${id} ${rule}`)).toEqual([]);
  });

  it('lists every rule that a test names', () => {
    const listed = new Set(rows.map(({ id }) => id));
    expect([...named].filter((id) => !listed.has(id))).toEqual([]);
  });

  it('is covered by tests whose titles say what they check', () => {
    const odd = namedTests.filter(({ title, ids }) => !ids.length || title.includes('[S') || title.length < 4);
    expect(odd).toEqual([]);
  });

  it('ignores skipped tests', () => {
    for (const { path, text } of testFiles)
      expect(text, path).not.toMatch(/\b(?:it|describe)\.(?:skip|todo|only|fails)/);
  });
});
