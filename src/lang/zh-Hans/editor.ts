// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 编辑。 */
import { list, number, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

export const editor: EditorTexts = {
  hand: '手牌',
  empty: '依序点击手上的牌，第十四张就是和张。吃、碰、明杠得来的牌，先点“吃”“碰”或“明杠”，再点牌。',
  picker: '可选的牌',
  add: '加入',
  sources: { claimed: '吃碰杠', held: '手牌' },
  kinds: { tile: '单张', chow: '吃', pung: '碰', kong: '明杠', 'concealed-kong': '暗杠' },
  seat: '门风',
  round: '圈风',
  win: '和牌方式',
  circumstances: '和牌情况',
  impossible: '这手牌不可能的情形',
  notation: '记法',

  chosen: (name) => `选中的${name}`,
  mark: '作和张',
  unmark: '不作和张',
  claim: (kind, held) => `${{ chow: '吃', pung: '碰', kong: '明杠', 'concealed-kong': '暗杠' }[kind]}${tiles(held)}`,
  lowest: '吃牌请选顺子中最小的一张。',
  promote: '加杠',
  takeUp: '改为暗牌',
  remove: '拿掉',
  undo: '撤销',
  redo: '重做',
  clear: '清除',
  pick: (name, left) => `${name}，剩 ${number(left)} 张`,

  added: (name) => `加入了${name}。`,
  removed: (name) => `拿掉了${name}。`,
  laidOut: (name) => `${name}。`,
  takenUp: (name) => `收回了${name}。`,
  marked: (name) => `和张是${name}。`,
  unmarked: (name) => `${name}不再是和张。`,
  cleared: '已清除。',
  undone: '已撤销。',
  redone: '已重做。',
  dropped: (told) => `不再成立：${list(told)}。`,

  worth: (value) => `${number(value)} 点`,
  progress: (size, of) => `${number(of)} 张中的 ${number(size)} 张`,
  nextWins: '下一张就是和张。',
  notWon: '目前以未和计算，下一张就是和张。',
  why: '为什么？',
  whichWon: (button) => `请先点击和张，再点“${button}”。`,

  usedUp: (name, left) => (left > 0 ? `${name}只剩 ${number(left)} 张。` : `${name}已用完。`),
  full: '手牌已满，请先拿掉一张。',
  noChow: (name) => `顺子不能从${name}开始。`,
  noSet: (name) => `${name}是花牌，不能组成一副。`,
  noFourth: (name) => `第四张${name}在别处用了。`,
  noWin: '要先有十四张牌，并指定和张。',
};
