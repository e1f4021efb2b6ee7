/**
 * Japanese: claims. They load with `<mj-claims>`. A claim is 発声. The sacred discard is described: 振聴 is close, but has other
 * rules in the modern game.
 */
import type { AwardedClaim, ClaimKind } from '../../core/claims.js';
import type { ClaimsTexts } from '../types.js';
import { list, points, seat, tile } from './hand.js';

const kinds: Record<ClaimKind, string> = { win: 'ロン', kong: 'カン', pung: 'ポン', chow: 'チー' };

function why({ reason, claim, order }: AwardedClaim): string {
  const other = order.find(({ by }) => by !== claim?.by)?.kind;
  switch (reason) {
    case 'nobody':
      return 'だれも発声しません。';
    case 'only-claim':
      return 'ほかに発声する人はいません。';
    case 'higher-claim':
      return `${kinds[claim!.kind]}は${kinds[other!]}より優先されます。`;
    case 'exposed':
      return 'チーの牌はすでに晒されています。';
    case 'better-win':
      return '特殊な和了形、刻子、順子、対子を完成させるロンの順に優先されます。';
    case 'nearest-to-east':
      return '複数の人がロンしたときは、東家から数えて最も近い人が和了します。';
    case 'nearest-after-discarder':
      return '同じ発声が重なったときは、捨てた人の次から数えて先に番が来る人が優先されます。';
  }
}

const moments: ClaimsTexts['moments'] = {
  discard: '牌が卓に触れる',
  draw: '下家がツモる',
  exposure: 'だれかが牌を晒す',
  replacement: '花牌や槓の補充牌を引く',
  'next-discard': '次の牌が捨てられる',
  settlement: '精算が終わる',
};

export const jaClaims: ClaimsTexts = {
  caption: 'この牌を取れる人',
  discarded: (by, one, kong) =>
    kong === 'promoted'
      ? `${seat(by)}が${tile(one)}を加槓します。`
      : kong
        ? `${seat(by)}が${tile(one)}を暗槓します。`
        : `${seat(by)}が${tile(one)}を捨てます。`,
  kinds,
  points,
  yes: '取れる',
  no: '取れない',
  reasons: {
    'not-complete': (one) => `${tile(one)}では和了形にならない`,
    'tile-count': () => '手牌が13枚（槓子1組につき1枚増）ではない',
    requirement: () => 'この卓の和了の条件を満たしていない',
    impossible: () => 'ほかの3枚は槓子の中にあり、搶槓で完成するのは順子、国士無双、九蓮宝燈だけ',
    barred: (_, by) => `${seat(by)}はこの牌を捨てているので、一度ツモるまで和了できない`,
    missed: (_, by) => `${seat(by)}はこの牌のポンを見送ったので、自分の番が終わるまでポンできない`,
    'not-held': (one) => `手牌に${tile(one)}が足りない`,
    'exposed-pung': () => '明刻に捨て牌を加えることはできない',
    'not-next': (_, by) => `チーできるのは下家だけで、${seat(by)}は下家ではない`,
    'no-run': (one) => (one[1] ? '順子になる2枚が手牌にない' : '字牌は順子にならない'),
    'kong-only-to-win': () => '槓の牌は和了のときしか取れない',
    'only-orphans': () => '暗槓を搶槓できるのは国士無双だけ',
  },
  laterKong: '4枚目は、この後の自分の番に、ツモってから加槓できます。',
  award: (awarded, discarder) => {
    const { to, claim, next, skipped } = awarded;
    if (!to) return `だれも発声しません。${seat(next!)}がツモります。`;
    const gets = claim!.kind === 'win' ? `${seat(to)}が和了します。` : `${seat(to)}が${kinds[claim!.kind]}します。`;
    const turn = next
      ? `${seat(to)}が捨てた後、${seat(next)}の番になります${
          skipped.length ? `（${list(skipped.map(seat))}は飛ばされます）` : ''
        }。`
      : '';
    return `${gets}${why(awarded)}${turn}${discarder === next ? `捨てた${seat(next)}に番が戻ります。` : ''}`;
  },
  noHands: '席を指定した手牌を入れると、だれが牌を取れるかを表示します。',
  compared: '優先順位ごとの結果',
  columns: { order: '優先順位', to: '取る人', why: '理由' },
  orders: {
    'nearest-after-discarder': '捨てた人の下家から順',
    'nearest-to-east': '東家に近い順',
    'special-hand-first': '特殊な和了形が先',
  },
  nobody: 'なし',
  why,
  timeline: '捨て牌をめぐる流れ',
  moments,
  times: {
    'take-back': '捨てた人が取り戻すこと',
    chow: '下家のチー。晒すのは捨てた後でもよいが、次の発声やツモより前',
    'over-chow': 'チーの発声に対するポン・カン',
    higher: '優先する発声。先の発声で晒した牌や引いた牌は戻す',
    'rob-kong': '搶槓',
    pung: 'ポン・カン。下家がツモった後でもよく、その牌は戻す',
    win: 'ロン。下家がツモった後でもよく、その牌は戻す',
    'give-back': '誤って取った牌の返却',
    'nearer-win': '先のロンより優先するロン',
  },
  ends: 'これ以後できないこと：',
  opens: '以下はすべて、まだできます。',
  law: (law) => `［${law}］`,
  otherLaws: (laws, until) => (until ? `（［${laws}］では「${moments[until]}」まで）` : `（［${laws}］では不可）`),
  errors: {
    seat: '「{found}」は席ではありません。east、south、west、north のどれかを指定してください。',
    discarder: '{seat}の手は、自分で捨てた牌を取れません。',
    tile: '「{found}」は取れません。5b や R のように、花牌以外の牌を1枚書いてください。',
    copies: '{seat}の手に{tile}が4枚あります。',
    claim: 'この手牌では「{found}」はできません。win、kong、pung、chow のうち可能なものを指定してください。',
    turn: '「{found}」は番の指定として使えません。',
    offender: '{seat}は和了しているので、違反者にはなりえません。',
    kong: 'kong が「{found}」になっています。promoted か concealed を指定してください。',
    consequence: '「{found}」という処置はありません。使えるのは{expected}です。',
    incident: '「{found}」は反則ではありません。使えるのは{expected}です。',
    'wrong-shape': '{place}の形が正しくありません：「{found}」。',
    list: '「{found}」は席と{expected}のはずです。例：{example}。',
  },
};
