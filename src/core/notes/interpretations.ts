/** How each profile interprets its source; `notes.ts` is the module of the package. */
import { profileOf, type ProfileName } from '../profiles/index.js';
import type { MoreProfileName } from '../profiles/more-names.js';
import type { Rules } from '../profiles/declarations.js';

export interface Interpretation {
  /** The source statements interpreted this way, by their ids in `test/fixtures/ledger-rows.json`. */
  rows: readonly string[];
  /** The awards and options that implement the interpretation, with their values. */
  rules: Rules;
  en: string;
  'zh-Hant': string;
}

export type Note = readonly [
  profiles: readonly (ProfileName | MoreProfileName)[],
  rows: string,
  rules: Rules,
  en: string,
  zhHant: string,
];

const MILLINGTON: readonly ProfileName[] = ['classical', 'millington', 'babcock'];
const CLASSICAL: readonly ProfileName[] = ['classical', 'millington', 'british', 'babcock'];
const LIMITED: readonly ProfileName[] = [...CLASSICAL, 'pung-based', 'european'];
const OTHERS: readonly ProfileName[] = ['pung-based', 'family', 'european'];
const ALL: readonly ProfileName[] = [...LIMITED, 'family'];

/** A profile that differs from the book or the association after which it is named. */
type NamedAfter = 'millington' | 'babcock' | 'bmja' | 'dmjl';

/** Where these profiles come from, and how they differ from the books and the associations. */
const origins: Readonly<Record<NamedAfter, Note>> = {
  millington: [
    ['millington'],
    '',
    {},
    'The values are those of the classical table, from an account of the Millington and British schools; Millington’s book of 1977 gives two dozen awards other values, from 10 points for going out to doubles for a loose tile: see millington-1977.',
    '採用古典的數值，出自對米林頓與英國兩派的記述；米林頓一九七七年的書有二十餘項不同，例如和牌十點、補牌和計番：見 millington-1977。',
  ],
  babcock: [
    ['babcock'],
    '',
    {},
    'The values are those of the classical table, from an account of Babcock’s three games; his Red Book of 1923 has a limit of 300, and neither a wind of the round nor flowers: see babcock-1923.',
    '採用古典的數值，出自對巴布科克三種打法的記述；他一九二三年的紅皮書滿貫三百，沒有圈風和花牌：見 babcock-1923。',
  ],
  bmja: [
    ['bmja'],
    '',
    { 'half-flush': 'off', 'kong-replacement': 'off' },
    'These are the association’s rules as kajongg implements them; the association’s book of 2019 gives one double for one suit with honours, and one for a supplemental tile: see bmja-2019.',
    '這是一個程式所採的協會規則；協會二〇一九年的書把混一色、補牌和各計一番：見 bmja-2019。',
  ],
  dmjl: [
    ['dmjl'],
    '',
    { 'thirteen-wins': 'limit after 9' },
    'These are the league’s rules as kajongg implements them, with the limit for East’s ninth win in a row; the program’s own classical rules, on which these are based, are kajongg-classical.',
    '這是一個程式所採的聯盟規則，莊家連和九次是滿貫；它所根據的古典規則：見 kajongg-classical。',
  ],
};

