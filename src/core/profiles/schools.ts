/** The profiles of schools of play and of families. */
import { limitHands } from '../rules/limit-hands.js';
import { variant } from './variant.js';

/** The rules of Millington's handbook: the earthly hand is worth half a limit, and the dead wall has sixteen tiles. */
const millington = variant({
  name: 'millington',
  source: 'A. D. Millington',
  rules: 'earthly-hand: half limit; dead-wall: 16',
});

export const british = variant({
  name: 'british',
  source: 'British school',
  rules:
    'all-flowers: 2 doubles; all-seasons: 2 doubles; limit: 1000; ' +
    'kong-replacement: 1 double; robbed-kong: 1 double',
});

/** The mixed-hand game of the 1920s, with new seats after each round and both loose tiles next to the breach. */
const babcock = variant({
  name: 'babcock',
  source: 'J. P. Babcock',
  rules: 'reseat: each-round; loose-tiles: together',
});

/** Rules that score concealed hands, waits and additional patterns, and in which only the discarder pays. */
const pungBased = variant({
  name: 'pung-based',
  source: 'Chinese classical, pung-based scoring',
  rules:
    'only-tile: off; one-chance-chow: 2 points; pair-wait: 2 points; concealed-hand: 10 points; ' +
    'all-flowers: 4 doubles; all-seasons: 4 doubles; full-flush: 4 doubles; ' +
    'three-concealed-pungs: 1 double; pure-straight: 1 double; all-simples: 1 double; outside-hand: 1 double; ' +
    'terminals-and-honours: 1 double; kong-replacement: 1 double; flower-replacement: 1 double; ' +
    'robbed-kong: 1 double; all-green: off; four-concealed-pungs: limit; moon-from-the-sea: limit; ' +
    'plum-blossom: limit; carrying-pole: limit; thirteen-wins: limit; ' +
    'flower-sets: include-own; self-draw-from: any-wall; earthly-hand-on: either; ' +
    'payers: discarder; losers-settle: no; pao: off; claim-priority: nearest-to-east',
});

/** Classical awards that the family does not use. */
const unknownToFamily =
  'flower season only-tile own-flower own-season all-flowers all-seasons little-three-dragons robbed-kong last-tile last-discard';

/** A family's house rules: 30 points for going out, totals rounded up to tens, no flowers and no limit hands. */
const family = variant({
  name: 'family',
  source: 'House rules of a family',
  rules:
    [...Object.keys(limitHands), ...unknownToFamily.split(' ')].map((id) => id + ': off; ').join('') +
    'mahjong: 30 points; one-chance-chow: 2 points; pair-wait: 2 points; chow-hand: 1 double; full-flush: 1 double; ' +
    'kong-replacement: 1 double; flower-replacement: 1 double; rounding: total-up-to-10; double-wind-pair: once; ' +
    'double-wind-set: once; self-draw-from: any-wall; fully-concealed-on: any-win; chow-hand-form: any-pair; ' +
    'discarder-pays: 2; self-draw-pays: 2; east-doubles: losers-only; pao: off',
});

/** Classical rules as played in Europe: waits and concealed hands score, and base points are rounded to tens. */
const european = variant({
  name: 'european',
  source: 'European classical rules',
  rules:
    'only-tile: off; one-chance-chow: 2 points; pair-wait: 2 points; concealed-hand: 10 points; ' +
    'all-flowers: 2 doubles; all-seasons: 2 doubles; chow-hand: 1 double; terminals-and-honours: 1 double; ' +
    'kong-replacement: 1 double; flower-replacement: 1 double; robbed-kong: 1 double; ' +
    'twofold-fortune: off; four-concealed-pungs: limit; moon-from-the-sea: limit; plum-blossom: limit; ' +
    'carrying-pole: limit; ' +
    'rounding: base-to-nearest-10; self-draw-from: any-wall; last-tile-self-draw: included; moon-on: either; ' +
    'pao: off',
});

export const schools = Object.freeze({
  millington,
  british,
  'pung-based': pungBased,
  family,
  european,
  babcock,
});
