import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';

/** A longer class does more than one thing: what needs no Lit is a model, and templates are views. */
const MOST_LINES = 450;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `src/${path.replaceAll('\\', '/')}`);

/** The lengths of the classes of a module, in lines. */
function classesIn(path: string): number[] {
  const code = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, code);
  expect(errors, path).toEqual([]);
  const lengths: number[] = [];
  const count = ({ start, end }: { start: number; end: number }): void => {
    lengths.push(code.slice(start, end).split('\n').length);
  };
  new Visitor({ ClassDeclaration: count, ClassExpression: count }).visit(program);
  return lengths;
}

const longest = files.map((path) => ({ path, lines: Math.max(0, ...classesIn(path)) }));

describe('classes', () => {
  it('are found', () => {
    expect(longest.filter(({ lines }) => lines > 0).length).toBeGreaterThan(30);
  });

  it(`have at most ${MOST_LINES} lines`, () => {
    expect(longest.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  });
});
