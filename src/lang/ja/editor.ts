/** Japanese: the editor. */
import { list, number, points, tiles } from './hand.js';
import type { EditorTexts } from '../types.js';

export const editor: EditorTexts = {
  hand: '手牌',
  empty:
    '手牌を1枚ずつ選んでください。14枚目が和了牌になります。ほかの人の捨て牌を鳴いた面子は、先に「チー」「ポン」「明槓」を選びます。',
  picker: '選べる牌',
  add: '追加',
  sources: { claimed: '鳴いた面子', held: '手の内' },
  kinds: { tile: '1枚', chow: 'チー', pung: 'ポン', kong: '明槓', 'concealed-kong': '暗槓' },
  seat: '自風',
  round: '場風',
  win: '和了り方',
  circumstances: '和了の状況',
  impossible: 'この手ではありえないもの',
  notation: '記法',

  chosen: (name) => `選んだ牌：${name}`,
  mark: '和了牌にする',
  unmark: '和了牌から外す',
  claim: (kind, held) =>
    kind === 'chow' ? `${tiles(held)}をチー` : { pung: 'ポン', kong: '明槓', 'concealed-kong': '暗槓' }[kind],
  lowest: 'チーは、順子のいちばん小さい牌を選びます。',
  promote: '加槓',
  takeUp: '鳴いていない形にする',
  remove: '取り除く',
  undo: '元に戻す',
  redo: 'やり直す',
  clear: '消去',
  pick: (name, left) => `${name}、残り${number(left)}枚`,

  added: (name) => `${name}を加えました。`,
  removed: (name) => `${name}を取り除きました。`,
  laidOut: (name) => `${name}。`,
  takenUp: (name) => `${name}を手の内に戻しました。`,
  marked: (name) => `和了牌は${name}です。`,
  unmarked: (name) => `${name}を和了牌から外しました。`,
  cleared: '消去しました。',
  undone: '元に戻しました。',
  redone: 'やり直しました。',
  dropped: (words) => `成り立たなくなりました：${list(words)}。`,

  worth: (value) => points(value),
  progress: (size, of) => `${number(of)}枚中${number(size)}枚`,
  nextWins: '次の牌が和了牌になります。',
  notWon: '和了していない手です。次の牌が和了牌になります。',
  why: '内訳を見る',
  whichWon: (button) => `和了牌を選び、「${button}」を押してください。`,

  usedUp: (name, left) => (left > 0 ? `${name}は残り${number(left)}枚です。` : `${name}はもうありません。`),
  full: '手牌がいっぱいです。先に1枚取り除いてください。',
  noChow: (name) => `${name}から始まる順子はありません。`,
  noSet: (name) => `${name}では面子を作れません。`,
  noFourth: (name) => `4枚目の${name}はほかで使われています。`,
  noWin: '先に手牌を14枚にして、和了牌を決めてください。',
};
