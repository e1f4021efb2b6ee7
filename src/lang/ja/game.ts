/** Japanese: a game and its score sheet. They load with the element. */
import type { GameSentence } from '../../core/game/errors.js';
import type { Wind } from '../../core/index.js';
import { doublings, list, number, points, seat, winds } from './hand.js';
import { fillIn } from '../speech.js';
import { settlement } from './settlement.js';
import type { OwnGameTexts } from '../types.js';

const numerals = ['', '一', '二', '三', '四'];
const order: readonly Wind[] = ['east', 'south', 'west', 'north'];

/** 6局目. */
const nth = (one: number): string => `${number(one)}局目`;
const seated = (names: readonly string[]): string =>
  order.map((one, place) => `${seat(one)}が${names[place]!}`).join('、');

const paysForAll = (name: string): string => `${name}の包`;

const sentences: Record<GameSentence, string> = {
  'wrong-shape': '{place}は{expected}のはずですが、「{found}」になっています。',
  players: '対局者は4人です。{found}人になっています。',
  'no-players': '最初に4人の名前を東南西北の席の順に書いてください。',
  'players-shape': '名前は4つの文字列の配列にしてください（「{found}」は使えません）。',
  'player-empty': '{place}人目の名前がありません。',
  'player-name':
    '「{found}」は名前に使えません。{most}文字までで、コンマ、コロン、セミコロンは使えず、washout、reseat、players、profile、rules で始めることもできません。',
  'player-twice': '「{found}」という名前の人が2人います。別の名前にしてください。',
  'too-many-hands': '1回の対局は{most}局までです。',
  'unknown-player': '「{found}」という人はいません。対局者は{expected}です。',
  'player-number': '「{found}」は対局者の番号ではありません。番号は0から3までです。',
  'hand-count': '4人分の手が必要ですが、「{found}」になっています。',
  discarder: '和了者が自分に放銃することはできません。',
  'discarder-needed': 'このルールでは放銃者が必要です。放銃者を指定するか、ツモとしてください。',
  'drawn-discard': 'ツモ和了に放銃者はいません。',
  'winning-tile': '+5b のように、和了者の手に和了牌の印をつけてください。',
  'loser-won': '和了牌があるのは和了者の手だけです。和了者を最初に書いてください。',
  'too-many-copies': '{players}の手牌に{tile}が合わせて{found}枚あります。1組の麻雀牌には{most}枚しかありません。',
  pao: '和了者の牌があるときは pao を書きません。牌から決まります。',
  value: '得点は0から{most}までの数にしてください（「{found}」は使えません）。',
  frozen: 'ルールは最初の局の前に決まり、対局中は変わりません。ここで「{found}」は変えられません。',
  'thirteenth-win': '親の13連勝目ではありません。連勝は対局から数えるので、書く必要はありません。',
  over: '対局は{last}局目で終わっています。',
  reseat: '場所決めには、4人の名前を東南西北の席の順に1回ずつ書いてください。',
  'reseat-never': 'このルールでは席を変えません。変えるときは「reseat: each-round」と書いてください。',
  'reseat-early': '席を変えられるのは、場が終わった後、次の局の前だけです。',
  'too-long': '長すぎます。読めるのは{most}文字までですが、{found}文字あります。',
  header: '「{found}」に値がありません。',
  'player-expected': 'ここには「{found}」ではなく、対局者の名前を書いてください。対局者は{expected}です。',
  'said-twice': 'この局に{found}が2回書かれています。',
  semicolon: '「{found}」は名前です。人と人の間はセミコロンで区切ってください。',
  'missing-value': '{found}の得点がありません。点数か牌を書いてください。',
  'unknown-word': '「{found}」はわかりません。使えるのは{expected}です。',
  'winner-word': '「{found}」は和了者に書く言葉です。和了者を最初に書いてください。',
  'loser-word': '「{found}」は和了者には使えません。',
  'number-word': '「{found}」は点数だけでは使えず、和了牌のある手牌が必要です。使えるのは{expected}です。',
  'word-twice': '「{found}」と「{other}」は両立しません。',
  from: '「from」の後には放銃者を書いてください。対局者は{expected}です。',
};

