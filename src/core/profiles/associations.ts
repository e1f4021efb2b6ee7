/** The profiles of associations, which have awards of their own. */
import { british } from './schools.js';
import { variant } from './variant.js';

/** The classical rules of the German association, as kajongg implements them. */
export const dmjl = variant({
  name: 'dmjl',
  source: 'Deutsche Mah-Jongg Liga, as implemented by kajongg',
  rules:
    'own-flower: off; own-season: off; --own-flower-and-season: 1 double for everyone if own-flower, own-season; ' +
    'pair-wait: 2 points; --pair-wait-of-majors: 2 points if pair-completed, not won-on-simple; ' +
    'three-concealed-pungs: 1 double for everyone; little-four-winds: 1 double for everyone; ' +
    'big-three-dragons: 2 doubles for everyone; big-four-winds: 2 doubles for everyone; ' +
    'chow-hand: 1 double; terminals-and-honours: 1 double; kong-replacement: 1 double; ' +
    'flower-replacement: 1 double; robbed-kong: 1 double; original-call: 1 double; ' +
    '--hidden-treasure: limit if four-concealed-pungs, self-draw; ' +
    '--concealed-full-flush: limit if full-flush, nothing-exposed, self-draw; ' +
    '--squirming-snake: limit of 11122345678999x or 11123455678999x or 11123456788999x; ' +
    'plum-blossom: limit; moon-from-the-sea: limit; carrying-pole: limit; thirteen-wins: limit after 9; ' +
    'nine-gates-wait: pure; self-draw-from: any-wall; dead-wall: 16',
});

/** Limit hands that a loser may have been waiting for. */
const limitHands =
  '--buried-treasure --three-great-scholars --gates-of-heaven --wriggling-snake thirteen-orphans four-kongs ' +
  'all-honours all-terminals big-four-winds all-green';
const halfLimitHands = '--all-pair-honours --knitting --triple-knitting';

/** Awards for losers who wait for a hand: `--calling-knitting: 1/5 limit for losers if calling --knitting`. */
const calling = (ids: string, worth: string): string =>
  ids
    .split(' ')
    .map((id) => `--calling-${id.replace('--', '')}: ${worth} for losers if calling ${id}; `)
    .join('');

/** The rules of the British Mah-Jong Association, as kajongg implements them. */
export const bmja = variant(
  {
    name: 'bmja',
    source: 'British Mah-Jong Association, as implemented by kajongg',
    rules:
      'most-chows: 1; half-flush: off; full-flush: off; --purity: 3 doubles if full-flush, all-pungs; ' +
      'little-three-dragons: off; little-four-winds: off; four-concealed-pungs: off; big-three-dragons: off; ' +
      'nine-gates: off; only-tile: off; kong-replacement: off; flower-replacement: off; ' +
      'terminals-and-honours: 1 double; robbed-kong: 1 double; original-call: 1 double; self-draw-from: any-wall; ' +
      '--buried-treasure: limit if four-concealed-pungs, one-suit, not kong-of-simples, not kong-of-terminals, ' +
      'not kong-of-honours; ' +
      '--three-great-scholars: limit if big-three-dragons, no-chow; ' +
      '--gates-of-heaven: limit of 1112345678999x [2-8x] if nothing-declared; ' +
      '--wriggling-snake: limit of 1123456789x ESWN if nothing-declared; ' +
      'plum-blossom: limit; moon-from-the-sea: limit; carrying-pole: limit; ' +
      '--all-pair-honours: half limit of [19bcdESWNRGB]{2}*7 if nothing-declared; ' +
      '--knitting: half limit of (kx ky)*7 if nothing-declared; ' +
      '--triple-knitting: half limit of (kx ky kz)*4 (kx ky) if nothing-declared; ' +
      calling(limitHands, '2/5 limit') +
      calling(halfLimitHands, '1/5 limit') +
      calling('--purity', '3 doubles'),
  },
  british,
);
