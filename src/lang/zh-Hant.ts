/** 正體中文。載入這個模組，網頁上的正體中文元件就會說中文。 */
import { formsOf } from './forms.js';
import { registerTexts } from './registry.js';
import type { ErrorSentence } from '../core/errors.js';
import type { Factor, Payment, ProfileName, RuleId, Tile, Wind } from '../core/index.js';
import type {
  ComparedValue,
  Difference,
  EditorTexts,
  SpokenCount,
  SpokenError,
  SpokenGroup,
  SpokenHand,
  SpokenReason,
  Texts,
  Worth,
} from './types.js';

const { number, list } = formsOf('zh-Hant');

// 牌

const ranks = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const suits: Record<string, string> = { b: '索', c: '萬', d: '筒', f: '花', s: '季' };
const bonus: Record<string, string> = { f: '梅蘭菊竹', s: '春夏秋冬' };
const honours: Record<string, string> = {
  E: '東風',
  S: '南風',
  W: '西風',
  N: '北風',
  R: '紅中',
  G: '發財',
  B: '白板',
  '?': '未知的牌',
};

const bonusName = ([rank, suit]: Tile): string => bonus[suit!]![+rank! - 1]!;

function tile(one: Tile): string {
  const [rank, suit] = one;
  return !suit
    ? honours[rank!]!
    : bonus[suit]
      ? `${bonusName(one)}（${suits[suit]}${ranks[+rank!]}）`
      : ranks[+rank!]! + suits[suit]!;
}

/** 同一門的牌合說，相同的字牌計數。 */
function tileItems(held: readonly Tile[]): string[] {
  const items: string[] = [];
  for (let at = 0, next; at < held.length; at = next) {
    const one = held[at]!;
    const [, suit] = one;
    const inSuit = suit && !bonus[suit];
    for (next = at + 1; next < held.length && (inSuit ? held[next]![1] === suit : held[next] === one);) next++;
    const run = held.slice(at, next);
    items.push(
      inSuit
        ? run.map(([rank]) => ranks[+rank!]).join('') + suits[suit]!
        : suit
          ? bonusName(one)
          : run[1]
            ? `${number(run.length)}張${tile(one)}`
            : tile(one),
    );
  }
  return items;
}

const tiles = (held: readonly Tile[]): string => list(tileItems(held));

/** 碰西風、暗刻西風、明槓、暗槓、吃、一對。 */
function group({ kind, tiles: held, concealed }: SpokenGroup): string {
  const name = tile(held[0]!);
  switch (kind) {
    case 'orphans':
      return '十三幺';
    case 'chow':
      return (concealed ? '' : '吃') + tiles(held);
    case 'pung':
      return (concealed ? '暗刻' : '碰') + name;
    case 'kong':
      return (concealed ? '暗槓' : '明槓') + name;
    case 'pair':
      return '一對' + name;
  }
}

const groups = (spoken: readonly SpokenGroup[]): string => list(spoken.map(group));

const winds = { east: '東', south: '南', west: '西', north: '北' };
const seat = (wind: Wind): string => `${winds[wind]}家`;
const round = (wind: Wind): string => `${winds[wind]}風圈`;
const wins = { 'self-draw': '自摸', discard: '食和' };
const circumstances = {
  'first-turn': '第一巡',
  'last-tile': '牌牆已盡',
  'kong-replacement': '槓上補牌',
  'flower-replacement': '補花',
  'kong-on-kong': '連槓補牌',
  'robbed-kong': '搶槓',
  'original-call': '天聽',
  'thirteenth-win': '連莊十三次',
};

function hand(spoken: SpokenHand): string {
  const { winningTile, win = 'discard', circumstances: told = [], isWinShown, value } = spoken;
  const parts = [...spoken.groups.map(group), ...tileItems(spoken.tiles), ...spoken.bonus.map(tile)];
  if (winningTile)
    parts.push(
      isWinShown
        ? `和${tile(winningTile)}`
        : [`${wins[win]}${tile(winningTile)}`, ...told.map((one) => circumstances[one])].join('，'),
    );
  if (spoken.seat) parts.push(seat(spoken.seat));
  if (spoken.round) parts.push(round(spoken.round));
  if (value !== undefined) parts.push(`計 ${number(value)} 點`);
  return parts.join('；') + '。';
}

