// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 一局牌的文字。随组件加载。 */
import type { GameSentence } from '../../core/game/errors.js';
import { list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { OwnGameTexts } from '../types.js';

const { dead } = settlement;

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east}坐东，${south}坐南，${west}坐西，${north}坐北`;

const paysForAll = (name: string): string => `${name}包牌`;

const sentences: Record<GameSentence, string> = {
  'wrong-shape': '{place} 应是 {expected}，不是“{found}”。',
  players: '一局要四个人，不是 {found} 个。',
  'no-players': '请先写出四个人的名字，依东南西北的座位。',
  'players-shape': '人名应是四个字符串的数组，不是“{found}”。',
  'player-empty': '第 {place} 个人没有名字。',
  'player-name':
    '“{found}”不能作名字：最多 {most} 个字符，不可有逗号、冒号、分号，也不可用 washout、reseat、players、profile、rules 开头。',
  'player-twice': '有两个人都叫“{found}”：请用不同的名字。',
  'too-many-hands': '一局最多 {most} 手牌。',
  'unknown-player': '没有“{found}”这个人：{expected}。',
  'player-number': '“{found}”不是座号：四个人是 0 到 3。',
  'hand-count': '应有四个人的牌，不是 {found}。',
  discarder: '和牌的人不能点炮给自己。',
  'discarder-needed': '按这桌的规则，须知道谁点炮：请指明，或注明自摸。',
  'drawn-discard': '自摸的牌没有人点炮。',
  'winning-tile': '和牌的人要标出和张，例如 +5b。',
  'loser-won': '只有和牌的人有和张；和牌的人写在最前面。',
  'too-many-copies': '{players}手中共有 {found} 张 {tile}，一副牌只有 {most} 张。',
  pao: '和牌的人有牌张时不写 pao：由牌决定。',
  value: '点数应是 0 到 {most} 的数，不是“{found}”。',
  frozen: '规则在第一手牌以前就定了，整局不变，所以这里不能改“{found}”。',
  'thirteenth-win': '这不是庄家连庄的第十三次：请不要写，由牌局自己算。',
  over: '牌局到第 {last} 手就结束了。',
  reseat: '换位须写出四个人各一次，依东南西北的座位。',
  'reseat-never': '按这桌的规则不换位：要换，请声明“reseat: each-round”。',
  'reseat-early': '一圈打完、下一手牌以前才能换位。',
  'too-long': '最多能读 {most} 个字符，这里有 {found} 个。',
  header: '“{found}”没有值。',
  'player-expected': '这里应是人名，不是“{found}”：{expected}。',
  'said-twice': '这一手里{found}写了两次。',
  semicolon: '“{found}”是人名：人与人之间请用分号隔开。',
  'missing-value': '{found}的牌值多少？这里应是点数或牌。',
  'unknown-word': '“{found}”不明：请用 {expected}。',
  'winner-word': '“{found}”是和牌者的事；和牌者写在最前面。',
  'loser-word': '“{found}”不能用于和牌的人。',
  'number-word': '“{found}”要和的那张一起写，不能只有点数：请用 {expected}。',
  'word-twice': '“{found}”与“{other}”不能并存。',
  from: '“from”后面应是点炮的人：{expected}。',
};

export const zhHansGame: OwnGameTexts = {
  caption: '麻将牌局',
  where: (round, deal) => `${winds[round]}风圈，第 ${number(deal)} 庄`,
  hand: (one) => `第 ${number(one)} 手`,
  dealer: (one, name, handOfDeal) =>
    `第 ${number(one)} 手：${name}坐庄${handOfDeal > 1 ? `，本庄第 ${number(handOfDeal)} 手` : ''}`,
  toGo: (deals, hands) => (deals === 1 ? '最后一庄' : `还有 ${number(deals)} 庄，约 ${number(hands)} 手`),
  over: '牌局结束。',
  rules: (name, limit, rounds) =>
    `${name}规则，${limit === 'none' ? '没有满贯' : `满贯 ${number(limit)} 点`}，${number(rounds)} 圈`,
  empty: '还没有打过一手牌。',
  lastGood: '下面显示上一次有效的记分表。',

  table: '现在的牌桌',
  dealerMark: '庄家，持骰子',
  own: (place) => `正花：${'梅兰菊竹'[place - 1]}、${'春夏秋冬'[place - 1]}`,
  doubling: (one, isTwice) => `${one.map((wind) => winds[wind]).join('、')}风有番${isTwice ? '，计两次' : ''}`,
  ways: (names) => `庄家先打牌。逆时针轮流：${list(names)}。牌墙顺时针取。`,

  sheet: '记分表',
  columns: { hand: '手', total: '合计' },
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead: deadHands = [] }) =>
    winner === undefined
      ? '流局'
      : [
          `${winner}${isSelfDrawn ? '自摸' : '和'} ${number(value!)} 点${discarder === undefined ? '' : `，${discarder}点炮`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...deadHands.map(({ name, kind }) => `${name}${dead[kind]}`),
        ].join('；'),
  row: (one, dealer, result) => `第 ${number(one)} 手，${dealer}坐庄：${result}`,
  cell: (change, total) => `${change}，合计 ${total}`,
  asEast: '坐庄时',
  asOthers: '其余座位',
  moved: {
    'east-won': ([east]) => `${east}连庄。`,
    passed: (names) => `过庄：${seated(names)}。`,
    washout: (names) => `流局后${seated(names)}。`,
    'thirteen-wins': (names, wins) => `连庄${wins === 13 ? '十三' : ` ${number(wins)} `}次，过庄：${seated(names)}。`,
    over: () => '牌局到这一手结束。',
  },
  goulash: '上一手流局，这一手打乱牌（goulash）',
  nextGoulash: '下一手打乱牌（goulash）。',
  thirteenth: ({ wins, value, entered }) =>
    `连庄${wins === 13 ? '十三' : ` ${number(wins)} `}次` +
    (entered === undefined ? '' : `：计 ${number(value)} 点，不计所记的 ${number(entered)} 点`),
  changed: '因更正而改变',
  otherSeat: (names) => `${list(names)}：点数是按别的座位或圈风算的，请核对。`,
  expected: (name, expected, found) => `${name}应是 ${number(expected)} 点，但合计是 ${number(found)} 点。`,
  unexpectedText: (found) => `expect 里的“${found}”不是人名和合计。`,
  handOf: (name, value) => `${name}：${number(value)} 点`,
  score: '怎么算的',

  chart: '累计',
  chips: '筹码',
  chip: (worth) => `${number(worth)} 点的筹码`,
  chipsHeld: (stake) => `各人现有的筹码，开局时各有 ${number(stake)} 点`,
  chipsOwed: '各人合计相当的筹码',
  rest: '零头',

  enter: (one) => `第 ${number(one)} 手`,
  correct: (one) => `更正第 ${number(one)} 手`,
  winner: '和牌',
  from: '点炮',
  selfDraw: '自摸',
  washout: '流局',
  value: '点数',
  valueOf: (name, value) => `${name}：${value ? `${value} 点` : '未输入'}`,
  wonBy: (name) => `${name}和牌`,
  discardedBy: (name) => `${name}点炮`,
  tiles: '输入牌张',
  number: '输入点数',
  inPlay: '正常',
  stateOf: (name) => `${name}的牌`,
  pao: settlement.pao,
  paysForAll,
  digits: '数字键',
  quick: (value) => `${value} 点，再输入下一家`,
  erase: '删除最后一位数字',
  next: '下一家',
  done: '记下',
  save: '保存',
  cancel: '取消',
  remove: '删除这一手',
  correctThis: '更正这一手',
  undo: '撤销',
  redo: '重做',
  needWinner: '请选和牌的人，或流局。',
  needFrom: '请选谁点炮，或自摸。',
  needValue: (name) => `请输入${name}的点数。`,
  needTiles: (name, missing) =>
    missing > 0 ? `${name}还差 ${number(missing)} 张牌；也可改为输入点数。` : `请完成${name}的牌，或改为输入点数。`,
  zeroWin: (name) => `${name}和牌，但点数是 0。`,
  sure: (what, button) => `${what}如果没错，请再按一次“${button}”。`,
  players: '四位玩家',
  rename: '名字',
  playerIn: (seat) => `坐${winds[seat]}的人`,
  start: '开始',
  reseat: '换位',
  reseatHelp: '一圈打完了。请重新抓位，或照原位继续。',
  reseatDone: '入座',
  frozen: '规则在第一手牌以前就定了，牌局照原来的规则继续。要改规则，请先撤销或删除各手牌。',
  notLoaded: '这一部分无法加载，请检查网络后再试。',
  entered: (hand, said, values, totals) =>
    [`${hand}：${said}`, ...(values.length ? [values.join('，')] : [])].join('；') +
    '。' +
    (totals.length ? `合计：${totals.join('，')}。` : ''),
  corrected: (one, later) =>
    `更正了第 ${number(one)} 手。` + (later ? `坐庄的次序变了，因此另有 ${number(later)} 手改变。` : ''),
  removed: (one) => `删除了第 ${number(one)} 手。`,
  needName: (seat) => `请输入坐${winds[seat]}的人的名字。`,
  missing: '还没有选',
  odd: (value) => `${number(value)} 是单数：是 ${number(value - 1)} 还是 ${number(value + 1)}？`,
  overLimit: (value, limit) => `${number(value)}：按满贯 ${number(limit)} 点计`,
  low: (value, least) => `${number(value)}：和牌至少 ${number(least)} 点。`,
  deadHelp: {
    foul: '叫错牌或诈和；要付，不收',
    long: '牌多了；要付，不收',
    short: '牌少了；要付，不收',
  },
  end: '就此结束',
  playOn: '继续打',
  champion: (names) => (names.length > 1 ? `${list(names)}并列第一。` : `${names[0]!}赢了这一场。`),
  ranking: '最后名次',
  settleUp: '结账',
  pays: (from, to, amount) => `${from}付给${to} ${number(amount)} 点`,
  undone: '已撤销。',
  redone: '已重做。',

  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `第 ${hand} 手${player === undefined ? '' : `，${player}`}：`
        : line !== undefined
          ? `第 ${line} 行：`
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
};
