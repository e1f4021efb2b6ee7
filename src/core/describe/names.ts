/**
 * What the sources call the awards and options, apart from the name used here: English synonyms and romanized Japanese
 * and Chinese names of the European rules, English names of the pung-based rules, Chinese names of the complete rules.
 */
import type { OptionId, RuleId } from '../index.js';

/** Other names of an award or option. */
export interface Names {
  en: readonly string[];
  /** Romanized as in the source. */
  ja: readonly string[];
  /** Characters first, then romanized as in the source. */
  zh: readonly string[];
}

/** Families of patterns, as in the tables of the pung-based rules. */
export type RuleFamily = 'chows' | 'pungs' | 'kongs' | 'terminals-and-honours' | 'suits' | 'going-out' | 'special';

const family: Record<RuleFamily, readonly RuleId[]> = {
  chows: ['chow-hand', 'pure-straight'],
  pungs: [
    'pung-of-simples',
    'pung-of-terminals',
    'pung-of-honours',
    'all-pungs',
    'three-concealed-pungs',
    'four-concealed-pungs',
  ],
  kongs: ['kong-of-simples', 'kong-of-terminals', 'kong-of-honours', 'four-kongs'],
  'terminals-and-honours': [
    'pair-of-dragons',
    'pair-of-seat-wind',
    'pair-of-round-wind',
    'set-of-dragons',
    'set-of-seat-wind',
    'set-of-round-wind',
    'little-three-dragons',
    'outside-hand',
    'terminals-and-honours',
    'all-honours',
    'all-terminals',
    'big-three-dragons',
    'little-four-winds',
    'big-four-winds',
  ],
  suits: ['half-flush', 'full-flush', 'all-simples', 'nine-gates', 'all-green'],
  'going-out': [
    'mahjong',
    'self-draw',
    'only-tile',
    'one-chance-chow',
    'pair-wait',
    'concealed-hand',
    'fully-concealed',
    'kong-replacement',
    'flower-replacement',
    'robbed-kong',
    'last-tile',
    'last-discard',
    'original-call',
    'heavenly-hand',
    'earthly-hand',
    'twofold-fortune',
    'moon-from-the-sea',
    'plum-blossom',
    'carrying-pole',
    'thirteen-wins',
  ],
  special: ['flower', 'season', 'own-flower', 'own-season', 'all-flowers', 'all-seasons', 'thirteen-orphans'],
};

/** The families, in the order of the source. */
export const families = Object.freeze(Object.keys(family) as RuleFamily[]);

const familyById = new Map(families.flatMap((name) => family[name].map((id) => [id, name] as const)));

export const familyOf = (id: RuleId): RuleFamily => familyById.get(id)!;

type Written = [english?: string, japanese?: string, chinese?: string];

/** Names are separated by commas. */
const written: { [Id in RuleId | OptionId]?: Written } = {
  mahjong: ['Winning, Mah-jong', 'yaku'],
  'pair-of-seat-wind': ['Pair of player’s own wind'],
  'pair-of-round-wind': ['Pair of wind of the round, Pair of prevalent wind'],
  'self-draw': ['Self-drawn last tile, Self-drawn win', 'tsumo, tsumo ru', 'tsuu mo ho'],
  'only-tile': ['One-chance hand'],
  'one-chance-chow': [
    'Out on a one-chance chow, Out on a one-way chow',
    'kanchan, penchan',
    'kan chan machi, pen chan machi',
  ],
  'pair-wait': ['Out on a pair', 'danki', 'tan chao machi'],
  'set-of-dragons': ['Dragon pung, Pung of dragons, Kong of dragons'],
  'set-of-seat-wind': ['Pung of player’s own wind, Kong of player’s own wind'],
  'set-of-round-wind': ['Pung of the wind of the round, Kong of the wind of the round, Prevalent wind'],
  'own-flower': ['Flower of own wind, Flower of player’s seat'],
  'own-season': ['Season of own wind'],
  'little-three-dragons': ['', 'sho san gen'],
  'all-pungs': ['Pung hand', 'toi toi ho'],
  'half-flush': ['One suit and honors, Mixed hand', 'hon itsu', '混一色, hon ii so'],
  'full-flush': ['One suit only, Clear hand, Pure flush, Purity', 'chin itsu', '清一色, chin ii so'],
  'fully-concealed': ['Fully concealed hand', 'men zen tsumo', 'men zen tsuu mo'],
  'terminals-and-honours': ['All terminals and honors', 'hon rao to', 'hon rao to'],
  'kong-replacement': [
    'Out on a supplement tile, Out on a replacement',
    'rin shan kai ho',
    '槓上開花, rin shan kai ho',
  ],
  'flower-replacement': ['Out on a supplement tile, Out on a replacement', 'rin shan kai ho', 'rin shan kai ho'],
  'robbed-kong': ['Out by robbing a kong, Robbing the kong, Snatching a kong', 'chan kan', 'chan kan'],
  'last-tile': ['Out on the last tile of the wall, Last tile draw', 'haite', 'hai tei rao yue'],
  'last-discard': ['Out on the last discard', 'hote', 'ho tei rao yui'],
  'heavenly-hand': ['Heaven’s blessing, Blessing of heaven', '', '天和'],
  'earthly-hand': ['Earth’s blessing, Blessing of earth', '', '地和'],
  'thirteen-orphans': ['Thirteen unique wonders, Thirteen grades of imperial treasure', '', '十三幺'],
  'nine-gates': ['Gates of heaven, Nine united sons, Nine sacred lamps of lotus', '', '九蓮寶燈'],
  'four-kongs': ['Fourfold plenty, 18 Buddhas, Eighteen Buddhas', '', '四槓'],
  'all-honours': ['All symbols, All honors', '', '字一色'],
  'all-terminals': ['Heads and tails', '', '清老頭'],
  'big-three-dragons': ['Three great scholars', '', '大三元'],
  'little-four-winds': ['Little four joys, Four small blessings', '', '小四喜'],
  'big-four-winds': ['Big four joys, Four big blessings, Four great blessings', '', '大四喜'],
  'twofold-fortune': ['Two-fold fortune, Kong on kong'],
  'all-green': ['Imperial jade', '', '綠一色'],
  'four-concealed-pungs': ['Hidden treasure, Buried treasure'],
  'moon-from-the-sea': ['Moon from the bottom of the sea, Plucking the moon from the bottom of the sea'],
  'plum-blossom': ['Plum blossom on the roof, Gathering the plum blossom from the roof'],
  'carrying-pole': ['Scratching a carrying pole'],
  'thirteen-wins': ['Dealer’s 13 consecutive wins'],
  pao: ['Discarder responsibility, Liability', '', '包'],
  'dead-wall': ['Kong box'],
};

const listed = (text = ''): readonly string[] => text.split(', ').filter(Boolean);

/** What the sources also call an award or option. */
export function namesOf(id: string): Names {
  const [en, ja, zh] = (Object.hasOwn(written, id) && written[id as RuleId]) || [];
  return { en: listed(en), ja: listed(ja), zh: listed(zh) };
}
