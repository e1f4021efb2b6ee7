/** Deutsch: wie die Quellen der Regeln gelesen werden. Lädt mit `<mj-rules>`. */
import type { NotesTexts } from '../types.js';

/** Nach dem englischen Satz. */
export const notes: Readonly<Record<string, string>> = {
  'The values are those of the classical table, from an account of the Millington and British schools; Millington’s book of 1977 gives two dozen awards other values, from 10 points for going out to doubles for a loose tile: see millington-1977.':
    'Die Werte der klassischen Regeln, nach einer Beschreibung der Schule Millingtons und der britischen; Millingtons Buch von 1977 weicht in zwei Dutzend Wertungen ab, von 10 Punkten für Mah-Jongg bis zu Verdopplungen für Ersatzziegel: siehe millington-1977.',
  'The values are those of the classical table, from an account of Babcock’s three games; his Red Book of 1923 has a limit of 300, and neither a wind of the round nor flowers: see babcock-1923.':
    'Die Werte der klassischen Regeln, nach einer Beschreibung von Babcocks drei Spielweisen; sein „Red Book“ von 1923 hat ein Limit von 300 und weder Rundenwind noch Blumen: siehe babcock-1923.',
  'These are the association’s rules as kajongg implements them; the association’s book of 2019 gives one double for one suit with honours, and one for a supplemental tile: see bmja-2019.':
    'Die Regeln des britischen Verbandes, wie sie das Programm kajongg umsetzt; das Buch des Verbandes von 2019 gibt je eine Verdopplung für eine Farbe mit Bildziegeln und für einen Ersatzziegel: siehe bmja-2019.',
  'These are the league’s rules as kajongg implements them, with the limit for East’s ninth win in a row; the program’s own classical rules, on which these are based, are kajongg-classical.':
    'Die Regeln der Liga, wie sie das Programm kajongg umsetzt, mit dem Limit für den neunten Gewinn von Ost in Folge; die eigenen klassischen Regeln des Programms, auf denen sie beruhen, sind kajongg-classical.',
  'A discard exposes the set that it completes. If the tiles can be arranged in several ways, the most valuable one is scored.':
    'Eine Figur, die mit einer Ablage vollendet wird, liegt offen. Lässt sich die Hand auf mehrere Arten aufteilen, gilt die wertvollste.',
  'A claimed kong is exposed. Four alike that were not declared count as a concealed pung.':
    'Ein gerufener Kong ist offen. Vier gleiche Ziegel, die nicht als Kong gemeldet wurden, zählen als verdeckter Pung.',
  'The picture with the points for sets is lost: the classical values are used.':
    'Das Bild mit den Punkten für die Figuren ist verloren; es gelten die klassischen Werte.',
  'A pair of a wind that is both seat and round wind is 4 points.':
    'Ein Paar des eigenen Windes, der auch Rundenwind ist, zählt 4 Punkte.',
  'The list puts the seat and the round wind into one row, as it does with the seat’s flower and season, which also count apart: a wind that is both earns both, 4 points as a pair and two doubles as a set.':
    'Die Liste führt den eigenen Wind und den Rundenwind in einer Zeile, genau wie die eigene Blume und die eigene Jahreszeit, und die zählen jede für sich. Ist ein Wind beides, zählt deshalb auch beides: 4 Punkte für das Paar, zwei Verdopplungen für die Figur.',
  'The questions are whether a pair is of value and how many sets of value there are, not why: a wind that is both seat and round wind counts once, 2 points as a pair and one double as a set.':
    'Gefragt wird nur, ob das Paar etwas wert ist und wie viele Figuren etwas wert sind, nicht warum. Ein eigener Wind, der auch Rundenwind ist, zählt deshalb nur einmal: 2 Punkte für das Paar, eine Verdopplung für die Figur.',
  'An only tile must be the only kind that completes the hand: 2 2 3 4 waits for 2 and 5, so winning on the 2 earns nothing.':
    'Ein Ziegel ist nur dann der einzig mögliche, wenn kein anderer die Hand vollendet: 2 2 3 4 wartet auf 2 und 5, also gibt es für die 2 nichts.',
  'Waits are judged by the arrangement that is scored, even if other tiles would also have completed the hand.':
    'Worauf die Hand gewartet hat, richtet sich nach der Aufteilung, die gewertet wird, auch wenn andere Ziegel sie ebenfalls vollendet hätten.',
  'A concealed hand is 10 points on a discard too; a self-drawn one also earns its double.':
    'Die 10 Punkte für eine verdeckte Hand gibt es auch, wenn eine Ablage sie vollendet; kommt der Schlussziegel von der Mauer, kommt noch die Verdopplung hinzu.',
  'Self-draw points are for a tile from the live wall, not for a replacement tile; a fully concealed hand earns its double with either.':
    'Punkte für einen Schlussziegel von der Mauer gibt es nur an der lebenden Mauer, nicht für Ersatzziegel; die Verdopplung für ein Handspiel gibt es in beiden Fällen.',
  'A replacement tile is self-drawn like any other.':
    'Ein Ersatzziegel gilt wie jeder andere als von der Mauer gezogen.',
  'A kong’s replacement and a robbed kong are 2 points, as the list of points says, not one double, as a comparison says.':
    'Der Ersatzziegel für einen Kong und die Beraubung des Kong zählen je 2 Punkte, wie es in der Punkteliste steht, und nicht eine Verdopplung wie in einem Vergleich.',
  'A kong’s replacement and a robbed kong are one double, as a comparison says, not 2 points.':
    'Der Ersatzziegel für einen Kong und die Beraubung des Kong zählen je eine Verdopplung, wie es in einem Vergleich steht, und nicht 2 Punkte.',
  'Only a tile drawn for a kong earns the award, not one drawn for a flower, unless that flower was itself drawn for the kong.':
    'Gewertet wird nur der Ersatzziegel für einen Kong, nicht der für eine Blume, es sei denn, diese Blume war ihrerseits der Ersatzziegel für den Kong.',
  'A tile drawn for a flower earns the same award as one drawn for a kong. If the flower was itself drawn for a kong, the award is given once.':
    'Der Ersatzziegel für eine Blume zählt genauso wie der für einen Kong. War die Blume ihrerseits der Ersatzziegel für einen Kong, wird nur einmal gezählt.',
  'A robbed kong is won on a discard of the player who declared it; the tile can only complete a chow, thirteen orphans or nine gates.':
    'Wird ein Kong beraubt, gilt der Ziegel als Ablage dessen, der den Kong gemeldet hat. Vollenden kann er nur einen Chow, die Dreizehn Waisen oder die Neun Laternen.',
  'The last tile is the last one of the live wall; the dead wall does not count. A kong robbed after it counts as the last discard.':
    'Gemeint ist der letzte Ziegel der lebenden Mauer; die tote Mauer zählt nicht mit. Wird danach noch ein Kong beraubt, gilt das als letzte Ablage.',
  '“Implies self-drawn” means that the double for the last tile includes the points for drawing it.':
    '„Schließt ‚von der Mauer‘ ein“ heißt: In der Verdopplung für den letzten Ziegel sind die Punkte dafür enthalten, dass er gezogen wurde.',
  'An original call needs a ready hand after the first discard: one tile short, with any number of winning tiles. No source gives it a value, so it is off until a table sets one.':
    'Einen Ruf zu Beginn hat, wer nach der ersten Ablage ruft: Es fehlt nur noch ein Ziegel, gleich wie viele verschiedene passen. Keine Quelle nennt einen Wert dafür, deshalb zählt er nur, wenn ein Tisch einen festlegt.',
  'A set of a wind that is both seat and round wind is two doubles.':
    'Eine Figur des eigenen Windes, der auch Rundenwind ist, zählt zwei Verdopplungen.',
  'All four flowers or seasons are one double, on top of the double for your own one.':
    'Alle vier Blumen oder Jahreszeiten zählen eine Verdopplung, zusätzlich zu der für die eigene.',
  'All four flowers or seasons are two doubles, on top of the double for your own one; all eight are two and two.':
    'Alle vier Blumen oder Jahreszeiten zählen zwei Verdopplungen, zusätzlich zu der für die eigene; für alle acht gibt es zwei und noch einmal zwei.',
  '“Implies seat flower” means that the four doubles include the one for your own flower.':
    '„Schließt die eigene Blume ein“ heißt: In den vier Verdopplungen ist die für die eigene Blume enthalten.',
  'Little three dragons are three doubles in all, including those for the two sets.':
    'Kleine drei Drachen zählen insgesamt drei Verdopplungen, die für die beiden Figuren eingerechnet.',
  'Anything the text does not mention scores nothing: little three dragons, robbed kongs, the last tile and the last discard.':
    'Was der Text nicht erwähnt, zählt nicht: Kleine drei Drachen, Beraubung des Kong, letzter Ziegel und letzte Ablage.',
  'A half flush holds at least one honour, a full flush none; they exclude each other. All other doubles add up.':
    'Ein Unechtes Farbspiel enthält mindestens einen Bildziegel, ein Echtes keinen; beides zugleich geht nicht. Alle anderen Verdopplungen werden zusammengezählt.',
  'One suit with any honours is one double, and so is one suit alone, which the text does not mention.':
    'Eine Farbe mit beliebigen Bildziegeln zählt eine Verdopplung, ebenso eine Farbe allein, von der im Text nichts steht.',
  'The hand must hold both terminals and honours; all pungs is scored as well.':
    'Die Hand muss sowohl Randziegel als auch Bildziegel enthalten; das Pungspiel wird zusätzlich gezählt.',
  'The pair of a chow hand must not score; waits and self-draw may.':
    'Das Paar eines Chowspiels darf nichts zählen; Punkte für den Schlussziegel sind erlaubt.',
  'In an outside hand every set and the pair holds a terminal or an honour; “one terminal chow” means at least one.':
    'Bei „Hauptziegel in jeder Figur“ enthalten jede Figur und das Paar einen Rand- oder Bildziegel; mit „einem Chow mit Randziegel“ ist mindestens einer gemeint.',
  'A fully concealed hand must be self-drawn; concealed kongs do not spoil it.':
    'Zum Handspiel gehört ein Schlussziegel von der Mauer; verdeckte Kongs schaden nicht.',
  'A hand with nothing laid down earns its double on a discard too.':
    'Liegt noch nichts aus, gibt es die Verdopplung auch dann, wenn eine Ablage die Hand vollendet.',
  'Concealed kongs count among three concealed pungs; a pung that a discard completes does not.':
    'Zu den drei verdeckten Pungs zählen auch verdeckte Kongs, nicht aber ein Pung, den eine Ablage vollendet.',
  'An earthly hand is won on East’s first discard of the hand and is worth the full limit.':
    'Den Segen der Erde hat, wer mit der ersten Ablage von Ost Mah-Jongg macht; er zählt das volle Limit.',
  'An earthly hand is half a limit; a hand that scores more without it keeps its own value.':
    'Der Segen der Erde zählt ein halbes Limit; ist die Hand auch ohne ihn mehr wert, behält sie ihren Wert.',
  '“Goes out in the draw” is read as the first draw; East’s first discard counts too.':
    '„Goes out in the draw“ wird als der erste gezogene Ziegel verstanden; die erste Ablage von Ost gilt ebenfalls.',
  'A heavenly hand is East’s fourteen dealt tiles after replacing bonus tiles, with no set declared.':
    'Den Segen des Himmels hat Ost mit den vierzehn ausgeteilten Ziegeln, nachdem die Bonusziegel ersetzt sind und ohne dass eine Figur gemeldet wurde.',
  'Nine gates is judged by all fourteen tiles, whichever came last; no set may be declared, but a discard may win.':
    'Für die Neun Laternen kommt es auf alle vierzehn Ziegel an, gleich welcher zuletzt kam. Es darf keine Figur gemeldet sein, doch eine Ablage darf die Hand vollenden.',
  'An all-green hand does not need the green dragon.': 'Zur Kaiserlichen Jade braucht es keinen Grünen Drachen.',
  'Four concealed pungs may be won on a discard only if it completes the pair.':
    'Vier verdeckte Pungs dürfen nur dann mit einer Ablage enden, wenn sie das Paar vollendet.',
  'Kongs of any kind count for twofold fortune, and flowers drawn on the way change nothing.':
    'Für „Kong nach Kong“ zählt jede Art von Kong, und Blumen, die dazwischen gezogen werden, ändern nichts.',
  'The moon from the sea must be drawn as the last tile.':
    'Der Mond vom Meeresgrund muss als letzter Ziegel gezogen werden.',
  'The moon from the sea may be the last discard too.': 'Der Mond vom Meeresgrund darf auch die letzte Ablage sein.',
  'Hands without a winner do not interrupt thirteen wins of East.':
    'Ein Spiel ohne Gewinner unterbricht die dreizehn Gewinne von Ost nicht.',
  'A limit hand is worth exactly the limit: nothing is added, and several limit hands at once are paid once. The limit also caps losers’ hands.':
    'Eine Limithand zählt genau das Limit: Es kommt nichts hinzu, und mehrere Limithände auf einmal werden nur einmal bezahlt. Auch die Hände der Verlierer zählen höchstens das Limit.',
  'Of the two caps, 500 points is used rather than six doubles. The text lists neither flowers nor limit hands, so neither scores.':
    'Von den beiden Obergrenzen gelten die 500 Punkte und nicht die sechs Verdopplungen. Blumen und Limithände kommen im Text nicht vor und zählen deshalb nicht.',
  'A loser scores sets, pairs and bonus tiles with their doubles, and little three dragons in profiles that have this double; nothing else, and no limit hands.':
    'Ein Verlierer zählt Figuren, Paare und Bonusziegel mit ihren Verdopplungen, dazu die Kleinen drei Drachen, wo es diese Verdopplung gibt; sonst nichts, auch keine Limithände.',
  'A loser’s concealed pairs score: the footnote is about exposed pairs, which no loser can have.':
    'Verdeckte Paare eines Verlierers zählen: In der Fußnote geht es um offene Paare, und die kann ein Verlierer nicht haben.',
  'Losers’ points are rounded to the nearest ten before doubling, too.':
    'Auch die Punkte der Verlierer werden vor dem Verdoppeln auf volle Zehner gerundet.',
  'Totals are rounded up after doubling and before any payment, for losers too; zero stays zero.':
    'Aufgerundet wird nach dem Verdoppeln und vor dem Zahlen, auch bei den Verlierern; null bleibt null.',
  'All three pay no matter who discarded, and the losers settle. The example of 40 from each player ignores East’s doubling.':
    'Alle drei zahlen, gleich wer abgelegt hat, und die Verlierer rechnen untereinander ab. Im Beispiel mit 40 von jedem ist nicht berücksichtigt, dass Ost doppelt zahlt.',
  'Pao is for the discard that completes the third set of dragons or the fourth of winds while the others lie exposed, provided the hand is worth the limit. It costs what all three would have paid; the losers still settle.':
    'Für alle zahlt, wer mit seiner Ablage die dritte Figur aus Drachen oder die vierte aus Winden vollendet, während die anderen offen liegen, sofern eine solche Hand das Limit zählt. Zu zahlen ist, was alle drei gezahlt hätten; die Verlierer rechnen trotzdem untereinander ab.',
  'On a discard, only the discarder pays, one share, doubled for East; winning 2,000 takes a self-draw. The losers settle only if they have agreed to.':
    'Nach einer Ablage zahlt nur, wer sie abgelegt hat, und zwar einmal den Wert, für Ost das Doppelte; 2.000 gewinnt man nur mit einem Schlussziegel von der Mauer. Die Verlierer rechnen nur ab, wenn das vereinbart ist.',
  'Of two players who claim the winning discard, the one nearest to East gets it.':
    'Rufen zwei Spieler dieselbe Ablage zum Mah-Jongg, bekommt sie, wer näher an Ost sitzt.',
  'The page about payments is missing: each loser pays, East pays and receives double, and the losers settle.':
    'Die Seite über das Zahlen fehlt: Jeder Verlierer zahlt, Ost zahlt und erhält doppelt, und die Verlierer rechnen untereinander ab.',
  'East’s doubling applies only between losers. A self-draw earns its points and is also paid double.':
    'Dass Ost doppelt zahlt und erhält, gilt nur unter den Verlierern. Ein Schlussziegel von der Mauer bringt Punkte und wird außerdem doppelt bezahlt.',
  'A dead hand pays everyone in full and collects nothing, even if it is short of tiles.':
    'Wer eine ungültige Hand hat, zahlt an alle voll und erhält nichts, auch wenn ihm Ziegel fehlen.',
  'The dead wall holds fourteen tiles, the two loose ones among them.':
    'Die tote Mauer hat vierzehn Ziegel, die beiden Ersatzziegel mitgezählt.',
  'The dead wall holds sixteen tiles, the two loose ones on top of fourteen.':
    'Die tote Mauer hat sechzehn Ziegel: vierzehn und auf ihnen die beiden Ersatzziegel.',
  'Bonus tiles are replaced from the loose tiles.': 'Bonusziegel werden von den Ersatzziegeln ersetzt.',
  'East stays East after a hand without a winner.': 'Nach einem Spiel ohne Gewinner bleibt Ost, wer Ost ist.',
  'Of equal claims, the player whose turn comes first after the discarder wins.':
    'Unter gleichen Rufen hat Vorrang, wer nach dem Ablegenden zuerst an der Reihe ist.',
  'This is the mixed-hand game with classical values, as the account of it gives none; set `win-requirement` for the one-double and cleared-hand games.':
    'Das ist das Spiel mit gemischten Händen. Seine Werte sind die klassischen, denn die Beschreibung nennt keine; die Spiele mit Mindestverdopplung und mit reinen Händen stellt man mit `win-requirement` ein.',
  'Seats are drawn again after each round. The collection that quotes this law also names its author among those who keep the order of seats for the whole game.':
    'Nach jeder Runde werden die Plätze neu ausgelost. Die Sammlung, in der diese Regel zitiert wird, zählt denselben Autor allerdings auch zu denen, die die Sitzordnung die ganze Partie über beibehalten.',
  'The source names limits of 500, 1,000 and 2,000; 1,000, the most common one today, is used.':
    'Die Quelle nennt Limits von 500, 1.000 und 2.000; hier gilt 1.000, das heute üblichste.',
  'The doubles for three concealed pungs, little four winds, big three dragons and big four winds also count for losers.':
    'Die Verdopplungen für drei verdeckte Pungs, die Kleinen vier Freuden, die drei großen Gelehrten und die Vier Segen über der Tür gelten auch für Verlierer.',
  'Pao is for hands worth the limit: as big three dragons and big four winds are two doubles, nobody pays for all unless a table makes them limit hands.':
    'Für alle gezahlt wird nur bei Händen, die das Limit zählen. Die drei großen Gelehrten und die Vier Segen über der Tür zählen zwei Verdopplungen, also zahlt niemand für alle, solange ein Tisch sie nicht zu Limithänden macht.',
  'Whoever discards the third dragon for three great scholars, or the fourth wind for big four winds, while the other sets lie exposed pays for all.':
    'Für alle zahlt, wer den dritten Drachen für die drei großen Gelehrten ohne Chow oder den vierten Wind für die Vier Segen über der Tür ablegt, während die anderen Figuren offen liegen.',
  'Completing the pair is worth 2 points, and 2 more if the winning tile is a terminal or an honour.':
    'Vollendet der Schlussziegel das Paar, gibt es 2 Punkte, und 2 weitere, wenn er ein Rand- oder Bildziegel ist.',
  'A loser who waits for any limit hand that can be waited for scores 2/5 of the limit, and for a half-limit hand 1/5.':
    'Wartet ein Verlierer auf eine Limithand, zählt seine Hand 2/5 des Limits, bei einer Hand für ein halbes Limit 1/5. Das gilt für alle Limithände, auf die man warten kann.',
  'A winning hand with more than one chow is refused, unless it is a special hand.':
    'Mit mehr als einem Chow kann man nicht Mah-Jongg machen, außer mit einer besonderen Hand.',
  'An original call is a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change until it wins.':
    'Einen Ruf zu Beginn hat, wer nach der ersten Ablage ruft (es fehlt nur noch ein Ziegel, gleich wie viele verschiedene passen) und seine Hand bis zum Mah-Jongg nicht ändert.',
  'What was seen of the source gives no value to an original call (a hand that is ready after the first discard: one tile short, with any number of winning tiles), so it is off.':
    'In den eingesehenen Teilen der Quelle hat ein Ruf zu Beginn (eine Hand, die nach der ersten Ablage ruft: Es fehlt nur noch ein Ziegel, gleich wie viele verschiedene passen) keinen Wert; er zählt deshalb nicht.',
  'The only place takes into account tiles of which all four are exposed on the table: `seen` names them.':
    'Der einzig mögliche Ziegel berücksichtigt auch, welche Ziegel schon alle vier offen auf dem Tisch liegen: `seen` nennt sie.',
  'Three dragon sets are two doubles for every player, and the limit for a winner without a chow.':
    'Figuren aus allen drei Drachen zählen für jeden Spieler zwei Verdopplungen, für einen Gewinner ohne Chow das Limit.',
  'The own flower and the own season are one double together, and nothing alone.':
    'Eigene Blume und eigene Jahreszeit zählen zusammen eine Verdopplung, einzeln nichts.',
  'The figure of the limit was not seen; 500 is the usual one.':
    'Wie hoch das Limit ist, war nicht festzustellen; 500 ist üblich.',
  'All honours are the limit, and where a table plays without one, two doubles and the one for terminals and honours.':
    'Nur Winde und Drachen zählen das Limit; spielt ein Tisch ohne Limit, zwei Verdopplungen und dazu die für „Nur Hauptziegel“.',
  'A kong claimed with three tiles in hand counts as concealed in all but its points: as a concealed pung, in a concealed hand, and in limit hands that must be concealed.':
    'Ein mit drei eigenen Ziegeln gerufener Kong gilt außer bei seinen Punkten als verdeckt: als verdeckter Pung, in einer verdeckten Hand und bei Limithänden, die verdeckt sein müssen.',
  'A player is liable for a discard that feeds dragons, winds, one suit, honours, terminals or all green, and then pays the debts of everybody. In the book, also for some discards when the wall is nearly used up, and not if there was no choice.':
    'Wer mit einer Ablage Drachen, Winde, eine Farbe, Bildziegel, Randziegel oder die Kaiserliche Jade füttert, zahlt für alle und übernimmt auch die Schulden der anderen. Im Buch gilt das auch für manche Ablagen kurz vor dem Ende der Mauer, jedoch nicht, wenn es keine andere Wahl gab.',
  'Whoever discards a tile that is claimed for such a hand once it shows is liable, also if somebody else discards the last tile or the winner draws it. The pair of the third dragon or the fourth wind is enough, as in the program that follows the book.':
    'Ist eine solche Hand schon zu erkennen, zahlt für alle, wessen Ablage dafür gerufen wird, auch wenn den letzten Ziegel ein anderer ablegt oder der Gewinner ihn zieht. Wie im Programm, das dem Buch folgt, genügt auch das Paar des dritten Drachen oder des vierten Windes.',
  'These are the default options of the program: 20 points for going out, a limit of 1,000, and claimed kongs that do not count as concealed.':
    'Das sind die Voreinstellungen des Programms: 20 Punkte für Mah-Jongg, ein Limit von 1.000, und gerufene Kongs gelten nicht als verdeckt.',
  'A kong declared before play does not keep the program from giving heaven’s or earth’s blessing: it asks only that nobody has discarded, or that East alone has.':
    'Ein vor dem ersten Abwurf gelegter Kong verhindert den Segen des Himmels oder der Erde nicht: Das Programm fragt nur, ob noch niemand oder nur Ost abgelegt hat.',
  'Its text also gives the moon from the sea for the last discard, but its code requires a drawn tile; the code is followed.':
    'Der Beschreibung nach ist der Mond vom Meeresgrund auch mit der letzten Ablage möglich, der Programmcode verlangt aber einen gezogenen Ziegel; ihm wird gefolgt.',
  'In the program, the losers do not settle with one another after somebody was liable.':
    'Im Programm rechnen die Verlierer nicht untereinander ab, wenn jemand für alle zahlt.',
  'One suit with honours and a supplemental tile are one double each in all three sources, and robbing a kong of 2 bamboos is not among the special hands.':
    'Eine Farbe mit Bildziegeln und ein Ersatzziegel zählen in allen drei Quellen je eine Verdopplung; die Beraubung eines Kong aus Bambus 2 gehört nicht zu den besonderen Händen.',
  'No other double counts with purity, and a special hand scores its bonus tiles on top, with doubles of their own.':
    'Neben dem Pungspiel in einer Farbe zählt keine andere Verdopplung. Zu einer besonderen Hand kommen ihre Bonusziegel hinzu, mit deren eigenen Verdopplungen.',
  'One source lists the double for the own flower and the two for all four, another says two in all; both are given.':
    'Eine Quelle nennt die Verdopplung für die eigene Blume neben den zweien für alle vier, eine andere zwei insgesamt; hier zählt beides.',
  'An original call, a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change, is one double for every player, and one more for a winner. Players need not announce that they are fishing.':
    'Ein Ruf zu Beginn, also eine Hand, die nach der ersten Ablage ruft (es fehlt nur noch ein Ziegel, gleich wie viele verschiedene passen) und sich nicht mehr ändert, zählt für jeden Spieler eine Verdopplung und für den Gewinner eine weitere. Ansagen muss man nicht, dass man ruft.',
  'A winner whose hand was locked at any time after the first turn has 100 points, also after an original call, a hand that is ready after the first discard: one tile short, with any number of winning tiles.':
    'Wer seine Hand irgendwann nach dem ersten Zug festgelegt hat und gewinnt, erhält 100 Punkte, auch nach einem Ruf zu Beginn, also mit einer Hand, die nach der ersten Ablage ruft: Es fehlt nur noch ein Ziegel, gleich wie viele verschiedene passen.',
  'The source gives the limit as “say, 600”. Four wind sets are not in its list of limit hands, but three with a pair of the fourth are, so both are the limit.':
    'Die Quelle beziffert das Limit mit „say, 600“, also etwa 600. In ihrer Liste der Limithände fehlen Figuren aus allen vier Winden, drei mit einem Paar des vierten stehen aber darin; deshalb zählt beides das Limit.',
  'Three dragon sets, and three wind sets with a pair or a set of the fourth, are the limit for losers too.':
    'Figuren aus allen drei Drachen sowie drei Figuren aus Winden mit einem Paar oder einer Figur des vierten zählen auch für Verlierer das Limit.',
  'Discards that feed one suit after three exposed pungs, or ones and nines after three exposed sets, are liable too, and losers do not settle then. A false mah-jongg costs twice the limit to each player.':
    'Für alle zahlt auch, wer nach drei offenen Pungs eine Farbe oder nach drei offenen Figuren Einsen und Neunen füttert; die Verlierer rechnen dann nicht ab. Wer ein falsches Mah-Jongg ruft, zahlt jedem Spieler zwei Limits.',
  'The guide itself was not seen. Of its 33 special hands, those whose pattern is plain from a record of it are declared.':
    'Der Leitfaden selbst konnte nicht eingesehen werden. Von seinen 33 besonderen Händen sind die aufgenommen, deren Aufbau aus einem Spielprotokoll klar hervorgeht.',
  'The double for a concealed hand is for wins from the wall.':
    'Die Verdopplung für eine verdeckte Hand setzt einen Schlussziegel von der Mauer voraus.',
  'A special hand scores its bonus tiles on top of the limit: the record has a limit hand of 1,008 points.':
    'Zu einer besonderen Hand kommen die Bonusziegel über das Limit hinaus hinzu: Das Protokoll enthält eine Limithand mit 1.008 Punkten.',
  'The two doubles for all four flowers are taken to include the one for the own flower.':
    'Die zwei Verdopplungen für alle vier Blumen werden so verstanden, dass die für die eigene Blume darin enthalten ist.',
  'A false mah-jongg costs half a limit to each player.':
    'Wer ein falsches Mah-Jongg ruft, zahlt jedem Spieler ein halbes Limit.',
  'After somebody is liable there is no other settlement. For which hands a player is liable was not seen.':
    'Zahlt jemand für alle, wird sonst nichts abgerechnet. Bei welchen Händen das gilt, war nicht festzustellen.',
  'The list of special hands was not seen, except that some are worth half or twice the limit; the classical limit hands are kept.':
    'Die Liste der besonderen Hände konnte nicht eingesehen werden; bekannt ist nur, dass einige ein halbes Limit oder zwei Limits zählen. Es bleibt bei den klassischen Limithänden.',
  'A hand of fewer than 100 points after doubling may not go out.':
    'Eine Hand, die nach dem Verdoppeln keine 100 Punkte erreicht, darf nicht Mah-Jongg machen.',
  'Fines of 10 to 100 points are left out: which errors they are for was not seen.':
    'Strafen von 10 bis 100 Punkten sind weggelassen: Für welche Fehler sie gelten, war nicht festzustellen.',
  'The three doubles for all four flowers are taken to include the one for the own flower.':
    'Die drei Verdopplungen für alle vier Blumen werden so verstanden, dass die für die eigene Blume darin enthalten ist.',
  'A flush with honours counts by its suit sets: one double, two with three suit sets, three with four.':
    'Ein Unechtes Farbspiel wird nach der Zahl der Figuren in der Farbe gewertet: eine Verdopplung, zwei bei drei solchen Figuren, drei bei vier.',
  'Points are rounded to the nearest ten, as they were until 2003.':
    'Die Punkte werden auf den nächsten Zehner gerundet, wie bis 2003 üblich.',
  'Points are rounded up to tens, as they have been since 2004.':
    'Die Punkte werden auf den nächsten Zehner aufgerundet, wie seit 2004 üblich.',
  'The discarder pays what all three would have paid, and the losers do not settle.':
    'Wer abgelegt hat, zahlt, was alle drei gezahlt hätten; die Verlierer rechnen nicht untereinander ab.',
  'Two points for a single wait are taken to be for edge and middle waits, and for the pair.':
    'Die zwei Punkte für eine einzige Wartemöglichkeit werden auf das Ende und die Mitte eines Chows sowie auf das Paar bezogen.',
  'Whoever discards the tile for the open set that makes three dragons or four winds certain is liable. In the source, a player may not win on a tile of a kind discarded before; here, any discard may be won on.':
    'Für alle zahlt, wessen Ablage die offene Figur ergibt, mit der drei Drachen oder vier Winde feststehen. In der Quelle darf niemand mit einem Ziegel Mah-Jongg machen, von dem er schon einen gleichen abgelegt hat; hier darf jede Ablage die Hand vollenden.',
  'The transcription of the booklet has four doubles each for clean, very clean, pure and honours only, and values and the numbers of footnotes were probably swapped there: one, two, three and three are used.':
    'In der Abschrift des Heftes stehen vier Verdopplungen jeweils für das schöne, das sehr schöne und das reine Spiel sowie für nur Winde und Drachen; vermutlich wurden dort Werte und Nummern von Fußnoten verwechselt. Hier gelten eine, zwei, drei und drei.',
  'Whether ordinary hands are capped was not seen. The limit hands of 2,000, 1,000, 500 and 250 points are parts of a limit of 2,000 here, which holds for all hands.':
    'Ob gewöhnliche Hände begrenzt sind, war nicht festzustellen. Die Limithände für 2.000, 1.000, 500 und 250 Punkte sind hier Teile eines Limits von 2.000, das für alle Hände gilt.',
  'Doubles for three and four concealed pungs do not add up, nor do those for clean, very clean and pure hands: only the best counts.':
    'Verdopplungen für drei und für vier verdeckte Pungs werden nicht zusammengezählt, ebenso wenig die für schöne, sehr schöne und reine Spiele: Es zählt nur die beste.',
  'Ten points for completing a pair of one bamboo with a one of circles in its place are left out.':
    'Die zehn Punkte dafür, dass Kreis 1 anstelle von Bambus 1 ein Paar vollendet, sind weggelassen.',
  'The source has no rule under which one player pays for all, so nobody is liable.':
    'Die Quelle kennt keine Regel, nach der einer für alle zahlt; es zahlt also niemand für alle.',
  'Little three dragons are a double for the winner only.':
    'Kleine drei Drachen bringen nur dem Gewinner eine Verdopplung.',
  'The book has no wind of the round and no flowers: only the own wind and the dragons double.':
    'Rundenwind und Blumen gibt es im Buch nicht: Verdopplungen bringen nur der eigene Wind und die Drachen.',
  'The score sheet was not seen: the values of one suit, all honours, the original hand and a loose tile are those of the classical rules, and nothing is given for a hand without runs beyond its double.':
    'Die Wertungstafel konnte nicht eingesehen werden: Für eine Farbe, nur Winde und Drachen, die ausgeteilte Hand und den Ersatzziegel gelten die klassischen Werte, und eine Hand ohne Chows bringt außer ihrer Verdopplung nichts.',
  'The four-wind hand is the limit only by agreement, so it is off.':
    'Die Hand aus vier Winden zählt nur nach Vereinbarung das Limit und ist deshalb nicht eingeschaltet.',
  'The other limit hands are the classical ones, as the list of the book was not seen.':
    'Die übrigen Limithände sind die klassischen, da die Liste des Buches nicht eingesehen werden konnte.',
  'This is the game without a limit, in which limit hands are worth their points and doubles.':
    'Das ist das Spiel ohne Limit, in dem Limithände das zählen, was ihre Punkte und Verdopplungen ergeben.',
  'The table of sets and the value of pairs were not seen; the usual ones are used.':
    'Die Tabelle der Figuren und der Wert der Paare konnten nicht eingesehen werden; es gelten die üblichen.',
  'The only place is the pair or the middle tile of a run, not the end of a run that is open at one side only.':
    'Als einzig möglicher Ziegel zählt der zweite des Paares oder der mittlere eines Chows, nicht das Ende eines Chows, der nur auf einer Seite offen ist.',
  'East’s ninth win in a row is the limit, and the deal then passes.':
    'Der neunte Gewinn von Ost in Folge zählt das Limit; danach wird ein anderer Ost.',
  'In the program, a claimed kong counts as concealed for doubles; here it is exposed, as in the classical rules.':
    'Im Programm gilt ein gerufener Kong für Verdopplungen als verdeckt; hier ist er offen, wie in den klassischen Regeln.',
  'The fines of the program are left out: most are for discards that are named wrongly, and some are divided among players.':
    'Die Strafen des Programms sind weggelassen: Die meisten gelten für falsch benannte Ablagen, und manche werden unter den Spielern geteilt.',
  'In the program, the players decide when a discarder pays for all (a dangerous game); here, the classical rule applies.':
    'Im Programm entscheiden die Spieler, wann der Ablegende für alle zahlt (gefährliches Spiel); hier gilt die klassische Regel.',
  'Nine gates are refused if the fourteenth tile is a one or a nine.':
    'Die Neun Laternen zählen nicht, wenn der vierzehnte Ziegel eine Eins oder eine Neun ist.',
  'The last tile doubles whether it is drawn or discarded, and nobody is liable.':
    'Der letzte Ziegel bringt eine Verdopplung, ob er gezogen oder abgelegt wird; für alle zahlt niemand.',
  'A chow hand may have any pair.': 'Ein Chowspiel darf ein beliebiges Paar haben.',
};

export const deNotes: NotesTexts = { interpretation: (one) => notes[one.en] ?? one.en };
