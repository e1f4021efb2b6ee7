import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = ['src/elements', 'src/render', 'src/mj.css'].flatMap((path) =>
  path.endsWith('.css')
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${path}/${name.replaceAll('\\', '/')}`),
);

describe('styles of elements', () => {
  it('have no size that depends on the font size of the page’s root', () => {
    const found = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /[\d.](rem|rlh|rex|rch|rcap|ric)\b/.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(files.length).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });
});
