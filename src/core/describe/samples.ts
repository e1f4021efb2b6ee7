/** A sample for every award, so that each can be drawn and tried out. */
import type { Circumstance, RuleId, Situation } from '../index.js';

/** A hand in notation, and how it was won. */
export interface Sample {
  hand: string;
  situation: Situation;
}

/** Part of a hand, for awards that every player can earn. */
const part = (hand: string, situation: Situation = {}): Sample => ({
  hand,
  situation: { partial: true, ...situation },
});

const discard = (hand: string, situation: Situation = {}): Sample => ({
  hand,
  situation: { win: 'discard', ...situation },
});

const drawn = (hand: string, ...circumstances: Circumstance[]): Sample => ({
  hand,
  situation: { win: 'self-draw', ...(circumstances.length && { circumstances }) },
});

const robbed = (hand: string): Sample => discard(hand, { circumstances: ['robbed-kong'] });

const south: Situation = { seat: 'south' };
const concealed = '123b 444c 777d 222d 5b +5b';

/** Several samples where an option decides which one earns the award: the first that does is shown. */
export const samples: Readonly<Record<RuleId, readonly [Sample, ...Sample[]]>> = {
  mahjong: [discard('(123b) 444c 777d 222d 5b +5b')],
  'pung-of-simples': [part('(222b) 777c')],
  'pung-of-terminals': [part('(111d) 999b')],
  'pung-of-honours': [part('(WWW) GGG')],
  'kong-of-simples': [part('(5555c) [6666d]')],
  'kong-of-terminals': [part('(9999b) [1111c]')],
  'kong-of-honours': [part('(NNNN) [RRRR]')],
  'pair-of-dragons': [part('RR')],
  'pair-of-seat-wind': [part('SS', south)],
  'pair-of-round-wind': [part('EE', south)],
  flower: [part('3f', south)],
  season: [part('4s', south)],
  'self-draw': [drawn('(123b) 444c 777d 222d 5b +5b')],
  'only-tile': [discard('(123b) (444c) 777d 222d 5b +5b')],
  'one-chance-chow': [discard('(NNN) 555c 777c 99d 46b +5b')],
  'pair-wait': [discard('(123b) (444c) 777d 222d 5b +5b')],
  'concealed-hand': [discard(concealed)],

  'set-of-dragons': [part('(RRR)')],
  'set-of-seat-wind': [part('(SSS)', south)],
  'set-of-round-wind': [part('(EEE)', south)],
  'own-flower': [part('2f', south)],
  'own-season': [part('2s', south)],
  'all-flowers': [part('1f 2f 3f 4f')],
  'all-seasons': [part('1s 2s 3s 4s')],
  'little-three-dragons': [part('RRR (GGG) BB')],
  'all-pungs': [discard('(222b) (777c) 444d SSS 9b +9b')],
  'chow-hand': [discard('(123b) (456c) 678d 34d 99b +5d')],
  'half-flush': [discard('(123b) 456b RRR 77b 88b +8b')],
  'full-flush': [discard('(123b) 456b 789b 22b 34b +5b')],
  'fully-concealed': [drawn(concealed), discard(concealed)],
  'three-concealed-pungs': [discard('(123c) 222b 777c 444d 9b +9b')],
  'pure-straight': [discard('(123c) 456c 789c 222b 5d +5d')],
  'all-simples': [discard('(234b) 555c 678d 22c 46d +5d')],
  'outside-hand': [discard('(123b) 789c 999d NNN 1c +1c')],
  'terminals-and-honours': [discard('(111b) (999c) SSS 111d R +R')],
  'kong-replacement': [drawn('[5555c] (123b) 444d 777d 2b +2b', 'kong-replacement')],
  'flower-replacement': [drawn('(123b) 555c 444d 777d 2b +2b 3f', 'flower-replacement')],
  'robbed-kong': [robbed('(NNN) 555c 444d 99d 67b +8b')],
  'last-tile': [drawn('(123b) 555c 444d 777d 2b +2b', 'last-tile')],
  'last-discard': [discard('(123b) 555c 444d 777d 2b +2b', { circumstances: ['last-tile'] })],
  'original-call': [discard('123b 555c 444d 777d 2b +2b', { circumstances: ['original-call'] })],

  'heavenly-hand': [drawn(concealed, 'first-turn')],
  'earthly-hand': [
    discard(concealed, { ...south, circumstances: ['first-turn'] }),
    { hand: concealed, situation: { ...south, win: 'self-draw', circumstances: ['first-turn'] } },
  ],
  'thirteen-orphans': [discard('19b 19c 19d ESWNRGB +R')],
  'nine-gates': [discard('1112345678999b +5b')],
  'four-kongs': [discard('(2222b) [7777c] (NNNN) (8888d) 5b +5b')],
  'all-honours': [discard('(EEE) (WWW) NNN RRR G +G')],
  'all-terminals': [discard('(111b) (999b) 111c 999d 1d +1d')],
  'big-three-dragons': [discard('(RRR) GGG BBB 234c 9d +9d')],
  'little-four-winds': [discard('(EEE) SSS WWW 234c N +N')],
  'big-four-winds': [discard('(EEE) SSS WWW NNN 5c +5c')],
  'twofold-fortune': [drawn('[2222b] (7777c) 555d 678d 9d +9d', 'kong-on-kong')],
  'all-green': [discard('(222b) 333b 666b GGG 8b +8b')],
  'four-concealed-pungs': [discard('222b 777c 444d SSS 9b +9b')],
  'moon-from-the-sea': [drawn('(123b) 555c 444d 777b 1d +1d', 'last-tile')],
  'plum-blossom': [drawn('[NNNN] 111b 777c 22b 46d +5d', 'kong-replacement')],
  'carrying-pole': [robbed('(NNN) 555c 444d 99d 13b +2b')],
  'thirteen-wins': [discard('(123b) 444c 777d 222d 5b +5b', { circumstances: ['thirteenth-win'] })],
};
