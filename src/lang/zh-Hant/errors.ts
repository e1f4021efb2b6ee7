/** 錯誤。 */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';

const AT = '第 {place} 個字元「{found}」';
const UNKNOWN_SUIT = '第 {place} 個字元：「{in}」的花色「{found}」不明';
const SUITS = '：請用 b（索）、c（萬）、d（筒）、f（花）或 s（季）；風牌是 E S W N，三元牌是 R G B。';
const NEAR = '：是不是「{near}」？';
const MAY_NOT = '牌型已成，但不能和：本桌要求';

export const errors: Record<ErrorSentence, string> = {
  empty: '這裡沒有牌：請寫一手牌，例如 123b 456b 99d。',
  'too-long': '最多能讀 {most} 個字元，這裡有 {found} 個。',
  'unknown-character': AT + '不是牌：這裡應是牌或{expected}。',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + '要用日本麻將的 m、p、s、z，請加 notation="mpsz"。',
  'not-riichi': UNKNOWN_SUIT + '：notation="mpsz" 請用 m（萬）、p（筒）、s（索）、z（1–7：東南西北白發中）或 f（花）。',
  'missing-suit': AT + '沒有花色' + SUITS,
  'unknown-rank': AT + '不是牌：數字從 1 到 {most}。',
  'lower-case-honour': AT + '不是牌：字牌須大寫，E S W N R G B。',
  unclosed: '文字到第 {place} 個字元就結束了：這裡應是牌或{expected}。',
  'not-a-set': AT + '不是數牌或字牌的順子、刻子或槓，也不是加槓，如 (999d+9d)。',
  'not-a-concealed-kong': AT + '不是暗槓：應是四張相同的牌。',
  'winning-tile-text': AT + '不是和張：應是一張牌，不能是花牌。',
  'second-winning-tile': AT + '是第二張和張：第一張在第 {first} 個字元。',

  'wrong-shape': '{place} 應是{expected}，不是「{found}」。',
  'not-a-tile': '「{found}」不是可以放在這裡的牌或面子。',
  'unknown-tile': '有未知的牌，不能計點。',
  'too-many-copies': '手中有 {found} 張{tile}，一副牌只有 {most} 張。',
  'tile-count': '手中有 {found} 張牌，應有 {expected} 張：13 張，有和張時 14 張，每副槓加一張；花牌不計。',
  'winning-tile': '手中有 {found} 張牌而沒有標明和張：請在那張牌前加上加號，例如 +5b。',
  'not-complete': '標明已和，但這些牌不是四副面子和一對將。',
  'minimum-doubles': MAY_NOT + '至少 {most} 番。',
  'minimum-points': MAY_NOT + '至少 {most} 點。',
  'one-of': MAY_NOT + '「{expected}」之一。',
  'one-double': MAY_NOT + '有花牌以外的番。',
  'most-chows': MAY_NOT + '最多 {most} 組順子。',
  'own-name': AT + '不是自訂項目的名稱：請用兩個連字號加字母或數字，例如 --own-wind。',
  'too-many-awards': '一套規則最多可自訂 {most} 個項目。',
  'unknown-term': AT + '不該出現在這裡：請用 {expected}。',
  'unknown-term-near': AT + '不該出現在這裡' + NEAR,
  'award-sentence':
    AT +
    '不能當作給讀者看的說明：請在引號內寫最多 {longest} 個字，後面可以加 @ 和語言，例如 "全部同一門花色"@zh-Hant。一個項目最多 {most} 句。',
  'off-if': AT + '不該出現在這裡：不計的項目不能加條件。只在某些牌才計的項目，請在「if」前寫上分值。',
  'missing-term': '第 {place} 個字元處缺了內容：請用 {expected}。',
  'bad-tiles': AT + '不是牌型：例如 123x、ESWN、[19x]{3}、(kx ky)*7 或 own。',
  'pattern-size': AT + '是 {tiles} 張牌，但一手牌有 14 張（槓算三張）。',
  'unknown-own-award': AT + '沒有定義：請定義它，或檢查名稱。',
  'unknown-own-award-near': AT + '沒有定義' + NEAR,
  'depends-on-itself': AT + '使「{id}」取決於自己。',
  'too-complex': '牌型「{found}」與這手牌比對太費時：請減少或簡化可選的牌。',
  'cleared-hand': MAY_NOT + '一門花色可帶字牌，或只有幺九和字牌。',

  'unknown-word': '「{found}」不明：請用 {expected}。',
  'no-winning-tile': '寫了和牌方式，卻沒有和張：請標出一張，例如 +5b。',
  clash: '「{found}」與「{other}」不能並存。',
  'no-kong': '「{found}」需要更多的槓。',
  'no-bonus': '「{found}」需要花牌。',
  'robbed-kong': '這手牌不能搶{tile}的槓：手中另有一張，或沒有用到它的順子。',
  'seen-text': '見過的牌中，第 {place} 個字元「{found}」讀不懂。',
  'seen-long': '見過的牌有 {found} 個字元，最多 {most} 個。',
  'seen-copies': '手牌和見過的牌共有 {found} 張 {tile}，一副牌只有 {most} 張。',
  'not-east': '「{found}」限莊家。',
  'first-turn-exposed': '第一巡不會有明牌。',
  'first-turn-east': '莊家的第一巡在任何人打牌之前。',

  'missing-colon': AT + '沒有值：應寫作「id: value」。',
  'unknown-rule': AT + '不是規則。',
  'unknown-rule-near': AT + '不是規則' + NEAR,
  'unknown-value': AT + '不是「{id}」的值：請用 {expected}。',
  'unknown-value-near': AT + '不是「{id}」的值' + NEAR + '請用 {expected}。',
  'unknown-profile': '沒有「{found}」這種規則：請用 {expected}。',
  'profile-elsewhere': '規則「{found}」尚未載入：請先匯入 mahjong-elements/core/profiles.js。',
  'unknown-profile-near': '沒有「{found}」這種規則' + NEAR + '可用 {expected}。',
  'bad-name': '規則的名稱須有 1 到 80 個字元。',

  'not-text': '{place} 應是文字，不是「{found}」。',
  'missing-seat': '沒有{seat}的點數。',
  'table-word': '{place}：「{found}」不明：請用 {expected}。',
  'winner-discards': '{seat}不能既和牌又放銃。',
  'no-winner': '有人放銃，卻沒有人和。',
  'several-winners': '{seats}的牌都有和張：請指明誰和。',
  'discarder-needed': '按這桌的規則，須知道誰放銃給{seat}：請指明放銃者，或註明自摸。',
  score: '{seat}的點數不是 0 到 {most} 的數。',
  'winning-score': '和牌的人有和張，別人沒有：請看{seat}。',
  'other-score': '{seat}的點數是按{what}「{found}」算的，這桌是「{expected}」。',
  'many-incidents': '每家最多記 {most} 次犯規，{seat}有 {found} 次。',
  'table-copies': '{seats}手中共有 {found} 張{tile}，一副牌只有 {most} 張。',
  'liable-by-tile': '按這桌的規則，只有放銃者才包牌（`pao-by: winning-tile`）。',
  'not-liable': '這手牌不包：沒有 `pao-on` 所列的項目。',
  pao: '只有和牌者的點數是數字時才寫包牌。',

  'not-a-hand': 'id 為「{id}」的元素是 <{found}>，不是 <mj-hand>。',
  'unfit-score': '這不是計分：項目與牌不符。',
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

export const error = errorsFrom({ errors, words: errorWords, seat: (wind) => `${wind}家`, list, tile });