// 錯誤

const AT = '第 {place} 個字元「{found}」';
const UNKNOWN_SUIT = '第 {place} 個字元：「{in}」的花色「{found}」不明';
const SUITS = '：請用 b（索）、c（萬）、d（筒）、f（花）或 s（季）；風牌是 E S W N，三元牌是 R G B。';
const NEAR = '：是不是「{near}」？';
const MAY_NOT = '牌型已成，但不能和：本桌要求';

const errors: Record<ErrorSentence, string> = {
  empty: '這裡沒有牌：請寫一手牌，例如 123b 456b 99d。',
  'too-long': '最多能讀 {most} 個字元，這裡有 {found} 個。',
  'unknown-character': AT + '不是牌：這裡應是牌或{expected}。',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + '要用日本麻將的 m、p、s、z，請加 notation="mpsz"。',
  'not-riichi': UNKNOWN_SUIT + '：notation="mpsz" 請用 m（萬）、p（筒）、s（索）、z（1–7：東南西北白發中）或 f（花）。',
  'missing-suit': AT + '沒有花色' + SUITS,
  'unknown-rank': AT + '不是牌：數字從 1 到 {most}。',
  'lower-case-honour': AT + '不是牌：字牌須大寫，E S W N R G B。',
  unclosed: '文字到第 {place} 個字元就完了：這裡應是牌或{expected}。',
  'not-a-set': AT + '不是數牌或字牌的順子、刻子或槓，也不是加槓，如 (999d+9d)。',
  'not-a-concealed-kong': AT + '不是暗槓：應是四張相同的牌。',
  'winning-tile-text': AT + '不是和牌張：應是一張牌，不能是花牌。',

  'wrong-shape': '{place} 應是{expected}，不是「{found}」。',
  'not-a-tile': '「{found}」不是可以放在這裡的牌或面子。',
  'unknown-tile': '有未知的牌，不能計點。',
  'too-many-copies': '手中有 {found} 張{tile}，一副牌只有 {most} 張。',
  'tile-count': '手中有 {found} 張牌，應有 {expected} 張：13 張，有和牌張時 14 張，每副槓加一張；花牌不計。',
  'winning-tile': '手中有 {found} 張牌而沒有標明和牌張：請在那張牌前加上加號，例如 +5b。',
  'not-complete': '標明已和，但這些牌不是四副面子和一對將。',
  'minimum-doubles': MAY_NOT + '至少 {most} 番。',
  'one-double': MAY_NOT + '有花牌以外的番。',
  'cleared-hand': MAY_NOT + '一門花色可帶字牌，或只有幺九和字牌。',

  'unknown-word': '「{found}」不明：請用 {expected}。',
  'no-winning-tile': '寫了和牌方式，卻沒有和牌張：請標出一張，例如 +5b。',
  clash: '「{found}」與「{other}」不能並存。',
  'no-kong': '「{found}」需要更多的槓。',
  'no-bonus': '「{found}」需要花牌。',
  'robbed-kong': '這手牌不能搶{tile}的槓：手中另有一張，或沒有用到它的順子。',
  'not-east': '「{found}」限莊家。',
  'first-turn-exposed': '第一巡不會有明牌。',
  'first-turn-east': '莊家的第一巡在任何人打牌之前。',

  'missing-colon': AT + '沒有值：應寫作「id: value」。',
  'unknown-rule': AT + '不是規則。',
  'unknown-rule-near': AT + '不是規則' + NEAR,
  'unknown-value': AT + '不是「{id}」的值：請用 {expected}。',
  'unknown-value-near': AT + '不是「{id}」的值' + NEAR + '請用 {expected}。',
  'unknown-profile': '沒有「{found}」這種規則：請用 {expected}。',
  'bad-name': '規則的名稱須有 1 到 80 個字元。',

  'missing-seat': '沒有{seat}的點數。',
  'no-winner': '有人放銃，卻沒有人和。',
  'several-winners': '{seats}的牌都有和牌張：請指明誰和。',
  'discarder-needed': '按這桌的規則，須知道誰放銃給{seat}：請指明放銃者，或註明自摸。',
  score: '{seat}的點數不是 0 到 {most} 的數。',
  'winning-score': '和牌的人有和牌張，別人沒有：請看{seat}。',
  'other-score': '{seat}的點數是按{what}「{found}」算的，這桌是「{expected}」。',
  'table-copies': '{seats}手中共有 {found} 張{tile}，一副牌只有 {most} 張。',
  pao: '只有和牌者的點數是數字時才寫包牌。',

  'not-a-hand': '識別碼「{id}」的元素是 <{found}>，不是 <mj-hand>。',
  'unfit-score': '這不是計分：番種與牌不符。',
  'not-a-score': '這不是計分：{place} 是「{found}」，應是 {expected}。',
};

