/** Hands and games of other programs. */
import { describe, expect, it } from 'vitest';
import { parseHand, score, type NotationError } from '../../src/core/index.js';
import { readForeignHand, type Program } from '../../src/core/import/hands.js';
import { readHand } from '../../src/elements/mj-hand/display-notation.js';

/** What a call throws. */
function fault(run: () => unknown): NotationError {
  try {
    run();
  } catch (error) {
    return error as NotationError;
  }
  throw new Error('nothing was thrown');
}

describe('a hand of another program', () => {
  it.each<[program: Program, text: string, own: string]>([
    ['kajongg', 'b1b1b1 S5S6S7 DbDb', '(111b) 567d BB'],
    ['kajongg', 'b6b6b6B6 c8C8C8c8 s2s2s2s2 WeWe fe yn', '(6666b) [8888c] (222d+2d) EE 1f 4s'],
    ['kajongg', 'b1b2b3 RB4B5C9DrDgWsWwWn', '(123b) 45b 9c RG SWN'],
    ['xmj', '1B-1B-1B 3D+3D+3D RD', '(111b) 333d R'],
    ['xmj', '8B-8B-8B+8B SW-SW-SW-SW 6C+6C+6C+6C WD+WD 4F 2S', '(8888b) (SSS+S) [6666c] BB 4f 2s'],
    ['xmj', '7C-8C-9C EW GD 5D', '(789c) EG 5d'],
  ])('%s: %s', (program, text, own) => {
    const { hand, ...said } = readForeignHand(program, text);
    expect(parseHand(hand)).toEqual(parseHand(own));
    expect(said).toEqual({});
    expect(readHand(text, program).hand).toEqual(parseHand(own));
  });

  it.each<[text: string, own: string, win: string, circumstances?: string[]]>([
    // The claimed tile completes the exposed run.
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe md Lb2b1b2b3', '555c 567d RRR EE 13b +2b', 'discard'],
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr wewe md Lwewewe', '(123b) 555c 567d RRR E +E', 'discard'],
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe mw LS6S5S6S7', '(123b) 555c 57d RRR EE +6d', 'self-draw'],
    ['b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe mz LS6', '(123b) 555c 57d RRR EE +6d', 'self-draw', ['last-tile']],
    ['b1b2b3 C5C5C5 s5s6s7 DrDrDr WeWe mk Ls6', '(123b) 555c 57d RRR EE +6d', 'discard', ['robbed-kong']],
    ['b1b2b3 c5C5C5c5 S5S6S7 DrDrDr WeWe me LWe', '(123b) [5555c] 567d RRR E +E', 'self-draw', ['kong-replacement']],
    [
      'b1b2b3 C5C5C5 S5S6S7 DrDrDr WeWe mZa LWe',
      '(123b) 555c 567d RRR E +E',
      'discard',
      ['last-tile', 'original-call'],
    ],
    ['C1C1C1C2C3C4C5C6C7C8C9C9C9 RC5 m1 LC5', '1112345678999c +5c', 'self-draw', ['first-turn']],
  ])('says how it was won: %s', (text, own, win, circumstances) => {
    const { hand, ...said } = readForeignHand('kajongg', text);
    expect(parseHand(hand)).toEqual(parseHand(own));
    expect(said).toEqual({ win, ...(circumstances && { circumstances }) });
  });

  it.each<[program: Program, text: string, at: string, message: string]>([
    ['kajongg', 'b1b1b1 x5', 'x5', '“x5” at character 8 is not a tile of kajongg.'],
    ['kajongg', 'b1b1b', 'b', '“b” at character 5 is not a tile of kajongg.'],
    ['kajongg', 'b0', 'b0', 'not a tile'],
    ['kajongg', 'B1B2B3 mq', 'mq', 'does not say where the last tile came from'],
    ['kajongg', 'B1B2B3 mw LS5', 'S5', 'is not in the hand'],
    ['kajongg', 'b1b1b1b1b1', 'b1b1b1b1b1', 'not a set'],
    ['xmj', '1B-1B-1X', '1X', '“1X” at character 7 is not a tile of xmj.'],
    ['xmj', '1B-2B+3B', '1B-2B+3B', 'not a set'],
    ['xmj', '1B-1B-', '1B-1B-', 'not a set'],
    ['xmj', '1B '.repeat(100), '', 'the limit is 200'],
  ])('is refused at its place: %s %.20s', (program, text, at, message) => {
    const { index, length, message: said } = fault(() => readForeignHand(program, text));
    expect(text.slice(index, index + length)).toBe(at);
    expect(said).toContain(message);
  });

  it.each<[text: string, program: string | undefined]>([
    ['b1b1b1 S5S6S7 DbDb', 'kajongg'],
    ['(123b) S5S6S7', 'kajongg'],
    ['RB4B5C9DrDg', 'kajongg'],
    ['1B-1B-1B 3D+3D+3D', 'xmj'],
    ['EW+EW RD-RD-RD', 'xmj'],
    ['(RRR) 123x', undefined],
    ['123m 456p', undefined],
    ['b', undefined],
    ['(123b) e', undefined],
  ])('that is read as one of ours gets a message that names the notation: %s', (text, program) => {
    const { message } = fault(() => score(text));
    const named = /notation="(kajongg|xmj)"/.exec(message)?.[1];
    expect(named).toBe(program);
  });
});
