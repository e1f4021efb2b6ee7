/** French: how the sources of the profiles are read. It loads with `<mj-rules>`. */
import type { NotesTexts } from '../types.js';

/** By the English sentence. */
export const notes: Readonly<Record<string, string>> = {
  'The values are those of the classical table, from an account of the Millington and British schools; Millington’s book of 1977 gives two dozen awards other values, from 10 points for going out to doubles for a loose tile: see millington-1977.':
    'Les valeurs des règles classiques, d’après une description des écoles de Millington et britannique ; le livre de Millington, de 1977, en a d’autres pour deux douzaines de figures, de 10 points pour le mah-jong aux doubles pour une tuile de remplacement : voir millington-1977.',
  'The values are those of the classical table, from an account of Babcock’s three games; his Red Book of 1923 has a limit of 300, and neither a wind of the round nor flowers: see babcock-1923.':
    'Les valeurs des règles classiques, d’après une description des trois jeux de Babcock ; son Red Book de 1923 a une limite de 300, sans Vent dominant ni Fleurs : voir babcock-1923.',
  'These are the association’s rules as kajongg implements them; the association’s book of 2019 gives one double for one suit with honours, and one for a supplemental tile: see bmja-2019.':
    'Les règles de l’association britannique telles que le programme kajongg les applique ; le livre de l’association, de 2019, donne un double pour une famille avec des Honneurs et un autre pour une tuile de remplacement : voir bmja-2019.',
  'These are the league’s rules as kajongg implements them, with the limit for East’s ninth win in a row; the program’s own classical rules, on which these are based, are kajongg-classical.':
    'Les règles de la ligue allemande telles que le programme kajongg les applique, avec la limite pour la neuvième victoire d’Est de suite ; les règles classiques du programme, dont elles partent, sont kajongg-classical.',
  'A discard exposes the set that it completes. If the tiles can be arranged in several ways, the most valuable one is scored.':
    'Une combinaison complétée par une défausse est exposée. Si les tuiles peuvent se disposer de plusieurs façons, on compte la plus avantageuse.',
  'A claimed kong is exposed. Four alike that were not declared count as a concealed pung.':
    'Un Kong réclamé est exposé. Quatre tuiles identiques qui n’ont pas été annoncées comptent comme un Pung caché.',
  'The picture with the points for sets is lost: the classical values are used.':
    'L’image qui donnait les points des combinaisons est perdue : on reprend les valeurs classiques.',
  'A pair of a wind that is both seat and round wind is 4 points.':
    'Une paire du Vent du joueur vaut 4 points si ce Vent est aussi le Vent dominant.',
  'The list puts the seat and the round wind into one row, as it does with the seat’s flower and season, which also count apart: a wind that is both earns both, 4 points as a pair and two doubles as a set.':
    'La liste met sur une même ligne le Vent du joueur et le Vent dominant, tout comme la Fleur et la Saison du joueur, qui comptent pourtant chacune à part. Un Vent qui est les deux à la fois compte donc deux fois : 4 points pour la paire, deux doubles pour la combinaison.',
  'The questions are whether a pair is of value and how many sets of value there are, not why: a wind that is both seat and round wind counts once, 2 points as a pair and one double as a set.':
    'On demande seulement si une paire a de la valeur et combien de combinaisons en ont, sans demander pourquoi. Un Vent qui est à la fois celui du joueur et le Vent dominant ne compte donc qu’une fois : 2 points pour la paire, un double pour la combinaison.',
  'An only tile must be the only kind that completes the hand: 2 2 3 4 waits for 2 and 5, so winning on the 2 earns nothing.':
    'Une tuile n’est la seule possible que si aucune autre ne complète la main : 2 2 3 4 attend le 2 et le 5, et gagner avec le 2 ne rapporte donc rien.',
  'Waits are judged by the arrangement that is scored, even if other tiles would also have completed the hand.':
    'L’attente se juge d’après la disposition que l’on compte, même si d’autres tuiles auraient aussi complété la main.',
  'A concealed hand is 10 points on a discard too; a self-drawn one also earns its double.':
    'Une main cachée vaut aussi 10 points sur une défausse ; si la tuile gagnante est piochée, le double s’y ajoute.',
  'Self-draw points are for a tile from the live wall, not for a replacement tile; a fully concealed hand earns its double with either.':
    'Les points de la tuile gagnante piochée ne valent que pour une tuile du Mur, pas pour une tuile de remplacement ; le double d’une main sans défausse réclamée vaut dans les deux cas.',
  'A replacement tile is self-drawn like any other.':
    'Une tuile de remplacement est piochée comme n’importe quelle autre.',
  'A kong’s replacement and a robbed kong are 2 points, as the list of points says, not one double, as a comparison says.':
    'La tuile de remplacement d’un Kong et le vol du Kong valent 2 points, comme l’indique la liste des points, et non un double, comme l’indique un tableau comparatif.',
  'A kong’s replacement and a robbed kong are one double, as a comparison says, not 2 points.':
    'La tuile de remplacement d’un Kong et le vol du Kong valent un double, comme l’indique un tableau comparatif, et non 2 points.',
  'Only a tile drawn for a kong earns the award, not one drawn for a flower, unless that flower was itself drawn for the kong.':
    'Seule compte la tuile piochée pour un Kong, pas celle piochée pour une Fleur, à moins que cette Fleur n’ait elle-même été piochée pour le Kong.',
  'A tile drawn for a flower earns the same award as one drawn for a kong. If the flower was itself drawn for a kong, the award is given once.':
    'La tuile piochée pour une Fleur compte comme celle piochée pour un Kong. Si la Fleur a elle-même été piochée pour un Kong, on ne compte qu’une fois.',
  'A robbed kong is won on a discard of the player who declared it; the tile can only complete a chow, thirteen orphans or nine gates.':
    'Un Kong volé se gagne comme sur une défausse de celui qui l’annonce ; la tuile ne peut compléter qu’un Chow, les Treize Lanternes merveilleuses ou les Neuf Portes.',
  'The last tile is the last one of the live wall; the dead wall does not count. A kong robbed after it counts as the last discard.':
    'La dernière tuile est celle du Mur proprement dit ; la Colline ne compte pas. Un Kong volé après elle compte comme la dernière défausse.',
  '“Implies self-drawn” means that the double for the last tile includes the points for drawing it.':
    '« Comprend la tuile piochée » signifie que le double de la dernière tuile comprend les points obtenus pour l’avoir piochée.',
  'An original call needs a ready hand after the first discard: one tile short, with any number of winning tiles. No source gives it a value, so it is off until a table sets one.':
    'Une main est en attente dès le début si, après la première défausse, il ne lui manque qu’une tuile, quel que soit le nombre de tuiles qui conviennent. Aucune source ne lui donne de valeur : elle ne compte que si une table en fixe une.',
  'A set of a wind that is both seat and round wind is two doubles.':
    'Une combinaison du Vent du joueur vaut deux doubles si ce Vent est aussi le Vent dominant.',
  'All four flowers or seasons are one double, on top of the double for your own one.':
    'Les quatre Fleurs ou les quatre Saisons valent un double, en plus de celui que donne celle du joueur.',
  'All four flowers or seasons are two doubles, on top of the double for your own one; all eight are two and two.':
    'Les quatre Fleurs ou les quatre Saisons valent deux doubles, en plus de celui que donne celle du joueur ; les huit ensemble valent deux doubles et encore deux.',
  '“Implies seat flower” means that the four doubles include the one for your own flower.':
    '« Comprend la Fleur du joueur » signifie que les quatre doubles comprennent celui de la Fleur du joueur.',
  'Little three dragons are three doubles in all, including those for the two sets.':
    'Trois petits Dragons valent trois doubles en tout, y compris ceux des deux combinaisons.',
  'Anything the text does not mention scores nothing: little three dragons, robbed kongs, the last tile and the last discard.':
    'Ce que le texte ne mentionne pas ne compte pas : Trois petits Dragons, vol du Kong, dernière tuile et dernière défausse.',
  'A half flush holds at least one honour, a full flush none; they exclude each other. All other doubles add up.':
    'Une famille et des Honneurs, c’est au moins un Honneur ; une main pure n’en a aucun : l’un exclut l’autre. Tous les autres doubles s’additionnent.',
  'One suit with any honours is one double, and so is one suit alone, which the text does not mention.':
    'Une famille avec des Honneurs, quels qu’ils soient, vaut un double, de même qu’une famille seule, dont le texte ne parle pas.',
  'The hand must hold both terminals and honours; all pungs is scored as well.':
    'La main doit contenir à la fois des Extrémités et des Honneurs ; l’absence de Chow se compte aussi.',
  'The pair of a chow hand must not score; waits and self-draw may.':
    'La paire d’une main de Chows ne doit rien rapporter ; l’attente et la tuile gagnante piochée le peuvent.',
  'In an outside hand every set and the pair holds a terminal or an honour; “one terminal chow” means at least one.':
    'Dans cette main, chaque combinaison et la paire contiennent une Extrémité ou un Honneur ; « un Chow avec une Extrémité » veut dire au moins un.',
  'A fully concealed hand must be self-drawn; concealed kongs do not spoil it.':
    'Si aucune défausse n’est réclamée, la tuile gagnante doit aussi être piochée ; des Kongs cachés sont permis.',
  'A hand with nothing laid down earns its double on a discard too.':
    'Une main dont rien n’est exposé a son double même sur une défausse.',
  'Concealed kongs count among three concealed pungs; a pung that a discard completes does not.':
    'Les Kongs cachés comptent parmi les trois Pungs cachés ; un Pung complété par une défausse n’y compte pas.',
  'An earthly hand is won on East’s first discard of the hand and is worth the full limit.':
    'Les Grâces de la Terre se gagnent sur la première défausse d’Est et valent la limite entière.',
  'An earthly hand is half a limit; a hand that scores more without it keeps its own value.':
    'Les Grâces de la Terre valent une demi-limite ; une main qui rapporte davantage sans elles garde sa valeur.',
  '“Goes out in the draw” is read as the first draw; East’s first discard counts too.':
    '« Goes out in the draw » est compris comme la première pioche ; la première défausse d’Est compte aussi.',
  'A heavenly hand is East’s fourteen dealt tiles after replacing bonus tiles, with no set declared.':
    'Les Grâces du Paradis sont les quatorze tuiles distribuées à Est, une fois les Fleurs et les Saisons remplacées, sans aucune annonce de combinaison.',
  'Nine gates is judged by all fourteen tiles, whichever came last; no set may be declared, but a discard may win.':
    'Les Neuf Portes se jugent d’après les quatorze tuiles, quelle que soit la dernière ; aucune combinaison ne doit être annoncée, mais on peut gagner sur une défausse.',
  'An all-green hand does not need the green dragon.': 'Le Jade impérial se passe du Dragon vert.',
  'Four concealed pungs may be won on a discard only if it completes the pair.':
    'Quatre Pungs cachés ne peuvent gagner sur une défausse que si elle complète la paire.',
  'Kongs of any kind count for twofold fortune, and flowers drawn on the way change nothing.':
    'Pour la Double Fortune, tout Kong convient, et les Fleurs piochées entre-temps n’y changent rien.',
  'The moon from the sea must be drawn as the last tile.':
    'La lune au fond de la mer doit être piochée comme dernière tuile.',
  'The moon from the sea may be the last discard too.':
    'La lune au fond de la mer peut aussi être la dernière défausse.',
  'Hands without a winner do not interrupt thirteen wins of East.':
    'Une manche nulle n’interrompt pas les treize victoires d’Est.',
  'A limit hand is worth exactly the limit: nothing is added, and several limit hands at once are paid once. The limit also caps losers’ hands.':
    'Un grand jeu vaut exactement la limite : rien ne s’y ajoute, et plusieurs grands jeux à la fois ne sont payés qu’une fois. La limite plafonne aussi les mains des perdants.',
  'Of the two caps, 500 points is used rather than six doubles. The text lists neither flowers nor limit hands, so neither scores.':
    'Des deux plafonds, c’est celui de 500 points qui s’applique, et non celui de six doubles. Le texte ne cite ni Fleurs ni grands jeux : ni les unes ni les autres ne comptent.',
  'A loser scores sets, pairs and bonus tiles with their doubles, and little three dragons in profiles that have this double; nothing else, and no limit hands.':
    'Un perdant compte ses combinaisons, ses paires, ses Fleurs et ses Saisons avec leurs doubles, ainsi que Trois petits Dragons là où ce double existe ; rien d’autre, et aucun grand jeu.',
  'A loser’s concealed pairs score: the footnote is about exposed pairs, which no loser can have.':
    'Les paires cachées d’un perdant comptent : la note parle de paires exposées, et aucun perdant ne peut en avoir.',
  'Losers’ points are rounded to the nearest ten before doubling, too.':
    'Les points des perdants sont eux aussi arrondis à la dizaine la plus proche avant d’être doublés.',
  'Totals are rounded up after doubling and before any payment, for losers too; zero stays zero.':
    'Les totaux sont arrondis à la dizaine supérieure après les doubles et avant tout paiement, chez les perdants aussi ; zéro reste zéro.',
  'All three pay no matter who discarded, and the losers settle. The example of 40 from each player ignores East’s doubling.':
    'Les trois paient, quel que soit l’auteur de la défausse, et les perdants règlent entre eux. L’exemple où chacun paie 40 oublie qu’Est paie double.',
  'Pao is for the discard that completes the third set of dragons or the fourth of winds while the others lie exposed, provided the hand is worth the limit. It costs what all three would have paid; the losers still settle.':
    'Paie pour tous celui dont la défausse complète la troisième combinaison de Dragons ou la quatrième de Vents alors que les autres sont exposées, pourvu qu’une telle main vaille la limite. Il paie ce que les trois auraient payé ; les perdants règlent tout de même entre eux.',
  'On a discard, only the discarder pays, one share, doubled for East; winning 2,000 takes a self-draw. The losers settle only if they have agreed to.':
    'Sur une défausse, seul paie celui qui l’a écartée, une fois la valeur de la main, doublée pour Est ; pour gagner 2 000, il faut piocher la tuile gagnante. Les perdants ne règlent entre eux que s’ils en sont convenus.',
  'Of two players who claim the winning discard, the one nearest to East gets it.':
    'Si deux joueurs réclament la même défausse pour faire mah-jong, elle revient au plus proche d’Est.',
  'The page about payments is missing: each loser pays, East pays and receives double, and the losers settle.':
    'La page sur les paiements manque : chaque perdant paie, Est paie et reçoit double, et les perdants règlent entre eux.',
  'East’s doubling applies only between losers. A self-draw earns its points and is also paid double.':
    'Est ne paie et ne reçoit double qu’entre perdants. La tuile gagnante piochée rapporte ses points et se paie double, en plus.',
  'A dead hand pays everyone in full and collects nothing, even if it is short of tiles.':
    'Le joueur d’une main fautive paie à chacun le montant entier et ne reçoit rien, même s’il lui manque des tuiles.',
  'The dead wall holds fourteen tiles, the two loose ones among them.':
    'La Colline compte quatorze tuiles, y compris les deux tuiles de remplacement.',
  'The dead wall holds sixteen tiles, the two loose ones on top of fourteen.':
    'La Colline compte seize tuiles : quatorze, avec les deux tuiles de remplacement par-dessus.',
  'Bonus tiles are replaced from the loose tiles.':
    'Les Fleurs et les Saisons se remplacent par les tuiles de remplacement de la Colline.',
  'East stays East after a hand without a winner.': 'Après une manche nulle, Est reste Est.',
  'Of equal claims, the player whose turn comes first after the discarder wins.':
    'À annonces égales, la priorité revient au joueur dont le tour vient en premier après celui qui a écarté la tuile.',
  'This is the mixed-hand game with classical values, as the account of it gives none; set `win-requirement` for the one-double and cleared-hand games.':
    'C’est le jeu à mains mixtes, avec les valeurs classiques, car la description n’en donne pas ; `win-requirement` permet de jouer avec un double obligatoire ou avec des mains d’une seule famille.',
  'Seats are drawn again after each round. The collection that quotes this law also names its author among those who keep the order of seats for the whole game.':
    'Les places sont tirées de nouveau après chaque tour. Le recueil qui cite cette règle range pourtant son auteur parmi ceux qui gardent les places pendant toute la partie.',
  'The source names limits of 500, 1,000 and 2,000; 1,000, the most common one today, is used.':
    'La source cite des limites de 500, de 1 000 et de 2 000 ; on retient 1 000, la plus courante aujourd’hui.',
  'The doubles for three concealed pungs, little four winds, big three dragons and big four winds also count for losers.':
    'Les doubles de Trois Pungs cachés, de Quatre petits Vents, de Trois grands Dragons et de Quatre grands Vents valent aussi pour les perdants.',
  'Pao is for hands worth the limit: as big three dragons and big four winds are two doubles, nobody pays for all unless a table makes them limit hands.':
    'On ne paie pour tous que pour une main qui vaut la limite : comme Trois grands Dragons et Quatre grands Vents valent deux doubles, personne ne paie pour tous, sauf si une table en fait des grands jeux.',
  'Whoever discards the third dragon for three great scholars, or the fourth wind for big four winds, while the other sets lie exposed pays for all.':
    'Paie pour tous celui qui écarte le troisième Dragon de Trois grands Dragons sans Chow, ou le quatrième Vent de Quatre grands Vents, alors que les autres combinaisons sont exposées.',
  'Completing the pair is worth 2 points, and 2 more if the winning tile is a terminal or an honour.':
    'Compléter la paire vaut 2 points, et 2 de plus si la tuile gagnante est une Extrémité ou un Honneur.',
  'A loser who waits for any limit hand that can be waited for scores 2/5 of the limit, and for a half-limit hand 1/5.':
    'Un perdant en attente d’un grand jeu compte 2/5 de la limite, ou 1/5 s’il s’agit d’une main à une demi-limite ; cela vaut pour tous les grands jeux que l’on peut attendre.',
  'A winning hand with more than one chow is refused, unless it is a special hand.':
    'Une main avec plus d’un Chow ne peut pas faire mah-jong, sauf s’il s’agit d’une main spéciale.',
  'An original call is a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change until it wins.':
    'Une main est en attente dès le début si, après la première défausse, il ne lui manque qu’une tuile (quel que soit le nombre de tuiles qui conviennent) et si elle ne change plus jusqu’au mah-jong.',
  'What was seen of the source gives no value to an original call (a hand that is ready after the first discard: one tile short, with any number of winning tiles), so it is off.':
    'Dans ce que l’on a pu consulter de la source, une main en attente après la première défausse (il ne lui manque qu’une tuile, quel que soit le nombre de tuiles qui conviennent) n’a pas de valeur : elle ne compte donc pas.',
  'The only place takes into account tiles of which all four are exposed on the table: `seen` names them.':
    'La seule tuile possible tient compte des tuiles dont les quatre exemplaires sont visibles sur la table : `seen` les indique.',
  'Three dragon sets are two doubles for every player, and the limit for a winner without a chow.':
    'Trois grands Dragons valent deux doubles pour tous les joueurs, et la limite pour un gagnant sans Chow.',
  'The own flower and the own season are one double together, and nothing alone.':
    'La Fleur et la Saison du joueur valent un double à elles deux, et rien séparément.',
  'The figure of the limit was not seen; 500 is the usual one.':
    'Le montant de la limite n’a pu être consulté ; 500 est le plus courant.',
  'All honours are the limit, and where a table plays without one, two doubles and the one for terminals and honours.':
    'Tout Honneurs vaut la limite ou, si la table joue sans limite, deux doubles et celui d’Extrémités et Honneurs.',
  'A kong claimed with three tiles in hand counts as concealed in all but its points: as a concealed pung, in a concealed hand, and in limit hands that must be concealed.':
    'Sauf pour ses points, un Kong réclamé avec trois tuiles en main compte comme caché : comme Pung caché, dans une main cachée et dans les grands jeux qui doivent être cachés.',
  'A player is liable for a discard that feeds dragons, winds, one suit, honours, terminals or all green, and then pays the debts of everybody. In the book, also for some discards when the wall is nearly used up, and not if there was no choice.':
    'Paie pour tous celui dont la défausse alimente des Dragons, des Vents, une seule famille, des Honneurs, des Extrémités ou le Jade impérial ; il paie aussi les dettes de tous les autres. Dans le livre, cela vaut encore pour certaines défausses quand le Mur est presque épuisé, mais pas si le joueur n’avait pas le choix.',
  'Whoever discards a tile that is claimed for such a hand once it shows is liable, also if somebody else discards the last tile or the winner draws it. The pair of the third dragon or the fourth wind is enough, as in the program that follows the book.':
    'Dès qu’une telle main est visible, paie pour tous celui dont une défausse est réclamée pour elle, même si un autre écarte la dernière tuile ou si le gagnant la pioche. Comme dans le programme qui suit le livre, la paire du troisième Dragon ou du quatrième Vent suffit.',
  'These are the default options of the program: 20 points for going out, a limit of 1,000, and claimed kongs that do not count as concealed.':
    'Ce sont les options par défaut du programme : 20 points pour le mah-jong, une limite de 1 000, et des Kongs réclamés qui ne comptent pas comme cachés.',
  'A kong declared before play does not keep the program from giving heaven’s or earth’s blessing: it asks only that nobody has discarded, or that East alone has.':
    'Un kong déclaré avant le jeu n’empêche ni les Grâces du Paradis ni celles de la Terre : le programme demande seulement que personne n’ait écarté, ou Est seul.',
  'Its text also gives the moon from the sea for the last discard, but its code requires a drawn tile; the code is followed.':
    'Selon sa notice, la lune au fond de la mer peut aussi être la dernière défausse, mais le code du programme exige une tuile piochée : on suit le code.',
  'In the program, the losers do not settle with one another after somebody was liable.':
    'Dans le programme, les perdants ne règlent pas entre eux quand l’un d’eux paie pour tous.',
  'One suit with honours and a supplemental tile are one double each in all three sources, and robbing a kong of 2 bamboos is not among the special hands.':
    'Une famille avec des Honneurs et la tuile de remplacement valent un double chacune dans les trois sources, et le vol d’un Kong de 2 de Bambou ne figure pas parmi les mains spéciales.',
  'No other double counts with purity, and a special hand scores its bonus tiles on top, with doubles of their own.':
    'Aucun autre double ne s’ajoute à la Main pure sans Chow ; à une main spéciale s’ajoutent ses Fleurs et ses Saisons, avec leurs propres doubles.',
  'One source lists the double for the own flower and the two for all four, another says two in all; both are given.':
    'Une source cite le double de la Fleur du joueur à côté des deux doubles des quatre Fleurs, une autre en donne deux en tout ; ici, tous comptent.',
  'An original call, a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change, is one double for every player, and one more for a winner. Players need not announce that they are fishing.':
    'Une main en attente après la première défausse (il ne lui manque qu’une tuile, quel que soit le nombre de tuiles qui conviennent) et qui ne change plus vaut un double pour tous les joueurs, et un de plus pour le gagnant. On n’est pas tenu d’annoncer que l’on est en attente.',
  'A winner whose hand was locked at any time after the first turn has 100 points, also after an original call, a hand that is ready after the first discard: one tile short, with any number of winning tiles.':
    'Un gagnant qui a bloqué sa main à tout moment après le premier tour reçoit 100 points, de même que celui dont la main était en attente après la première défausse : il ne lui manquait qu’une tuile, quel que soit le nombre de tuiles qui conviennent.',
  'The source gives the limit as “say, 600”. Four wind sets are not in its list of limit hands, but three with a pair of the fourth are, so both are the limit.':
    'La source donne la limite comme « say, 600 », soit 600 environ. Quatre combinaisons de Vents ne figurent pas dans sa liste de grands jeux, mais trois avec une paire du quatrième y sont : les deux valent donc la limite.',
  'Three dragon sets, and three wind sets with a pair or a set of the fourth, are the limit for losers too.':
    'Des combinaisons des trois Dragons, ou trois combinaisons de Vents et une paire ou une combinaison du quatrième, valent la limite pour les perdants aussi.',
  'Discards that feed one suit after three exposed pungs, or ones and nines after three exposed sets, are liable too, and losers do not settle then. A false mah-jongg costs twice the limit to each player.':
    'Paie aussi pour tous celui qui alimente une seule famille après trois Pungs exposés, ou des 1 et des 9 après trois combinaisons exposées ; les perdants ne règlent alors pas entre eux. Celui qui annonce un faux Mah-Jong paie deux limites à chacun.',
  'The guide itself was not seen. Of its 33 special hands, those whose pattern is plain from a record of it are declared.':
    'Le guide lui-même n’a pu être consulté. De ses 33 mains spéciales, on a repris celles dont une feuille de parties montre clairement la composition.',
  'The double for a concealed hand is for wins from the wall.':
    'Le double d’une main cachée suppose que la tuile gagnante soit piochée dans le Mur.',
  'A special hand scores its bonus tiles on top of the limit: the record has a limit hand of 1,008 points.':
    'Les Fleurs et les Saisons d’une main spéciale s’ajoutent à la limite : la feuille de parties contient un grand jeu de 1 008 points.',
  'The two doubles for all four flowers are taken to include the one for the own flower.':
    'On suppose que les deux doubles des quatre Fleurs comprennent celui de la Fleur du joueur.',
  'A false mah-jongg costs half a limit to each player.':
    'Celui qui annonce un faux Mah-Jong paie une demi-limite à chacun.',
  'After somebody is liable there is no other settlement. For which hands a player is liable was not seen.':
    'Quand un joueur paie pour tous, il n’y a pas d’autre règlement. On n’a pu établir pour quelles mains c’est le cas.',
  'The list of special hands was not seen, except that some are worth half or twice the limit; the classical limit hands are kept.':
    'La liste des mains spéciales n’a pu être consultée ; on sait seulement que certaines valent une demi-limite ou deux limites. On garde les grands jeux classiques.',
  'A hand of fewer than 100 points after doubling may not go out.':
    'Une main qui vaut moins de 100 points une fois doublée ne peut pas faire mah-jong.',
  'Fines of 10 to 100 points are left out: which errors they are for was not seen.':
    'Des pénalités de 10 à 100 points ne sont pas reprises : on n’a pu établir quelles fautes elles visent.',
  'The three doubles for all four flowers are taken to include the one for the own flower.':
    'On suppose que les trois doubles des quatre Fleurs comprennent celui de la Fleur du joueur.',
  'A flush with honours counts by its suit sets: one double, two with three suit sets, three with four.':
    'Une famille avec des Honneurs compte selon le nombre de combinaisons de la famille : un double, deux avec trois combinaisons, trois avec quatre.',
  'Points are rounded to the nearest ten, as they were until 2003.':
    'Les points sont arrondis à la dizaine la plus proche, comme on le faisait jusqu’en 2003.',
  'Points are rounded up to tens, as they have been since 2004.':
    'Les points sont arrondis à la dizaine supérieure, comme on le fait depuis 2004.',
  'The discarder pays what all three would have paid, and the losers do not settle.':
    'Celui qui a écarté la tuile paie ce que les trois auraient payé, et les perdants ne règlent pas entre eux.',
  'Two points for a single wait are taken to be for edge and middle waits, and for the pair.':
    'On suppose que les deux points d’une attente sur une seule tuile valent pour le bout et le milieu d’un Chow, et pour la paire.',
  'Whoever discards the tile for the open set that makes three dragons or four winds certain is liable. In the source, a player may not win on a tile of a kind discarded before; here, any discard may be won on.':
    'Paie pour tous celui dont la défausse donne la combinaison exposée qui rend certains les trois Dragons ou les quatre Vents. Dans la source, un joueur ne peut pas gagner avec une tuile dont il a déjà écarté un exemplaire ; ici, on peut gagner sur toute défausse.',
  'The transcription of the booklet has four doubles each for clean, very clean, pure and honours only, and values and the numbers of footnotes were probably swapped there: one, two, three and three are used.':
    'La transcription du livret donne quatre doubles à chacune des mains « schoon » (propre), « zeer schoon » (très propre), « zuiver » (pure) et tout Honneurs ; les valeurs et les numéros de notes y ont sans doute été intervertis. On retient un, deux, trois et trois.',
  'Whether ordinary hands are capped was not seen. The limit hands of 2,000, 1,000, 500 and 250 points are parts of a limit of 2,000 here, which holds for all hands.':
    'On n’a pu établir si les mains ordinaires sont plafonnées. Les grands jeux de 2 000, 1 000, 500 et 250 points sont ici des parts d’une limite de 2 000, qui vaut pour toutes les mains.',
  'Doubles for three and four concealed pungs do not add up, nor do those for clean, very clean and pure hands: only the best counts.':
    'Les doubles de trois et de quatre Pungs cachés ne s’additionnent pas, ni ceux des mains propres, très propres et pures : seul le meilleur compte.',
  'Ten points for completing a pair of one bamboo with a one of circles in its place are left out.':
    'Les dix points accordés quand le 1 de Cercle complète une paire à la place du 1 de Bambou ne sont pas repris.',
  'The source has no rule under which one player pays for all, so nobody is liable.':
    'La source n’a aucune règle selon laquelle un joueur paie pour tous : personne ne le fait.',
  'Little three dragons are a double for the winner only.':
    'Les trois petits Dragons ne donnent un double qu’au gagnant.',
  'The book has no wind of the round and no flowers: only the own wind and the dragons double.':
    'Le livre ne connaît ni Vent dominant ni Fleurs : seuls le Vent du joueur et les Dragons donnent des doubles.',
  'The score sheet was not seen: the values of one suit, all honours, the original hand and a loose tile are those of the classical rules, and nothing is given for a hand without runs beyond its double.':
    'La feuille de marque n’a pu être consultée : une seule famille, tout Honneurs, la main distribuée et la tuile de remplacement ont les valeurs classiques, et une main sans Chow ne reçoit rien de plus que son double.',
  'The four-wind hand is the limit only by agreement, so it is off.':
    'La main des quatre Vents ne vaut la limite que si l’on en convient : elle ne compte donc pas.',
  'The other limit hands are the classical ones, as the list of the book was not seen.':
    'Les autres grands jeux sont les classiques, la liste du livre n’ayant pu être consultée.',
  'This is the game without a limit, in which limit hands are worth their points and doubles.':
    'C’est le jeu sans limite, où les grands jeux valent ce que donnent leurs points et leurs doubles.',
  'The table of sets and the value of pairs were not seen; the usual ones are used.':
    'Le tableau des combinaisons et la valeur des paires n’ont pu être consultés ; on reprend les valeurs habituelles.',
  'The only place is the pair or the middle tile of a run, not the end of a run that is open at one side only.':
    'La seule tuile possible est celle de la paire ou le milieu d’un Chow, pas le bout d’un Chow ouvert d’un seul côté.',
  'East’s ninth win in a row is the limit, and the deal then passes.':
    'La neuvième victoire d’Est de suite vaut la limite ; Est change ensuite.',
  'In the program, a claimed kong counts as concealed for doubles; here it is exposed, as in the classical rules.':
    'Dans le programme, un Kong réclamé compte comme caché pour les doubles ; ici il est exposé, comme dans les règles classiques.',
  'The fines of the program are left out: most are for discards that are named wrongly, and some are divided among players.':
    'Les pénalités du programme ne sont pas reprises : la plupart visent des défausses mal nommées, et certaines sont réparties entre les joueurs.',
  'In the program, the players decide when a discarder pays for all (a dangerous game); here, the classical rule applies.':
    'Dans le programme, ce sont les joueurs qui décident quand l’auteur d’une défausse paie pour tous (jeu dangereux) ; ici, c’est la règle classique.',
  'Nine gates are refused if the fourteenth tile is a one or a nine.':
    'Les Neuf Portes sont refusées si la quatorzième tuile est un 1 ou un 9.',
  'The last tile doubles whether it is drawn or discarded, and nobody is liable.':
    'La dernière tuile donne un double, qu’elle soit piochée ou écartée, et personne ne paie pour tous.',
  'A chow hand may have any pair.': 'Une main de Chows peut avoir n’importe quelle paire.',
};

export const frNotes: NotesTexts = { interpretation: (one) => notes[one.en] ?? one.en };