/** 錯誤裡的英文詞。 */
const errorWords: Record<string, string> = {
  ...winds,
  seat: '座位',
  round: '圈風',
  profile: '規則',
  limit: '滿貫',
  array: '陣列',
  object: '物件',
};

function error({ code, message, details }: SpokenError): string {
  const key = (details.sentence ?? code) as ErrorSentence;
  const template = errors[key] as string | undefined;
  const word = (value: string): string => (Object.hasOwn(errorWords, value) ? errorWords[value]! : value);
  return (
    template?.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(details[name]);
      switch (name) {
        case 'seat':
          return `${word(value)}家`;
        case 'seats':
          return list(value.split(', ').map((seat) => `${word(seat)}家`));
        case 'tile':
          return /^([1-9][bcd]|[1-4][fs]|[ESWNRGB])$/.test(value) ? tile(value) : value;
        default:
          return key === 'other-score' || key === 'wrong-shape' ? word(value) : value;
      }
    }) ?? message
  );
}

// 規則

const part = (limit: number): string => (limit === 0.5 ? '半個' : limit === 1 ? '' : `${number(limit)} 個`);

function worth({ points, concealedPoints = points, doubles, limit }: Worth): string {
  if (limit) return `${part(limit)}滿貫`;
  if (doubles) return `${number(doubles)} 番`;
  if (points === undefined) return '不計';
  return concealedPoints === points
    ? `${number(points)} 點`
    : `明 ${number(points)} 點、暗 ${number(concealedPoints!)} 點`;
}

const shortWorth = ({ points, doubles, limit }: Worth): string =>
  limit
    ? `${limit === 0.5 ? '半' : part(limit)}滿貫`
    : doubles
      ? `×${2 ** doubles}`
      : points === undefined
        ? '–'
        : number(points);

const profiles: Record<ProfileName, [title: string, source: string]> = {
  classical: ['古典', '中國古典麻將，密靈頓與英國兩派'],
  millington: ['密靈頓', 'A. D. Millington, The Complete Book of Mah-Jongg'],
  british: ['英國', '英國派'],
  'pung-based': ['刻子計點', '中國古典麻將，以刻子計點'],
  family: ['家庭', '一家人的家規'],
  european: ['歐洲', '歐洲古典麻將'],
  babcock: ['巴布科克', 'J. P. Babcock，混牌打法'],
};

const profileTexts = (name: string): [string, string] | undefined =>
  Object.hasOwn(profiles, name) ? profiles[name as ProfileName] : undefined;
const profile = (name: string): string => profileTexts(name)?.[0] ?? name;
const games = (names: readonly string[]): string => `${list(names.map(profile))}規則`;

