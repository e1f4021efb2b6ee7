/** Results on a page that adds enumerable properties to all objects. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isComplete } from '../rounds.js';

const SCRIPT = `
  import { defineProfile, explain, profiles, score, settle, waits } from './dist/core/index.js';
  import { parseGame, playGame } from './dist/core/game.js';
  const own = defineProfile({ name: 'own', extends: 'british', rules: '--x: 1 double each pung of dragons; --y: 5 points if --x' });
  const hands = ['(RRR) 123b 456b 99d 78d +9d', '[RRRR] (GGG) EEE 999b 1b +1b 3f', '(555d) 13b 46c 68d 1b EES 3s', '19b 19c 19d ESWN RGB +B'];
  const tried = (run) => { try { return run(); } catch ({ message }) { return message; } };
  const results = hands.flatMap((hand) => [...Object.values(profiles), own].map((profile) => [
    tried(() => score(hand, { seat: 'south' }, profile)), tried(() => explain(hand, { seat: 'south' }, profile)),
  ]));
  results.push(tried(() => waits('(RRR) 123b 456b 99d 78d')));
  results.push(tried(() => score('(RRR) 12b', { dead: true })), tried(() => score('(RRR) 12b', { partial: true })));
  const table = { scores: { east: score(hands[2], { seat: 'east' }), south: score(hands[0], { seat: 'south' }), west: 8, north: 0 } };
  results.push(tried(() => settle({ ...table, winner: 'south', discarder: 'west' })));
  results.push(tried(() => playGame(parseGame('players: Ann, Ben, Cho, Dan\\nBen 48 from Cho; Ann 8\\nwashout')).totals));
  process.stdout.write(JSON.stringify(results, (key, value) => (value instanceof Map ? [...value] : value)));
`;

/** Each property needs a process of its own, which takes seconds, so `npm test` sets several at a time. */
const PROPERTIES = isComplete
  ? [
      'x = 1',
      'clone = function () {}',
      'each = function () {}',
      'each = true',
      'only = true',
      'dead = true',
      'partial = true',
      'isBonus = true',
      'byExposure = true',
      'how = true',
      'limit = true',
    ]
  : [
      'clone = Object.prototype.each = function () {}',
      'x = Object.prototype.each = Object.prototype.only = Object.prototype.dead = Object.prototype.partial = true',
      'isBonus = Object.prototype.byExposure = Object.prototype.how = Object.prototype.limit = true',
    ];

const run = (before = ''): string => {
  const prepare = `data:text/javascript,${encodeURIComponent(before)}`;
  const script = before ? `import ${JSON.stringify(prepare)};${SCRIPT}` : SCRIPT;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', maxBuffer: 1e8 });
};

describe('a page that adds a property to all objects', () => {
  const expected = run();

  it('is compared with a page that does not', () => {
    expect(expected).toContain('"value":48');
    expect(expected).toContain('"payments"');
    expect(expected.length).toBeGreaterThan(50_000);
  });

  it.each(PROPERTIES)('gets the same results after Object.prototype.%s', (property) => {
    const found = run(`Object.prototype.${property}`);
    expect(found.length).toBe(expected.length);
    expect(found === expected).toBe(true);
  });

  it('finds no loop over inherited properties in the files for CDNs', () => {
    const files = readdirSync('dist/cdn').filter((name) => name.endsWith('.js'));
    expect(files).toContain('mahjong-elements.js');
    for (const name of files)
      expect(readFileSync(`dist/cdn/${name}`, 'utf8'), name).not.toMatch(/\bfor\s*\((?:var|let|const) [\w$]+ in /);
  });
});
