import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTENTS, wrongContents } from '../../scripts/release/contents.mjs';
import { atVersion, cutChangelog, notesOf, versioned } from '../../scripts/release/version.mjs';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A wall.

## [0.1.0] - 2026-11-22

- Tiles.
`;

describe('a release', () => {
  it('names files without a pattern, and patterns without a file', () => {
    expect(wrongContents(['package.json', 'src/.env', 'dist/notes.txt', 'scripts/build.mjs'])).toEqual([
      'src/.env is packed, but has no pattern in scripts/release/contents.mjs',
      'dist/notes.txt is packed, but has no pattern in scripts/release/contents.mjs',
      'scripts/build.mjs is packed, but has no pattern in scripts/release/contents.mjs',
      ...CONTENTS.filter((pattern) => !pattern.test('package.json')).map(
        (pattern) => `no file is packed for ${pattern}`,
      ),
    ]);
  });

  it('turns the unreleased entries into those of a version', () => {
    const cut = cutChangelog(CHANGELOG, '0.2.0', '2026-12-24');
    expect(cut).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-12-24\n\n### Added\n\n- A wall.\n\n## [0.1.0]');
    expect(notesOf(cut, '0.2.0')).toBe('### Added\n\n- A wall.');
    expect(notesOf(cut, 'Unreleased')).toBe('');
    expect(notesOf(cut, '0.3.0')).toBeUndefined();
  });

  it('needs unreleased entries and a new version', () => {
    const cut = cutChangelog(CHANGELOG, '0.2.0', '2026-12-24');
    expect(() => cutChangelog(cut, '0.3.0', '2026-12-24')).toThrow('expected entries under [Unreleased]');
    expect(() => cutChangelog(CHANGELOG, '0.1.0', '2026-12-24')).toThrow('already has a section [0.1.0]');
    const change = { from: '0.1.0', to: 'next', date: '2026-12-24' };
    expect(() => atVersion('package.json', '{}', change)).toThrow('next is not a version');
    expect(() => atVersion('README.md', 'mahjong-elements', { ...change, to: '0.2.0' })).toThrow('README.md: expected');
  });

  it('writes its version into each file that names one', () => {
    const { version: from } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    for (const path of versioned.filter((one) => one !== 'CHANGELOG.md')) {
      const text = readFileSync(path, 'utf8');
      const next = atVersion(path, text, { from, to: '99.0.0', date: '2026-12-24' });
      expect(next, path).not.toBe(text);
      expect(next, path).toContain('99.0.0');
      expect(atVersion(path, next, { from: '99.0.0', to: from, date: '' }), path).toBe(text);
    }
  });
});