/** 名稱和一句話的說明。 */
const rules: Record<RuleId, [name: string, meaning: string]> = {
  mahjong: ['和牌', '和牌的人得底點。'],
  'pung-of-simples': ['中張刻子', '三張相同的二至八。'],
  'pung-of-terminals': ['老頭刻子', '三張相同的一或九。'],
  'pung-of-honours': ['字牌刻子', '三張相同的風牌或三元牌。'],
  'kong-of-simples': ['中張槓', '四張相同的二至八。'],
  'kong-of-terminals': ['老頭槓', '四張相同的一或九。'],
  'kong-of-honours': ['字牌槓', '四張相同的風牌或三元牌。'],
  'pair-of-dragons': ['三元牌對子', '一對中、發或白。'],
  'pair-of-seat-wind': ['門風對子', '一對自己的門風。'],
  'pair-of-round-wind': ['圈風對子', '一對圈風。'],
  flower: ['花牌', '每張花牌。'],
  season: ['季牌', '每張季牌。'],
  'self-draw': ['自摸', '和牌張是自己摸的。'],
  'only-tile': ['獨聽', '只有這一種牌能和。'],
  'one-chance-chow': ['嵌張邊張', '和牌張是順子的中張，或一二三的三、七八九的七。'],
  'pair-wait': ['單吊', '和牌張成了將。'],
  'concealed-hand': ['門清', '和牌之前沒有明牌。'],
  'set-of-dragons': ['三元牌刻子', '每副中、發或白的刻子或槓。'],
  'set-of-seat-wind': ['門風刻子', '自己門風的刻子或槓。'],
  'set-of-round-wind': ['圈風刻子', '圈風的刻子或槓。'],
  'own-flower': ['正花', '號數與座位相同的花：東為一，北為四。'],
  'own-season': ['正季', '號數與座位相同的季：東為一，北為四。'],
  'all-flowers': ['梅蘭菊竹', '四張花牌齊全。'],
  'all-seasons': ['春夏秋冬', '四張季牌齊全。'],
  'little-three-dragons': ['小三元', '兩副三元牌刻子，第三種作將；在兩副的番之外另計。'],
  'all-pungs': ['對對和', '四副刻子或槓，沒有順子。'],
  'chow-hand': ['平和', '四副順子。'],
  'half-flush': ['混一色', '一門花色加上字牌。'],
  'full-flush': ['清一色', '只有一門花色，沒有字牌。'],
  'fully-concealed': ['門前清', '和牌之前沒有吃、碰、明槓。'],
  'three-concealed-pungs': ['三暗刻', '三副暗刻或暗槓。'],
  'pure-straight': ['一條龍', '同一門的一二三、四五六、七八九。'],
  'all-simples': ['斷幺', '沒有幺九和字牌。'],
  'outside-hand': ['全帶幺', '每副面子和將都帶幺九或字牌，且有順子。'],
  'terminals-and-honours': ['混老頭', '只有幺九和字牌，兩者都有。'],
  'kong-replacement': ['槓上開花', '以開槓的補牌和。'],
  'flower-replacement': ['花上自摸', '以補花的牌和。'],
  'robbed-kong': ['搶槓', '別人加槓的那張牌正是和牌張。'],
  'last-tile': ['海底自摸', '以牌牆最後一張和。'],
  'last-discard': ['河底撈魚', '牌牆摸完後，以最後打出的牌和。'],
  'original-call': ['天聽', '打出第一張牌後就聽牌，此後手牌不變。'],
  'heavenly-hand': ['天和', '莊家起手就和。'],
  'earthly-hand': ['地和', '閒家第一巡就和。'],
  'thirteen-orphans': ['十三幺', '幺九和字牌各一張，其中一種兩張。'],
  'nine-gates': ['九蓮寶燈', '同一門的一一一二三四五六七八九九九加任一張，全在手中。'],
  'four-kongs': ['四槓', '四副槓和一對將。'],
  'all-honours': ['字一色', '只有風牌和三元牌。'],
  'all-terminals': ['清老頭', '只有一和九。'],
  'big-three-dragons': ['大三元', '中、發、白三副刻子或槓。'],
  'little-four-winds': ['小四喜', '三副風牌刻子，第四種作將。'],
  'big-four-winds': ['大四喜', '東、南、西、北四副刻子或槓。'],
  'twofold-fortune': ['連槓開花', '開槓的補牌又成一槓，再補的牌和。'],
  'all-green': ['綠一色', '只有二三四六八索和發財。'],
  'four-concealed-pungs': ['四暗刻', '四副暗刻或暗槓；別人打的牌只能作將。'],
  'moon-from-the-sea': ['海底撈月', '最後一張是一筒而和。'],
  'plum-blossom': ['槓上梅花', '補牌是五筒而和。'],
  'carrying-pole': ['二索搶槓', '搶二索的槓而和。'],
  'thirteen-wins': ['十三連莊', '莊家連和十三次。'],
};

const rule = (id: RuleId): string => rules[id][0];

// 為什麼沒有

const always = (sentence: string) => (): string => sentence;
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const tilesAre =
  (what: string) =>
  ({ tiles: held }: SpokenReason): string =>
    held?.[0] ? unique(held) + what : '沒有數牌';
