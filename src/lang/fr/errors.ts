/** French: errors. */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';

const AT = 'Position {place}, « {found} » ';
const UNKNOWN_SUIT = 'Position {place} : « {in} » a une famille inconnue, « {found} »';
const SUITS =
  '. Les lettres sont b (Bambou), c (Caractère), d (Cercle), f (Fleur) et s (Saison) ; E S W N pour les Vents, R G B pour les Dragons.';
const NEAR = ' : peut-être « {near} » ?';
const REFUSED = 'La main est complète, mais elle ne permet pas de faire mah-jong : ';
const MAY_NOT = `${REFUSED}cette table exige `;

export const errors: Record<ErrorSentence, string> = {
  empty: 'Il n’y a pas de tuiles ici : écrivez une main comme 123b 456b 99d.',
  'too-long': 'Trop long : {found} caractères, {most} au plus.',
  'unknown-character': AT + 'n’est pas une tuile : il faut une tuile ou {expected}.',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + ' Pour les lettres m, p, s, z, ajoutez notation="mpsz".',
  'not-riichi':
    UNKNOWN_SUIT +
    '. Avec notation="mpsz", les lettres sont m (Caractère), p (Cercle), s (Bambou), z (1–7) et f (Fleur).',
  'missing-suit': AT + 'n’a pas de famille' + SUITS,
  'unknown-rank': AT + 'n’est pas une tuile : les numéros vont de 1 à {most}.',
  'lower-case-honour': AT + 'n’est pas une tuile : écrivez les Vents et les Dragons en majuscules, E S W N R G B.',
  unclosed: 'Le texte s’arrête à la position {place} : il faut une tuile ou {expected}.',
  'not-a-set': AT + 'n’est pas une combinaison comme (123b), (RRR), (RRRR) ou (999d+9d).',
  'not-a-concealed-kong': AT + 'n’est pas un Kong caché : il a quatre tuiles identiques.',
  'winning-tile-text': AT + 'n’est pas une tuile gagnante : il faut une tuile autre qu’une Fleur ou une Saison.',
  'second-winning-tile': AT + 'est une deuxième tuile gagnante : la première est à la position {first}.',

  'wrong-shape': '{place} : il faut {expected}, et non « {found} ».',
  'not-a-tile': '« {found} » n’est ici ni une tuile ni une combinaison valable.',
  'unknown-tile': 'Une main qui contient une tuile inconnue ne peut pas être comptée.',
  'too-many-copies': 'La main compte {found} fois {tile} ; un jeu n’en a que {most}.',
  'tile-count':
    'Nombre de tuiles : {found} au lieu de {expected}. Une main en a 13, ou 14 avec la tuile gagnante, et une de plus par Kong. Les Fleurs et les Saisons ne comptent pas.',
  'winning-tile': 'La main a {found} tuiles, mais pas de tuile gagnante : marquez-la d’un plus, par exemple +5b.',
  'not-complete': 'La main a une tuile gagnante, mais ne se compose pas de quatre combinaisons et d’une paire.',
  'minimum-doubles': REFUSED + 'le minimum de doubles à cette table est de {most}.',
  'minimum-points': MAY_NOT + 'une main d’au moins {most} points.',
  'one-of': MAY_NOT + '« {expected} ».',
  'one-double': MAY_NOT + 'un double qui ne vienne ni d’une Fleur ni d’une Saison.',
  'most-chows': REFUSED + 'le maximum de Chows à cette table est de {most}.',
  'own-name':
    AT + 'n’est pas un nom : écrivez deux traits d’union, puis des lettres ou des chiffres, par exemple --own-wind.',
  'too-many-awards': 'Une table peut ajouter {most} lignes de compte au plus.',
  'unknown-term': AT + 'ne convient pas ici : il faut {expected}.',
  'unknown-term-near': AT + 'ne convient pas ici' + NEAR,
  'award-sentence':
    AT +
    'n’est pas une phrase pour les lecteurs : écrivez jusqu’à {longest} caractères entre guillemets, suivis si vous voulez de @ et de la langue, comme "Tout dans une famille"@fr. Une combinaison peut en avoir jusqu’à {most}.',
  'off-if':
    AT +
    'ne convient pas ici : une ligne qui ne compte pas n’a pas de conditions. Pour ne la compter que dans certaines mains, écrivez ce qu’elle vaut avant « if ».',
  'missing-term': 'Il manque quelque chose à la position {place} : il faut {expected}.',
  'bad-tiles': AT + 'n’est pas un modèle : par exemple 123x, ESWN, [19x]{3}, (kx ky)*7 ou own.',
  'pattern-size': AT + 'ne remplit pas une main : {tiles} au lieu de 14 tuiles (un Kong compte pour trois).',
  'unknown-own-award': AT + 'n’est pas défini : définissez-le ou vérifiez le nom.',
  'unknown-own-award-near': AT + 'n’est pas défini' + NEAR,
  'depends-on-itself': AT + 'fait dépendre « {id} » de lui-même.',
  'too-complex':
    'Comparer « {found} » avec cette main prend trop de temps : donnez des possibilités moins nombreuses ou plus simples.',
  'cleared-hand': MAY_NOT + 'une seule famille (avec ou sans Honneurs) ou seulement des Extrémités et des Honneurs.',

  'unknown-word': '« {found} » est inconnu : écrivez {expected}.',
  'no-winning-tile': 'La façon de gagner est indiquée, mais aucune tuile gagnante n’est marquée, par exemple +5b.',
  clash: '« {found} » et « {other} » s’excluent.',
  'no-kong': '« {found} » exige plus de Kongs que la main n’en a.',
  'no-bonus': '« {found} » exige une Fleur ou une Saison.',
  'robbed-kong': 'Cette main ne peut pas voler un Kong de cette tuile : {tile}.',
  'seen-text': 'Dans les tuiles visibles, « {found} » à la position {place} n’est pas lisible.',
  'seen-long': 'Les tuiles visibles comptent {found} caractères ; le maximum est de {most}.',
  'seen-copies': 'La main et les tuiles visibles comptent {found} fois {tile} ; un jeu n’en a que {most}.',
  'not-east': '« {found} » ne vaut que pour Est.',
  'first-turn-exposed': 'Au premier coup, aucune combinaison ne peut être exposée.',
  'first-turn-east': 'Au premier coup, Est ne peut gagner qu’en piochant.',

  'missing-colon': AT + 'n’a pas de valeur : écrivez « id: value ».',
  'unknown-rule': AT + 'n’est pas une règle.',
  'unknown-rule-near': AT + 'n’est pas une règle' + NEAR,
  'unknown-value': AT + 'n’est pas une valeur de « {id} » : écrivez {expected}.',
  'unknown-value-near': AT + 'n’est pas une valeur de « {id} »' + NEAR + ' Valeurs possibles : {expected}.',
  'profile-elsewhere':
    'Les règles « {found} » ne sont pas chargées : importez d’abord mahjong-elements/core/profiles.js.',
  'unknown-profile': 'Il n’y a pas de règles nommées « {found} » : écrivez {expected}.',
  'unknown-profile-near': 'Il n’y a pas de règles nommées « {found} »' + NEAR + ' Noms possibles : {expected}.',
  'bad-name': 'Le nom de règles a de 1 à 80 caractères.',

  'not-text': '{place} : il faut du texte, et non « {found} ».',
  'missing-seat': 'La valeur de la main manque : {seat}.',
  'table-word': '{place} : « {found} » est inconnu, écrivez {expected}.',
  'winner-discards': '{seat} ne peut pas à la fois gagner et écarter la tuile gagnante.',
  'no-winner': 'Un joueur a écarté la tuile gagnante, mais personne n’a gagné.',
  'several-winners': 'Plusieurs mains ont une tuile gagnante ({seats}) : indiquez le gagnant.',
  'discarder-needed':
    'Selon ces règles, il faut savoir qui a écarté la tuile gagnante ({seat} gagne) : indiquez-le, ou précisez qu’elle a été piochée.',
  score: 'La valeur de la main n’est pas un nombre de 0 à {most} : {seat}.',
  'winning-score': 'Le gagnant a une tuile gagnante, les autres non : voyez {seat}.',
  'other-score': '{seat} : la main a été comptée pour « {found} » ({what}), mais cette table a « {expected} ».',
  'table-copies': 'Les mains de ces joueurs comptent {found} fois {tile}, un jeu n’en a que {most} : {seats}.',
  'many-incidents': 'On compte {most} fautes au plus par joueur, et {seat} en a {found}.',
  'liable-by-tile':
    'À cette table, seul celui qui a écarté la tuile gagnante peut payer pour tous (`pao-by: winning-tile`).',
  'not-liable': 'Personne ne paie pour tous avec cette main : elle n’a aucune des combinaisons de `pao-on`.',
  pao: 'On n’indique qui paie pour tous que si la valeur de la main gagnante est un nombre.',

  'not-a-hand': 'L’élément dont l’id est « {id} » est <{found}>, et non <mj-hand>.',
  'unfit-score': 'Ce n’est pas un compte valable : ce qui compte ne correspond pas aux tuiles.',
  'not-a-score': 'Ce n’est pas un compte valable : {place} vaut « {found} », il faut {expected}.',
};

/** English words in errors. */
const words: Record<string, string> = {
  ...winds,
  seat: 'place',
  round: 'tour',
  profile: 'règles',
  limit: 'limite',
  array: 'un tableau',
  object: 'un objet',
};

export const error = errorsFrom({ errors, words, list, tile });
