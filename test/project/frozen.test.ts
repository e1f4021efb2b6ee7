/** Results where a page, or a platform that isolates code, has frozen everything that the language brings. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const FREEZE = `
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name) && !/^(?:Buffer|Web|Event|Abort|Message)/.test(name));
  const isPart = (value) => typeof value === 'function' || (typeof value === 'object' && value !== null);
  const generators = [function* () {}, async function () {}, async function* () {}, [][Symbol.iterator](), new Map().keys(), new Set().keys(), ''[Symbol.iterator](), ''.matchAll(/x/g)];
  const waiting = [...names.map((name) => globalThis[name]), ...generators.map((one) => Object.getPrototypeOf(one))].filter(isPart);
  const found = new Set(waiting);
  for (const one of found) {
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(one)))
      for (const part of [value, get, set, Object.getPrototypeOf(one)]) if (isPart(part) && part !== globalThis) found.add(part);
  }
  // Lit defines Symbol.metadata.
  for (const one of found) if (one !== Symbol) Object.freeze(one);
`;

/** Calls of every module of the package that runs without a page; errors are part of the results. */
const SCRIPT = `
  import * as core from './dist/core/index.js';
  import './dist/core/profiles.js';
  import { parseGame, formatGame, playGame } from './dist/core/game.js';
  import { claimsOn, incidents } from './dist/core/claims.js';
  import { toReady, discards, makeHand, countQuestions } from './dist/core/odds.js';
  import { breakWall, dealTiles, shuffledTiles } from './dist/core/wall.js';
  import { describeProfile } from './dist/core/describe.js';
  import { simulate } from './dist/core/simulate.js';
  import { blockToHtml, readBlock } from './dist/blocks.js';
  import { handToSvg } from './dist/svg.js';
  import { describe } from './dist/labels.js';
  import { renderToString } from './dist/server.js';
  import './dist/lang/de.js';
  console.warn = () => {};
  const results = [];
  const tried = (run) => {
    try { results.push(run()); }
    catch (error) { results.push([error.name, error.constructor.name, error.code, error.message, error.details, String(error)]); }
  };
  const { defineProfile, explain, parseHand, profiles, score, settle, waits } = core;
  const rules = '--x: 1 double each pung of dragons; --y: 5 points if --x; --z: limit of (kx ky)*7; full-flush: 4 doubles if not self-draw';
  const own = () => defineProfile({ name: 'own', extends: 'british', rules });
  const hands = ['(RRR) 123b 456b 99d 78d +9d', '19b 19c 19d ESWN RGB +B', '123b', '(RRS)', 'x', '', '1112345678999b +5b 5b'];
  for (const hand of hands)
    for (const profile of ['classical', 'european', 'nope'])
      for (const run of [score, explain, waits]) tried(() => run(hand, { seat: 'south' }, profile));
  tried(() => score(hands[0], {}, own()));
  tried(() => score(hands[0], 5));
  tried(() => core.scorer(own()).value(parseHand(hands[0])));
  for (const rules of ['full-flush', 'x: 1', 'limit: x', '--a: 1 point if --b', '--a']) tried(() => defineProfile({ name: 'own', rules }));
  const scores = { east: score(hands[2], { seat: 'east' , partial: true}), south: score(hands[0], { seat: 'south' }), west: 8, north: 0 };
  for (const more of [{ winner: 'south', discarder: 'west' }, { discarder: 'west' }, { winner: 'x' }]) tried(() => settle({ scores, ...more }));
  for (const text of ['players: Ann, Ben, Cho, Dan\\nBen 48 from Cho; Ann 8\\nwashout', 'Ann 8', 'players: Ann, Ben, Cho, Dan\\nBen x', 'players: Ann'])
    tried(() => formatGame(parseGame(text)));
  tried(() => playGame(parseGame('players: Ann, Ben, Cho, Dan\\nBen 48 from Cho; Ann 8')).totals);
  tried(() => playGame({ players: ['Ann'], hands: [] }));
  tried(() => claimsOn('34b 123c 456c 789c RR', '5b', { seat: 'south', discarder: 'east' }));
  tried(() => claimsOn('x'));
  tried(() => incidents.length);
  tried(() => toReady('123b'));
  tried(() => countQuestions(score(hands[0])).length);
  tried(() => makeHand({ seed: 'a' }));
  tried(() => makeHand({ seed: 'a', want: 'x' }));
  tried(() => discards('1112345678999b 5b'));
  tried(() => breakWall([3, 4]));
  tried(() => breakWall([9, 4]));
  tried(() => dealTiles(shuffledTiles('a')));
  tried(() => describeProfile(own()).length);
  tried(() => simulate({ hands: 50, seed: 1 }));
  for (const block of ['show: hand\\n\\n(RRR) 123b', 'seet: south\\n\\n123b', 'show: x']) { tried(() => blockToHtml(block)); tried(() => readBlock(block)); }
  tried(() => handToSvg('123b'));
  tried(() => handToSvg('x'));
  tried(() => describe(score(hands[0]), 'de'));
  for (const page of ['<mj-hand>123b</mj-hand>', '<mj-hand>x</mj-hand>', '<mj-score-breakdown rules="x"><mj-hand>' + hands[0] + '</mj-hand></mj-score-breakdown>', '<mj-rules></mj-rules>', '<mj-wall dice="3 4, 5 2"></mj-wall>', '<mj-wall dice="9">', '<mj-settlement scores="east 20; south 48; west 0; north 0" winner="south"></mj-settlement>', '<mj-game players="Ann, Ben, Cho, Dan">Ben 48</mj-game>', '<mj-doubles points="26"></mj-doubles>', '<mj-waits><mj-hand>1112345678999b</mj-hand></mj-waits>', '<mj-claims discard="5b" from="south"></mj-claims>', '<mj-exercise seed="a"></mj-exercise>', '<mj-incidents></mj-incidents>', '<mj-value hand="123b"></mj-value>', '<mj-tile tile="5x"></mj-tile>'])
    tried(() => renderToString(page));
  process.stdout.write(JSON.stringify(results, (key, value) => (value instanceof Map ? [...value] : value)));
`;

const run = (before: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import ${JSON.stringify(`data:text/javascript,${encodeURIComponent(before)}`)};${SCRIPT}`,
    ],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );

describe('a page that freezes what the language brings', () => {
  const expected = run('');

  it('is compared with a page that does not', () => {
    for (const name of [
      'HandError',
      'NotationError',
      'RulesError',
      'TableError',
      'GameError',
      'GameNotationError',
      'ClaimError',
      'WallError',
      'ExerciseError',
    ])
      expect(expected).toContain(`["${name}","${name}",`);
    expect(expected).toContain('"value":48');
  });

  it('gets the same results, and the same errors', () => {
    expect(run(FREEZE)).toBe(expected);
  });
});