const missing = ({ missing: held }: SpokenReason): string => `缺${unique(held)}`;
const groupsAre =
  (what: string, before = '') =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0] ? before + groups(spoken) + what : '不是四副面子和一對將';
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `沒有${what}`
      : found < needed
        ? `${what}只有 ${number(found)} 副，要 ${number(needed)} 副`
        : `沒有${pair}作將`;
const wonOn = ({ missing: held }: SpokenReason): string => `和的不是${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string => `和牌張成了${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `已計「${rule(by!)}」`;

const reasons: Texts['reasons'] = {
  'self-draw': always('不是自摸'),
  discard: always('是自摸'),
  'first-turn': always('不是第一巡'),
  'last-tile': always('牌牆還有牌'),
  'kong-replacement': always('不是開槓的補牌'),
  'flower-replacement': always('不是補花的牌'),
  'kong-on-kong': always('不是連槓的補牌'),
  'robbed-kong': always('沒有搶槓'),
  'original-call': always('沒有天聽'),
  'thirteenth-win': always('不是連和第十三次'),
  'live-wall': always('和牌張不是從牌牆摸的'),
  'loose-tile': always('和牌張不是補牌'),
  'not-loose': always('和牌張是補牌'),
  'seat-east': always('不是莊家'),
  'seat-not-east': always('是莊家'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'nothing-declared': groupsAre('', '已有'),
  'nothing-exposed': groupsAre('', '已'),
  'one-suit': tilesAre('是另一門'),
  'some-honour': always('沒有字牌'),
  'no-honour': tilesAre('是字牌'),
  'some-terminal': always('沒有幺九'),
  'no-terminal': tilesAre('是幺九'),
  'no-simple': tilesAre('是中張'),
  'all-green': tilesAre('不是綠的'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('不是九面聽'),
  'single-wait': ({ missing: others }) => `${unique(others)}也能和`,
  orphans: missing,
  'no-chow': groupsAre('是順子'),
  'some-chow': always('沒有順子'),
  'four-chows': groupsAre('不是順子'),
  'valueless-pair': groupsAre('有點數'),
  'no-wait-award': always('聽法有點數'),
  'three-concealed-pungs': only('暗刻'),
  'four-concealed-pungs': only('暗刻'),
  'four-kongs': only('槓'),
  straight: ({ missing: held = [] }) =>
    `缺順子${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('不帶幺九或字牌'),
  'three-dragon-sets': only('三元牌刻子'),
  'little-dragons': only('三元牌刻子', '第三種三元牌'),
  'little-winds': only('風牌刻子', '第四種風牌'),
  'four-wind-sets': only('風牌刻子'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${groups(reason.groups)}是兩面聽` : completed(reason),
  'pair-completed': completed,
  'four-flowers': missing,
  'four-seasons': missing,
  'not-last-tile': included,
  'flowers-incomplete': included,
  'seasons-incomplete': included,
  'winds-differ': included,
  'winner-only': always('只有和牌的人才有'),
  worthless: always('照本桌規則，這樣不計點'),
  'no-limit': always('本桌不設滿貫'),
  'limit-for-winner': always('只有和牌的人才有滿貫'),
  'none-held': always('沒有'),
  included,
};

// 各家規則

const options: Texts['options'] = {
  limit: { none: '沒有滿貫', number: (most) => `滿貫是 ${number(most)} 點` },
  'limit-doubles': { none: '番數不限', number: (most) => `最多計 ${number(most)} 番` },
  rounding: { none: '點數不取整', 'base-to-nearest-10': '底點四捨五入到十', 'total-up-to-10': '總點進位到十' },
  'double-wind-pair': { both: '雙風對子計兩次', once: '雙風對子計一次' },
  'double-wind-set': { both: '雙風刻子計兩次', once: '雙風刻子計一次' },
  'flower-sets': { 'add-own': '四張齊全時正花另計', 'include-own': '四張齊全時已含正花' },
  'self-draw-from': { 'live-wall': '補牌不算自摸', 'any-wall': '補牌也算自摸' },
  'concealed-hand-on': { 'any-win': '門清自摸也計', discard: '門清只計食和' },
  'fully-concealed-on': { 'self-draw': '門前清須自摸', 'any-win': '門前清不必自摸' },
  'last-tile-self-draw': { added: '海底另計自摸', included: '海底已含自摸' },
  'chow-hand-form': { 'valueless-pair': '平和的將須無點', 'any-pair': '平和的將不拘', 'no-points': '平和不得有點' },
  'earthly-hand-on': {
    'first-discard': '地和限莊家第一張打出的牌',
    'first-draw': '地和限自己第一張摸的牌',
    either: '地和在第一巡摸打皆可',
  },
  'nine-gates-wait': { any: '九蓮寶燈不拘聽法', pure: '九蓮寶燈須九面聽' },
  'all-green-dragon': { optional: '綠一色可無發財', required: '綠一色須有發財' },
  'moon-on': { 'last-tile': '海底撈月須自摸', either: '海底撈月可以是打出的牌' },
  'minimum-doubles': { number: (fewest) => `${number(fewest)} 番起和` },
  'win-requirement': { 'mixed-hand': '雜牌可和', 'one-double': '須有一番才能和', 'cleared-hand': '須清混才能和' },
  payers: { all: '三家都付', discarder: '食和只由放銃者付' },
  'discarder-pays': { number: (times) => (times === 2 ? '放銃者付雙倍' : '放銃者付單倍') },
  'self-draw-pays': { number: (times) => (times === 2 ? '自摸各付雙倍' : '自摸各付單倍') },
  'east-doubles': { all: '莊家收付加倍', 'losers-only': '莊家只在未和者之間收付加倍', none: '莊家收付不加倍' },
  'losers-settle': { yes: '未和者互相結算', no: '未和者不互相結算' },
  pao: { on: '有包牌', off: '沒有包牌' },
  'pao-amount': { 'all-shares': '包牌付三家之和', 'three-limits': '包牌付三個滿貫', 'one-limit': '包牌付一個滿貫' },
  'dead-hand-pays': { full: '死牌全付', 'net-if-short': '小相公可扣除自己的點數' },
  washout: { 'east-stays': '流局莊家連莊', 'east-passes': '流局莊家過莊' },
  rounds: { number: (rounds) => `一局打 ${number(rounds)} 圈` },
  reseat: { never: '整局不換位', 'each-round': '每圈重新抓位' },
  'dead-wall': {
    '14': '牌尾留 14 張',
    '16': '牌尾留 16 張',
    '12': '牌尾留 12 張',
    dice: '牌尾張數由骰子決定',
    'replenished-14': '牌尾補足 14 張',
    none: '不留牌尾',
  },
  'bonus-replaced-from': { loose: '花牌從牌尾補', 'live-wall': '花牌從牌頭補' },
  'bonus-laid-out': { 'east-first': '配牌後從東家起依序補花', 'as-dealt': '配牌時依拿牌先後補花' },
  'claim-priority': {
    'nearest-after-discarder': '兩家同和，放銃者的下家優先',
    'nearest-to-east': '兩家同和，靠近莊家的優先',
    'special-hand-first': '兩家同和，特殊牌型優先',
  },
};

function difference(one: Difference): string {
  if ('rule' in one)
    return `「${rule(one.rule)}」${(one.worth.points ?? one.worth.doubles ?? one.worth.limit) ? '計 ' : ''}${worth(one.worth)}`;
  const clauses: { number?: (value: number) => string; [word: string]: unknown } = options[one.option];
  return typeof one.value === 'number' ? clauses.number!(one.value) : String(clauses[one.value]);
}

const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${games(names)}${value === undefined ? '不能和' : ` ${number(value)} 點`}` +
  (because.length ? `，因為${list(because.map(difference))}` : '');

// 計點

function summary(figures: SpokenCount): string {
  const { points, base, doubles, doubled, total, value, limit, limitHands, fraction } = figures;
  if (limitHands.length && value === fraction * limit!)
    return `${list(limitHands.map(rule))}：${worth({ limit: fraction })}，${number(value)} 點。`;
  const steps = [`${number(points)} 點`];
  if (base !== points) steps.push(`四捨五入為 ${number(base)} 點`);
  if (doubled !== base) steps.push(`${number(doubles)} 番為 ${number(doubled)} 點`);
  if (total !== doubled) steps.push(`進位為 ${number(total)} 點`);
  if (value < total) steps.push(`以滿貫 ${number(value)} 點為限`);
  return steps.join('，') + '。';
}

const breakdown: Texts['breakdown'] = {
  caption: ({ won }, name) => `${won ? '和牌' : '手牌'}計點（${profile(name)}規則）`,
  summary,
  columns: { award: '項目', worth: '點／番', running: '累計' },
  sections: { points: '點', doubles: '番', 'limit-hands': '滿貫牌' },
  unit: () => '點',
  line: (id, subject) =>
    !subject
      ? rule(id)
      : 'set' in subject
        ? group(subject.set)
        : `${rule(id)}：${'tile' in subject ? tile(subject.tile) : bonusName(subject.bonus)}`,
  base: '底點',
  roundedBase: '四捨五入到十',
  doublesCap: (most) => options['limit-doubles'].number(most),
  roundedTotal: '進位到十',
  limitCut: (limit) => `滿貫 ${number(limit)} 點`,
  value: '得點',
  nothing: '這手牌沒有可計的點。',
  nothingIn: { points: '沒有點。', doubles: '沒有番。', 'limit-hands': '沒有滿貫牌。' },
  steps: (steps) => steps.map(number).join('變'),

  inProfile: (name, given) => `${profile(name)}規則：${worth(given)}。`,
  source: (source) => `出處：${source}。`,
  schoolsDiffer: (others) =>
    `別處：${others
      .map(
        ({ difference: other, profiles: names }) =>
          `${'rule' in other ? worth(other.worth) : difference(other)}（${list(names.map(profile))}）`,
      )
      .join('；')}。`,

  whyNot: '為什麼沒有',
  missed: (award, why) => `${award}：${why.join('，')}。`,
  showAll: (all) => `全部 ${number(all)} 項`,

  otherReadings: '其他拆法',
  otherReading: (read) => `${groups(read)}。`,
  insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
    has.length
      ? `以${groups(has)}代替${groups(insteadOf)}。`
      : completed && completedInstead
        ? `和牌張湊成的是${groups([completed])}，不是${groups([completedInstead])}。`
        : '',
  chosenBecause: (chosen, other) => {
    const more = chosen.value - other.value;
    if (more) return `上面的拆法多 ${number(more)} 點。`;
    const why =
      chosen.total > other.total
        ? `上面的拆法總點較高，${number(chosen.total)} 點`
        : chosen.base > other.base
          ? `上面的拆法底點較高，${number(chosen.base)} 點`
          : '怎樣拆都可以';
    return `兩種拆法都是 ${number(chosen.value)} 點；${why}。`;
  },

  whatIf: '如果',
  whatIfWin: '和法',
  whatIfSeat: '門風',
  whatIfRound: '圈風',
  whatIfBonus: '多一張花',
  noBonus: '不加',
  whatIfReset: '還原',
  whatIfValue: (before, after) =>
    before === after ? `仍是 ${number(after)} 點。` : `${number(before)} 點變為 ${number(after)} 點。`,
  changed: ({ label, before, after }) =>
    `${label}：` +
    (before && after ? `${worth(before)} → ${worth(after)}` : after ? `加 ${worth(after)}` : `減 ${worth(before!)}`),
  unchanged: '各項不變。',

  compared: '比較',
  comparedSummary: (values) => values.map(compared).join('；') + '。',
  comparedCaption: '同一手牌，各家規則',
  differs: '不同',
  notGiven: '沒有',
  mayNotGoOut: '不能和',
  limit: '滿貫',

  copyText: '複製文字',
  copyMarkdown: '複製 Markdown',
  copied: '已複製。',
  notCopied: '不能寫入剪貼簿，請自行複製：',

  walk: '逐項',
  walkStep: (step, of) => `第 ${number(step)} 項，共 ${number(of)} 項`,
  walkLine: (label, given, steps) =>
    given
      ? `${label}：${worth(given)}${steps.length ? `，累計 ${number(steps.at(-1)!)}` : ''}。`
      : `${label}：${steps.map(number).join('變')}。`,
  back: '上一項',
  next: '下一項',
  all: '全部',

  notLoaded: '這一部分沒有載入。請檢查網路後再試。',
  unknownWord: (attribute, found, expected) => `${attribute}：沒有「${found}」，可用的是${list(expected)}。`,

  lastGood: '下面是上一次能計的牌。',
  unknownRules: (name) => `這裡沒有計點所用的「${name}」規則，因此不作說明。`,
};

// ---------------------------------------------------------------------------------------------------------------------
// 付點

/** 為什麼加倍。 */
const because = ({ kind }: Factor, { from }: Payment): string =>
  kind === 'east' ? `莊家${from === 'east' ? '付' : '收'}` : kind === 'discarder' ? '放銃' : '自摸';

/** 點數怎麼來的；就是原來的點數時不說。 */
function arithmetic(payment: Payment, setOff: number): string {
  const { reason, value, factors, shares } = payment;
  if (shares) return list(shares.map(({ from, amount }) => `代${winds[from]}家付 ${number(amount)} 點`));
  if (reason === 'pao') return `滿貫 ${number(value)} 點的 ${number(factors[0]?.times ?? 1)} 倍`;
  const doubled = factors.map((one) => `${because(one, payment)}加倍`);
  const start =
    reason === 'difference'
      ? `兩家之差${doubled.length ? ` ${number(value)} 點` : ''}`
      : `${number(value + setOff)} 點${setOff ? `減去自己的 ${number(setOff)} 點` : ''}`;
  return setOff || doubled.length || reason === 'difference' ? [start, ...doubled].join('，') : '';
}

const settlement: Texts['settlement'] = {
  caption: '誰付誰',
  columns: { payment: '付點', seat: '座位', hand: '牌', total: '合計' },
  payment: (payment, setOff) => {
    const { from, to, amount, reason } = payment;
    const why = { win: '', difference: '', pao: '（包，一人付三家）', 'dead-hand': '（死牌）' }[reason];
    const sum = arithmetic(payment, setOff);
    return `${winds[from]}家付${winds[to]}家 ${number(amount)} 點${why}${sum ? `：${sum}` : ''}。`;
  },
  soFar: (sums) => `至此：${list(sums)}。`,
  winner: '和牌',
  discarder: '放銃',
  dead: { foul: '犯規', long: '大相公', short: '小相公' },
  washout: '流局：誰也不付。',
  nothing: '誰也不付。',
  empty: '還沒有牌可結算。',
  lastGood: '下面是上一次能結算的一桌。',
  steps: '逐筆',
  step: (step, of) => `第 ${number(step)} 筆，共 ${number(of)} 筆`,
  back: '上一筆',
  next: '下一筆',
  all: '全部',
  nobody: '無人',
  selfDraw: '自摸',
  unnamed: '未指明',
  handOf: (seat) => `${winds[seat]}家的牌`,
  alive: '正常',
  valueOf: (seat) => `${winds[seat]}家的牌值多少點`,
  enterTiles: '輸入牌張',
  enterNumber: '輸入點數',
  compared: '別家規則',
  thisTable: '本桌',
  otherRules: (differences) => differences.map(difference).join('，'),
};
// ---------------------------------------------------------------------------------------------------------------------

const editor: EditorTexts = {
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

export const zhHant: Required<Omit<Texts, 'rules'>> = {
  language: 'zh-Hant',
  number,
  list,
  tile,
  tiles,
  faceDown: '蓋著的牌',
  winningTile: (won) => `${tile(won)}，和牌張`,
  winds,
  seat,
  round,
  circumstances,
  wins,
  won: wins,
  group,
  hand,
  notExpectedFigure: (expected, found) => `應是 ${expected}${found && `，但這裡是 ${found}`}。`,
  noHand: '還沒有牌可計。',
  mustWin: '請完成這手牌，並標明和牌張。',
  tooLow: (lowest, value) => `這手牌值 ${number(value)} 點，至少要 ${number(lowest)} 點。`,
  highlighted: (name) => `${name}，標示`,
  notHeld: (missing) => `這手牌沒有要標示的牌：${missing}。`,
  notExpected: (expected, value) =>
    `應是 ${expected}${value === undefined ? '' : `，但這手牌是 ${number(value)} 點`}。`,
  error,
  rule,
  meaning: (id) => rules[id][1],
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
};

registerTexts('zh-Hant', zhHant);
