/** The family of each award’s pattern and hands that earn it, and what the sources say about it besides its value in the profiles. */
import type { Circumstance, OptionId, RuleId, Situation } from '../index.js';
import { ownValue } from '../input.js';

/** A hand in notation, and how it was won. */
export interface Sample {
  hand: string;
  situation: Situation;
}

/** Part of a hand, for awards that every player can earn. */
const part = (hand: string, situation: Situation = {}): Sample => ({
  hand,
  situation: { partial: true, ...situation },
});

const discard = (hand: string, situation: Situation = {}): Sample => ({
  hand,
  situation: { win: 'discard', ...situation },
});

const drawn = (hand: string, ...circumstances: Circumstance[]): Sample => ({
  hand,
  situation: { win: 'self-draw', ...(circumstances.length && { circumstances }) },
});

const robbed = (hand: string): Sample => discard(hand, { circumstances: ['robbed-kong'] });

const south: Situation = { seat: 'south' };
const concealed = '123b 444c 777d 222d 5b +5b';

/** Families of patterns, as in the tables of the pung-based rules and in their order. */
export const families = Object.freeze([
  'chows',
  'pungs',
  'kongs',
  'terminals-and-honours',
  'suits',
  'going-out',
  'special',
] as const);

export type RuleFamily = (typeof families)[number];

/** Other names of an award or option. */
export interface Names {
  en: readonly string[];
  /** Romanized as in the source. */
  ja: readonly string[];
  /** Characters first, then romanized as in the source. */
  zh: readonly string[];
}

/** A family, and hands that earn the award: several where an option decides which one does, of which the first that does is shown. */
interface Card {
  readonly family: RuleFamily;
  readonly samples: readonly [Sample, ...Sample[]];
}

const card = (family: RuleFamily, ...samples: Card['samples']): Card => ({ family, samples });

