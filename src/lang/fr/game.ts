/** French: a whole game. Loads with `<mj-game>`. */
import { capital, count, list, number, of, ofWind, round as roundOf, seat as seatOf } from './hand.js';
import { under } from './count.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} en Est, ${south} en Sud, ${west} en Ouest, ${north} en Nord`;

const paysForAll = (name: string): string => `${name} paie pour tous`;

const sentences: Record<GameSentence, string> = {
  'wrong-shape': '{place} : il faut {expected}, et non « {found} ».',
  players: 'Une partie se joue à quatre, et non à {found}.',
  'no-players': 'Indiquez d’abord les quatre joueurs, dans l’ordre Est, Sud, Ouest, Nord.',
  'players-shape': 'Les joueurs sont une liste de quatre noms, et non « {found} ».',
  'player-empty': 'Le joueur {place} n’a pas de nom.',
  'player-name':
    '« {found} » ne peut pas être un nom : {most} caractères au plus, sans virgule, deux-points ni point-virgule, et sans washout, reseat, players, profile ou rules au début.',
  'player-twice': 'Deux joueurs s’appellent « {found} » : donnez des noms différents.',
  'too-many-hands': 'Une partie a {most} manches au plus.',
  'unknown-player': '« {found} » ne joue pas : {expected}.',
  'player-number': '« {found} » n’est pas le numéro d’un joueur : de 0 à 3.',
  'hand-count': 'Il faut quatre mains, et non {found}.',
  discarder: 'Le gagnant ne peut pas avoir écarté lui-même la tuile gagnante.',
  'discarder-needed':
    'Selon ces règles, il faut savoir qui a écarté la tuile gagnante : indiquez-le, ou précisez qu’elle a été piochée.',
  'drawn-discard': 'Personne n’a écarté une tuile qui a été piochée.',
  'winning-tile': 'Il faut marquer la tuile gagnante dans la main du gagnant, par exemple +5b.',
  'loser-won': 'Seul le gagnant a une tuile gagnante ; il vient en premier dans la ligne.',
  'too-many-copies': 'Les mains de ces joueurs comptent {found} fois {tile}, un jeu n’en a que {most} : {players}.',
  pao: 'Quand les tuiles du gagnant sont connues, elles montrent qui paie pour tous : retirez pao.',
  value: 'Une valeur est un nombre de 0 à {most}, et non « {found} ».',
  frozen: 'Les règles ont été fixées avant la première manche ; « {found} » ne peut plus changer ici.',
  'thirteenth-win': 'Ce n’est pas la treizième victoire d’Est de suite : la partie les compte elle-même.',
  over: 'La partie s’est terminée avec la manche {last}.',
  reseat: 'Pour les nouvelles places, indiquez chacun des quatre joueurs une fois, dans l’ordre Est, Sud, Ouest, Nord.',
  'reseat-never': 'Selon ces règles, on garde sa place : « reseat: each-round » permet d’en changer.',
  'reseat-early': 'On change de place après un tour et avant la manche suivante.',
  'too-long': 'Trop long : {found} caractères, {most} au plus.',
  header: '« {found} » n’a pas de valeur.',
  'player-expected': 'Il faut ici un nom, et non « {found} » : {expected}.',
  'said-twice': '{found} figure deux fois dans cette manche.',
  semicolon: '« {found} » est un nom : séparez les joueurs par un point-virgule.',
  'missing-value': 'Combien vaut la main ({found}) ? Il faut un nombre ou une main.',
  'unknown-word': '« {found} » est inconnu : écrivez {expected}.',
  'winner-word': '« {found} » vaut pour le gagnant, qui vient en premier.',
  'loser-word': '« {found} » ne vaut pas pour le gagnant.',
  'number-word':
    '« {found} » exige des tuiles avec la tuile gagnante, et pas seulement un nombre : écrivez {expected}.',
  'word-twice': '« {found} » et « {other} » s’excluent.',
  from: 'Après « from » vient le joueur qui a écarté : {expected}.',
};