export const jaGame: OwnGameTexts = {
  caption: '麻雀の対局',
  where: (round, deal) => `${winds[round]}${numerals[deal] ?? number(deal)}局`,
  hand: nth,
  dealer: (one, name, handOfDeal) => `${nth(one)}：${name}の親${handOfDeal > 1 ? `（連荘で${nth(handOfDeal)}）` : ''}`,
  toGo: (deals, hands) => (deals === 1 ? '最後の親' : `親はあと${number(deals)}人、約${number(hands)}局`),
  over: '対局は終わりました。',
  rules: (name, limit, rounds) =>
    `${name}のルール、${limit === 'none' ? '満貫なし' : `満貫${points(limit)}`}、全${number(rounds)}場`,
  empty: 'まだ1局も打っていません。',
  lastGood: '最後に計算できたスコア表を下に表示しています。',

  table: '現在の卓',
  dealerMark: '親、サイコロを持つ',
  own: (place) => `自分の花牌：${'梅蘭菊竹'[place - 1]}、${'春夏秋冬'[place - 1]}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `${one.map((wind) => winds[wind]).join('・')}は各1翻`
      : `${winds[one[0]!]}は${doublings(isTwice ? 2 : 1)}`,
  ways: (names) => `東家の打牌から始め、番は反時計回りに進みます：${list(names)}。牌山は時計回りに取ります。`,

  sheet: 'スコア表',
  columns: { hand: '局', total: '合計' },
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? '流局'
      : [
          `${winner} ${isSelfDrawn ? 'ツモ' : discarder === undefined ? '' : 'ロン'}${points(value!)}${discarder === undefined ? '' : `（放銃：${discarder}）`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name} ${settlement.dead[kind]}`),
        ].join('、'),
  row: (one, dealer, result) => `${nth(one)}、${dealer}の親：${result}`,
  cell: (change, total) => `${change}、合計${total}`,
  asEast: '親',
  asOthers: '子',
  moved: {
    'east-won': ([east]) => `${east}の連荘です。`,
    passed: (names) => `親が流れます。${seated(names)}です。`,
    washout: (names) => `流局の後は、${seated(names)}です。`,
    'thirteen-wins': (names, wins) => `${number(wins)}連勝のため親が流れます。${seated(names)}です。`,
    over: () => '対局はこの局で終わります。',
  },
  goulash: '前局が流局したのでグーラッシュ',
  nextGoulash: '次局はグーラッシュです。',
  thirteenth: ({ wins, value, entered }) =>
    `親の${number(wins)}連勝` +
    (entered === undefined ? '' : `：入力した${points(entered)}ではなく、${points(value)}です`),
  changed: '訂正により変更',
  otherSeat: (names) => `${list(names)}：別の席または場で計算した点数です。確かめてください。`,
  expected: (name, expected, found) => `${name}の合計は${points(expected)}のはずですが、${points(found)}です。`,
  unexpectedText: (found) => `expect の「${found}」は、名前と合計になっていません。`,
  handOf: (name, value) => `${name}：${points(value)}`,
  score: '点数の計算',

  chart: '累計の推移',
  chips: '点棒',
  chip: (worth) => `${points(worth)}棒`,
  chipsHeld: (stake) => `各自の点棒（${points(stake)}持ちで開始）`,
  chipsOwed: '各自の合計（点棒）',
  rest: '端数',

  enter: nth,
  correct: (one) => `${nth(one)}の訂正`,
  winner: '和了者',
  from: '放銃者',
  selfDraw: 'ツモ',
  washout: '流局',
  value: '得点',
  valueOf: (name, value) => `${name}：${value ? `${value}点` : '未入力'}`,
  wonBy: (name) => `${name}が和了`,
  discardedBy: (name) => `${name}が放銃`,
  tiles: '牌を入力',
  number: '点数を入力',
  inPlay: '有効',
  stateOf: (name) => `${name}の手`,
  pao: settlement.pao,
  paysForAll,
  digits: '数字キー',
  quick: (value) => `${value}点、次の人へ`,
  erase: '最後の1桁を消す',
  next: '次へ',
  done: '記録',
  save: '保存',
  cancel: '取消',
  remove: 'この局を削除',
  correctThis: 'この局を訂正',
  undo: '元に戻す',
  redo: 'やり直す',
  needWinner: '和了者か流局を選んでください。',
  needFrom: '放銃者かツモを選んでください。',
  needValue: (name) => `${name}の得点を入力してください。`,
  needTiles: (name, missing) =>
    missing > 0
      ? `${name}の牌があと${number(missing)}枚足りません。点数でも入力できます。`
      : `${name}の牌を最後まで入力するか、点数を入力してください。`,
  zeroWin: (name) => `${name}の和了が0点です。`,
  sure: (what, button) => `${what}よければ、もう一度「${button}」を押してください。`,
  players: '対局者',
  rename: '名前',
  playerIn: (one) => `${seat(one)}の名前`,
  start: '開始',
  reseat: '場所決め',
  reseatHelp: '場が終わりました。場所を決め直すか、このまま続けてください。',
  reseatDone: 'この席にする',
  frozen: 'ルールは最初の局の前に決まり、対局中は変わりません。変えるには、先に局を取り消すか削除してください。',
  notLoaded: 'この部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
  entered: (hand, said, values, totals) =>
    [`${hand}：${said}`, ...(values.length ? [values.join('、')] : [])].join('、') +
    '。' +
    (totals.length ? `合計：${totals.join('、')}。` : ''),
  corrected: (one, later) =>
    `${nth(one)}を訂正しました。` + (later ? `親の順番が変わり、ほかの${number(later)}局の点数も変わりました。` : ''),
  removed: (one) => `${nth(one)}を削除しました。`,
  needName: (one) => `${seat(one)}の名前を入力してください。`,
  missing: '未選択',
  odd: (value) => `${number(value)}は奇数です。${number(value - 1)}か${number(value + 1)}では？`,
  overLimit: (value, limit) => `${number(value)}：満貫の${points(limit)}として計算`,
  low: (value, least) => `${number(value)}：和了は${points(least)}以上です。`,
  deadHelp: {
    foul: '鳴きや和了の間違い。払うだけで、もらえません',
    long: '牌が多い。払うだけで、もらえません',
    short: '牌が少ない。払うだけで、もらえません',
  },
  end: 'ここで終了',
  playOn: '続ける',
  champion: (names) => (names.length > 1 ? `${list(names)}が同点で1位です。` : `${names[0]!}の優勝です。`),
  ranking: '最終順位',
  settleUp: '精算',
  pays: (from, to, amount) => `${from}が${to}に${points(amount)}払う`,
  undone: '元に戻しました。',
  redone: 'やり直しました。',

  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `${hand}局目${player === undefined ? '' : `、${player}`}：`
        : line !== undefined
          ? `${line}行目：`
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
};