export const cards: Readonly<Record<RuleId, Card>> = {
  mahjong: card('going-out', discard('(123b) 444c 777d 222d 5b +5b')),
  'pung-of-simples': card('pungs', part('(222b) 777c')),
  'pung-of-terminals': card('pungs', part('(111d) 999b')),
  'pung-of-honours': card('pungs', part('(WWW) GGG')),
  'kong-of-simples': card('kongs', part('(5555c) [6666d]')),
  'kong-of-terminals': card('kongs', part('(9999b) [1111c]')),
  'kong-of-honours': card('kongs', part('(NNNN) [RRRR]')),
  'pair-of-dragons': card('terminals-and-honours', part('RR')),
  'pair-of-seat-wind': card('terminals-and-honours', part('SS', south)),
  'pair-of-round-wind': card('terminals-and-honours', part('EE', south)),
  flower: card('special', part('3f', south)),
  season: card('special', part('4s', south)),
  'self-draw': card('going-out', drawn('(123b) 444c 777d 222d 5b +5b')),
  'only-tile': card('going-out', discard('(123b) (444c) 777d 222d 5b +5b')),
  'one-chance-chow': card('going-out', discard('(NNN) 555c 777c 99d 46b +5b')),
  'pair-wait': card('going-out', discard('(123b) (444c) 777d 222d 5b +5b')),
  'concealed-hand': card('going-out', discard(concealed)),
  'set-of-dragons': card('terminals-and-honours', part('(RRR)')),
  'set-of-seat-wind': card('terminals-and-honours', part('(SSS)', south)),
  'set-of-round-wind': card('terminals-and-honours', part('(EEE)', south)),
  'own-flower': card('special', part('2f', south)),
  'own-season': card('special', part('2s', south)),
  'all-flowers': card('special', part('1f 2f 3f 4f')),
  'all-seasons': card('special', part('1s 2s 3s 4s')),
  'little-three-dragons': card('terminals-and-honours', part('RRR (GGG) BB')),
  'all-pungs': card('pungs', discard('(222b) (777c) 444d SSS 9b +9b')),
  'chow-hand': card('chows', discard('(123b) (456c) 678d 34d 99b +5d')),
  'half-flush': card('suits', discard('(123b) 456b RRR 77b 88b +8b')),
  'full-flush': card('suits', discard('(123b) 456b 789b 22b 34b +5b')),
  'fully-concealed': card('going-out', drawn(concealed), discard(concealed)),
  'three-concealed-pungs': card('pungs', discard('(123c) 222b 777c 444d 9b +9b')),
  'pure-straight': card('chows', discard('(123c) 456c 789c 222b 5d +5d')),
  'all-simples': card('suits', discard('(234b) 555c 678d 22c 46d +5d')),
  'outside-hand': card('terminals-and-honours', discard('(123b) 789c 999d NNN 1c +1c')),
  'terminals-and-honours': card('terminals-and-honours', discard('(111b) (999c) SSS 111d R +R')),
  'kong-replacement': card('going-out', drawn('[5555c] (123b) 444d 777d 2b +2b', 'kong-replacement')),
  'flower-replacement': card('going-out', drawn('(123b) 555c 444d 777d 2b +2b 3f', 'flower-replacement')),
  'robbed-kong': card('going-out', robbed('(NNN) 555c 444d 99d 67b +8b')),
  'last-tile': card('going-out', drawn('(123b) 555c 444d 777d 2b +2b', 'last-tile')),
  'last-discard': card('going-out', discard('(123b) 555c 444d 777d 2b +2b', { circumstances: ['last-tile'] })),
  'original-call': card('going-out', discard('123b 555c 444d 777d 2b +2b', { circumstances: ['original-call'] })),
  standing: card('going-out', discard('(123b) 555c 444d 777d 2b +2b', { circumstances: ['standing'] })),
  'heavenly-hand': card('going-out', drawn(concealed, 'first-turn')),
  'earthly-hand': card('going-out', discard(concealed, { ...south, circumstances: ['first-turn'] }), {
    hand: concealed,
    situation: { ...south, win: 'self-draw', circumstances: ['first-turn'] },
  }),
  'thirteen-orphans': card('special', discard('19b 19c 19d ESWNRGB +R')),
  'nine-gates': card('suits', discard('1112345678999b +5b')),
  'four-kongs': card('kongs', discard('(2222b) [7777c] (NNNN) (8888d) 5b +5b')),
  'all-honours': card('terminals-and-honours', discard('(EEE) (WWW) NNN RRR G +G')),
  'all-terminals': card('terminals-and-honours', discard('(111b) (999b) 111c 999d 1d +1d')),
  'big-three-dragons': card('terminals-and-honours', discard('(RRR) GGG BBB 234c 9d +9d')),
  'little-four-winds': card('terminals-and-honours', discard('(EEE) SSS WWW 234c N +N')),
  'big-four-winds': card('terminals-and-honours', discard('(EEE) SSS WWW NNN 5c +5c')),
  'twofold-fortune': card('going-out', drawn('[2222b] (7777c) 555d 678d 9d +9d', 'kong-on-kong')),
  'all-green': card('suits', discard('(222b) 333b 666b GGG 8b +8b')),
  'four-concealed-pungs': card('pungs', discard('222b 777c 444d SSS 9b +9b')),
  'moon-from-the-sea': card('going-out', drawn('(123b) 555c 444d 777b 1d +1d', 'last-tile')),
  'plum-blossom': card('going-out', drawn('[NNNN] 111b 777c 22b 46d +5d', 'kong-replacement')),
  'carrying-pole': card('going-out', robbed('(NNN) 555c 444d 99d 13b +2b')),
  'thirteen-wins': card('going-out', discard('(123b) 444c 777d 222d 5b +5b', { circumstances: ['thirteenth-win'] })),
};

