// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 編輯。 */
import { list, number, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

export const editor: EditorTexts = {
  hand: '手牌',
  empty: '依序點選手上的牌，第十四張就是糊牌。上、碰、明槓得來的牌，先點「上」「碰」或「明槓」，再點牌。',
  picker: '可選的牌',
  add: '加入',
  sources: { claimed: '上碰槓', held: '手牌' },
  kinds: { tile: '單張', chow: '上', pung: '碰', kong: '明槓', 'concealed-kong': '暗槓' },
  seat: '門風',
  round: '圈風',
  win: '食糊方式',
  circumstances: '食糊情況',
  impossible: '這手牌不可能的情形',
  notation: '記法',

  chosen: (name) => `選中的${name}`,
  mark: '作糊牌',
  unmark: '不作糊牌',
  claim: (kind, held) => `${{ chow: '上', pung: '碰', kong: '明槓', 'concealed-kong': '暗槓' }[kind]}${tiles(held)}`,
  lowest: '上牌請選順子中最小的一張。',
  promote: '加槓',
  takeUp: '改為暗牌',
  remove: '拿掉',
  undo: '復原',
  redo: '重做',
  clear: '清除',
  pick: (name, left) => `${name}，剩 ${number(left)} 張`,

  added: (name) => `加入了${name}。`,
  removed: (name) => `拿掉了${name}。`,
  laidOut: (name) => `${name}。`,
  takenUp: (name) => `收回了${name}。`,
  marked: (name) => `糊牌是${name}。`,
  unmarked: (name) => `${name}不再是糊牌。`,
  cleared: '已清除。',
  undone: '已復原。',
  redone: '已重做。',
  dropped: (told) => `不再成立：${list(told)}。`,

  worth: (value) => `${number(value)} 點`,
  progress: (size, of) => `${number(of)} 張中的 ${number(size)} 張`,
  nextWins: '下一張就是糊牌。',
  notWon: '目前以未食糊計算，下一張就是糊牌。',
  why: '為什麼？',
  whichWon: (button) => `請先點選糊牌，再點「${button}」。`,

  usedUp: (name, left) => (left > 0 ? `${name}只剩 ${number(left)} 張。` : `${name}已用完。`),
  full: '手牌已滿，請先拿掉一張。',
  noChow: (name) => `順子不能從${name}開始。`,
  noSet: (name) => `${name}是花牌，不能組成一副。`,
  noFourth: (name) => `第四張${name}在別處用了。`,
  noWin: '要先有十四張牌，並指定糊牌。',
};
