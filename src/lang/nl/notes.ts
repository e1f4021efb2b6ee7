/** Dutch: how the sources of the profiles are read. It loads with `<mj-rules>`. */
import type { NotesTexts } from '../types.js';

/** By the English sentence. */
export const notes: Readonly<Record<string, string>> = {
  'The values are those of the classical table, from an account of the Millington and British schools; Millington’s book of 1977 gives two dozen awards other values, from 10 points for going out to doubles for a loose tile: see millington-1977.':
    'De waarden van de klassieke regels, naar een beschrijving van de school van Millington en de Britse; Millingtons boek uit 1977 heeft er voor twee dozijn onderdelen andere, van 10 punten voor mahjong tot verdubbelingen voor een losse steen: zie millington-1977.',
  'The values are those of the classical table, from an account of Babcock’s three games; his Red Book of 1923 has a limit of 300, and neither a wind of the round nor flowers: see babcock-1923.':
    'De waarden van de klassieke regels, naar een beschrijving van Babcocks drie spelvormen; zijn Red Book uit 1923 heeft een limiet van 300 en geen wind van de ronde en geen bloemen: zie babcock-1923.',
  'These are the association’s rules as kajongg implements them; the association’s book of 2019 gives one double for one suit with honours, and one for a supplemental tile: see bmja-2019.':
    'De regels van de Britse bond zoals het programma kajongg ze heeft; het boek van de bond uit 2019 geeft één verdubbeling voor één soort met winden of draken en één voor een losse steen: zie bmja-2019.',
  'These are the league’s rules as kajongg implements them, with the limit for East’s ninth win in a row; the program’s own classical rules, on which these are based, are kajongg-classical.':
    'De regels van de Duitse bond zoals het programma kajongg ze heeft, met de limiet voor de negende keer mahjong achter elkaar van Oost; de eigen klassieke regels van het programma, waarop ze berusten, zijn kajongg-classical.',
  'A discard exposes the set that it completes. If the tiles can be arranged in several ways, the most valuable one is scored.':
    'Een combinatie die met een weggelegde steen compleet wordt, ligt open. Kunnen de stenen op meer manieren worden ingedeeld, dan telt de manier die het meeste oplevert.',
  'A claimed kong is exposed. Four alike that were not declared count as a concealed pung.':
    'Een geroepen kong is open. Vier gelijke stenen die niet als kong zijn gemeld, tellen als dichte pung.',
  'The picture with the points for sets is lost: the classical values are used.':
    'Het plaatje met de punten voor de combinaties is verloren gegaan; de klassieke waarden gelden.',
  'A pair of a wind that is both seat and round wind is 4 points.':
    'Een paar van de eigen wind die ook wind van de ronde is, telt 4 punten.',
  'The list puts the seat and the round wind into one row, as it does with the seat’s flower and season, which also count apart: a wind that is both earns both, 4 points as a pair and two doubles as a set.':
    'De lijst zet de eigen wind en de wind van de ronde op één regel, net als de eigen bloem en het eigen seizoen, die elk apart tellen. Een wind die beide is, telt daarom voor beide: 4 punten als paar en twee verdubbelingen als pung of kong.',
  'The questions are whether a pair is of value and how many sets of value there are, not why: a wind that is both seat and round wind counts once, 2 points as a pair and one double as a set.':
    'Gevraagd wordt alleen of een paar waarde heeft en hoeveel combinaties waarde hebben, niet waarom. Een eigen wind die ook wind van de ronde is, telt daarom één keer: 2 punten als paar en één verdubbeling als pung of kong.',
  'An only tile must be the only kind that completes the hand: 2 2 3 4 waits for 2 and 5, so winning on the 2 earns nothing.':
    'Een steen is alleen de enig mogelijke als geen andere de hand compleet maakt: 2 2 3 4 wacht op 2 en 5, dus mahjong met de 2 levert niets op.',
  'Waits are judged by the arrangement that is scored, even if other tiles would also have completed the hand.':
    'Waarop de hand wachtte, hangt af van de indeling die wordt geteld, ook als andere stenen de hand eveneens compleet hadden gemaakt.',
  'A concealed hand is 10 points on a discard too; a self-drawn one also earns its double.':
    'Een dicht spel levert ook met een weggelegde steen 10 punten op; is de winnende steen zelf gepakt, dan komt de verdubbeling erbij.',
  'Self-draw points are for a tile from the live wall, not for a replacement tile; a fully concealed hand earns its double with either.':
    'De punten voor een zelf gepakte winnende steen gelden alleen voor stenen van de levende muur, niet voor losse stenen; de verdubbeling voor een volledig dicht spel geldt bij beide.',
  'A replacement tile is self-drawn like any other.': 'Een losse steen telt net als elke andere steen als zelf gepakt.',
  'A kong’s replacement and a robbed kong are 2 points, as the list of points says, not one double, as a comparison says.':
    'De losse steen voor een kong en de kongroof leveren elk 2 punten op, zoals in de puntenlijst staat, en niet één verdubbeling, zoals in een vergelijking staat.',
  'A kong’s replacement and a robbed kong are one double, as a comparison says, not 2 points.':
    'De losse steen voor een kong en de kongroof leveren elk één verdubbeling op, zoals in een vergelijking staat, en niet 2 punten.',
  'Only a tile drawn for a kong earns the award, not one drawn for a flower, unless that flower was itself drawn for the kong.':
    'Alleen de losse steen voor een kong telt, niet die voor een bloem, tenzij die bloem zelf voor de kong was gepakt.',
  'A tile drawn for a flower earns the same award as one drawn for a kong. If the flower was itself drawn for a kong, the award is given once.':
    'De losse steen voor een bloem levert hetzelfde op als die voor een kong. Was de bloem zelf voor een kong gepakt, dan telt dat één keer.',
  'A robbed kong is won on a discard of the player who declared it; the tile can only complete a chow, thirteen orphans or nine gates.':
    'Bij kongroof geldt de steen als weggelegd door wie de kong meldde. Alleen een chow, Dertien wezen of Negen poorten kunnen er compleet mee worden.',
  'The last tile is the last one of the live wall; the dead wall does not count. A kong robbed after it counts as the last discard.':
    'De laatste steen is die van de levende muur; de dode muur telt niet mee. Een kong die daarna wordt geroofd, geldt als de laatste weggelegde steen.',
  '“Implies self-drawn” means that the double for the last tile includes the points for drawing it.':
    '“Sluit zelf gepakt in” betekent dat in de verdubbeling voor de laatste steen de punten voor het zelf pakken zijn begrepen.',
  'An original call needs a ready hand after the first discard: one tile short, with any number of winning tiles. No source gives it a value, so it is off until a table sets one.':
    'Wachtend vanaf het begin is wie na de eerste weggelegde steen nog maar één steen nodig heeft, ongeacht hoeveel verschillende stenen passen. Geen enkele bron geeft er een waarde voor, dus het telt pas als een tafel die vaststelt.',
  'A set of a wind that is both seat and round wind is two doubles.':
    'Een pung of kong van de eigen wind die ook wind van de ronde is, telt twee verdubbelingen.',
  'All four flowers or seasons are one double, on top of the double for your own one.':
    'Alle vier de bloemen of seizoenen tellen één verdubbeling, naast die voor de eigen bloem of het eigen seizoen.',
  'All four flowers or seasons are two doubles, on top of the double for your own one; all eight are two and two.':
    'Alle vier de bloemen of seizoenen tellen twee verdubbelingen, naast die voor de eigen bloem of het eigen seizoen; alle acht samen twee plus twee.',
  '“Implies seat flower” means that the four doubles include the one for your own flower.':
    '“Sluit de eigen bloem in” betekent dat de verdubbeling voor de eigen bloem in de vier verdubbelingen is begrepen.',
  'Little three dragons are three doubles in all, including those for the two sets.':
    'Kleine drie draken tellen in totaal drie verdubbelingen, die voor de twee pungs of kongs meegerekend.',
  'Anything the text does not mention scores nothing: little three dragons, robbed kongs, the last tile and the last discard.':
    'Wat de tekst niet noemt, telt niet: Kleine drie draken, kongroof, de laatste steen en de laatste weggelegde steen.',
  'A half flush holds at least one honour, a full flush none; they exclude each other. All other doubles add up.':
    'Een schoon spel heeft ten minste één troefsteen, een zuiver spel geen enkele; ze sluiten elkaar uit. Alle andere verdubbelingen worden opgeteld.',
  'One suit with any honours is one double, and so is one suit alone, which the text does not mention.':
    'Eén soort met willekeurige troefstenen telt één verdubbeling, en één soort zonder troefstenen, waarover de tekst niets zegt, ook.',
  'The hand must hold both terminals and honours; all pungs is scored as well.':
    'De hand moet zowel hoekstenen als troefstenen hebben; vier pungs tellen daarnaast ook.',
  'The pair of a chow hand must not score; waits and self-draw may.':
    'Het paar bij vier chows mag geen punten opleveren; de manier van wachten en een zelf gepakte winnende steen mogen dat wel.',
  'In an outside hand every set and the pair holds a terminal or an honour; “one terminal chow” means at least one.':
    'In deze hand hebben elke combinatie en het paar een hoek- of troefsteen; “één chow met een hoeksteen” betekent ten minste één.',
  'A fully concealed hand must be self-drawn; concealed kongs do not spoil it.':
    'Bij een volledig dicht spel moet de winnende steen zelf gepakt zijn; dichte kongs zijn geen bezwaar.',
  'A hand with nothing laid down earns its double on a discard too.':
    'Een hand waarvan niets open ligt, krijgt de verdubbeling ook met een weggelegde steen.',
  'Concealed kongs count among three concealed pungs; a pung that a discard completes does not.':
    'Dichte kongs tellen mee voor drie dichte pungs; een pung die met een weggelegde steen compleet wordt, telt niet mee.',
  'An earthly hand is won on East’s first discard of the hand and is worth the full limit.':
    'Het Spel van de aarde is mahjong met de eerste steen die Oost weglegt, en telt de volle limiet.',
  'An earthly hand is half a limit; a hand that scores more without it keeps its own value.':
    'Het Spel van de aarde telt een halve limiet; een hand die zonder dat meer waard is, houdt haar eigen waarde.',
  '“Goes out in the draw” is read as the first draw; East’s first discard counts too.':
    '“Goes out in the draw” wordt gelezen als de eerste steen die iemand pakt; de eerste steen die Oost weglegt, telt ook.',
  'A heavenly hand is East’s fourteen dealt tiles after replacing bonus tiles, with no set declared.':
    'Het Spel van de hemel is mahjong van Oost met de veertien gedeelde stenen, nadat de bonusstenen zijn vervangen en zonder dat er een combinatie is gemeld.',
  'Nine gates is judged by all fourteen tiles, whichever came last; no set may be declared, but a discard may win.':
    'Negen poorten wordt beoordeeld naar alle veertien stenen, welke ook de laatste was. Er mag niets gemeld zijn, maar een weggelegde steen mag de winnende zijn.',
  'An all-green hand does not need the green dragon.': 'Voor het Jade spel is geen groene draak nodig.',
  'Four concealed pungs may be won on a discard only if it completes the pair.':
    'Met vier dichte pungs mag alleen het paar met een weggelegde steen compleet worden.',
  'Kongs of any kind count for twofold fortune, and flowers drawn on the way change nothing.':
    'Voor Kong op kong telt elke soort kong, en bloemen die tussendoor worden gepakt, veranderen niets.',
  'The moon from the sea must be drawn as the last tile.':
    'De maan van de bodem van de zee moet als laatste steen gepakt worden.',
  'The moon from the sea may be the last discard too.':
    'De maan van de bodem van de zee mag ook de laatste weggelegde steen zijn.',
  'Hands without a winner do not interrupt thirteen wins of East.':
    'Een spel zonder winnaar onderbreekt de dertien overwinningen van Oost niet.',
  'A limit hand is worth exactly the limit: nothing is added, and several limit hands at once are paid once. The limit also caps losers’ hands.':
    'Een limietspel telt precies de limiet: er komt niets bij, en meer limietspellen tegelijk worden één keer betaald. De limiet geldt ook als maximum voor de handen van de verliezers.',
  'Of the two caps, 500 points is used rather than six doubles. The text lists neither flowers nor limit hands, so neither scores.':
    'Van de twee maxima geldt dat van 500 punten en niet dat van zes verdubbelingen. De tekst noemt geen bloemen en geen limietspellen, dus geen van beide telt.',
  'A loser scores sets, pairs and bonus tiles with their doubles, and little three dragons in profiles that have this double; nothing else, and no limit hands.':
    'Een verliezer telt pungs, kongs, paren en bonusstenen met hun verdubbelingen, en Kleine drie draken waar die verdubbeling bestaat; verder niets, en geen limietspellen.',
  'A loser’s concealed pairs score: the footnote is about exposed pairs, which no loser can have.':
    'Dichte paren van een verliezer tellen: de voetnoot gaat over open paren, en die kan een verliezer niet hebben.',
  'Losers’ points are rounded to the nearest ten before doubling, too.':
    'Ook de punten van de verliezers worden vóór het verdubbelen op het dichtstbijzijnde tiental afgerond.',
  'Totals are rounded up after doubling and before any payment, for losers too; zero stays zero.':
    'Het totaal wordt na het verdubbelen en vóór het betalen naar boven afgerond, ook bij de verliezers; nul blijft nul.',
  'All three pay no matter who discarded, and the losers settle. The example of 40 from each player ignores East’s doubling.':
    'Alle drie betalen, wie de steen ook heeft weggelegd, en de verliezers verrekenen onderling. In het voorbeeld met 40 van elke speler is vergeten dat Oost dubbel betaalt.',
  'Pao is for the discard that completes the third set of dragons or the fourth of winds while the others lie exposed, provided the hand is worth the limit. It costs what all three would have paid; the losers still settle.':
    'Wie met een weggelegde steen de derde pung of kong van draken of de vierde van winden compleet maakt terwijl de andere open liggen, betaalt voor allen, mits zo’n hand de limiet telt. Dat is wat alle drie samen hadden betaald; de verliezers verrekenen daarna gewoon onderling.',
  'On a discard, only the discarder pays, one share, doubled for East; winning 2,000 takes a self-draw. The losers settle only if they have agreed to.':
    'Na een weggelegde steen betaalt alleen wie hem weglegde, één keer de waarde, en dubbel als Oost erbij betrokken is; wie 2.000 wil winnen, moet de winnende steen zelf pakken. De verliezers verrekenen alleen als dat is afgesproken.',
  'Of two players who claim the winning discard, the one nearest to East gets it.':
    'Roepen twee spelers mahjong op dezelfde steen, dan krijgt degene die het dichtst bij Oost zit hem.',
  'The page about payments is missing: each loser pays, East pays and receives double, and the losers settle.':
    'De bladzijde over het betalen ontbreekt: elke verliezer betaalt, Oost betaalt en ontvangt dubbel, en de verliezers verrekenen onderling.',
  'East’s doubling applies only between losers. A self-draw earns its points and is also paid double.':
    'Dat Oost dubbel betaalt en ontvangt, geldt alleen tussen de verliezers. Een zelf gepakte winnende steen levert punten op en wordt bovendien dubbel betaald.',
  'A dead hand pays everyone in full and collects nothing, even if it is short of tiles.':
    'Wie een dode hand heeft, betaalt iedereen volledig en ontvangt niets, ook als er stenen ontbreken.',
  'The dead wall holds fourteen tiles, the two loose ones among them.':
    'De dode muur telt veertien stenen, de twee losse stenen meegerekend.',
  'The dead wall holds sixteen tiles, the two loose ones on top of fourteen.':
    'De dode muur telt zestien stenen: veertien, met daarop de twee losse stenen.',
  'Bonus tiles are replaced from the loose tiles.': 'Bonusstenen worden vervangen door losse stenen.',
  'East stays East after a hand without a winner.': 'Na een spel zonder winnaar blijft Oost Oost.',
  'Of equal claims, the player whose turn comes first after the discarder wins.':
    'Roepen er meer hetzelfde, dan gaat degene voor die na de weglegger het eerst aan de beurt is.',
  'This is the mixed-hand game with classical values, as the account of it gives none; set `win-requirement` for the one-double and cleared-hand games.':
    'Dit is het spel met gemengde handen, met de klassieke waarden, omdat de beschrijving geen waarden geeft. Het spel met één verdubbeling en dat met schone handen stel je in met `win-requirement`.',
  'Seats are drawn again after each round. The collection that quotes this law also names its author among those who keep the order of seats for the whole game.':
    'Na elke ronde worden de plaatsen opnieuw verloot. De verzameling die deze regel aanhaalt, noemt de auteur ervan ook bij degenen die de plaatsen de hele partij aanhouden.',
  'The source names limits of 500, 1,000 and 2,000; 1,000, the most common one today, is used.':
    'De bron noemt limieten van 500, 1.000 en 2.000; hier geldt 1.000, tegenwoordig de gebruikelijkste.',
  'The doubles for three concealed pungs, little four winds, big three dragons and big four winds also count for losers.':
    'De verdubbelingen voor drie dichte pungs, Kleine vier winden, Drie draken en Vier winden gelden ook voor verliezers.',
  'Pao is for hands worth the limit: as big three dragons and big four winds are two doubles, nobody pays for all unless a table makes them limit hands.':
    'Voor allen betalen gebeurt alleen bij handen die de limiet tellen: omdat Drie draken en Vier winden twee verdubbelingen tellen, betaalt niemand voor allen, tenzij een tafel er limietspellen van maakt.',
  'Whoever discards the third dragon for three great scholars, or the fourth wind for big four winds, while the other sets lie exposed pays for all.':
    'Wie de derde draak weglegt voor Drie grote geleerden zonder chow, of de vierde wind voor Vier winden, terwijl de andere combinaties open liggen, betaalt voor allen.',
  'Completing the pair is worth 2 points, and 2 more if the winning tile is a terminal or an honour.':
    'Maakt de winnende steen het paar compleet, dan levert dat 2 punten op, en nog eens 2 als het een hoek- of troefsteen is.',
  'A loser who waits for any limit hand that can be waited for scores 2/5 of the limit, and for a half-limit hand 1/5.':
    'Een verliezer die wacht op een limietspel, telt 2/5 van de limiet, en bij een spel van een halve limiet 1/5; dat geldt voor elk limietspel waarop gewacht kan worden.',
  'A winning hand with more than one chow is refused, unless it is a special hand.':
    'Met meer dan één chow mag geen mahjong gemaakt worden, behalve met een bijzonder spel.',
  'An original call is a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change until it wins.':
    'Wachtend vanaf het begin is wie na de eerste weggelegde steen nog maar één steen nodig heeft (ongeacht hoeveel verschillende stenen passen) en de hand tot mahjong niet verandert.',
  'What was seen of the source gives no value to an original call (a hand that is ready after the first discard: one tile short, with any number of winning tiles), so it is off.':
    'De delen van de bron die in te zien waren, geven geen waarde voor een hand die na de eerste weggelegde steen wachtend is (er ontbreekt nog maar één steen, ongeacht hoeveel verschillende stenen passen), dus dat telt niet.',
  'The only place takes into account tiles of which all four are exposed on the table: `seen` names them.':
    'De enig mogelijke steen houdt rekening met stenen waarvan alle vier de exemplaren open op tafel liggen: `seen` noemt ze.',
  'Three dragon sets are two doubles for every player, and the limit for a winner without a chow.':
    'Drie draken tellen voor iedere speler twee verdubbelingen, en voor een winnaar zonder chow de limiet.',
  'The own flower and the own season are one double together, and nothing alone.':
    'De eigen bloem en het eigen seizoen tellen samen één verdubbeling, en apart niets.',
  'The figure of the limit was not seen; 500 is the usual one.':
    'Hoe hoog de limiet is, was niet te achterhalen; 500 is gebruikelijk.',
  'All honours are the limit, and where a table plays without one, two doubles and the one for terminals and honours.':
    'Alleen winden en draken telt de limiet; zonder limiet twee verdubbelingen, plus die voor alleen hoek- en troefstenen.',
  'A kong claimed with three tiles in hand counts as concealed in all but its points: as a concealed pung, in a concealed hand, and in limit hands that must be concealed.':
    'Een kong die met drie eigen stenen is geroepen, geldt behalve voor de punten als dicht: als dichte pung, in een dichte hand en bij limietspellen die dicht moeten zijn.',
  'A player is liable for a discard that feeds dragons, winds, one suit, honours, terminals or all green, and then pays the debts of everybody. In the book, also for some discards when the wall is nearly used up, and not if there was no choice.':
    'Wie met een weggelegde steen draken, winden, één soort, troefstenen, hoekstenen of het Jade spel voedt, betaalt voor allen en neemt ook de schulden van de anderen over. In het boek geldt dat ook voor sommige stenen als de muur bijna op is, maar niet als er geen andere keus was.',
  'Whoever discards a tile that is claimed for such a hand once it shows is liable, also if somebody else discards the last tile or the winner draws it. The pair of the third dragon or the fourth wind is enough, as in the program that follows the book.':
    'Is zo’n hand al te zien, dan betaalt voor allen degene wiens steen ervoor wordt geroepen, ook als een ander de laatste steen weglegt of de winnaar hem pakt. Zoals in het programma dat het boek volgt, is ook het paar van de derde draak of de vierde wind genoeg.',
  'These are the default options of the program: 20 points for going out, a limit of 1,000, and claimed kongs that do not count as concealed.':
    'Dit zijn de standaardinstellingen van het programma: 20 punten voor mahjong, een limiet van 1.000, en geroepen kongs tellen niet als dicht.',
  'A kong declared before play does not keep the program from giving heaven’s or earth’s blessing: it asks only that nobody has discarded, or that East alone has.':
    'Een kong die vóór het spel is verklaard, belet het spel van de hemel of van de aarde niet: het programma vraagt alleen dat nog niemand, of alleen Oost, heeft weggelegd.',
  'Its text also gives the moon from the sea for the last discard, but its code requires a drawn tile; the code is followed.':
    'Volgens de beschrijving mag de maan van de bodem van de zee ook de laatste weggelegde steen zijn, maar de code eist een zelf gepakte steen; de code is gevolgd.',
  'In the program, the losers do not settle with one another after somebody was liable.':
    'In het programma verrekenen de verliezers niet onderling als iemand voor allen betaalt.',
  'One suit with honours and a supplemental tile are one double each in all three sources, and robbing a kong of 2 bamboos is not among the special hands.':
    'Eén soort met troefstenen en een losse steen tellen in alle drie de bronnen elk één verdubbeling, en kongroof van bamboe 2 hoort niet bij de bijzondere spellen.',
  'No other double counts with purity, and a special hand scores its bonus tiles on top, with doubles of their own.':
    'Naast pungs en kongs van één soort telt geen andere verdubbeling. Bij een bijzonder spel komen de bonusstenen erbij, met hun eigen verdubbelingen.',
  'One source lists the double for the own flower and the two for all four, another says two in all; both are given.':
    'De ene bron noemt de verdubbeling voor de eigen bloem naast de twee voor alle vier, de andere twee in totaal; hier tellen beide.',
  'An original call, a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change, is one double for every player, and one more for a winner. Players need not announce that they are fishing.':
    'Een hand die na de eerste weggelegde steen wachtend is (er ontbreekt nog maar één steen, ongeacht hoeveel verschillende stenen passen) en niet meer verandert, telt voor iedere speler één verdubbeling, en voor de winnaar nog één. Dat de hand wachtend is, hoeft niet gemeld te worden.',
  'A winner whose hand was locked at any time after the first turn has 100 points, also after an original call, a hand that is ready after the first discard: one tile short, with any number of winning tiles.':
    'Een winnaar die zijn hand op enig moment na de eerste beurt heeft vastgezet, krijgt 100 punten, ook met een hand die na de eerste weggelegde steen wachtend was: er ontbreekt nog maar één steen, ongeacht hoeveel verschillende stenen passen.',
  'The source gives the limit as “say, 600”. Four wind sets are not in its list of limit hands, but three with a pair of the fourth are, so both are the limit.':
    'De bron geeft de limiet als “say, 600”, dus ongeveer 600. Pungs of kongs van alle vier de winden staan niet in de lijst van limietspellen, maar drie met een paar van de vierde wel; daarom tellen beide de limiet.',
  'Three dragon sets, and three wind sets with a pair or a set of the fourth, are the limit for losers too.':
    'Pungs of kongs van alle drie de draken, en drie van winden met een paar, pung of kong van de vierde, tellen ook voor verliezers de limiet.',
  'Discards that feed one suit after three exposed pungs, or ones and nines after three exposed sets, are liable too, and losers do not settle then. A false mah-jongg costs twice the limit to each player.':
    'Wie na drie open pungs één soort of na drie open combinaties enen en negens voedt, betaalt ook voor allen, en de verliezers verrekenen dan niet. Wie een valse mahjong roept, betaalt elke speler twee limieten.',
  'The guide itself was not seen. Of its 33 special hands, those whose pattern is plain from a record of it are declared.':
    'De gids zelf was niet in te zien. Van de 33 bijzondere spellen zijn die opgenomen waarvan de opbouw uit een spelverslag duidelijk blijkt.',
  'The double for a concealed hand is for wins from the wall.':
    'De verdubbeling voor een dicht spel geldt alleen als de winnende steen zelf gepakt is.',
  'A special hand scores its bonus tiles on top of the limit: the record has a limit hand of 1,008 points.':
    'Bij een bijzonder spel komen de bonusstenen boven op de limiet: het spelverslag heeft een limietspel van 1.008 punten.',
  'The two doubles for all four flowers are taken to include the one for the own flower.':
    'De twee verdubbelingen voor alle vier de bloemen worden zo gelezen dat die voor de eigen bloem erin begrepen is.',
  'A false mah-jongg costs half a limit to each player.':
    'Wie een valse mahjong roept, betaalt elke speler een halve limiet.',
  'After somebody is liable there is no other settlement. For which hands a player is liable was not seen.':
    'Als iemand voor allen betaalt, wordt er verder niets verrekend. Bij welke handen dat zo is, was niet te achterhalen.',
  'The list of special hands was not seen, except that some are worth half or twice the limit; the classical limit hands are kept.':
    'De lijst van bijzondere spellen was niet in te zien; bekend is alleen dat sommige een halve limiet of twee limieten tellen. De klassieke limietspellen zijn aangehouden.',
  'A hand of fewer than 100 points after doubling may not go out.':
    'Een hand die na het verdubbelen minder dan 100 punten telt, mag geen mahjong maken.',
  'Fines of 10 to 100 points are left out: which errors they are for was not seen.':
    'Boetes van 10 tot 100 punten zijn weggelaten: voor welke fouten ze gelden, was niet te achterhalen.',
  'The three doubles for all four flowers are taken to include the one for the own flower.':
    'De drie verdubbelingen voor alle vier de bloemen worden zo gelezen dat die voor de eigen bloem erin begrepen is.',
  'A flush with honours counts by its suit sets: one double, two with three suit sets, three with four.':
    'Eén soort met troefstenen telt naar het aantal combinaties van die soort: één verdubbeling, twee bij drie combinaties, drie bij vier.',
  'Points are rounded to the nearest ten, as they were until 2003.':
    'De punten worden op het dichtstbijzijnde tiental afgerond, zoals tot 2003 gebruikelijk was.',
  'Points are rounded up to tens, as they have been since 2004.':
    'De punten worden naar boven op een tiental afgerond, zoals sinds 2004 gebruikelijk is.',
  'The discarder pays what all three would have paid, and the losers do not settle.':
    'Wie de winnende steen weglegt, betaalt wat alle drie hadden betaald; de verliezers verrekenen niet onderling.',
  'Two points for a single wait are taken to be for edge and middle waits, and for the pair.':
    'De twee punten voor wachten op één steen worden betrokken op het eind en het midden van een chow en op het paar.',
  'Whoever discards the tile for the open set that makes three dragons or four winds certain is liable. In the source, a player may not win on a tile of a kind discarded before; here, any discard may be won on.':
    'Voor allen betaalt degene wiens weggelegde steen de open combinatie oplevert waarmee drie draken of vier winden vaststaan. In de bron mag een speler geen mahjong maken met een steen waarvan hij er zelf al een heeft weggelegd; hier mag elke weggelegde steen de winnende zijn.',
  'The transcription of the booklet has four doubles each for clean, very clean, pure and honours only, and values and the numbers of footnotes were probably swapped there: one, two, three and three are used.':
    'Het afschrift van het boekje geeft vier verdubbelingen voor schoon, zeer schoon en zuiver spel en voor alleen winden en draken; waarschijnlijk zijn daar waarden en voetnootnummers verwisseld. Hier gelden één, twee, drie en drie.',
  'Whether ordinary hands are capped was not seen. The limit hands of 2,000, 1,000, 500 and 250 points are parts of a limit of 2,000 here, which holds for all hands.':
    'Of gewone handen een maximum hebben, was niet te achterhalen. De limietspellen van 2.000, 1.000, 500 en 250 punten zijn hier delen van een limiet van 2.000, die voor alle handen geldt.',
  'Doubles for three and four concealed pungs do not add up, nor do those for clean, very clean and pure hands: only the best counts.':
    'Verdubbelingen voor drie en vier dichte pungs worden niet opgeteld, en die voor schoon, zeer schoon en zuiver spel ook niet: alleen de hoogste telt.',
  'Ten points for completing a pair of one bamboo with a one of circles in its place are left out.':
    'De tien punten voor het completeren van een paar bamboe 1 met kringen 1 zijn weggelaten.',
  'The source has no rule under which one player pays for all, so nobody is liable.':
    'De bron kent geen regel waarbij één speler voor allen betaalt; niemand betaalt dus voor allen.',
  'Little three dragons are a double for the winner only.':
    'Kleine drie draken levert alleen de winnaar een verdubbeling op.',
  'The book has no wind of the round and no flowers: only the own wind and the dragons double.':
    'Het boek kent geen wind van de ronde en geen bloemen: alleen de eigen wind en de draken verdubbelen.',
  'The score sheet was not seen: the values of one suit, all honours, the original hand and a loose tile are those of the classical rules, and nothing is given for a hand without runs beyond its double.':
    'Het scoreblad was niet in te zien: voor één soort, alleen winden en draken, de gedeelde hand en een losse steen gelden de klassieke waarden, en een hand zonder chows levert niets op behalve haar verdubbeling.',
  'The four-wind hand is the limit only by agreement, so it is off.':
    'De hand met vier winden telt de limiet alleen na afspraak, en staat daarom uit.',
  'The other limit hands are the classical ones, as the list of the book was not seen.':
    'De andere limietspellen zijn de klassieke, omdat de lijst in het boek niet in te zien was.',
  'This is the game without a limit, in which limit hands are worth their points and doubles.':
    'Dit is het spel zonder limiet, waarin limietspellen tellen voor hun punten en verdubbelingen.',
  'The table of sets and the value of pairs were not seen; the usual ones are used.':
    'De tabel van de combinaties en de waarde van paren waren niet in te zien; de gebruikelijke gelden.',
  'The only place is the pair or the middle tile of a run, not the end of a run that is open at one side only.':
    'De enig mogelijke steen is de tweede van het paar of de middelste van een chow, niet het eind van een chow die maar aan één kant open is.',
  'East’s ninth win in a row is the limit, and the deal then passes.':
    'De negende keer mahjong achter elkaar van Oost telt de limiet; daarna wordt een ander Oost.',
  'In the program, a claimed kong counts as concealed for doubles; here it is exposed, as in the classical rules.':
    'In het programma geldt een geroepen kong voor verdubbelingen als dicht; hier is hij open, zoals in de klassieke regels.',
  'The fines of the program are left out: most are for discards that are named wrongly, and some are divided among players.':
    'De boetes van het programma zijn weggelaten: de meeste gelden voor verkeerd benoemde stenen, en sommige worden onder de spelers verdeeld.',
  'In the program, the players decide when a discarder pays for all (a dangerous game); here, the classical rule applies.':
    'In het programma beslissen de spelers wanneer de weglegger voor allen betaalt (gevaarlijk spel); hier geldt de klassieke regel.',
  'Nine gates are refused if the fourteenth tile is a one or a nine.':
    'Negen poorten telt niet als de veertiende steen een één of een negen is.',
  'The last tile doubles whether it is drawn or discarded, and nobody is liable.':
    'De laatste steen levert een verdubbeling op, of hij nu gepakt of weggelegd wordt, en niemand betaalt voor allen.',
  'A chow hand may have any pair.': 'Vier chows mogen elk paar hebben.',
};

export const nlNotes: NotesTexts = { interpretation: (one) => notes[one.en] ?? one.en };