/** Other names, as the sources write them: English; Japanese; Chinese. Commas separate the names of one language. */
const otherNames: { readonly [Id in RuleId | OptionId]?: string } = {
  mahjong: 'Winning, Mah-jong; yaku',
  'pair-of-seat-wind': 'Pair of player’s own wind',
  'pair-of-round-wind': 'Pair of wind of the round, Pair of prevalent wind',
  'self-draw': 'Self-drawn last tile, Self-drawn win; tsumo, tsumo ru; tsuu mo ho',
  'only-tile': 'One-chance hand',
  'one-chance-chow':
    'Out on a one-chance chow, Out on a one-way chow; kanchan, penchan; kan chan machi, pen chan machi',
  'pair-wait': 'Out on a pair; danki; tan chao machi',
  'set-of-dragons': 'Dragon pung, Pung of dragons, Kong of dragons',
  'set-of-seat-wind': 'Pung of player’s own wind, Kong of player’s own wind',
  'set-of-round-wind': 'Pung of the wind of the round, Kong of the wind of the round, Prevalent wind',
  'own-flower': 'Flower of own wind, Flower of player’s seat',
  'own-season': 'Season of own wind',
  'little-three-dragons': '; sho san gen',
  'all-pungs': 'Pung hand; toi toi ho',
  'half-flush': 'One suit and honors, Mixed hand; hon itsu; 混一色, hon ii so',
  'full-flush': 'One suit only, Clear hand, Pure flush, Purity; chin itsu; 清一色, chin ii so',
  'fully-concealed': 'Fully concealed hand; men zen tsumo; men zen tsuu mo',
  'terminals-and-honours': 'All terminals and honors; honrōtō; 混老頭',
  'kong-replacement': 'Out on a supplement tile, Out on a replacement; rinshan kaihō; 槓上開花',
  'flower-replacement': 'Out on a supplement tile, Out on a replacement; rinshan kaihō; 花上自摸',
  'robbed-kong': 'Out by robbing a kong, Robbing the kong, Snatching a kong; chankan; 搶槓',
  'last-tile': 'Out on the last tile of the wall, Last tile draw; haite; hai tei rao yue',
  'last-discard': 'Out on the last discard; hote; ho tei rao yui',
  'heavenly-hand': 'Heaven’s blessing, Blessing of heaven; ; 天和',
  'earthly-hand': 'Earth’s blessing, Blessing of earth; ; 地和',
  'thirteen-orphans': 'Thirteen unique wonders, Thirteen grades of imperial treasure; ; 十三幺',
  'nine-gates': 'Gates of heaven, Nine united sons, Nine sacred lamps of lotus; ; 九蓮寶燈',
  'four-kongs': 'Fourfold plenty, Eighteen Buddhas; ; 四槓',
  'all-honours': 'All symbols, All honors; ; 字一色',
  'all-terminals': 'Heads and tails; ; 清老頭',
  'big-three-dragons': 'Three great scholars; ; 大三元',
  'little-four-winds': 'Little four joys, Four small blessings; ; 小四喜',
  'big-four-winds': 'Big four joys, Four big blessings, Four great blessings; ; 大四喜',
  'twofold-fortune': 'Two-fold fortune, Kong on kong',
  'all-green': 'Imperial jade; ; 綠一色',
  'four-concealed-pungs': 'Hidden treasure, Buried treasure',
  'moon-from-the-sea': 'Moon from the bottom of the sea, Plucking the moon from the bottom of the sea',
  'plum-blossom': 'Plum blossom on the roof, Gathering the plum blossom from the roof',
  'carrying-pole': 'Scratching a carrying pole',
  'thirteen-wins': 'Dealer’s 13 consecutive wins',
  pao: 'Discarder responsibility, Liability; ; 包',
  'dead-wall': 'Kong box',
};

/** Values that the sources mention without using them in a profile: “some rules …”, “a common alternative …”. */
const mentioned: { readonly [Id in RuleId | OptionId]?: readonly (string | number)[] } = {
  mahjong: ['10 points'],
  'only-tile': ['2 points'],
  'all-flowers': ['3 doubles', 'limit'],
  'all-seasons': ['3 doubles', 'limit'],
  'full-flush': ['half limit'],
  'fully-concealed': ['2 doubles'],
  'terminals-and-honours': ['2 doubles'],
  'heavenly-hand': ['3 doubles'],
  'earthly-hand': ['half limit'],
  'four-kongs': ['off'],
  'little-four-winds': ['off'],
  'all-green': ['off'],
  'moon-from-the-sea': ['off'],
  'plum-blossom': ['off'],
  'carrying-pole': ['off'],
  'chow-hand-form': ['no-points'],
  'earthly-hand-on': ['either'],
  limit: [1000, 2000],
  payers: ['discarder'],
  'losers-settle': ['no'],
  pao: ['off'],
  'limit-doubles': [6],
  'dead-wall': ['12', 'dice', 'replenished-14', 'none'],
  'win-requirement': ['one-double', 'cleared-hand'],
  washout: ['east-passes'],
  rounds: [1, 2, 3],
  reseat: ['each-round'],
  'bonus-replaced-from': ['live-wall'],
  'bonus-laid-out': ['as-dealt'],
  'claim-priority': ['special-hand-first'],
  'dead-hand-pays': ['net-if-short'],
};

/** What the sources also call an award or option. */
export function namesOf(id: string): Names {
  const [en, ja, zh] = `${ownValue(otherNames, id) ?? ''}; ; `
    .split('; ')
    .map((names) => names.split(', ').filter(Boolean));
  return { en, ja, zh };
}

export const mentionedOf = (id: RuleId | OptionId): readonly (string | number)[] => mentioned[id] ?? [];
