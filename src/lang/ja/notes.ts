/** Japanese: how the sources of the profiles are read. It loads with `<mj-rules>`. */
import type { NotesTexts } from '../types.js';

/** By the English sentence. */
export const notes: Readonly<Record<string, string>> = {
  'A discard exposes the set that it completes. If the tiles can be arranged in several ways, the most valuable one is scored.':
    '他家の捨て牌で完成した面子は明と数える。牌の分け方がいくつかあるときは、最も高い分け方で計算する。',
  'A claimed kong is exposed. Four alike that were not declared count as a concealed pung.':
    '捨て牌を取った槓は明槓。槓を宣言していない同じ牌4枚は暗刻と数える。',
  'The picture with the points for sets is lost: the classical values are used.':
    '面子の点数を示した図が失われているため、古典ルールの値を使う。',
  'A pair of a wind that is both seat and round wind is 4 points.': '自風であり場風でもある風牌の対子は4符。',
  'The list puts the seat and the round wind into one row, as it does with the seat’s flower and season, which also count apart: a wind that is both earns both, 4 points as a pair and two doubles as a set.':
    '表は自風と場風を1行にまとめているが、自分の花牌と季節牌も1行でありながら別々に数える。そこで、自風であり場風でもある風牌は両方を数え、対子なら4符、刻子なら2翻とする。',
  'The questions are whether a pair is of value and how many sets of value there are, not why: a wind that is both seat and round wind counts once, 2 points as a pair and one double as a set.':
    '原典が問うのは、価値のある対子かどうかと、価値のある刻子がいくつあるかであり、その理由ではない。そこで、自風であり場風でもある風牌は1回だけ数え、対子なら2符、刻子なら1翻とする。',
  'An only tile must be the only kind that completes the hand: 2 2 3 4 waits for 2 and 5, so winning on the 2 earns nothing.':
    '一種待ちは、手を完成させる牌が1種類しかない場合に限る。二二三四は二と五を待つので、二で和了しても数えない。',
  'Waits are judged by the arrangement that is scored, even if other tiles would also have completed the hand.':
    '待ちは計算する分け方で判断し、ほかの牌で和了できたとしても変わらない。',
  'A concealed hand is 10 points on a discard too; a self-drawn one also earns its double.':
    '門前加符の10符はロンでもつく。ツモならさらに翻がつく。',
  'Self-draw points are for a tile from the live wall, not for a replacement tile; a fully concealed hand earns its double with either.':
    'ツモの符は壁牌からのツモだけにつき、嶺上牌にはつかない。門前清の翻はどちらにもつく。',
  'A replacement tile is self-drawn like any other.': '嶺上牌もほかの牌と同じくツモである。',
  'A kong’s replacement and a robbed kong are 2 points, as the list of points says, not one double, as a comparison says.':
    '嶺上開花と搶槓は、点数の一覧のとおり2符とし、比較表にある1翻とはしない。',
  'A kong’s replacement and a robbed kong are one double, as a comparison says, not 2 points.':
    '嶺上開花と搶槓は、比較表のとおり1翻とし、2符とはしない。',
  'Only a tile drawn for a kong earns the award, not one drawn for a flower, unless that flower was itself drawn for the kong.':
    'つくのは槓の嶺上牌だけで、花牌の補充牌にはつかない。ただし、その花牌自体が槓の嶺上牌だった場合はつく。',
  'A tile drawn for a flower earns the same award as one drawn for a kong. If the flower was itself drawn for a kong, the award is given once.':
    '花牌の補充牌にも、槓の嶺上牌と同じ役がつく。槓の嶺上牌として花牌を引いた場合は、1回だけつく。',
  'A robbed kong is won on a discard of the player who declared it; the tile can only complete a chow, thirteen orphans or nine gates.':
    '搶槓は、槓を宣言した人からのロンである。その牌で完成するのは順子、国士無双、九蓮宝燈に限る。',
  'The last tile is the last one of the live wall; the dead wall does not count. A kong robbed after it counts as the last discard.':
    '最後の牌とは壁牌の最後の牌で、王牌は含まない。その後の搶槓は河底と数える。',
  '“Implies self-drawn” means that the double for the last tile includes the points for drawing it.':
    '「ツモを含む」とは、海底の翻がツモの符を含むという意味である。',
  'An original call needs a ready hand after the first discard: one tile short, with any number of winning tiles. No source gives it a value, so it is off until a table sets one.':
    '第一打での聴牌とは、第一打の後にあと1枚で和了できることで、待ちの種類は問わない。値を示す原典がないので、卓で決めないかぎり数えない。',
  'A set of a wind that is both seat and round wind is two doubles.': '自風であり場風でもある風牌の刻子は2翻。',
  'All four flowers or seasons are one double, on top of the double for your own one.':
    '花牌4枚揃い、季節牌4枚揃いはそれぞれ1翻で、自分の牌の1翻は別につく。',
  'All four flowers or seasons are two doubles, on top of the double for your own one; all eight are two and two.':
    '花牌4枚揃い、季節牌4枚揃いはそれぞれ2翻で、自分の牌の1翻は別につく。8枚すべて揃えば合わせて4翻。',
  '“Implies seat flower” means that the four doubles include the one for your own flower.':
    '「自分の花牌を含む」とは、4翻が自分の花牌の1翻を含むという意味である。',
  'Little three dragons are three doubles in all, including those for the two sets.':
    '小三元は、刻子2組の翻を合わせて全部で3翻。',
  'Anything the text does not mention scores nothing: little three dragons, robbed kongs, the last tile and the last discard.':
    '原典にないものは数えない。小三元、搶槓、海底、河底がそうである。',
  'A half flush holds at least one honour, a full flush none; they exclude each other. All other doubles add up.':
    '混一色には字牌が1枚以上あり、清一色には1枚もない。両方がつくことはない。ほかの翻はすべて加算する。',
  'One suit with any honours is one double, and so is one suit alone, which the text does not mention.':
    '一色と字牌の手は1翻。原典が触れていない清一色も1翻とする。',
  'The hand must hold both terminals and honours; all pungs is scored as well.':
    '手には老頭牌と字牌の両方が必要で、対々和も別につく。',
  'The pair of a chow hand must not score; waits and self-draw may.':
    '平和の対子は符のつかないものに限る。待ちやツモに符がついてもよい。',
  'A chow hand may have any pair.': '平和の対子は何でもよい。',
  'In an outside hand every set and the pair holds a terminal or an honour; “one terminal chow” means at least one.':
    '全帯么では、すべての面子と対子に么九牌がある。「么九牌の順子1組」とは、1組以上の意味である。',
  'A fully concealed hand must be self-drawn; concealed kongs do not spoil it.':
    '門前清はツモに限る。暗槓があってもよい。',
  'A hand with nothing laid down earns its double on a discard too.': '何も晒していない手には、ロンでも翻がつく。',
  'Concealed kongs count among three concealed pungs; a pung that a discard completes does not.':
    '三暗刻には暗槓も含める。ロンで完成した刻子は含めない。',
  'An earthly hand is won on East’s first discard of the hand and is worth the full limit.':
    '地和は親の第一打でのロンで、満貫とする。',
  'An earthly hand is half a limit; a hand that scores more without it keeps its own value.':
    '地和は半満貫とする。それがなくてもさらに高い手は、その点数のままである。',
  '“Goes out in the draw” is read as the first draw; East’s first discard counts too.':
    '「ツモで和了」は最初のツモと読む。親の第一打でのロンも認める。',
  'A heavenly hand is East’s fourteen dealt tiles after replacing bonus tiles, with no set declared.':
    '天和は、花牌を補充した後の親の14枚で、槓を宣言していないもの。',
  'Nine gates is judged by all fourteen tiles, whichever came last; no set may be declared, but a discard may win.':
    '九蓮宝燈は14枚で判断し、最後の牌がどれかは問わない。槓を宣言してはならないが、ロンでもよい。',
  'An all-green hand does not need the green dragon.': '緑一色に發はなくてもよい。',
  'Four concealed pungs may be won on a discard only if it completes the pair.':
    '四暗刻は、対子を完成させる場合に限りロンできる。',
  'Kongs of any kind count for twofold fortune, and flowers drawn on the way change nothing.':
    '連槓開花の槓は種類を問わない。途中で花牌を引いても変わらない。',
  'The moon from the sea must be drawn as the last tile.': '一筒摸月は、最後の牌をツモった場合に限る。',
  'The moon from the sea may be the last discard too.': '一筒摸月は、最後の捨て牌でもよい。',
  'Hands without a winner do not interrupt thirteen wins of East.': '流局は親の13連勝を中断しない。',
  'A limit hand is worth exactly the limit: nothing is added, and several limit hands at once are paid once. The limit also caps losers’ hands.':
    '役満貫はちょうど満貫で、何も加えない。いくつ重なっても1回だけ払う。和了していない人の手も満貫を上限とする。',
  'Of the two caps, 500 points is used rather than six doubles. The text lists neither flowers nor limit hands, so neither scores.':
    '2つの上限のうち、6翻ではなく500点を使う。原典は花牌も役満貫も挙げていないので、どちらも数えない。',
  'A loser scores sets, pairs and bonus tiles with their doubles, and little three dragons in profiles that have this double; nothing else, and no limit hands.':
    '和了していない人は、刻子、対子、花牌とその翻、それにルールにあれば小三元を数える。ほかのものと役満貫は数えない。',
  'A loser’s concealed pairs score: the footnote is about exposed pairs, which no loser can have.':
    '和了していない人の手の内の対子も数える。注にあるのは晒した対子で、和了していない人にはありえない。',
  'Losers’ points are rounded to the nearest ten before doubling, too.':
    '和了していない人の符も、翻を掛ける前に一の位を四捨五入する。',
  'Totals are rounded up after doubling and before any payment, for losers too; zero stays zero.':
    '得点は、翻を掛けた後、支払いの前に一の位を切り上げる。和了していない人も同じで、0は0のままである。',
  'All three pay no matter who discarded, and the losers settle. The example of 40 from each player ignores East’s doubling.':
    '放銃者がだれでも3人とも払い、和了していない者同士も精算する。全員から40点という例では、親の倍払いを考えていない。',
  'Pao is for the discard that completes the third set of dragons or the fourth of winds while the others lie exposed, provided the hand is worth the limit. It costs what all three would have paid; the losers still settle.':
    '包は、ほかの刻子が晒されているところへ、三元牌の3組目または風牌の4組目を完成させる牌を捨てたときで、その手が満貫になる場合に限る。3人が払うはずの全額を払う。和了していない者同士の精算は行う。',
  'On a discard, only the discarder pays, one share, doubled for East; winning 2,000 takes a self-draw. The losers settle only if they have agreed to.':
    'ロンでは放銃者だけが1人分を払い、親なら2倍になる。2,000点を得るにはツモが必要である。和了していない者同士は、取り決めがあるときだけ精算する。',
  'Of two players who claim the winning discard, the one nearest to East gets it.':
    '2人が同じ牌でロンしたときは、東家に近い人が取る。',
  'The page about payments is missing: each loser pays, East pays and receives double, and the losers settle.':
    '支払いのページが失われている。3人とも払い、親は倍払い・倍取りで、和了していない者同士も精算するものとする。',
  'East’s doubling applies only between losers. A self-draw earns its points and is also paid double.':
    '親の倍払い・倍取りは和了していない者同士だけである。ツモには符がつき、支払いも2倍になる。',
  'A dead hand pays everyone in full and collects nothing, even if it is short of tiles.':
    '和了放棄の手は全員に全額を払い、何も受け取らない。少牌でも同じである。',
  'The dead wall holds fourteen tiles, the two loose ones among them.': '王牌は14枚で、嶺上牌2枚を含む。',
  'The dead wall holds sixteen tiles, the two loose ones on top of fourteen.':
    '王牌は16枚で、14枚の上に嶺上牌2枚が載る。',
  'Bonus tiles are replaced from the loose tiles.': '花牌は嶺上牌で補充する。',
  'East stays East after a hand without a winner.': '流局の後も親は連荘する。',
  'Of equal claims, the player whose turn comes first after the discarder wins.':
    '同じ発声が重なったときは、捨てた人の次から数えて先に番が来る人を優先する。',
  'This is the mixed-hand game with classical values, as the account of it gives none; set `win-requirement` for the one-double and cleared-hand games.':
    '雑色の手も和了できる打ち方で、拠った記述に値がないため、点数は古典ルールによる。1翻縛りや一色に限る打ち方は win-requirement で指定する。',
  'Seats are drawn again after each round. The collection that quotes this law also names its author among those who keep the order of seats for the whole game.':
    '場が終わるごとに場所を決め直す。ただし、この規定を引く規定集は、対局を通じて席を変えない著者としても同じ人を挙げている。',
  'The source names limits of 500, 1,000 and 2,000; 1,000, the most common one today, is used.':
    '原典が挙げる満貫は500点、1,000点、2,000点である。現在最も一般的な1,000点を使う。',
  'The doubles for three concealed pungs, little four winds, big three dragons and big four winds also count for losers.':
    '三暗刻、小四喜、大三元、大四喜の翻は、和了していない人にもつく。',
  'Pao is for hands worth the limit: as big three dragons and big four winds are two doubles, nobody pays for all unless a table makes them limit hands.':
    '包は満貫の手に限る。大三元と大四喜は2翻なので、卓で役満貫としないかぎり、1人が全員分を払うことはない。',
  'Whoever discards the third dragon for three great scholars, or the fourth wind for big four winds, while the other sets lie exposed pays for all.':
    'ほかの刻子が晒されているところへ、順子のない大三元の3組目の三元牌、または大四喜の4組目の風牌を捨てた人が、全員分を払う。',
  'Completing the pair is worth 2 points, and 2 more if the winning tile is a terminal or an honour.':
    '単騎待ちは2符。和了牌が么九牌なら、さらに2符。',
  'A loser who waits for any limit hand that can be waited for scores 2/5 of the limit, and for a half-limit hand 1/5.':
    '役満貫を待っていた人は満貫の2/5、半満貫の手を待っていた人は1/5を得る。待ちの形がある役満貫に限る。',
  'A winning hand with more than one chow is refused, unless it is a special hand.':
    '順子が2組以上ある手は和了できない。特殊な和了形は別とする。',
  'An original call is a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change until it wins.':
    '第一打での聴牌とは、第一打の後にあと1枚で和了でき（待ちの種類は問わない）、和了まで手を変えないこと。',
  'The values are those of the classical table, from an account of the Millington and British schools; Millington’s book of 1977 gives two dozen awards other values, from 10 points for going out to doubles for a loose tile: see millington-1977.':
    '古典ルールの表の値で、ミリントンと英国式についての記述による。ミリントンの1977年の本では、和了の10符から嶺上牌の翻まで、二十数項目の値が異なる。millington-1977を参照。',
  'The values are those of the classical table, from an account of Babcock’s three games; his Red Book of 1923 has a limit of 300, and neither a wind of the round nor flowers: see babcock-1923.':
    '古典ルールの表の値で、バブコックの3種の打ち方についての記述による。1923年の「赤本」では満貫が300点で、場風も花牌もない。babcock-1923を参照。',
  'These are the association’s rules as kajongg implements them; the association’s book of 2019 gives one double for one suit with honours, and one for a supplemental tile: see bmja-2019.':
    '協会のルールをkajonggというプログラムの形で採ったもの。協会の2019年の本では、混一色と、補充牌での和了がそれぞれ1翻になる。bmja-2019を参照。',
  'These are the league’s rules as kajongg implements them, with the limit for East’s ninth win in a row; the program’s own classical rules, on which these are based, are kajongg-classical.':
    '連盟のルールをkajonggというプログラムの形で採ったもの。親の9連勝は満貫。もとになったkajongg独自の古典ルールはkajongg-classicalである。',
  'What was seen of the source gives no value to an original call (a hand that is ready after the first discard: one tile short, with any number of winning tiles), so it is off.':
    '確認できた範囲の原典には、第一打での聴牌（第一打の後にあと1枚で和了できること。待ちの種類は問わない）の値がないので、数えない。',
  'The only place takes into account tiles of which all four are exposed on the table: `seen` names them.':
    '一種待ちは、4枚とも場に見えている牌も考えに入れる。その牌は `seen` で指定する。',
  'Three dragon sets are two doubles for every player, and the limit for a winner without a chow.':
    '三元牌の刻子3組は、和了していない人にも2翻つく。順子なしで和了すれば満貫。',
  'The own flower and the own season are one double together, and nothing alone.':
    '自分の花牌と季節牌が両方あれば合わせて1翻で、片方だけではつかない。',
  'The figure of the limit was not seen; 500 is the usual one.':
    '満貫の点数は確認できていないので、一般的な500点とする。',
  'All honours are the limit, and where a table plays without one, two doubles and the one for terminals and honours.':
    '字一色は満貫。満貫を設けない卓では2翻に混老頭の1翻を加える。',
  'A kong claimed with three tiles in hand counts as concealed in all but its points: as a concealed pung, in a concealed hand, and in limit hands that must be concealed.':
    '大明槓は、符のほかでは暗槓の扱いで、暗刻にも門前にも数える。門前に限る役満貫でも同じ。',
  'A player is liable for a discard that feeds dragons, winds, one suit, honours, terminals or all green, and then pays the debts of everybody. In the book, also for some discards when the wall is nearly used up, and not if there was no choice.':
    '三元牌・風牌・清一色・字牌・老頭牌・緑一色を食わせた人は包で、他家同士の差も払う。原書では壁牌が尽きかけたときの危険牌も対象で、ほかに打つ牌がなければ免れる。',
  'Whoever discards a tile that is claimed for such a hand once it shows is liable, also if somebody else discards the last tile or the winner draws it. The pair of the third dragon or the fourth wind is enough, as in the program that follows the book.':
    'こうした手が見えた後は、そのために鳴かれた牌を捨てた人が包で、最後の牌をほかの人が捨てても、ツモでも同じ。原書に沿うプログラムと同じく、3種目の三元牌や4種目の風牌は対子でも包になる。',
  'These are the default options of the program: 20 points for going out, a limit of 1,000, and claimed kongs that do not count as concealed.':
    'プログラムの初期設定による。和了は20符、満貫は1,000点で、大明槓は暗槓の扱いにしない。',
  'A kong declared before play does not keep the program from giving heaven’s or earth’s blessing: it asks only that nobody has discarded, or that East alone has.':
    '開局前に槓をしても天和・地和になる。プログラムは、まだ誰も、または東家だけが捨てたことだけを条件とする。',
  'Its text also gives the moon from the sea for the last discard, but its code requires a drawn tile; the code is followed.':
    '説明文では最後の捨て牌でも一筒摸月になるが、プログラムではツモに限る。ここではプログラムに従う。',
  'In the program, the losers do not settle with one another after somebody was liable.':
    'プログラムでは、包があると他家同士は精算しない。',
  'One suit with honours and a supplemental tile are one double each in all three sources, and robbing a kong of 2 bamboos is not among the special hands.':
    '3つの資料のどれでも、混一色と、補充牌での和了はそれぞれ1翻で、二索搶槓は特殊な和了形に入っていない。',
  'No other double counts with purity, and a special hand scores its bonus tiles on top, with doubles of their own.':
    '純一色にはほかの翻がつかない。特殊な手には花牌の点と翻を別に加える。',
  'One source lists the double for the own flower and the two for all four, another says two in all; both are given.':
    '自分の花牌の1翻と4枚揃いの2翻を並べて挙げる資料と、合わせて2翻とする資料がある。ここでは両方がつく。',
  'An original call, a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change, is one double for every player, and one more for a winner. Players need not announce that they are fishing.':
    '第一打で聴牌し（待ちはいくつでもよい）、手を変えなければ誰にでも1翻、和了すればもう1翻。聴牌を宣言しなくてもよい。',
  'A winner whose hand was locked at any time after the first turn has 100 points, also after an original call, a hand that is ready after the first discard: one tile short, with any number of winning tiles.':
    '第1巡より後に手を固定して和了すれば100点。第一打で聴牌した手（待ちはいくつでもよい）も100点。',
  'The source gives the limit as “say, 600”. Four wind sets are not in its list of limit hands, but three with a pair of the fourth are, so both are the limit.':
    '原典は満貫を「たとえば600点」としている。役満貫の一覧に大四喜はないが小四喜はあるので、どちらも満貫とする。',
  'Three dragon sets, and three wind sets with a pair or a set of the fourth, are the limit for losers too.':
    '三元牌の刻子3組と、風牌の刻子3組に残る1種の対子か刻子は、和了していない人も満貫になる。',
  'Discards that feed one suit after three exposed pungs, or ones and nines after three exposed sets, are liable too, and losers do not settle then. A false mah-jongg costs twice the limit to each player.':
    '一色の刻子を3副露した人、または老頭牌の面子を3副露した人に食わせても包になり、そのとき他家同士は精算しない。誤った和了は各家に満貫の2倍を払う。',
  'The guide itself was not seen. Of its 33 special hands, those whose pattern is plain from a record of it are declared.':
    '原典そのものは確認できていない。33種の特殊な和了形のうち、記録から牌の構成がわかるものを収めた。',
  'The double for a concealed hand is for wins from the wall.': '門前清の翻はツモに限る。',
  'After somebody is liable there is no other settlement. For which hands a player is liable was not seen.':
    '包があるとほかの精算はない。どの手が包になるかは確認できなかった。',
  'A special hand scores its bonus tiles on top of the limit: the record has a limit hand of 1,008 points.':
    '特殊な手は満貫に花牌の点を加える。記録には1,008点の満貫がある。',
  'The two doubles for all four flowers are taken to include the one for the own flower.':
    '花牌4枚揃いの2翻は、自分の花牌の1翻を含むものと読む。',
  'A false mah-jongg costs half a limit to each player.': '誤った和了は各家に満貫の半分を払う。',
  'The list of special hands was not seen, except that some are worth half or twice the limit; the classical limit hands are kept.':
    '特殊な和了形の一覧は確認できておらず、半満貫や満貫の2倍のものがあることだけがわかっている。古典ルールの役満貫をそのまま使う。',
  'A hand of fewer than 100 points after doubling may not go out.': '翻をかけて100点に満たない手は和了できない。',
  'Fines of 10 to 100 points are left out: which errors they are for was not seen.':
    '10点から100点の罰符は収めていない。どの反則のものか確認できなかった。',
  'The three doubles for all four flowers are taken to include the one for the own flower.':
    '花牌4枚揃いの3翻は、自分の花牌の1翻を含むものと読む。',
  'A flush with honours counts by its suit sets: one double, two with three suit sets, three with four.':
    '混一色の翻は数牌の面子の数による。3組なら2翻、4組なら3翻、それ以外は1翻。',
  'Points are rounded to the nearest ten, as they were until 2003.':
    '符は一の位を四捨五入する。2003年までの数え方である。',
  'Points are rounded up to tens, as they have been since 2004.': '符は一の位を切り上げる。2004年からの数え方である。',
  'The discarder pays what all three would have paid, and the losers do not settle.':
    '放銃者が3人分の全額を払い、和了していない者同士は精算しない。',
  'Two points for a single wait are taken to be for edge and middle waits, and for the pair.':
    '一種待ちの2符は、辺張、嵌張、単騎につくものと読む。',
  'Whoever discards the tile for the open set that makes three dragons or four winds certain is liable. In the source, a player may not win on a tile of a kind discarded before; here, any discard may be won on.':
    '大三元や四喜和を確定させる牌を鳴かせた人が包になる。原典では自分が捨てたことのある牌でロンできないが、ここではどの捨て牌でもロンできる。',
  'The transcription of the booklet has four doubles each for clean, very clean, pure and honours only, and values and the numbers of footnotes were probably swapped there: one, two, three and three are used.':
    '冊子の写しでは、一色の3つの段階（原語は「清」「極清」「純」に当たる）と字一色がどれも4翻である。値と注の番号を取り違えたものとみて、1翻、2翻、3翻、3翻とする。',
  'Whether ordinary hands are capped was not seen. The limit hands of 2,000, 1,000, 500 and 250 points are parts of a limit of 2,000 here, which holds for all hands.':
    '普通の手に上限があるかどうかは確認できていない。ここでは満貫を2,000点としてすべての手の上限とし、2,000点、1,000点、500点、250点の役満貫をその全部または一部とする。',
  'Doubles for three and four concealed pungs do not add up, nor do those for clean, very clean and pure hands: only the best counts.':
    '三暗刻と四暗刻、また清・極清・純の翻は重ならず、最高のものだけを数える。',
  'Ten points for completing a pair of one bamboo with a one of circles in its place are left out.':
    '一筒を一索の代わりにして対子を完成させたときの10符は、収めていない。',
  'The source has no rule under which one player pays for all, so nobody is liable.':
    '原典には1人が全員分を払う規則がないので、包はない。',
  'Little three dragons are a double for the winner only.': '小三元の翻は和了した人だけにつく。',
  'The book has no wind of the round and no flowers: only the own wind and the dragons double.':
    '原典には場風も花牌もない。翻がつくのは自風と三元牌だけである。',
  'The score sheet was not seen: the values of one suit, all honours, the original hand and a loose tile are those of the classical rules, and nothing is given for a hand without runs beyond its double.':
    '点数表は確認できていない。清一色、字一色、配牌での和了、嶺上牌での和了の値は古典ルールにより、順子のない手には翻のほかに何もつけない。',
  'The four-wind hand is the limit only by agreement, so it is off.':
    '四喜和が満貫になるのは取り決めがあるときだけなので、数えない。',
  'The other limit hands are the classical ones, as the list of the book was not seen.':
    'そのほかの役満貫は古典ルールによる。原書の一覧は確認できていない。',
  'This is the game without a limit, in which limit hands are worth their points and doubles.':
    '満貫のない打ち方で、役満貫の形も符と翻だけで数える。',
  'The table of sets and the value of pairs were not seen; the usual ones are used.':
    '面子の点数表と対子の値は確認できていないので、一般的な値を使う。',
  'The only place is the pair or the middle tile of a run, not the end of a run that is open at one side only.':
    '待ちの点は単騎と嵌張につき、辺張にはつかない。',
  'East’s ninth win in a row is the limit, and the deal then passes.': '親の9連勝は満貫で、そのあと親が流れる。',
  'In the program, a claimed kong counts as concealed for doubles; here it is exposed, as in the classical rules.':
    'プログラムでは大明槓を翻の計算で暗と数えるが、ここでは古典ルールのとおり明とする。',
  'The fines of the program are left out: most are for discards that are named wrongly, and some are divided among players.':
    'プログラムの罰符は収めていない。多くは捨て牌の名を言い間違えたときのもので、何人かで分けるものもある。',
  'In the program, the players decide when a discarder pays for all (a dangerous game); here, the classical rule applies.':
    'プログラムでは、放銃者が全員分を払うかどうかを対局者が決める。ここでは古典ルールに従う。',
  'Nine gates are refused if the fourteenth tile is a one or a nine.': '14枚目が1か9なら、九蓮宝燈とは認めない。',
  'The last tile doubles whether it is drawn or discarded, and nobody is liable.':
    '最後の牌は、ツモでもロンでも翻がつく。包はない。',
};

export const jaNotes: NotesTexts = { interpretation: (one) => notes[one.en] ?? one.en };
