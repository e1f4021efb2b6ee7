/** Japanese: errors. Notation stays as it is written. */
import { list, seat, tile } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';

const AT = '{place}文字目の「{found}」';
const UNKNOWN_SUIT = '{place}文字目：「{in}」の種類「{found}」がわかりません';
const SUITS = '。b（索子）、c（萬子）、d（筒子）、f（花牌）、s（季節牌）、風牌の E S W N、三元牌の R G B が使えます。';
const NEAR = '「{near}」のことですか？';
const MAY_NOT = '和了形ですが、和了できません。この卓では';

export const errors: Record<ErrorSentence, string> = {
  empty: '牌がありません。123b 456b 99d のように手牌を書いてください。',
  'too-long': '長すぎます。読めるのは{most}文字までですが、{found}文字あります。',
  'unknown-character': AT + 'は牌ではありません。ここに書けるのは牌または{expected}です。',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + 'm・p・s・z で書くときは notation="mpsz" を指定してください。',
  'not-riichi':
    UNKNOWN_SUIT +
    '。notation="mpsz" では m（萬子）、p（筒子）、s（索子）、z（1〜7：東南西北白發中）、f（花牌）が使えます。',
  'missing-suit': AT + 'に種類がありません' + SUITS,
  'unknown-rank': AT + 'は牌ではありません。数字は1から{most}までです。',
  'lower-case-honour': AT + 'は牌ではありません。字牌は E S W N R G B と大文字で書きます。',
  unclosed: '{place}文字目で終わっています。この後に牌または{expected}が必要です。',
  'not-a-set': AT + 'は、(123b)、(RRR)、(RRRR)、(999d+9d) のような面子ではありません。',
  'not-a-concealed-kong': AT + 'は暗槓ではありません。暗槓は同じ牌4枚です。',
  'winning-tile-text': AT + 'は和了牌になりません。花牌以外の牌を1枚書いてください。',
  'second-winning-tile': AT + 'は2枚目の和了牌です。1枚目は{first}文字目にあります。',

  'wrong-shape': '{place}は{expected}のはずですが、「{found}」になっています。',
  'not-a-tile': '「{found}」は、ここに置ける牌や面子ではありません。',
  'unknown-tile': '不明な牌があるため、計算できません。',
  'too-many-copies': '{tile}が{found}枚あります。1組の麻雀牌には{most}枚しかありません。',
  'tile-count':
    '手牌は{expected}枚のはずですが、{found}枚あります。13枚（和了牌があれば14枚）に、槓子1組につき1枚を加えます。花牌は数えません。',
  'winning-tile':
    '手牌が{found}枚ありますが、和了牌の印がありません。+5b のように、その牌の前にプラスをつけてください。',
  'not-complete': '和了牌の印がありますが、4組の面子と対子になっていません。',
  'minimum-doubles': MAY_NOT + '{most}翻以上が必要です。',
  'minimum-points': MAY_NOT + '{most}点以上の手が必要です。',
  'one-of': MAY_NOT + '「{expected}」が必要です。',
  'one-double': MAY_NOT + '花牌以外の翻が必要です。',
  'most-chows': MAY_NOT + '順子は{most}組までです。',
  'own-name': AT + 'は独自の役の名前になりません。--own-wind のように、ハイフン2つの後に英字か数字を続けてください。',
  'too-many-awards': '独自の役は{most}個までです。',
  'unknown-term': AT + 'はここに書けません。書けるのは{expected}です。',
  'unknown-term-near': AT + 'はここに書けません。' + NEAR,
  'award-sentence':
    AT +
    'は読む人のための文として使えません。引用符の中に {longest} 文字まで書き、必要なら @ と言語を続けます（例："すべて一色"@ja）。一つの役に {most} 文まで書けます。',
  'off-if':
    AT +
    'はここに書けません。数えない役に条件はつけられません。一部の手牌だけで数えるには、「if」の前に点数を書いてください。',
  'missing-term': '{place}文字目に足りないものがあります。書けるのは{expected}です。',
  'bad-tiles': AT + 'は牌の型ではありません。123x、ESWN、[19x]{3}、(kx ky)*7、own のように書いてください。',
  'pattern-size': AT + 'は{tiles}枚ですが、手牌は14枚です（槓子は3枚と数えます）。',
  'unknown-own-award': AT + 'は定義されていません。定義するか、名前を確かめてください。',
  'unknown-own-award-near': AT + 'は定義されていません。' + NEAR,
  'depends-on-itself': AT + 'のため、「{id}」が自分自身に依存しています。',
  'too-complex': '「{found}」をこの手牌と比べるのに時間がかかりすぎます。候補を減らすか、簡単にしてください。',
  'cleared-hand': MAY_NOT + '一色の手（字牌があってもよい）か、么九牌だけの手が必要です。',

  'unknown-word': '「{found}」はわかりません。使えるのは{expected}です。',
  'no-winning-tile': '和了り方が指定されていますが、和了牌がありません。+5b のように印をつけてください。',
  clash: '「{found}」と「{other}」は両立しません。',
  'no-kong': '「{found}」には、この手より多くの槓子が必要です。',
  'no-bonus': '「{found}」には花牌か季節牌が必要です。',
  'robbed-kong': 'この手では{tile}を搶槓できません。同じ牌がほかにもあるか、その牌を使う順子がありません。',
  'seen-text': '見えた牌の{place}文字目「{found}」が読めません。',
  'seen-long': '見えた牌は{found}文字ありますが、{most}文字までです。',
  'seen-copies': '手牌と見えた牌に{tile}が合わせて{found}枚あります。1組の麻雀牌には{most}枚しかありません。',
  'not-east': '「{found}」は親だけです。',
  'first-turn-exposed': '第一巡に副露した面子はありません。',
  'first-turn-east': '親の第一巡はツモ和了だけです。',

  'missing-colon': AT + 'に値がありません。「id: value」の形で書いてください。',
  'unknown-rule': AT + 'というルールはありません。',
  'unknown-rule-near': AT + 'というルールはありません。' + NEAR,
  'unknown-value': AT + 'は「{id}」の値ではありません。使えるのは{expected}です。',
  'unknown-value-near': AT + 'は「{id}」の値ではありません。' + NEAR + '使えるのは{expected}です。',
  'profile-elsewhere':
    'ルール「{found}」はまだ読み込まれていません。先に mahjong-elements/core/profiles.js を読み込んでください。',
  'unknown-profile': '「{found}」というルールはありません。使えるのは{expected}です。',
  'unknown-profile-near': '「{found}」というルールはありません。' + NEAR + '使えるのは{expected}です。',
  'bad-name': 'ルールの名前は1文字から80文字までです。',

  'not-text': '{place}は文字列のはずですが、「{found}」になっています。',
  'missing-seat': '{seat}の得点がありません。',
  'table-word': '{place}：「{found}」はわかりません。使えるのは{expected}です。',
  'winner-discards': '{seat}は和了者と放銃者を兼ねられません。',
  'no-winner': '放銃者が指定されていますが、和了した人がいません。',
  'several-winners': '和了牌のある手が複数あります（{seats}）。和了者を指定してください。',
  'discarder-needed': 'このルールでは、{seat}に放銃した人が必要です。放銃者を指定するか、ツモとしてください。',
  score: '{seat}の得点は0から{most}までの数にしてください。',
  'winning-score': '和了牌があるのは和了者の手だけです。{seat}を確かめてください。',
  'other-score': '{seat}の得点は{what}「{found}」で計算されていますが、この卓は「{expected}」です。',
  'table-copies': '{seats}の手牌に{tile}が合わせて{found}枚あります。1組の麻雀牌には{most}枚しかありません。',
  'many-incidents': '1人の反則は{most}件までです（{seat}：{found}件）。',
  'liable-by-tile': 'このルールで包になるのは、和了牌の放銃者だけです（`pao-by: winning-tile`）。',
  'not-liable': 'この手は包になりません。`pao-on`の役がありません。',
  pao: '包を指定できるのは、和了者の得点が数字のときだけです。',

  'not-a-hand': 'idが「{id}」の要素は <{found}> で、<mj-hand> ではありません。',
  'unfit-score': '計算結果として読めません。項目と牌が合っていません。',
  'not-a-score': '計算結果として読めません。{place}は{expected}のはずですが、「{found}」になっています。',
};

/** English words in errors. */
const words: Record<string, string> = {
  east: seat('east'),
  south: seat('south'),
  west: seat('west'),
  north: seat('north'),
  seat: '席',
  round: '場',
  profile: 'ルール',
  limit: '満貫',
  array: '配列',
  object: 'オブジェクト',
};

export const error = errorsFrom({ errors, words, list, tile });
