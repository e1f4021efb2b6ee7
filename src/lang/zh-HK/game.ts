// Written by scripts/simplified.mjs from the Traditional Chinese texts: change those, then run it.
/** 一局牌的文字。隨元件載入。 */
import type { GameSentence } from '../../core/game/errors.js';
import { list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { OwnGameTexts } from '../types.js';

const { dead } = settlement;

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east}坐東，${south}坐南，${west}坐西，${north}坐北`;

const paysForAll = (name: string): string => `${name}包牌`;

const sentences: Record<GameSentence, string> = {
  'wrong-shape': '{place} 應是 {expected}，不是「{found}」。',
  players: '一局要四個人，不是 {found} 個。',
  'no-players': '請先寫出四個人的名字，依東南西北的座位。',
  'players-shape': '人名應是四個字串的陣列，不是「{found}」。',
  'player-empty': '第 {place} 個人沒有名字。',
  'player-name':
    '「{found}」不能作名字：最多 {most} 個字元，不可有逗號、冒號、分號，也不可用 washout、reseat、players、profile、rules 開頭。',
  'player-twice': '有兩個人都叫「{found}」：請用不同的名字。',
  'too-many-hands': '一局最多 {most} 鋪牌。',
  'unknown-player': '沒有「{found}」這個人：{expected}。',
  'player-number': '「{found}」不是座號：四個人是 0 到 3。',
  'hand-count': '應有四個人的牌，不是 {found}。',
  discarder: '食糊的人不能出銃給自己。',
  'discarder-needed': '按這桌的規則，須知道誰出銃：請指明，或註明自摸。',
  'drawn-discard': '自摸的牌沒有人出銃。',
  'winning-tile': '食糊的人要標出糊牌，例如 +5b。',
  'loser-won': '只有食糊的人有糊牌；食糊的人寫在最前面。',
  'too-many-copies': '{players}手中共有 {found} 張 {tile}，一副牌只有 {most} 張。',
  pao: '食糊的人有牌張時不寫 pao：由牌決定。',
  value: '點數應是 0 到 {most} 的數，不是「{found}」。',
  frozen: '規則在第一鋪牌以前就定了，整局不變，所以這裡不能改「{found}」。',
  'thirteenth-win': '這不是莊家連莊的第十三次：請不要寫，由牌局自己算。',
  over: '牌局到第 {last} 鋪就結束了。',
  reseat: '換位須寫出四個人各一次，依東南西北的座位。',
  'reseat-never': '按這桌的規則不換位：要換，請聲明「reseat: each-round」。',
  'reseat-early': '一圈打完、下一鋪牌以前才能換位。',
  'too-long': '最多能讀 {most} 個字元，這裡有 {found} 個。',
  header: '「{found}」沒有值。',
  'player-expected': '這裡應是人名，不是「{found}」：{expected}。',
  'said-twice': '這一鋪裡{found}寫了兩次。',
  semicolon: '「{found}」是人名：人與人之間請用分號隔開。',
  'missing-value': '{found}的牌值多少？這裡應是點數或牌。',
  'unknown-word': '「{found}」不明：請用 {expected}。',
  'winner-word': '「{found}」是食糊者的事；食糊者寫在最前面。',
  'loser-word': '「{found}」不能用於食糊的人。',
  'number-word': '「{found}」要食的那張一起寫，不能只有點數：請用 {expected}。',
  'word-twice': '「{found}」與「{other}」不能並存。',
  from: '「from」後面應是出銃的人：{expected}。',
};

export const zhHKGame: OwnGameTexts = {
  caption: '麻將牌局',
  where: (round, deal) => `${winds[round]}風圈，第 ${number(deal)} 莊`,
  hand: (one) => `第 ${number(one)} 鋪`,
  dealer: (one, name, handOfDeal) =>
    `第 ${number(one)} 鋪：${name}坐莊${handOfDeal > 1 ? `，本莊第 ${number(handOfDeal)} 鋪` : ''}`,
  toGo: (deals, hands) => (deals === 1 ? '最後一莊' : `還有 ${number(deals)} 莊，約 ${number(hands)} 鋪`),
  over: '牌局結束。',
  rules: (name, limit, rounds) =>
    `${name}規則，${limit === 'none' ? '沒有滿糊' : `滿糊 ${number(limit)} 點`}，${number(rounds)} 圈`,
  empty: '還沒有打過一鋪牌。',
  lastGood: '下面顯示上一次有效的記分表。',

  table: '現在的牌桌',
  dealerMark: '莊家，持骰子',
  own: (place) => `正花：${'梅蘭菊竹'[place - 1]}、${'春夏秋冬'[place - 1]}`,
  doubling: (one, isTwice) => `${one.map((wind) => winds[wind]).join('、')}風有番${isTwice ? '，計兩次' : ''}`,
  ways: (names) => `莊家先打牌。逆時針輪流：${list(names)}。牌牆順時針取。`,

  sheet: '記分表',
  columns: { hand: '鋪', total: '合計' },
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead: deadHands = [] }) =>
    winner === undefined
      ? '流局'
      : [
          `${winner}${isSelfDrawn ? '自摸' : '食糊'} ${number(value!)} 點${discarder === undefined ? '' : `，${discarder}出銃`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...deadHands.map(({ name, kind }) => `${name}${dead[kind]}`),
        ].join('；'),
  row: (one, dealer, result) => `第 ${number(one)} 鋪，${dealer}坐莊：${result}`,
  cell: (change, total) => `${change}，合計 ${total}`,
  asEast: '坐莊時',
  asOthers: '其餘座位',
  moved: {
    'east-won': ([east]) => `${east}連莊。`,
    passed: (names) => `過莊：${seated(names)}。`,
    washout: (names) => `流局後${seated(names)}。`,
    'thirteen-wins': (names, wins) => `連莊${wins === 13 ? '十三' : ` ${number(wins)} `}次，過莊：${seated(names)}。`,
    over: () => '牌局到這一鋪結束。',
  },
  goulash: '上一鋪流局，這一鋪打亂牌（goulash）',
  nextGoulash: '下一鋪打亂牌（goulash）。',
  thirteenth: ({ wins, value, entered }) =>
    `連莊${wins === 13 ? '十三' : ` ${number(wins)} `}次` +
    (entered === undefined ? '' : `：計 ${number(value)} 點，不計所記的 ${number(entered)} 點`),
  changed: '因更正而改變',
  otherSeat: (names) => `${list(names)}：點數是按別的座位或圈風算的，請核對。`,
  expected: (name, expected, found) => `${name}應是 ${number(expected)} 點，但合計是 ${number(found)} 點。`,
  unexpectedText: (found) => `expect 裡的「${found}」不是人名和合計。`,
  handOf: (name, value) => `${name}：${number(value)} 點`,
  score: '怎麼算的',

  chart: '累計',
  chips: '籌碼',
  chip: (worth) => `${number(worth)} 點的籌碼`,
  chipsHeld: (stake) => `各人現有的籌碼，開局時各有 ${number(stake)} 點`,
  chipsOwed: '各人合計相當的籌碼',
  rest: '零頭',

  enter: (one) => `第 ${number(one)} 鋪`,
  correct: (one) => `更正第 ${number(one)} 鋪`,
  winner: '食糊',
  from: '出銃',
  selfDraw: '自摸',
  washout: '流局',
  value: '點數',
  valueOf: (name, value) => `${name}：${value ? `${value} 點` : '未輸入'}`,
  wonBy: (name) => `${name}食糊`,
  discardedBy: (name) => `${name}出銃`,
  tiles: '輸入牌張',
  number: '輸入點數',
  inPlay: '正常',
  stateOf: (name) => `${name}的牌`,
  pao: settlement.pao,
  paysForAll,
  digits: '數字鍵',
  quick: (value) => `${value} 點，再輸入下一家`,
  erase: '刪除最後一位數字',
  next: '下一家',
  done: '記下',
  save: '儲存',
  cancel: '取消',
  remove: '刪除這一鋪',
  correctThis: '更正這一鋪',
  undo: '復原',
  redo: '重做',
  needWinner: '請選食糊的人，或流局。',
  needFrom: '請選誰出銃，或自摸。',
  needValue: (name) => `請輸入${name}的點數。`,
  needTiles: (name, missing) =>
    missing > 0 ? `${name}還差 ${number(missing)} 張牌；也可改為輸入點數。` : `請完成${name}的牌，或改為輸入點數。`,
  zeroWin: (name) => `${name}食糊，但點數是 0。`,
  sure: (what, button) => `${what}如果沒錯，請再按一次「${button}」。`,
  players: '四位玩家',
  rename: '名字',
  playerIn: (seat) => `坐${winds[seat]}的人`,
  start: '開始',
  reseat: '換位',
  reseatHelp: '一圈打完了。請重新執位，或照原位繼續。',
  reseatDone: '入座',
  frozen: '規則在第一鋪牌以前就定了，牌局照原來的規則繼續。要改規則，請先復原或刪除各鋪牌。',
  notLoaded: '這一部分無法載入，請檢查網絡後再試。',
  entered: (hand, said, values, totals) =>
    [`${hand}：${said}`, ...(values.length ? [values.join('，')] : [])].join('；') +
    '。' +
    (totals.length ? `合計：${totals.join('，')}。` : ''),
  corrected: (one, later) =>
    `更正了第 ${number(one)} 鋪。` + (later ? `坐莊的次序變了，因此另有 ${number(later)} 鋪改變。` : ''),
  removed: (one) => `刪除了第 ${number(one)} 鋪。`,
  needName: (seat) => `請輸入坐${winds[seat]}的人的名字。`,
  missing: '還沒有選',
  odd: (value) => `${number(value)} 是單數：是 ${number(value - 1)} 還是 ${number(value + 1)}？`,
  overLimit: (value, limit) => `${number(value)}：按滿糊 ${number(limit)} 點計`,
  low: (value, least) => `${number(value)}：食糊至少 ${number(least)} 點。`,
  deadHelp: {
    foul: '叫錯牌或詐糊；要付，不收',
    long: '牌多了；要付，不收',
    short: '牌少了；要付，不收',
  },
  end: '就此結束',
  playOn: '繼續打',
  champion: (names) => (names.length > 1 ? `${list(names)}並列第一。` : `${names[0]!}贏了這一場。`),
  ranking: '最後名次',
  settleUp: '結帳',
  pays: (from, to, amount) => `${from}付給${to} ${number(amount)} 點`,
  undone: '已復原。',
  redone: '已重做。',

  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `第 ${hand} 鋪${player === undefined ? '' : `，${player}`}：`
        : line !== undefined
          ? `第 ${line} 行：`
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
};
