/** The SCORM package of a page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { coursePackage } from '../../scripts/course.mjs';

const folder = mkdtempSync(join(tmpdir(), 'course-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EXERCISE = '<mj-exercise ask="points"><mj-hand>(123b) (444c) 777d 22d 67b +8b</mj-hand></mj-exercise>';

function write(name: string, html: string): string {
  writeFileSync(join(folder, name), html);
  return join(folder, name);
}

const read = (file: string, options = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(coursePackage(file, options))).map(([name, data]) => [name, strFromU8(data)]),
  );

describe('a page as a SCORM package (built)', () => {
  it('has a manifest, its own files and the elements, which find each other', () => {
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, 'images', 'a b.svg'), '<svg/>');
    const file = write(
      'lesson.html',
      `<!doctype html><html><head><title>Pungs &amp; chows</title>
      <script type="module" src="https://cdn.jsdelivr.net/npm/mahjong-elements@0.1.0/dist/cdn/mahjong-elements.js"></script></head>
      <body><img src="images/a%20b.svg"><a href="https://example.org/">more</a>${EXERCISE}</body></html>`,
    );
    for (const is2004 of [false, true]) {
      const files = read(file, { is2004, passing: 60 });
      const names = Object.keys(files);
      expect(names[0]).toBe('imsmanifest.xml');
      expect(names).toEqual(
        expect.arrayContaining(['lesson.html', 'images/a b.svg', 'mahjong-elements/mahjong-elements.js']),
      );
      const manifest = files['imsmanifest.xml']!;
      expect(manifest).toContain(`<schemaversion>${is2004 ? '2004 4th Edition' : '1.2'}</schemaversion>`);
      const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => decodeURI(name!));
      expect(listed).toEqual(names.slice(1));
      const page = files['lesson.html']!;
      expect(page).toContain('src="./mahjong-elements/mahjong-elements.js"');
      expect(page).toContain('connectScorm({ passing: 60 });</script></body>');
      expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('type="module"'));
      // Every module that another one imports is there.
      for (const [name, code] of Object.entries(files))
        if (name.startsWith('mahjong-elements/scorm/'))
          for (const [, to] of code.matchAll(/ from '([^']+)'/g))
            expect(names).toContain(posix.join(posix.dirname(name), to!));
    }
    expect(coursePackage(file)).toEqual(coursePackage(file));
  });

  it('leaves a page alone that connects itself', () => {
    const file = write(
      'own.html',
      `<script type="module">import 'mahjong-elements'; import { connectScorm } from 'mahjong-elements/scorm.js'; connectScorm();</script>${EXERCISE}`,
    );
    const page = read(file)['own.html']!;
    expect(page.match(/connectScorm\(/g)).toHaveLength(1);
    expect(page.match(/type="module"/g)).toHaveLength(1);
    expect(page).toContain('"mahjong-elements/scorm.js":"./mahjong-elements/scorm/scorm.js"');
  });

  it('says what is missing', () => {
    expect(() => coursePackage(write('none.html', '<p>Text</p>'))).toThrow('has no <mj-exercise>');
    expect(() => coursePackage(write('far.html', `<img src="../far.png">${EXERCISE}`))).toThrow(
      '<img src="../far.png"> is not in the folder of the page',
    );
    expect(() => coursePackage(write('gone.html', `<img src="gone.png">${EXERCISE}`))).toThrow('file not found');
  });
});