export const frGame: OwnGameTexts = {
  caption: 'Partie de mah-jong',
  where: (round, deal) => `${capital(roundOf(round))}, donneur ${deal} sur 4`,
  hand: (one) => `Manche ${number(one)}`,
  dealer: (one, name, handOfDeal) =>
    `Manche ${number(one)} : ${name} en Est${handOfDeal > 1 ? `, pour la ${number(handOfDeal)}e fois de suite` : ''}`,
  toGo: (deals, hands) =>
    deals === 1 ? 'Dernier donneur' : `encore ${count(deals, 'donneur')}, environ ${count(hands, 'manche')}`,
  over: 'La partie est terminée.',
  rules: (name, limit, rounds) =>
    `${capital(under(name))}, ${limit === 'none' ? 'sans limite' : `limite ${number(limit)}`}, ${count(rounds, 'tour')}`,
  empty: 'Aucune manche jouée.',
  lastGood: 'La dernière feuille valable est affichée ci-dessous.',

  table: 'La table à présent',
  dealerMark: 'donneur, a les dés',
  own: (place) => `Fleur ${place}, Saison ${place}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `Vents ${list(one.map((wind) => ofWind[wind]))} : 1 double chacun`
      : `Vent ${ofWind[one[0]!]} : ${isTwice ? '2 doubles' : '1 double'}`,
  ways: (names) =>
    `Est écarte en premier. On joue dans le sens inverse des aiguilles d’une montre : ${list(names)}. Le Mur se prend dans le sens des aiguilles.`,

  sheet: 'Feuille de marque',
  columns: { hand: 'Manche', total: 'Total' },
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Manche nulle'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' en piochant' : '') : ` sur ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name} : ${settlement.dead[kind]}`),
        ].join(' ; '),
  row: (one, dealer, result) => `Manche ${number(one)}, ${dealer} en Est : ${result}`,
  cell: (change, total) => `${change}, total ${total}`,
  asEast: 'En Est',
  asOthers: 'Autres places',
  moved: {
    'east-won': ([east]) => `${east} reste Est.`,
    passed: (names) => `Les Vents tournent : ${seated(names)}.`,
    washout: (names) => `Après la manche nulle : ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Treize' : number(wins)} victoires de suite, les Vents tournent : ${seated(names)}.`,
    over: () => 'La partie se termine avec cette manche.',
  },
  goulash: 'goulash, car personne n’a gagné la manche précédente',
  nextGoulash: 'La prochaine manche est un goulash.',
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'treizième' : `${number(wins)}e`} victoire de suite` +
    (entered === undefined ? '' : ` : valeur ${number(value)}, au lieu de ${number(entered)}`),
  changed: 'modifiée par la correction',
  otherSeat: (names) => `${list(names)} : compté pour une autre place ou un autre tour. Vérifiez le nombre.`,
  expected: (name, expected, found) =>
    `Total attendu pour ${name} : ${number(expected)}, mais il est de ${number(found)}.`,
  unexpectedText: (found) => `« ${found} » dans expect n’est pas un nom suivi d’un total.`,
  handOf: (name, value) => `${name} : ${number(value)}`,
  score: 'Le compte de la main',

  chart: 'Évolution des totaux',
  chips: 'Jetons',
  chip: (worth) => `jetons de ${number(worth)}`,
  chipsHeld: (stake) => `Ce que chacun possède, après avoir commencé avec ${number(stake)}`,
  chipsOwed: 'Chaque total en jetons',
  rest: 'reste',

  enter: (one) => `Manche ${number(one)}`,
  correct: (one) => `Corriger la manche ${number(one)}`,
  winner: 'Gagnant',
  from: 'Écartée par',
  selfDraw: 'Piochée',
  // Short, so that the keys fit on a narrow phone.
  washout: 'Nulle',
  value: 'Valeurs',
  valueOf: (name, value) => `${name} : ${value || 'non saisie'}`,
  wonBy: (name) => `${name} gagne`,
  discardedBy: (name) => `${name} a écarté`,
  tiles: 'Entrer les tuiles',
  number: 'Entrer un nombre',
  inPlay: 'en jeu',
  stateOf: (name) => `Main ${of(name)}`,
  pao: settlement.pao,
  paysForAll,
  digits: 'Pavé numérique',
  quick: (value) => `${value}, puis joueur suivant`,
  erase: 'Effacer le dernier chiffre',
  next: 'Suivant',
  done: 'Inscrire',
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer la manche',
  correctThis: 'Corriger cette manche',
  undo: 'Annuler',
  redo: 'Rétablir',
  needWinner: 'Choisissez le gagnant, ou « Nulle ».',
  needFrom: 'Choisissez qui a écarté la tuile gagnante, ou « Piochée ».',
  needValue: (name) => `Entrez la valeur de la main ${of(name)}.`,
  needTiles: (name, missing) =>
    missing > 0
      ? `Il manque ${count(missing, 'tuile')} à ${name}. Ou entrez un nombre.`
      : `Complétez les tuiles ${of(name)}, ou entrez un nombre.`,
  zeroWin: (name) => `${name} gagne avec 0 point.`,
  sure: (what, button) => `${what} Si c’est bien cela, appuyez encore sur « ${button} ».`,
  players: 'Joueurs',
  rename: 'Noms',
  playerIn: (seat) => `Joueur à la ${seatOf(seat)}`,
  start: 'Commencer',
  reseat: 'Nouvelles places',
  reseatHelp: 'Le tour est terminé. Tirez de nouvelles places, ou gardez les mêmes.',
  reseatDone: 'Prendre ces places',
  frozen:
    'Les règles ont été fixées avant la première manche et restent celles de la partie. Pour les changer, annulez ou supprimez les manches.',
  notLoaded: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  entered: (hand, said, values, totals) =>
    [`${hand} : ${said}`, ...(values.length ? [values.join(', ')] : [])].join(' ; ') +
    '.' +
    (totals.length ? ` Totaux : ${totals.join(', ')}.` : ''),
  corrected: (one, later) =>
    `Manche ${number(one)} corrigée.` +
    (later
      ? ` Les Vents tournent autrement : ${later === 1 ? 'une autre manche a' : `${number(later)} autres manches ont`} changé.`
      : ''),
  removed: (one) => `Manche ${number(one)} supprimée.`,
  needName: (seat) => `Entrez le nom du joueur à la ${seatOf(seat)}.`,
  missing: 'à choisir',
  odd: (value) => `${number(value)} est impair : ${number(value - 1)} ou ${number(value + 1)} ?`,
  overLimit: (value, limit) => `${number(value)} : compte pour la limite, ${number(limit)}`,
  low: (value, least) => `${number(value)} : une main gagnante vaut au moins ${number(least)}.`,
  deadHelp: {
    foul: 'annonce ou victoire fautive ; paie, ne reçoit rien',
    long: 'trop de tuiles ; paie, ne reçoit rien',
    short: 'pas assez de tuiles ; paie, ne reçoit rien',
  },
  end: 'Arrêter la partie ici',
  playOn: 'Continuer la partie',
  champion: (names) => (names.length > 1 ? `Premiers à égalité : ${list(names)}.` : `${names[0]!} gagne la partie.`),
  ranking: 'Classement final',
  settleUp: 'Pour régler les comptes',
  pays: (from, to, amount) => `${from} paie ${number(amount)} à ${to}`,
  undone: 'Annulé.',
  redone: 'Rétabli.',

  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Manche ${hand}${player === undefined ? '' : `, ${player}`} : `
        : line !== undefined
          ? `Ligne ${line} : `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
};
