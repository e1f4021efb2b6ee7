/** With a backtracking regular expression, a short text can hang a page, so none may take superlinear time. */
import { readdirSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/** The module that makes an expression from the words of a game: fixed alternatives, then anything up to a space. */
const WORDS = 'src/core/game/notation.ts';

interface RegularExpression {
  file: string;
  pattern: string;
  flags: string;
}

/** Every regular expression in a file, found by a parser so that none is missed. */
function expressionsIn(file: string): RegularExpression[] {
  const found: RegularExpression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, regex, callee } = node as { type?: string; regex?: RegularExpression; callee?: { name?: string } };
    if (regex) found.push({ ...regex, file });
    // Dynamically created ones cannot be checked.
    if (/^(New|Call)Expression$/.test(type ?? '') && file !== WORDS) expect(callee?.name, file).not.toBe('RegExp');
    Object.values(node).forEach(visit);
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
  return found;
}

/** The checker counts steps. By default it also takes a slow machine for a slow expression. */
const BY_STEPS = { timeout: 60_000, incubationTimeout: null, attackTimeout: null, seedingTimeout: null };

/** Many are written more than once. */
const verdicts = new Map<string, string>();

/** “Safe”, or how the time grows with the text. */
function verdictOn({ pattern, flags }: Pick<RegularExpression, 'pattern' | 'flags'>): string {
  const key = `/${pattern}/${flags}`;
  let verdict = verdicts.get(key);
  if (verdict === undefined) {
    const diagnostics = checkSync(pattern, flags, BY_STEPS);
    verdict = diagnostics.status === 'vulnerable' ? diagnostics.complexity.summary : diagnostics.status;
    verdicts.set(key, verdict);
  }
  return verdict;
}

describe('the regular expressions of the package', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const all = files.flatMap((file) => expressionsIn(`src/${file}`));

  it('are found', () => {
    expect(all.length).toBeGreaterThan(30);
    expect(all.map(({ pattern }) => pattern)).toContain('\\s+');
  });

  it.each(all)('$pattern in $file takes time in proportion to the text', (expression) => {
    expect(verdictOn(expression)).toBe('safe');
  });

  it('would be reported if they were slow', () => {
    expect(verdictOn({ pattern: '^(\\s|<!--[^]*?-->)*<(!doctype|html)\\b', flags: 'i' })).toBe('exponential');
    expect(verdictOn({ pattern: '^\\s*([^\\s:]+)[\\s:]*(.*?)\\s*$', flags: '' })).toContain('polynomial');
  });
});
