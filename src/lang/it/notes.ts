/** Italian: how the sources of the profiles are read. It loads with `<mj-rules>`. */
import type { NotesTexts } from '../types.js';

/** By the English sentence. */
export const notes: Readonly<Record<string, string>> = {
  'The values are those of the classical table, from an account of the Millington and British schools; Millington’s book of 1977 gives two dozen awards other values, from 10 points for going out to doubles for a loose tile: see millington-1977.':
    'I valori delle regole classiche, da una descrizione della scuola di Millington e di quella britannica; il libro di Millington del 1977 ne ha altri per due dozzine di voci, dai 10 punti per la chiusura ai raddoppi per una tessera di reintegro: vedi millington-1977.',
  'The values are those of the classical table, from an account of Babcock’s three games; his Red Book of 1923 has a limit of 300, and neither a wind of the round nor flowers: see babcock-1923.':
    'I valori delle regole classiche, da una descrizione dei tre giochi di Babcock; il suo Red Book del 1923 ha un limite di 300, senza vento di giro né fiori: vedi babcock-1923.',
  'These are the association’s rules as kajongg implements them; the association’s book of 2019 gives one double for one suit with honours, and one for a supplemental tile: see bmja-2019.':
    'Le regole dell’associazione britannica come le applica il programma kajongg; il libro dell’associazione del 2019 dà un raddoppio per un solo seme con venti o draghi e uno per una tessera di reintegro: vedi bmja-2019.',
  'These are the league’s rules as kajongg implements them, with the limit for East’s ninth win in a row; the program’s own classical rules, on which these are based, are kajongg-classical.':
    'Le regole della lega tedesca come le applica il programma kajongg, con il limite per la nona vittoria di fila di Est; le regole classiche del programma, su cui si basano, sono kajongg-classical.',
  'A discard exposes the set that it completes. If the tiles can be arranged in several ways, the most valuable one is scored.':
    'Una combinazione completata con uno scarto è scoperta. Se le tessere si possono disporre in più modi, conta il più conveniente.',
  'A claimed kong is exposed. Four alike that were not declared count as a concealed pung.':
    'Un poker chiamato è scoperto. Quattro tessere uguali non dichiarate contano come un tris coperto.',
  'The picture with the points for sets is lost: the classical values are used.':
    'La figura con i punti delle combinazioni è andata perduta: valgono i punti classici.',
  'A pair of a wind that is both seat and round wind is 4 points.':
    'Una coppia del proprio vento vale 4 punti se è anche il vento di giro.',
  'The list puts the seat and the round wind into one row, as it does with the seat’s flower and season, which also count apart: a wind that is both earns both, 4 points as a pair and two doubles as a set.':
    'L’elenco mette sulla stessa riga il proprio vento e il vento di giro, proprio come il proprio fiore e la propria stagione, che però contano ciascuno per sé. Un vento che è entrambe le cose conta quindi due volte: 4 punti per la coppia, due raddoppi per il tris o il poker.',
  'The questions are whether a pair is of value and how many sets of value there are, not why: a wind that is both seat and round wind counts once, 2 points as a pair and one double as a set.':
    'Si chiede solo se una coppia ha valore e quante combinazioni ne hanno, non perché. Un vento che è insieme il proprio e quello di giro conta quindi una volta sola: 2 punti per la coppia, un raddoppio per il tris o il poker.',
  'An only tile must be the only kind that completes the hand: 2 2 3 4 waits for 2 and 5, so winning on the 2 earns nothing.':
    'Una tessera è l’unica possibile solo se nessun’altra completa la mano: 2 2 3 4 aspetta il 2 e il 5, perciò chiudere con il 2 non dà nulla.',
  'Waits are judged by the arrangement that is scored, even if other tiles would also have completed the hand.':
    'L’attesa si giudica dalla disposizione che viene contata, anche se altre tessere avrebbero completato la mano.',
  'A concealed hand is 10 points on a discard too; a self-drawn one also earns its double.':
    'Una mano coperta vale 10 punti anche su uno scarto; se la tessera di chiusura è pescata, si aggiunge il raddoppio.',
  'Self-draw points are for a tile from the live wall, not for a replacement tile; a fully concealed hand earns its double with either.':
    'I punti per la tessera di chiusura pescata spettano solo con una tessera del muro attivo, non con una di reintegro; il raddoppio di «Tutto pescato» spetta con entrambe.',
  'A replacement tile is self-drawn like any other.':
    'Una tessera di reintegro vale come pescata, come qualsiasi altra.',
  'A kong’s replacement and a robbed kong are 2 points, as the list of points says, not one double, as a comparison says.':
    'La tessera di reintegro di un poker e il poker rubato valgono 2 punti, come dice l’elenco dei punti, e non un raddoppio, come dice un confronto.',
  'A kong’s replacement and a robbed kong are one double, as a comparison says, not 2 points.':
    'La tessera di reintegro di un poker e il poker rubato valgono un raddoppio, come dice un confronto, e non 2 punti.',
  'Only a tile drawn for a kong earns the award, not one drawn for a flower, unless that flower was itself drawn for the kong.':
    'Conta solo la tessera pescata per un poker, non quella pescata per un fiore, a meno che quel fiore non fosse stato pescato a sua volta per il poker.',
  'A tile drawn for a flower earns the same award as one drawn for a kong. If the flower was itself drawn for a kong, the award is given once.':
    'La tessera pescata per un fiore conta come quella pescata per un poker. Se il fiore era stato pescato a sua volta per un poker, si conta una volta sola.',
  'A robbed kong is won on a discard of the player who declared it; the tile can only complete a chow, thirteen orphans or nine gates.':
    'Il poker rubato si chiude come su uno scarto di chi ha dichiarato il poker; la tessera può completare solo una scala, le Tredici lanterne meravigliose o le Nove porte.',
  'The last tile is the last one of the live wall; the dead wall does not count. A kong robbed after it counts as the last discard.':
    'L’ultima tessera è quella del muro attivo; il tetto non conta. Un poker rubato dopo di essa vale come ultimo scarto.',
  '“Implies self-drawn” means that the double for the last tile includes the points for drawing it.':
    '«Comprende la tessera pescata» significa che il raddoppio dell’ultima tessera comprende i punti per averla pescata.',
  'An original call needs a ready hand after the first discard: one tile short, with any number of winning tiles. No source gives it a value, so it is off until a table sets one.':
    'Si è a punto dal primo scarto se dopo il primo scarto manca una sola tessera, quante che siano le tessere adatte. Nessuna fonte gli dà un valore: non conta finché un tavolo non ne fissa uno.',
  'A set of a wind that is both seat and round wind is two doubles.':
    'Un tris o un poker del proprio vento vale due raddoppi se è anche il vento di giro.',
  'All four flowers or seasons are one double, on top of the double for your own one.':
    'Tutti e quattro i fiori, o tutte e quattro le stagioni, valgono un raddoppio, oltre a quello del proprio fiore o della propria stagione.',
  'All four flowers or seasons are two doubles, on top of the double for your own one; all eight are two and two.':
    'Tutti e quattro i fiori, o tutte e quattro le stagioni, valgono due raddoppi, oltre a quello del proprio fiore o della propria stagione; tutti e otto ne valgono due e due.',
  '“Implies seat flower” means that the four doubles include the one for your own flower.':
    '«Comprende il proprio fiore» significa che i quattro raddoppi comprendono quello del proprio fiore.',
  'Little three dragons are three doubles in all, including those for the two sets.':
    'Tre piccoli draghi valgono in tutto tre raddoppi, compresi quelli delle due combinazioni.',
  'Anything the text does not mention scores nothing: little three dragons, robbed kongs, the last tile and the last discard.':
    'Ciò che il testo non nomina non conta: Tre piccoli draghi, poker rubato, ultima tessera e ultimo scarto.',
  'A half flush holds at least one honour, a full flush none; they exclude each other. All other doubles add up.':
    'Una mano pura ha almeno un onore, una purissima nessuno: l’una esclude l’altra. Tutti gli altri raddoppi si sommano.',
  'One suit with any honours is one double, and so is one suit alone, which the text does not mention.':
    'Un solo seme con onori qualsiasi vale un raddoppio, e così un seme da solo, di cui il testo non parla.',
  'The hand must hold both terminals and honours; all pungs is scored as well.':
    'La mano deve avere sia estremi sia onori; «Tutti tris o poker» si conta in aggiunta.',
  'The pair of a chow hand must not score; waits and self-draw may.':
    'La coppia di una mano di tutte scale non deve dare punti; l’attesa e la tessera di chiusura pescata possono darne.',
  'In an outside hand every set and the pair holds a terminal or an honour; “one terminal chow” means at least one.':
    'In questa mano ogni combinazione e la coppia contengono un estremo o un onore; «una scala con un estremo» significa almeno una.',
  'A fully concealed hand must be self-drawn; concealed kongs do not spoil it.':
    'Per «Tutto pescato» anche la tessera di chiusura va pescata; i poker coperti sono ammessi.',
  'A hand with nothing laid down earns its double on a discard too.':
    'Una mano senza nulla di esposto ha il suo raddoppio anche su uno scarto.',
  'Concealed kongs count among three concealed pungs; a pung that a discard completes does not.':
    'Tra i tre tris coperti contano anche i poker coperti; un tris completato da uno scarto no.',
  'An earthly hand is won on East’s first discard of the hand and is worth the full limit.':
    'La Benedizione della terra si ottiene chiudendo con il primo scarto di Est e vale il limite intero.',
  'An earthly hand is half a limit; a hand that scores more without it keeps its own value.':
    'La Benedizione della terra vale mezzo limite; una mano che senza di essa vale di più conserva il suo valore.',
  '“Goes out in the draw” is read as the first draw; East’s first discard counts too.':
    '«Goes out in the draw» è inteso come la prima pescata; vale anche il primo scarto di Est.',
  'A heavenly hand is East’s fourteen dealt tiles after replacing bonus tiles, with no set declared.':
    'La Benedizione del cielo sono le quattordici tessere distribuite a Est, dopo il reintegro di fiori e stagioni e senza combinazioni dichiarate.',
  'Nine gates is judged by all fourteen tiles, whichever came last; no set may be declared, but a discard may win.':
    'Le Nove porte si giudicano da tutte e quattordici le tessere, qualunque sia stata l’ultima; nessuna combinazione può essere dichiarata, ma si può chiudere con uno scarto.',
  'An all-green hand does not need the green dragon.': 'La Giada imperiale può fare a meno del drago verde.',
  'Four concealed pungs may be won on a discard only if it completes the pair.':
    'Con quattro tris coperti si può chiudere su uno scarto solo se completa la coppia.',
  'Kongs of any kind count for twofold fortune, and flowers drawn on the way change nothing.':
    'Per la Fortuna doppia vale qualsiasi poker, e i fiori pescati nel frattempo non cambiano nulla.',
  'The moon from the sea must be drawn as the last tile.': 'La luna in fondo al mare va pescata come ultima tessera.',
  'The moon from the sea may be the last discard too.': 'La luna in fondo al mare può essere anche l’ultimo scarto.',
  'Hands without a winner do not interrupt thirteen wins of East.':
    'Una mano andata a monte non interrompe le tredici vittorie di Est.',
  'A limit hand is worth exactly the limit: nothing is added, and several limit hands at once are paid once. The limit also caps losers’ hands.':
    'Un grande gioco vale esattamente il limite: non si aggiunge nulla, e più grandi giochi insieme si pagano una volta sola. Il limite è il massimo anche per le mani dei perdenti.',
  'Of the two caps, 500 points is used rather than six doubles. The text lists neither flowers nor limit hands, so neither scores.':
    'Dei due massimi vale quello di 500 punti e non quello di sei raddoppi. Il testo non elenca né fiori né grandi giochi, quindi non contano.',
  'A loser scores sets, pairs and bonus tiles with their doubles, and little three dragons in profiles that have this double; nothing else, and no limit hands.':
    'Un perdente conta tris, poker, coppie, fiori e stagioni con i loro raddoppi, e Tre piccoli draghi dove questo raddoppio esiste; nient’altro, e nessun grande gioco.',
  'A loser’s concealed pairs score: the footnote is about exposed pairs, which no loser can have.':
    'Le coppie coperte di un perdente contano: la nota parla di coppie scoperte, e nessun perdente può averne.',
  'Losers’ points are rounded to the nearest ten before doubling, too.':
    'Anche i punti dei perdenti si arrotondano alla decina più vicina prima di raddoppiarli.',
  'Totals are rounded up after doubling and before any payment, for losers too; zero stays zero.':
    'I totali si arrotondano per eccesso dopo i raddoppi e prima di pagare, anche per i perdenti; zero resta zero.',
  'All three pay no matter who discarded, and the losers settle. The example of 40 from each player ignores East’s doubling.':
    'Pagano tutti e tre, chiunque abbia scartato, e i perdenti regolano tra loro. L’esempio dei 40 da ciascuno non tiene conto del doppio di Est.',
  'Pao is for the discard that completes the third set of dragons or the fourth of winds while the others lie exposed, provided the hand is worth the limit. It costs what all three would have paid; the losers still settle.':
    'Paga per tutti chi con il suo scarto completa la terza combinazione di draghi o la quarta di venti mentre le altre sono scoperte, purché una mano così valga il limite. Paga quanto avrebbero pagato tutti e tre; i perdenti regolano comunque tra loro.',
  'On a discard, only the discarder pays, one share, doubled for East; winning 2,000 takes a self-draw. The losers settle only if they have agreed to.':
    'Su uno scarto paga solo chi ha scartato, una volta il valore, raddoppiato per Est; per vincere 2.000 bisogna pescare la tessera di chiusura. I perdenti regolano tra loro solo se si sono accordati.',
  'Of two players who claim the winning discard, the one nearest to East gets it.':
    'Se due giocatori chiamano lo stesso scarto per chiudere, spetta al più vicino a Est.',
  'The page about payments is missing: each loser pays, East pays and receives double, and the losers settle.':
    'La pagina sui pagamenti manca: ogni perdente paga, Est paga e riscuote doppio, e i perdenti regolano tra loro.',
  'East’s doubling applies only between losers. A self-draw earns its points and is also paid double.':
    'Il doppio di Est vale solo tra i perdenti. La tessera di chiusura pescata dà i suoi punti e in più si paga doppia.',
  'A dead hand pays everyone in full and collects nothing, even if it is short of tiles.':
    'Una mano non valida paga tutti per intero e non riscuote nulla, anche se le mancano tessere.',
  'The dead wall holds fourteen tiles, the two loose ones among them.':
    'Il tetto ha quattordici tessere, comprese le due di reintegro.',
  'The dead wall holds sixteen tiles, the two loose ones on top of fourteen.':
    'Il tetto ha sedici tessere: quattordici, con sopra le due di reintegro.',
  'Bonus tiles are replaced from the loose tiles.':
    'Fiori e stagioni si reintegrano con le tessere di reintegro del tetto.',
  'East stays East after a hand without a winner.': 'Dopo una mano andata a monte, Est resta Est.',
  'Of equal claims, the player whose turn comes first after the discarder wins.':
    'A parità di chiamata ha la precedenza chi è di turno per primo dopo chi ha scartato.',
  'This is the mixed-hand game with classical values, as the account of it gives none; set `win-requirement` for the one-double and cleared-hand games.':
    'È il gioco a mani miste, con i valori classici, perché la descrizione non ne dà; con `win-requirement` si gioca con un raddoppio obbligatorio o con mani di un solo seme.',
  'Seats are drawn again after each round. The collection that quotes this law also names its author among those who keep the order of seats for the whole game.':
    'I posti si sorteggiano di nuovo dopo ogni giro. La raccolta che cita questa regola mette però il suo autore anche tra quelli che mantengono i posti per tutta la partita.',
  'The source names limits of 500, 1,000 and 2,000; 1,000, the most common one today, is used.':
    'La fonte nomina limiti di 500, 1.000 e 2.000; si usa 1.000, oggi il più comune.',
  'The doubles for three concealed pungs, little four winds, big three dragons and big four winds also count for losers.':
    'I raddoppi di Tre tris coperti, Quattro piccole gioie, Raduno dei draghi e Quattro benedizioni della casa valgono anche per i perdenti.',
  'Pao is for hands worth the limit: as big three dragons and big four winds are two doubles, nobody pays for all unless a table makes them limit hands.':
    'Si paga per tutti solo per mani che valgono il limite: poiché il Raduno dei draghi e le Quattro benedizioni della casa valgono due raddoppi, nessuno paga per tutti, a meno che un tavolo non ne faccia grandi giochi.',
  'Whoever discards the third dragon for three great scholars, or the fourth wind for big four winds, while the other sets lie exposed pays for all.':
    'Paga per tutti chi scarta il terzo drago per il Raduno dei draghi senza scale, o il quarto vento per le Quattro benedizioni della casa, mentre le altre combinazioni sono scoperte.',
  'Completing the pair is worth 2 points, and 2 more if the winning tile is a terminal or an honour.':
    'Completare la coppia vale 2 punti, e altri 2 se la tessera di chiusura è un estremo o un onore.',
  'A loser who waits for any limit hand that can be waited for scores 2/5 of the limit, and for a half-limit hand 1/5.':
    'Un perdente a punto per un grande gioco conta 2/5 del limite, o 1/5 se è una mano da mezzo limite; vale per tutti i grandi giochi per cui si può essere a punto.',
  'A winning hand with more than one chow is refused, unless it is a special hand.':
    'Una mano con più di una scala non può chiudere, a meno che non sia una mano speciale.',
  'An original call is a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change until it wins.':
    'Si è a punto dal primo scarto se dopo il primo scarto manca una sola tessera (quante che siano le tessere adatte) e la mano non cambia fino alla chiusura.',
  'What was seen of the source gives no value to an original call (a hand that is ready after the first discard: one tile short, with any number of winning tiles), so it is off.':
    'Nelle parti della fonte che si sono potute consultare, una mano a punto dopo il primo scarto (manca una sola tessera, quante che siano le tessere adatte) non ha un valore, quindi non conta.',
  'The only place takes into account tiles of which all four are exposed on the table: `seen` names them.':
    'L’unica tessera possibile tiene conto delle tessere di cui tutte e quattro le copie sono visibili sul tavolo: le indica `seen`.',
  'Three dragon sets are two doubles for every player, and the limit for a winner without a chow.':
    'Il Raduno dei draghi vale due raddoppi per ogni giocatore, e il limite per un vincitore senza scale.',
  'The own flower and the own season are one double together, and nothing alone.':
    'Il proprio fiore e la propria stagione valgono insieme un raddoppio, e niente da soli.',
  'The figure of the limit was not seen; 500 is the usual one.':
    'Non si è potuto vedere a quanto ammonti il limite; 500 è il più usato.',
  'All honours are the limit, and where a table plays without one, two doubles and the one for terminals and honours.':
    'Tutti onori vale il limite o, se il tavolo gioca senza limite, due raddoppi e quello di Tutte teste.',
  'A kong claimed with three tiles in hand counts as concealed in all but its points: as a concealed pung, in a concealed hand, and in limit hands that must be concealed.':
    'Tranne che per i suoi punti, un poker chiamato con tre tessere in mano vale come coperto: come tris coperto, in una mano coperta e nei grandi giochi che devono essere coperti.',
  'A player is liable for a discard that feeds dragons, winds, one suit, honours, terminals or all green, and then pays the debts of everybody. In the book, also for some discards when the wall is nearly used up, and not if there was no choice.':
    'Paga per tutti chi con uno scarto alimenta draghi, venti, un solo seme, onori, estremi o la Giada imperiale, e si accolla anche i debiti degli altri. Nel libro vale anche per certi scarti quando il muro è quasi finito, ma non se non c’era altra scelta.',
  'Whoever discards a tile that is claimed for such a hand once it shows is liable, also if somebody else discards the last tile or the winner draws it. The pair of the third dragon or the fourth wind is enough, as in the program that follows the book.':
    'Quando una mano del genere è già visibile, paga per tutti chi scarta una tessera chiamata per essa, anche se l’ultima la scarta un altro o il vincitore la pesca. Come nel programma che segue il libro, basta anche la coppia del terzo drago o del quarto vento.',
  'These are the default options of the program: 20 points for going out, a limit of 1,000, and claimed kongs that do not count as concealed.':
    'Sono le opzioni predefinite del programma: 20 punti per la chiusura, un limite di 1.000, e i poker chiamati non contano come coperti.',
  'A kong declared before play does not keep the program from giving heaven’s or earth’s blessing: it asks only that nobody has discarded, or that East alone has.':
    'Un kong dichiarato prima del gioco non impedisce la benedizione del cielo o della terra: il programma chiede solo che nessuno abbia scartato, o soltanto Est.',
  'Its text also gives the moon from the sea for the last discard, but its code requires a drawn tile; the code is followed.':
    'Secondo la sua guida, la luna in fondo al mare può essere anche l’ultimo scarto, ma il codice del programma vuole una tessera pescata: si segue il codice.',
  'In the program, the losers do not settle with one another after somebody was liable.':
    'Nel programma, i perdenti non regolano tra loro quando qualcuno paga per tutti.',
  'One suit with honours and a supplemental tile are one double each in all three sources, and robbing a kong of 2 bamboos is not among the special hands.':
    'Un solo seme con onori e la tessera di reintegro valgono un raddoppio ciascuno in tutte e tre le fonti, e il poker di 2 di bambù rubato non è tra le mani speciali.',
  'No other double counts with purity, and a special hand scores its bonus tiles on top, with doubles of their own.':
    'Con la Mano purissima senza scale non conta nessun altro raddoppio; a una mano speciale si aggiungono fiori e stagioni, con i loro raddoppi.',
  'One source lists the double for the own flower and the two for all four, another says two in all; both are given.':
    'Una fonte elenca il raddoppio del proprio fiore accanto ai due per tutti e quattro, un’altra ne dice due in tutto; qui contano entrambi.',
  'An original call, a hand that is ready after the first discard (one tile short, with any number of winning tiles) and does not change, is one double for every player, and one more for a winner. Players need not announce that they are fishing.':
    'Una mano a punto dopo il primo scarto (manca una sola tessera, quante che siano le tessere adatte) che poi non cambia vale un raddoppio per ogni giocatore, e uno in più per il vincitore. Non occorre dichiarare di essere a punto.',
  'A winner whose hand was locked at any time after the first turn has 100 points, also after an original call, a hand that is ready after the first discard: one tile short, with any number of winning tiles.':
    'Un vincitore che ha bloccato la mano in qualsiasi momento dopo il primo turno ha 100 punti, e così chi era a punto dopo il primo scarto: mancava una sola tessera, quante che siano le tessere adatte.',
  'The source gives the limit as “say, 600”. Four wind sets are not in its list of limit hands, but three with a pair of the fourth are, so both are the limit.':
    'La fonte dà il limite come «say, 600», cioè circa 600. Quattro combinazioni di venti non sono nel suo elenco dei grandi giochi, ma tre con una coppia del quarto sì: entrambe valgono quindi il limite.',
  'Three dragon sets, and three wind sets with a pair or a set of the fourth, are the limit for losers too.':
    'Le combinazioni di tutti e tre i draghi, e tre combinazioni di venti con una coppia o una combinazione del quarto, valgono il limite anche per i perdenti.',
  'Discards that feed one suit after three exposed pungs, or ones and nines after three exposed sets, are liable too, and losers do not settle then. A false mah-jongg costs twice the limit to each player.':
    'Paga per tutti anche chi alimenta un solo seme dopo tre tris scoperti, oppure gli 1 e i 9 dopo tre combinazioni scoperte; in tal caso i perdenti non regolano tra loro. Chi dichiara un falso mah jong paga due limiti a ciascuno.',
  'The guide itself was not seen. Of its 33 special hands, those whose pattern is plain from a record of it are declared.':
    'La guida stessa non si è potuta consultare. Delle sue 33 mani speciali sono incluse quelle la cui composizione risulta chiara dal resoconto di alcune partite.',
  'The double for a concealed hand is for wins from the wall.':
    'Il raddoppio per una mano coperta richiede una tessera di chiusura pescata dal muro.',
  'A special hand scores its bonus tiles on top of the limit: the record has a limit hand of 1,008 points.':
    'In una mano speciale, fiori e stagioni si aggiungono al limite: il resoconto ha un grande gioco da 1.008 punti.',
  'The two doubles for all four flowers are taken to include the one for the own flower.':
    'Si intende che i due raddoppi per tutti e quattro i fiori comprendano quello del proprio fiore.',
  'A false mah-jongg costs half a limit to each player.':
    'Chi dichiara un falso mah jong paga mezzo limite a ciascuno.',
  'After somebody is liable there is no other settlement. For which hands a player is liable was not seen.':
    'Quando qualcuno paga per tutti non ci sono altri conti da regolare. Per quali mani accada, non si è potuto vedere.',
  'The list of special hands was not seen, except that some are worth half or twice the limit; the classical limit hands are kept.':
    'L’elenco delle mani speciali non si è potuto consultare; si sa solo che alcune valgono mezzo limite o due limiti. Restano i grandi giochi classici.',
  'A hand of fewer than 100 points after doubling may not go out.':
    'Una mano che dopo i raddoppi vale meno di 100 punti non può chiudere.',
  'Fines of 10 to 100 points are left out: which errors they are for was not seen.':
    'Le penalità da 10 a 100 punti non sono incluse: non si è potuto vedere per quali errori siano.',
  'The three doubles for all four flowers are taken to include the one for the own flower.':
    'Si intende che i tre raddoppi per tutti e quattro i fiori comprendano quello del proprio fiore.',
  'A flush with honours counts by its suit sets: one double, two with three suit sets, three with four.':
    'Un solo seme con onori conta secondo il numero di combinazioni del seme: un raddoppio, due con tre combinazioni, tre con quattro.',
  'Points are rounded to the nearest ten, as they were until 2003.':
    'I punti si arrotondano alla decina più vicina, come si faceva fino al 2003.',
  'Points are rounded up to tens, as they have been since 2004.':
    'I punti si arrotondano alla decina superiore, come si fa dal 2004.',
  'The discarder pays what all three would have paid, and the losers do not settle.':
    'Chi ha scartato paga quanto avrebbero pagato tutti e tre, e i perdenti non regolano tra loro.',
  'Two points for a single wait are taken to be for edge and middle waits, and for the pair.':
    'Si intende che i due punti per l’attesa di una sola tessera valgano per l’estremità e il centro di una scala, e per la coppia.',
  'Whoever discards the tile for the open set that makes three dragons or four winds certain is liable. In the source, a player may not win on a tile of a kind discarded before; here, any discard may be won on.':
    'Paga per tutti chi scarta la tessera della combinazione scoperta che rende certi i tre draghi o i quattro venti. Nella fonte un giocatore non può chiudere con una tessera di cui ha già scartato una copia; qui si può chiudere con qualsiasi scarto.',
  'The transcription of the booklet has four doubles each for clean, very clean, pure and honours only, and values and the numbers of footnotes were probably swapped there: one, two, three and three are used.':
    'La trascrizione del libretto dà quattro raddoppi a ciascuna delle mani «schoon» (pulita), «zeer schoon» (molto pulita), «zuiver» (pura) e tutti onori; probabilmente vi sono stati scambiati valori e numeri di nota. Si usano uno, due, tre e tre.',
  'Whether ordinary hands are capped was not seen. The limit hands of 2,000, 1,000, 500 and 250 points are parts of a limit of 2,000 here, which holds for all hands.':
    'Non si è potuto vedere se le mani comuni abbiano un massimo. I grandi giochi da 2.000, 1.000, 500 e 250 punti sono qui frazioni di un limite di 2.000, che vale per tutte le mani.',
  'Doubles for three and four concealed pungs do not add up, nor do those for clean, very clean and pure hands: only the best counts.':
    'I raddoppi per tre e per quattro tris coperti non si sommano, e nemmeno quelli per mani pulite, molto pulite e pure: conta solo il migliore.',
  'Ten points for completing a pair of one bamboo with a one of circles in its place are left out.':
    'I dieci punti per aver completato una coppia di 1 di bambù con un 1 di cerchi al suo posto non sono inclusi.',
  'The source has no rule under which one player pays for all, so nobody is liable.':
    'La fonte non ha una regola per cui uno paghi per tutti: nessuno lo fa.',
  'Little three dragons are a double for the winner only.':
    'I tre piccoli draghi danno un raddoppio solo al vincitore.',
  'The book has no wind of the round and no flowers: only the own wind and the dragons double.':
    'Il libro non ha né vento di giro né fiori: danno raddoppi solo il proprio vento e i draghi.',
  'The score sheet was not seen: the values of one suit, all honours, the original hand and a loose tile are those of the classical rules, and nothing is given for a hand without runs beyond its double.':
    'La tabella dei punti non si è potuta consultare: un solo seme, tutti onori, la mano distribuita e la tessera di reintegro hanno i valori classici, e una mano senza scale non ha altro che il suo raddoppio.',
  'The four-wind hand is the limit only by agreement, so it is off.':
    'La mano dei quattro venti vale il limite solo se ci si accorda, quindi non conta.',
  'The other limit hands are the classical ones, as the list of the book was not seen.':
    'Gli altri grandi giochi sono quelli classici, perché non si è potuto vedere l’elenco del libro.',
  'This is the game without a limit, in which limit hands are worth their points and doubles.':
    'È il gioco senza limite, in cui i grandi giochi valgono quanto danno i loro punti e raddoppi.',
  'The table of sets and the value of pairs were not seen; the usual ones are used.':
    'La tabella delle combinazioni e il valore delle coppie non si sono potuti consultare; si usano quelli abituali.',
  'The only place is the pair or the middle tile of a run, not the end of a run that is open at one side only.':
    'L’unica tessera possibile è quella della coppia o quella centrale di una scala, non l’estremità di una scala aperta da un solo lato.',
  'East’s ninth win in a row is the limit, and the deal then passes.':
    'La nona vittoria di fila di Est vale il limite; poi Est cambia.',
  'In the program, a claimed kong counts as concealed for doubles; here it is exposed, as in the classical rules.':
    'Nel programma un poker chiamato vale come coperto per i raddoppi; qui è scoperto, come nelle regole classiche.',
  'The fines of the program are left out: most are for discards that are named wrongly, and some are divided among players.':
    'Le penalità del programma non sono incluse: per lo più riguardano scarti nominati male, e alcune si dividono tra i giocatori.',
  'In the program, the players decide when a discarder pays for all (a dangerous game); here, the classical rule applies.':
    'Nel programma sono i giocatori a decidere quando chi ha scartato paga per tutti (gioco pericoloso); qui vale la regola classica.',
  'Nine gates are refused if the fourteenth tile is a one or a nine.':
    'Le Nove porte non si riconoscono se la quattordicesima tessera è un 1 o un 9.',
  'The last tile doubles whether it is drawn or discarded, and nobody is liable.':
    'L’ultima tessera dà un raddoppio, pescata o scartata che sia, e nessuno paga per tutti.',
  'A chow hand may have any pair.': 'Una mano di tutte scale può avere una coppia qualsiasi.',
};

export const itNotes: NotesTexts = { interpretation: (one) => notes[one.en] ?? one.en };
