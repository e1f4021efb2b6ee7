/** Japanese: errors at the table. They load with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';
import { worth } from './count.js';
import { list, number, points, seat } from './hand.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const jaIncidents: IncidentsTexts = {
  caption: '間違いがあったとき',
  columns: { noticed: '気づいた時', follows: '処置', cost: '損失' },
  about: { wall: '牌山', claim: '発声', discard: '捨て牌', hand: '手牌' },
  incidents: {
    'exposed-due-tile': '自分のツモる牌を表にした',
    'exposed-other-tile': '牌山のほかの牌を表にした',
    'drew-wrongly': '番でないのにツモった、逆の端からツモった、または発声した後にツモった',
    'touched-due-tile': '自分のツモる牌に触れた',
    'put-drawn-tile-back': 'ツモった牌を戻そうとした',
    'took-useless-discard': '使えない捨て牌を取った',
    'grounded-wrong-tiles': '面子にならない牌を晒した',
    'took-tile-of-another': '他家がチーできる牌を誤って取った',
    'hid-claimed-tile': '鳴いた牌を手の内に入れた',
    'changed-exposed-set': '晒した面子を変えようとした',
    'used-dead-discard': 'すでに取れなくなった捨て牌で面子を作った',
    'two-discards': '2枚を捨てた',
    'wants-discard-back': '捨てた牌を取り戻そうとした',
    'discarded-before-drawing': 'ツモる前に捨てた',
    'discarded-out-of-turn': '番でないのに捨てた',
    'marked-kong-wrongly': '暗槓の置き方を間違えた',
    'too-few-tiles': '手牌が13枚より少ない（槓子は3枚と数える）',
    'too-many-tiles': '手牌が13枚より多い（槓子は3枚と数える）',
    'incomplete-win': '和了形でない手で和了を宣言した',
  },
  when: {
    'at-once': 'その場で',
    'before-own-discard': '本人が捨てる前',
    'after-own-discard': '本人が捨てた後',
    'before-next-discard': '下家が捨てる前',
    'after-next-discard': '下家が捨てた後',
    unseen: 'だれも表を見ず、触れてもいない',
    seen: '表を見たか、触れた人がいる',
    'in-own-turn': '自分の番のうち',
    unclaimed: '発声やツモの前',
    always: 'いつでも',
  },
  follows: {
    'put-right': '正しく直す',
    'must-take': 'その牌を取らなければならない',
    'turn-lost': '1回休み',
    reshuffle: '隣の6幢（足りなければあるだけ）と混ぜて積み直す',
    stands: 'そのまま',
    exposed: '明槓とみなす',
    short: '少牌：払うだけで受け取れない',
    long: '多牌：払うだけで受け取れない',
    foul: '錯和：払うだけで受け取れない',
  },
  details: {
    'drew-wrongly': { 'put-right': '牌を戻す' },
    'put-drawn-tile-back': { stands: '戻せない。ただし前の捨て牌に発声があれば戻す' },
    'took-useless-discard': { 'put-right': '罰なしで牌を戻す' },
    'grounded-wrong-tiles': { 'put-right': '正しい牌を晒し直す' },
    'took-tile-of-another': { 'put-right': 'チーできる人が取ってよい' },
    'hid-claimed-tile': { 'put-right': 'だれでも卓に戻すよう求められる' },
    'changed-exposed-set': { stands: '変えられない。例外は原典に欠けており、おそらく刻子の加槓' },
    'used-dead-discard': { 'put-right': '面子を取り消す' },
    'two-discards': { 'put-right': '1枚目を有効とする。2枚目は鳴けず、手に戻す' },
    'wants-discard-back': { 'put-right': '取り戻してよい', stands: '取り戻せない' },
    'discarded-before-drawing': { 'put-right': '取り戻すよう求められる' },
    'discarded-out-of-turn': { 'turn-lost': '牌を戻し、次のツモまたはチーを失う' },
  },
  fine: (amount, toEach) => `罰符：${toEach ? '各家' : '和了者'}へ${worth(amount)}`,
  law: (law) => `［${law}］`,
  example: (scores, winner, discarder, offender) =>
    `損失は${seat(offender)}の場合。${seat(winner)}が${
      discarder ? `${seat(discarder)}から${points(scores[winner])}をロンし` : `${points(scores[winner])}をツモ和了し`
    }、ほかの手は${list(
      (Object.keys(scores) as Wind[])
        .filter((one) => one !== winner)
        .map((one) => `${seat(one)}${points(scores[one])}`),
    )}とします。`,
  cost: (without, withError) => `間違いがなければ${signed(without)}、あれば${signed(withError)}`,
  varies: '場合による',
  laws: '［ ］内は各規定の出典で、番号は元の規定集のものです。',
  errors: {
    seat: '「{found}」は席ではありません。east、south、west、north のどれかを指定してください。',
    discarder: '{seat}は放銃者になれません。',
    tile: '「{found}」は牌ではありません。',
    copies: '{seat}の手に{tile}が4枚あります。',
    claim: '「{found}」は発声ではありません。',
    turn: '「{found}」は番の指定として使えません。',
    offender: '{seat}は和了しているので、違反者にはなりえません。別の違反者か和了者を選んでください。',
    kong: 'kong が「{found}」になっています。promoted か concealed を指定してください。',
    consequence: '「{found}」という処置はありません。使えるのは{expected}です。',
    incident: '「{found}」は反則ではありません。使えるのは{expected}です。',
    'wrong-shape': '{place}の形が正しくありません：「{found}」。',
    about: '「{found}」はこの表の分類ではありません。使えるのは{expected}です。',
  },
};