const notes: Note[] = [
  // Points.
  [
    ALL,
    'S0-EX-02 S0-STR-10 S3-LH-03',
    {},
    'A discard exposes the set that it completes. If the tiles can be arranged in several ways, the most valuable one is scored.',
    '別人打的牌所成的面子算明的。牌有幾種排法時，取分數最高的。',
  ],
  [
    ALL,
    'S0-BASE-08 S0-BASE-09 S4-KONG-06',
    {},
    'A claimed kong is exposed. Four alike that were not declared count as a concealed pung.',
    '碰來的槓算明槓。手中四張相同而沒有開槓的，算暗刻。',
  ],
  [
    ['family'],
    'S2-BASE-02',
    { 'pung-of-simples': '2/4 points', 'kong-of-honours': '16/32 points' },
    'The picture with the points for sets is lost: the classical values are used.',
    '原文刻子與槓的點數圖已失，採用古典規則的點數。',
  ],
  [
    [...CLASSICAL, 'european'],
    'S0-PAIR-04 S3-PAIR-01 S3-PAIR-02',
    { 'double-wind-pair': 'both' },
    'A pair of a wind that is both seat and round wind is 4 points.',
    '門風兼圈風的對子計 4 點。',
  ],
  // The wording of the two sources is alike, but the form is not: a list of patterns, and questions about each set.
  [
    ['pung-based'],
    'S1-PAIR-02 S1-DBL-06 S1-DBL-13 S1-DBL-14B',
    { 'double-wind-pair': 'both', 'double-wind-set': 'both' },
    'The list puts the seat and the round wind into one row, as it does with the seat’s flower and season, which also count apart: a wind that is both earns both, 4 points as a pair and two doubles as a set.',
    '原表把門風、圈風併作一列，正如正花、正季也併作一列而各自計番：門風兼圈風的兩者都計，對子 4 點，刻子兩番。',
  ],
  [
    ['family'],
    'S2-PAIR-01 S2-PAIR-02 S2-DBL-02',
    { 'double-wind-pair': 'once', 'double-wind-set': 'once' },
    'The questions are whether a pair is of value and how many sets of value there are, not why: a wind that is both seat and round wind counts once, 2 points as a pair and one double as a set.',
    '原文只問對子是否有價、有價的刻子有幾副，不問緣由：門風兼圈風的只計一次，對子 2 點，刻子一番。',
  ],
  [
    CLASSICAL,
    'S0-WIN-03',
    { 'only-tile': '2 points' },
    'An only tile must be the only kind that completes the hand: 2 2 3 4 waits for 2 and 5, so winning on the 2 earns nothing.',
    '獨聽看手中的牌：二二三四聽二和五，和二不計點。',
  ],
  [
    OTHERS,
    'S1-WIN-05 S2-WIN-01 S2-WIN-02 S3-EX-01',
    { 'one-chance-chow': '2 points', 'pair-wait': '2 points', 'only-tile': 'off' },
    'Waits are judged by the arrangement that is scored, even if other tiles would also have completed the hand.',
    '聽牌看計分的排法，即使別的牌也能和。',
  ],
  [
    ['pung-based', 'european'],
    'S1-WIN-03 S3-WIN-02',
    { 'concealed-hand': '10 points', 'concealed-hand-on': 'any-win' },
    'A concealed hand is 10 points on a discard too; a self-drawn one also earns its double.',
    '門清食和也計 10 點；自摸時除了番以外也計。',
  ],
  [
    CLASSICAL,
    'S0-DW-01C',
    { 'self-draw-from': 'live-wall' },
    'Self-draw points are for a tile from the live wall, not for a replacement tile; a fully concealed hand earns its double with either.',
    '自摸的點數限牌牆的牌，補牌不計；門清加番則兩者都計。',
  ],
  [
    OTHERS,
    'S1-WIN-02 S2-WIN-03 S3-WIN-03',
    { 'self-draw-from': 'any-wall' },
    'A replacement tile is self-drawn like any other.',
    '補牌和也算自摸。',
  ],
  // Ways of going out.
  [
    MILLINGTON,
    'S0-CMP-04 S0-WIN-04 S0-WIN-05 S0-LH-12',
    { 'kong-replacement': '2 points', 'robbed-kong': '2 points' },
    'A kong’s replacement and a robbed kong are 2 points, as the list of points says, not one double, as a comparison says.',
    '槓上開花、搶槓各計 2 點，從計點一節；比較表作一番，不取。',
  ],
  [
    ['british'],
    'S0-CMP-04 S0-WIN-04 S0-WIN-05',
    { 'kong-replacement': '1 double', 'robbed-kong': '1 double' },
    'A kong’s replacement and a robbed kong are one double, as a comparison says, not 2 points.',
    '槓上開花、搶槓各計一番，從比較表，不計 2 點。',
  ],
  [
    CLASSICAL,
    'S0-WIN-04',
    { 'flower-replacement': 'off' },
    'Only a tile drawn for a kong earns the award, not one drawn for a flower, unless that flower was itself drawn for the kong.',
    '只有開槓的補牌計，補花的不計；但開槓補到花、再補的牌照計。',
  ],
  [
    OTHERS,
    'S1-DBL-11 S2-DBL-05 S3-WAY-03',
    { 'flower-replacement': '1 double' },
    'A tile drawn for a flower earns the same award as one drawn for a kong. If the flower was itself drawn for a kong, the award is given once.',
    '補花的牌與開槓的補牌同計。開槓補到花、再補的牌，只計一次。',
  ],
  [
    LIMITED,
    'S3-WAY-04 S1-DBL-12',
    {},
    'A robbed kong is won on a discard of the player who declared it; the tile can only complete a chow, thirteen orphans or nine gates.',
    '搶槓算開槓的人放銃；那張牌只能成順子、十三幺或九蓮寶燈。',
  ],
  [
    LIMITED,
    'S0-CMP-04 S1-DBL-13 S3-WAY-01 S3-WAY-02',
    { 'last-tile': '1 double', 'last-discard': '1 double' },
    'The last tile is the last one of the live wall; the dead wall does not count. A kong robbed after it counts as the last discard.',
    '最後一張指牌牆的，不算牌尾；其後搶槓算河底。',
  ],
  [
    ['european'],
    'S3-WAY-01',
    { 'last-tile-self-draw': 'included' },
    '“Implies self-drawn” means that the double for the last tile includes the points for drawing it.',
    '最後一張的番已含自摸的點數。',
  ],
  [
    ALL,
    'S4-SP-02',
    { 'original-call': 'off' },
    'An original call needs a ready hand after the first discard: one tile short, with any number of winning tiles. No source gives it a value, so it is off until a table sets one.',
    '天聽是打出第一張牌後就聽牌：只差一張，聽幾種都可以。各書沒有給番，要計須自訂。',
  ],
  // Doubles.
  [
    [...CLASSICAL, 'european'],
    'S0-DBL-15 S3-DBL-03 S3-DBL-05',
    { 'double-wind-set': 'both' },
    'A set of a wind that is both seat and round wind is two doubles.',
    '門風兼圈風的刻子計兩番。',
  ],
  [
    MILLINGTON,
    'S0-DBL-07 S0-DBL-08 S0-FLW-05',
    { 'all-flowers': '1 double', 'all-seasons': '1 double', 'flower-sets': 'add-own' },
    'All four flowers or seasons are one double, on top of the double for your own one.',
    '四花或四季齊全，除正花的番以外再計一番。',
  ],
  [
    ['british', 'european'],
    'S0-FLW-05 S3-FLW-03 S3-FLW-04 S3-FLW-05',
    { 'all-flowers': '2 doubles', 'all-seasons': '2 doubles', 'flower-sets': 'add-own' },
    'All four flowers or seasons are two doubles, on top of the double for your own one; all eight are two and two.',
    '四花或四季齊全，除正花的番以外再計兩番；八張齊全是兩番加兩番。',
  ],
  [
    ['pung-based'],
    'S1-DBL-16 S1-DBL-17',
    { 'all-flowers': '4 doubles', 'all-seasons': '4 doubles', 'flower-sets': 'include-own' },
    '“Implies seat flower” means that the four doubles include the one for your own flower.',
    '四番已含正花的一番。',
  ],
  [
    LIMITED,
    'S0-DBL-12 S1-DBL-05 S3-LTD-01',
    { 'little-three-dragons': '1 double' },
    'Little three dragons are three doubles in all, including those for the two sets.',
    '小三元連兩副刻子的番共計三番。',
  ],
  [
    ['family'],
    'S2-DBL-02 S2-DBL-07',
    { 'little-three-dragons': 'off', 'robbed-kong': 'off', 'last-tile': 'off', 'last-discard': 'off' },
    'Anything the text does not mention scores nothing: little three dragons, robbed kongs, the last tile and the last discard.',
    '原文沒有提到的不計：小三元、搶槓、海底、河底。',
  ],
  [
    LIMITED,
    'S0-DBL-10 S0-DBL-11 S1-DBL-10 S1-DBL-15 S0-MATH-09',
    { 'half-flush': '1 double' },
    'A half flush holds at least one honour, a full flush none; they exclude each other. All other doubles add up.',
    '混一色須有字牌，清一色不得有，兩者不並計。其他各番相加。',
  ],
  [
    ['family'],
    'S2-DBL-04 S2-PAIR-02',
    { 'full-flush': '1 double', 'half-flush': '1 double' },
    'One suit with any honours is one double, and so is one suit alone, which the text does not mention.',
    '一門花色帶任何字牌計一番；原文沒有提到的清一色也計一番。',
  ],
  [
    ['pung-based', 'european'],
    'S1-DBL-09 S3-WHD-04',
    { 'terminals-and-honours': '1 double' },
    'The hand must hold both terminals and honours; all pungs is scored as well.',
    '混老頭須幺九、字牌都有；對對和另計。',
  ],
  [
    ['european'],
    'S3-WHD-02',
    { 'chow-hand-form': 'valueless-pair' },
    'The pair of a chow hand must not score; waits and self-draw may.',
    '平和的將不得計點；聽牌、自摸可以。',
  ],
  [['family'], 'S2-DBL-04A', { 'chow-hand-form': 'any-pair' }, 'A chow hand may have any pair.', '平和的將不拘。'],
  [
    ['pung-based'],
    'S1-DBL-08',
    { 'outside-hand': '1 double' },
    'In an outside hand every set and the pair holds a terminal or an honour; “one terminal chow” means at least one.',
    '全帶幺每副面子和將都帶幺九或字牌；「一副幺九順子」指至少一副。',
  ],
  [
    LIMITED,
    'S0-DBL-13 S1-DBL-14 S3-WHD-01',
    { 'fully-concealed-on': 'self-draw' },
    'A fully concealed hand must be self-drawn; concealed kongs do not spoil it.',
    '門清加番須自摸；暗槓無妨。',
  ],
  [
    ['family'],
    'S2-DBL-06',
    { 'fully-concealed-on': 'any-win' },
    'A hand with nothing laid down earns its double on a discard too.',
    '和牌前沒有明牌，食和也計一番。',
  ],
  [
    ['pung-based'],
    'S1-DBL-03',
    { 'three-concealed-pungs': '1 double' },
    'Concealed kongs count among three concealed pungs; a pung that a discard completes does not.',
    '三暗刻含暗槓；食和所成的刻子不算。',
  ],
  // Limit hands and the limit.
  [
    ['classical', 'british', 'babcock', 'european'],
    'S0-LH-02 S3-LH-13 S4-SP-03 S4-SP-04',
    { 'earthly-hand': 'limit', 'earthly-hand-on': 'first-discard' },
    'An earthly hand is won on East’s first discard of the hand and is worth the full limit.',
    '地和是閒家以莊家第一張打出的牌和，計滿貫。',
  ],
  [
    ['millington'],
    'S0-LH-02 S0-LH-15',
    { 'earthly-hand': 'half limit' },
    'An earthly hand is half a limit; a hand that scores more without it keeps its own value.',
    '地和計半個滿貫；本身點數更高的照計。',
  ],
  [
    ['pung-based'],
    'S1-LH-02',
    { 'earthly-hand-on': 'either' },
    '“Goes out in the draw” is read as the first draw; East’s first discard counts too.',
    '地和指第一次摸牌就和；以莊家第一張打出的牌和也算。',
  ],
  [
    LIMITED,
    'S0-LH-01 S1-LH-01 S3-LH-12 S4-SP-01',
    { 'heavenly-hand': 'limit' },
    'A heavenly hand is East’s fourteen dealt tiles after replacing bonus tiles, with no set declared.',
    '天和是莊家補花後的十四張，沒有開槓。',
  ],
  [
    LIMITED,
    'S0-LH-04 S1-LH-08 S3-LH-09',
    { 'nine-gates-wait': 'any' },
    'Nine gates is judged by all fourteen tiles, whichever came last; no set may be declared, but a discard may win.',
    '九蓮寶燈看十四張牌，不問最後一張是哪一張；不得開槓，可以食和。',
  ],
  [
    [...CLASSICAL, 'european'],
    'S0-LH-13 S3-LH-01',
    { 'all-green-dragon': 'optional' },
    'An all-green hand does not need the green dragon.',
    '綠一色不必有發財。',
  ],
  [
    ['pung-based', 'european'],
    'S1-LH-03 S3-LH-03',
    { 'four-concealed-pungs': 'limit' },
    'Four concealed pungs may be won on a discard only if it completes the pair.',
    '四暗刻食和限成將。',
  ],
  [
    [...CLASSICAL, 'pung-based'],
    'S0-LH-11 S1-LH-15',
    { 'twofold-fortune': 'limit' },
    'Kongs of any kind count for twofold fortune, and flowers drawn on the way change nothing.',
    '連槓開花不拘哪種槓，途中補花無妨。',
  ],
  [
    ['pung-based'],
    'S1-LH-12',
    { 'moon-on': 'last-tile' },
    'The moon from the sea must be drawn as the last tile.',
    '海底撈月限自摸最後一張。',
  ],
  [
    ['european'],
    'S3-LH-14',
    { 'moon-on': 'either' },
    'The moon from the sea may be the last discard too.',
    '海底撈月也可以是最後打出的牌。',
  ],
  [
    ['pung-based'],
    'S1-LH-16 S4-END-12',
    { 'thirteen-wins': 'limit' },
    'Hands without a winner do not interrupt thirteen wins of East.',
    '流局不打斷十三連莊。',
  ],
  [
    LIMITED,
    'S0-LIM-01 S3-LIM-01',
    {},
    'A limit hand is worth exactly the limit: nothing is added, and several limit hands at once are paid once. The limit also caps losers’ hands.',
    '滿貫牌正好計滿貫，不加計，多項也只付一次。輸家也以滿貫為限。',
  ],
  [
    ['family'],
    'S2-LIM-01 S2-LH-00 S2-FLW-00',
    { limit: 500, 'limit-doubles': 'none', flower: 'off', 'heavenly-hand': 'off' },
    'Of the two caps, 500 points is used rather than six doubles. The text lists neither flowers nor limit hands, so neither scores.',
    '兩種滿貫取 500 點，不取六番。原文沒有列花牌和滿貫牌，都不計。',
  ],
  // Losers and payments.
  [
    ALL,
    'S0-SET-08 S2-DBL-03',
    {},
    'A loser scores sets, pairs and bonus tiles with their doubles, and little three dragons in profiles that have this double; nothing else, and no limit hands.',
    '輸家計刻子、對子、花牌和它們的番，以及有計的小三元；其他不計，也沒有滿貫牌。',
  ],
  [
    ['european'],
    'S3-PAIR-04',
    {},
    'A loser’s concealed pairs score: the footnote is about exposed pairs, which no loser can have.',
    '輸家的暗對照計：注腳說的是明對，輸家不會有。',
  ],
  [
    ['european'],
    'S3-RND-01',
    { rounding: 'base-to-nearest-10' },
    'Losers’ points are rounded to the nearest ten before doubling, too.',
    '輸家的點數也在加番之前四捨五入到十。',
  ],
  [
    ['family'],
    'S2-RND-01',
    { rounding: 'total-up-to-10' },
    'Totals are rounded up after doubling and before any payment, for losers too; zero stays zero.',
    '加番之後、付帳之前進到十，輸家也是；零仍是零。',
  ],
  [
    CLASSICAL,
    'S0-SET-01 S0-SET-03 S0-EX-08 S0-SET-10',
    { payers: 'all', 'losers-settle': 'yes' },
    'All three pay no matter who discarded, and the losers settle. The example of 40 from each player ignores East’s doubling.',
    '不論誰放銃，三家都付，輸家互相結算。四十點的例子沒有計莊家加倍。',
  ],
  [
    CLASSICAL,
    'S0-PAO-01 S0-PAO-02 S0-MATH-17 S0-STR-16',
    { pao: 'on', 'pao-amount': 'all-shares' },
    'Pao is for the discard that completes the third set of dragons or the fourth of winds while the others lie exposed, provided the hand is worth the limit. It costs what all three would have paid; the losers still settle.',
    '包限於其他幾副都已明，而打出的牌成了第三副三元牌或第四副風牌，並且這樣的牌計滿貫。包的人付三家應付的；輸家照樣結算。',
  ],
  [
    ['pung-based'],
    'S1-PAY-01 S1-PAY-02 S1-EX-01 S1-PAY-04',
    { payers: 'discarder', 'losers-settle': 'no' },
    'On a discard, only the discarder pays, one share, doubled for East; winning 2,000 takes a self-draw. The losers settle only if they have agreed to.',
    '放銃的人只付自己一份，莊家加倍；自摸才可能得 2,000 點。輸家除非說好，不結算。',
  ],
  [
    ['pung-based'],
    'S1-CRIT-02',
    { 'claim-priority': 'nearest-to-east' },
    'Of two players who claim the winning discard, the one nearest to East gets it.',
    '兩家要和同一張牌，離莊家近的先得。',
  ],
  [
    ['european'],
    'S3-PAY-00 S3-SET-01',
    { payers: 'all', 'east-doubles': 'all', 'losers-settle': 'yes' },
    'The page about payments is missing: each loser pays, East pays and receives double, and the losers settle.',
    '付帳的一頁已失：三家都付，莊家收付加倍，輸家互相結算。',
  ],
  [
    ['family'],
    'S2-PAY-02 S2-PAY-03 S2-PAY-04',
    { 'discarder-pays': 2, 'self-draw-pays': 2, 'east-doubles': 'losers-only' },
    'East’s doubling applies only between losers. A self-draw earns its points and is also paid double.',
    '莊家加倍只限輸家之間。自摸既計點，又付兩倍。',
  ],
  [
    ALL,
    'S4-DIS-02 S4-DIS-03',
    { 'dead-hand-pays': 'full' },
    'A dead hand pays everyone in full and collects nothing, even if it is short of tiles.',
    '犯規的照付各家，一無所得，少牌也一樣。',
  ],
  // Play.
  [
    ['classical', 'british', 'babcock'],
    'S0-DW-02A S4-KB-08',
    { 'dead-wall': '14' },
    'The dead wall holds fourteen tiles, the two loose ones among them.',
    '牌尾十四張，含兩張補牌。',
  ],
  [
    ['millington'],
    'S0-DW-02B S4-KB-06',
    { 'dead-wall': '16' },
    'The dead wall holds sixteen tiles, the two loose ones on top of fourteen.',
    '牌尾十六張，十四張之上有兩張補牌。',
  ],
  [
    CLASSICAL,
    'S0-DW-03 S4-GEN-10',
    { 'bonus-replaced-from': 'loose' },
    'Bonus tiles are replaced from the loose tiles.',
    '補花用補牌。',
  ],
  [
    CLASSICAL,
    'S0-DEAL-03 S4-GEN-02',
    { washout: 'east-stays' },
    'East stays East after a hand without a winner.',
    '流局後莊家連莊。',
  ],
  [
    CLASSICAL,
    'S4-CLM-01 S4-CLM-03',
    { 'claim-priority': 'nearest-after-discarder' },
    'Of equal claims, the player whose turn comes first after the discarder wins.',
    '同級的叫牌，放銃者下家近的先得。',
  ],
  [
    ['babcock'],
    'S4-GEN-01 S4-END-05',
    { 'win-requirement': 'mixed-hand' },
    'This is the mixed-hand game with classical values, as the account of it gives none; set `win-requirement` for the one-double and cleared-hand games.',
    '混牌打法，點數從古典規則，因為所據的記述沒有點數；一番打法、清牌打法請聲明 win-requirement。',
  ],
  [
    ['babcock'],
    'S4-GEN-05 S4-SEAT-01',
    { reseat: 'each-round' },
    'Seats are drawn again after each round. The collection that quotes this law also names its author among those who keep the order of seats for the whole game.',
    '每圈重新抓位。引這一條的彙編，在整局不換座次的一條也列了同一位作者。',
  ],
  [
    ['british'],
    'S0-LIM-02 S0-SET-15',
    { limit: 1000 },
    'The source names limits of 500, 1,000 and 2,000; 1,000, the most common one today, is used.',
    '所列滿貫有 500、1,000、2,000，取今日最常用的 1,000。',
  ],
  ...Object.values(origins),
  // The associations, whose rules are known from a program.
  [
    ['dmjl', 'bmja'],
    '',
    {},
    'The fines of the program are left out: most are for discards that are named wrongly, and some are divided among players.',
    '程式的罰則沒有列入：多半罰報錯牌名，有的由幾家分攤。',
  ],
  [
    ['dmjl'],
    '',
    { 'three-concealed-pungs': '1 double for everyone', 'big-three-dragons': '2 doubles for everyone' },
    'The doubles for three concealed pungs, little four winds, big three dragons and big four winds also count for losers.',
    '三暗刻、小四喜、大三元、大四喜的番，輸家也有。',
  ],
  [
    ['dmjl'],
    '',
    { pao: 'on', 'big-three-dragons': '2 doubles for everyone', 'big-four-winds': '2 doubles for everyone' },
    'Pao is for hands worth the limit: as big three dragons and big four winds are two doubles, nobody pays for all unless a table makes them limit hands.',
    '包限於滿貫的牌：大三元、大四喜只計兩番，所以沒有人付三家，除非本桌定為滿貫。',
  ],
  [
    ['bmja'],
    '',
    { pao: 'on', '--three-great-scholars': 'limit if big-three-dragons, no-chow', 'big-four-winds': 'limit' },
    'Whoever discards the third dragon for three great scholars, or the fourth wind for big four winds, while the other sets lie exposed pays for all.',
    '其他幾副都已明，打出第三副三元牌成無順子的大三元，或打出第四副風牌成大四喜的人付三家。',
  ],
  [
    ['dmjl'],
    '',
    { 'pair-wait': '2 points', '--pair-wait-of-majors': '2 points if pair-completed, not won-on-simple' },
    'Completing the pair is worth 2 points, and 2 more if the winning tile is a terminal or an honour.',
    '單吊得二點，吊幺九或字牌再加二點。',
  ],
  [
    ['bmja'],
    '',
    { '--calling-all-green': '2/5 limit for losers if calling all-green' },
    'A loser who waits for any limit hand that can be waited for scores 2/5 of the limit, and for a half-limit hand 1/5.',
    '輸家聽任何一種可聽的滿貫牌得滿貫的五分之二，聽半滿貫的牌得五分之一。',
  ],
  [
    ['bmja'],
    '',
    { 'most-chows': 1 },
    'A winning hand with more than one chow is refused, unless it is a special hand.',
    '和牌不得有一組以上的順子，特殊牌型不在此限。',
  ],
  [
    ['dmjl', 'bmja'],
    '',
    { 'original-call': '1 double' },
    'An original call is a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change until it wins.',
    '天聽指第一次出牌後即聽牌（聽幾種皆可），並且到和牌為止不改變。',
  ],
];

/** Adds notes on the profiles of `mahjong-elements/core/profiles.js`, which few pages show. */
export const addNotes = (more: readonly Note[]): void => void notes.push(...more);

const interpretation = ([, rows, rules, en, zhHant]: Note): Interpretation => ({
  rows: rows.split(' ').filter(Boolean),
  rules: { ...rules },
  en,
  'zh-Hant': zhHant,
});

/** Returns how a built-in profile interprets its source. @throws {RulesError} `unknown-profile` */
export function interpretationsOf(name: ProfileName | (string & {})): Interpretation[] {
  const { name: known } = profileOf(name);
  return notes.filter(([profiles]) => (profiles as readonly string[]).includes(known)).map(interpretation);
}

/** Where a profile comes from, if it differs from the book or the association after which it is named. */
export const originOf = (name: string): Interpretation | undefined =>
  Object.hasOwn(origins, name) ? interpretation(origins[name as NamedAfter]) : undefined;
