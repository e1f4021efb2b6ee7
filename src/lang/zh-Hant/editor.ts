/** 編輯。 */
import { list, number, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

export const editor: EditorTexts = {
  hand: '手牌',
  empty: '還沒有牌。請在下面選牌，或直接輸入記法。',
  picker: '可選的牌',
  add: '加入',
  kinds: { tile: '單張', chow: '順子', pung: '刻子', kong: '明槓', 'concealed-kong': '暗槓' },
  seat: '門風',
  round: '圈風',
  win: '和牌方式',
  circumstances: '和牌情況',
  impossible: '這手牌不可能的情形',
  notation: '記法',

  chosen: (name) => `選中的${name}`,
  mark: '作和牌張',
  unmark: '不作和牌張',
  claim: (kind, held) => `${{ chow: '吃', pung: '碰', kong: '明槓', 'concealed-kong': '暗槓' }[kind]}${tiles(held)}`,
  promote: '加槓',
  takeUp: '收回手中',
  remove: '拿掉',
  undo: '復原',
  redo: '重做',
  clear: '清除',
  pick: (name, left) => `${name}，剩 ${number(left)} 張`,

  added: (name) => `加入了${name}。`,
  removed: (name) => `拿掉了${name}。`,
  laidOut: (name) => `${name}。`,
  takenUp: (name) => `收回了${name}。`,
  marked: (name) => `和牌張是${name}。`,
  unmarked: (name) => `${name}不再是和牌張。`,
  cleared: '已清除。',
  undone: '已復原。',
  redone: '已重做。',
  dropped: (told) => `不再成立：${list(told)}。`,

  worth: (value) => `${number(value)} 點`,
  progress: (size, of) => `${number(of)} 張中的 ${number(size)} 張`,

  usedUp: (name, left) => (left > 0 ? `${name}只剩 ${number(left)} 張。` : `${name}已用完。`),
  full: '手牌已滿，請先拿掉一張。',
  noChow: (name) => `順子不能從${name}開始。`,
  noSet: (name) => `${name}是花牌，不能組成一副。`,
  noFourth: (name) => `第四張${name}在別處用了。`,
  noWin: '要先有十四張牌，並指定和牌張。',
};
