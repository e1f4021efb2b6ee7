/** Japanese: what every page needs. The rest loads with the elements. */
import { isOwnAward } from '../own-awards.js';
import { breakdown } from './breakdown.js';
import { editor } from './editor.js';
import { error } from './errors.js';
import { circumstances, group, hand, list, number, points, round, seat, tile, tiles, winds, wins } from './hand.js';
import { difference, options } from './options.js';
import { picture } from './picture.js';
import { reasons } from './reasons.js';
import { profile, profileTexts, rule, rules, shortWorth, worth } from './count.js';
import { settlement } from './settlement.js';
import type { SectionName, SectionTexts, Texts } from '../types.js';

export const jaTexts: Omit<Texts, SectionName> & Pick<SectionTexts, 'editor' | 'picture'> = {
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
  error,
  rule,
  meaning: (id) => (isOwnAward(id) ? '' : rules[id][1]),
  chinese: () => undefined,
  worth,
  shortWorth,
  reasons,
  options,
  difference,
  profile,
  source: ({ name, source }) => profileTexts(name)?.[1] ?? source,
  breakdown,
  settlement,
  editor,
  picture,
};
