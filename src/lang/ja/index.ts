/** Japanese: what every page needs. The rest loads with the elements. */
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { laterError } from '../later-error.js';
import { circumstances, group, hand, list, number, points, round, seat, tile, tiles, winds, wins } from './hand.js';
import { picture } from './picture.js';
import { profile, profileTexts, rule, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import type { BaseTexts } from '../types.js';

export const jaTexts: BaseTexts = {
  language: 'ja',
  number,
  list,
  tile,
  tiles,
  faceDown: '伏せた牌',
  winningTile: (won) => `${tile(won)}、和了牌`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won: wins,
  group,
  hand,
  notExpectedFigure: (expected, found) =>
    found ? `${expected}のはずですが、${found}になっています。` : `${expected}のはずです。`,
  noHand: '計算する手牌がまだありません。',
  mustWin: '手牌を完成させ、和了牌に印をつけてください。',
  tooLow: (lowest, value) => `この手は${points(value)}です。${points(lowest)}以上が必要です。`,
  highlighted: (name) => `${name}、強調表示`,
  notHeld: (missing) => `手牌にないため、強調できない牌：${missing}。`,
  notExpected: (expected, value) =>
    value === undefined ? `${expected}になりません。` : `${expected}のはずですが、この手は${points(value)}です。`,
  error: laterError(async () => (await import('./errors.js')).error),
  rule,
  chinese: () => undefined,
  worth,
  shortWorth,
  profile,
  source: ({ name, source }) => profileTexts(name)?.[1] ?? source,
  breakdown,
  settlement,
  editor,
  picture,
};
