/** `<mj-rules>` 的正體中文。隨元件載入。 */
import type { OptionId } from '../../core/index.js';
import { profile } from './count.js';
import { list, number } from './hand.js';
import type { RulesTexts, Worth } from '../types.js';

/** By the ids of the options. */
const optionNames: Record<string, string> = {
  limit: '滿貫',
  'limit-doubles': '番數上限',
  rounding: '取整',
  'double-wind-pair': '雙風對子',
  'double-wind-set': '雙風刻子',
  'flower-sets': '四花、四季齊全',
  'self-draw-from': '自摸：哪些牌',
  'concealed-hand-on': '門清：怎樣和',
  'fully-concealed-on': '門前清：怎樣和',
  'last-tile-self-draw': '海底：自摸',
  'chow-hand-form': '平和：哪一種',
  'earthly-hand-on': '地和：何時',
  'nine-gates-wait': '九蓮寶燈：聽法',
  'all-green-dragon': '綠一色：發財',
  'moon-on': '海底撈月：怎樣和',
  'minimum-doubles': '起和番數',
  'win-requirement': '可和的牌',
  payers: '誰付',
  'discarder-pays': '放銃者付',
  'self-draw-pays': '自摸各付',
  'east-doubles': '莊家加倍',
  'losers-settle': '未和者互相結算',
  pao: '包牌',
  'pao-amount': '包牌付多少',
  'dead-hand-pays': '死牌',
  washout: '流局',
  rounds: '一局的圈數',
  'dead-wall': '牌尾',
  'bonus-replaced-from': '補花',
  'claim-priority': '兩家同和',
  'bonus-laid-out': '開局補花',
  reseat: '換座位',
  'most-chows': '順子上限',
  'claimed-kong': '碰來的槓',
};

const keywords: Record<string, string> = {
  none: '無',
  'base-to-nearest-10': '底點取十',
  'total-up-to-10': '總點進十',
  both: '兩次',
  once: '一次',
  'add-own': '正花另計',
  'include-own': '含正花',
  'live-wall': '限牌牆',
  'any-wall': '補牌也算',
  'any-win': '不拘',
  discard: '限食和',
  'self-draw': '限自摸',
  added: '另計',
  included: '已含',
  'valueless-pair': '無點的將',
  'any-pair': '任何將',
  'no-points': '不得有點',
  'first-discard': '首張打牌',
  'first-draw': '首次摸牌',
  either: '皆可',
  any: '不拘',
  pure: '須九面聽',
  optional: '可無發財',
  required: '須有發財',
  'last-tile': '限自摸',
  'mixed-hand': '雜牌可和',
  'one-double': '須有一番',
  'cleared-hand': '須清混',
  all: '三家',
  discarder: '放銃者',
  'losers-only': '限未和者',
  yes: '是',
  no: '否',
  on: '有',
  off: '無',
  'all-shares': '三家之和',
  'three-limits': '三個滿貫',
  'one-limit': '一個滿貫',
  full: '全付',
  'net-if-short': '扣除己點',
  'east-stays': '連莊',
  'east-passes': '過莊',
  dice: '由骰子',
  'replenished-14': '補足 14',
  loose: '牌尾',
  'nearest-after-discarder': '下家優先',
  'nearest-to-east': '近莊優先',
  'special-hand-first': '特殊牌優先',
  never: '不換',
  'each-round': '每圈',
  exposed: '算明槓',
  'concealed-for-doubles': '計番時算暗槓',
};

function amount({ points, concealedPoints, doubles, limit }: Worth): string {
  if (limit !== undefined) return limit === 1 ? '滿貫' : limit === 0.5 ? '半滿貫' : `${number(limit)} 滿貫`;
  if (doubles !== undefined) return `${number(doubles)} 番`;
  if (points === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === points
    ? `${number(points)} 點`
    : `${number(points)}/${number(concealedPoints)} 點`;
}

const special: { readonly [Id in OptionId]?: Record<string, string> } = {
  payers: { all: '三家都付' },
  'east-doubles': { all: '收付都加倍', none: '不加倍' },
  'bonus-replaced-from': { 'live-wall': '牌頭' },
};

export const zhHantRules: RulesTexts = {
  title: (name) => `${profile(name)}規則`,
  ownTitle: (name) => `${profile(name)}規則（本桌有改動）`,
  largest: ({ limit, east, other }) =>
    `一手牌至多 ${number(limit)} 點：莊家可得 ${number(east.drawn)} 點，閒家 ${number(other.drawn)} 點` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '。'
      : `；食和至多 ${number(east.discard)} 點${other.discard === east.discard ? '' : `、${number(other.discard)} 點`}。`),
  sections: { points: '點', doubles: '番', 'limit-hands': '滿貫牌', payment: '付點', play: '打法' },
  about: {
    points: '先加點。有兩個數的，前者是明的，後者是暗的。',
    doubles: '每一番，點數加倍。',
    'limit-hands': '不論點和番，計滿貫或其一部分。',
    payment: '計點之後，誰付誰。',
    play: '開局前說定。除註明的以外，不影響一手牌的點數。',
  },
  columns: { rule: '規則', meaning: '說明', worth: '點／番', thisTable: '本桌' },
  option: (id) => optionNames[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => special[id]?.[word] ?? keywords[word] ?? word,
  scopes: { everyone: '各家都計。', losers: '限不和的人。' },
  amount,
  off: '不計',
  alsoCalled: (names) => `又名${names}`,
  alsoPlayed: (values) =>
    `別處：${values
      .map(({ value, profiles }) => (profiles.length ? `${value}（${list(profiles.map(profile))}）` : value))
      .join('；')}`,
  stop: '。',
  note: '怎樣讀原文',
  noteOn: (name) => `${name}：怎樣讀原文`,

  interpretation: (one) => one['zh-Hant'],

  search: '用任何名稱找規則',
  found: (found, of) => (found ? `${number(of)} 條中的 ${number(found)} 條` : '沒有叫這個名稱的規則。'),
  onlyDifferences: '只看不同的',
  differs: '不同',
  copyMarkdown: '複製 Markdown',
  copied: '已複製。',
  notCopied: '不能寫入剪貼簿，請自行複製：',
  unknownWord: (attribute, found, expected) => `${attribute}：沒有「${found}」，可用的是${list(expected)}。`,

  edit: {
    field: (name) => `${name}：值`,
    reset: (name) => `還原${name}`,
    resetAll: '全部還原',
    base: '以此為本',
    own: '本桌自訂的番種',
    ownAbout: '各書所無的：值多少，為了什麼。',
    ownName: '名稱',
    ownValue: '值多少，為了什麼',
    addOwn: '加一種',
    removeOwn: (name) => `拿掉${name}`,
    text: '寫成文字',
    textAbout: '可用於網頁上任何元件的 rules 屬性。',
    copyRules: '複製規則',
    copyLink: '複製連結',
    changed: (changes) => (changes ? `${number(changes)} 處改動` : '沒有改動'),
    alsoPlayed: '別處：',
    play: (value) => `改用${value}`,
  },
};
