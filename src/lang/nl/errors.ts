/** Dutch: errors. */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';

const AT = 'Positie {place}: “{found}” ';
const UNKNOWN_SUIT = 'Positie {place}: de soort “{found}” in “{in}” is onbekend';
const SUITS =
  '. Mogelijk zijn b (bamboe), c (tekens), d (kringen), f (bloem) en s (seizoen); winden zijn E S W N, draken R G B.';
const NEAR = ': bedoel je “{near}”?';
const MAY_NOT = 'De hand is compleet, maar mag geen mahjong maken: deze tafel eist ';

export const errors: Record<ErrorSentence, string> = {
  empty: 'Hier staan geen stenen. Typ een hand, zoals 123b 456b 99d.',
  'too-long': 'Te lang: {found} tekens, hooguit {most} is mogelijk.',
  'unknown-character': AT + 'is geen steen. Hier hoort een steen of {expected}.',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + ' Zet notation="mpsz" voor de letters m, p, s en z.',
  'not-riichi':
    UNKNOWN_SUIT + '. Met notation="mpsz" zijn m (tekens), p (kringen), s (bamboe), z (1–7) en f (bloem) mogelijk.',
  'missing-suit': AT + 'heeft geen soort' + SUITS,
  'unknown-rank': AT + 'is geen steen: mogelijk is 1 tot en met {most}.',
  'lower-case-honour': AT + 'is geen steen: schrijf winden en draken met hoofdletters, E S W N R G B.',
  unclosed: 'De tekst houdt op bij positie {place}. Hier hoort een steen of {expected}.',
  'not-a-set': AT + 'is geen combinatie zoals (123b), (RRR), (RRRR) of (999d+9d).',
  'not-a-concealed-kong': AT + 'is geen dichte kong: die heeft vier gelijke stenen.',
  'winning-tile-text': AT + 'is geen winnende steen: hier hoort een steen, geen bloem of seizoen.',
  'second-winning-tile': AT + 'is een tweede winnende steen: de eerste staat op positie {first}.',

  'wrong-shape': '{place}: hier hoort {expected}, niet “{found}”.',
  'not-a-tile': '“{found}” is hier geen geldige steen of combinatie.',
  'unknown-tile': 'Een hand met een onbekende steen is niet te tellen.',
  'too-many-copies': 'De hand heeft {found} keer {tile}; een mahjongspel heeft er maar {most}.',
  'tile-count':
    'De hand heeft {found} stenen, geen {expected}: 13, of 14 met de winnende steen, en één meer voor elke kong. Bloemen en seizoenen tellen niet mee.',
  'winning-tile': 'De hand heeft {found} stenen, maar geen winnende steen. Zet er een plus voor, zoals +5b.',
  'not-complete': 'De hand heeft een winnende steen, maar bestaat niet uit vier combinaties en een paar.',
  'minimum-doubles': MAY_NOT + 'ten minste {most} verdubbelingen.',
  'minimum-points': MAY_NOT + 'een hand van ten minste {most} punten.',
  'one-of': MAY_NOT + '“{expected}”.',
  'one-double': MAY_NOT + 'een verdubbeling die niet van bonusstenen komt.',
  'most-chows': 'De hand is compleet, maar heeft te veel chows: aan deze tafel mogen het er hooguit {most} zijn.',
  'own-name': AT + 'is geen naam van een eigen waardering: twee streepjes en letters of cijfers, zoals --own-wind.',
  'too-many-awards': 'Er zijn hooguit {most} eigen waarderingen mogelijk.',
  'unknown-term': AT + 'past hier niet: mogelijk is {expected}.',
  'unknown-term-near': AT + 'past hier niet' + NEAR,
  'award-sentence':
    AT +
    'is geen zin voor lezers: schrijf hooguit {longest} tekens tussen aanhalingstekens, eventueel gevolgd door @ en de taal, zoals "Alles in één soort"@nl. Een waardering kan er hooguit {most} hebben.',
  'off-if':
    AT +
    'past hier niet: een waardering die niet telt, heeft geen voorwaarden. Schrijf voor “if” wat ze waard is om haar alleen in sommige handen te tellen.',
  'missing-term': 'Bij positie {place} ontbreekt iets: mogelijk is {expected}.',
  'bad-tiles': AT + 'is geen patroon zoals 123x, ESWN, [19x]{3}, (kx ky)*7 of own.',
  'pattern-size': AT + 'heeft {tiles} stenen, maar een hand heeft er 14 (een kong telt voor drie).',
  'unknown-own-award': AT + 'is niet gedefinieerd. Definieer de waardering of controleer de naam.',
  'unknown-own-award-near': AT + 'is niet gedefinieerd' + NEAR,
  'depends-on-itself': AT + 'maakt “{id}” afhankelijk van zichzelf.',
  'too-complex':
    'Het duurt te lang om “{found}” met deze hand te vergelijken. Geef minder of eenvoudigere mogelijkheden.',
  'cleared-hand': MAY_NOT + 'één soort (troefstenen mogen erbij) of alleen hoek- en troefstenen.',

  'unknown-word': '“{found}” is onbekend: mogelijk is {expected}.',
  'no-winning-tile':
    'Er staat hoe de hand mahjong maakt, maar niet welke steen de winnende is. Zet er een plus voor, zoals +5b.',
  clash: '“{found}” en “{other}” sluiten elkaar uit.',
  'no-kong': '“{found}” vraagt meer kongs dan de hand heeft.',
  'no-bonus': 'Voor “{found}” is een bloem of seizoen nodig.',
  'robbed-kong': 'Deze hand kan geen kong van deze steen roven: {tile}.',
  'seen-text': 'In de geziene stenen is “{found}” bij positie {place} niet te lezen.',
  'seen-long': 'De geziene stenen hebben {found} tekens; het maximum is {most}.',
  'seen-copies': 'In de hand en de geziene stenen samen zit {found} keer {tile}; een mahjongspel heeft er maar {most}.',
  'not-east': '“{found}” geldt alleen voor Oost.',
  'first-turn-exposed': 'In de eerste beurt kan er geen combinatie open liggen.',
  'first-turn-east': 'In de eerste beurt kan Oost alleen mahjong maken met een zelf gepakte steen.',

  'missing-colon': AT + 'heeft geen waarde: schrijf “id: value”.',
  'unknown-rule': AT + 'is geen regel.',
  'unknown-rule-near': AT + 'is geen regel' + NEAR,
  'unknown-value': AT + 'is geen waarde van “{id}”: mogelijk is {expected}.',
  'unknown-value-near': AT + 'is geen waarde van “{id}”' + NEAR + ' Mogelijk is {expected}.',
  'profile-elsewhere': 'De regels “{found}” zijn nog niet geladen: importeer eerst mahjong-elements/core/profiles.js.',
  'unknown-profile': 'Regels met de naam “{found}” bestaan niet: mogelijk is {expected}.',
  'unknown-profile-near': 'Regels met de naam “{found}” bestaan niet' + NEAR + ' Mogelijk is {expected}.',
  'bad-name': 'De naam van een set regels heeft 1 tot en met 80 tekens.',

  'not-text': '{place}: hier hoort tekst, niet “{found}”.',
  'missing-seat': 'De waarde van {seat} ontbreekt.',
  'table-word': '{place}: “{found}” is onbekend, mogelijk is {expected}.',
  'winner-discards': '{seat} kan niet tegelijk winnen en de winnende steen wegleggen.',
  'no-winner': 'Iemand heeft de winnende steen weggelegd, maar niemand heeft gewonnen.',
  'several-winners': 'Meer dan één hand heeft een winnende steen ({seats}). Geef aan wie heeft gewonnen.',
  'discarder-needed':
    'Volgens deze regels is van belang wie de winnende steen voor {seat} heeft weggelegd. Geef dat aan, of dat de steen zelf gepakt is.',
  score: 'De waarde van {seat} is geen getal van 0 tot en met {most}.',
  'winning-score': 'De winnaar heeft een winnende steen, de anderen niet: zie {seat}.',
  'other-score': 'De waarde van {seat} is berekend met {what} “{found}”, maar deze tafel heeft “{expected}”.',
  'table-copies': 'In de handen van {seats} zit {found} keer {tile}; een mahjongspel heeft er maar {most}.',
  'many-incidents': 'Hooguit {most} fouten van een speler tellen, {seat} heeft er {found}.',
  'liable-by-tile':
    'Volgens deze regels kan alleen wie de laatste steen weglegt voor allen betalen (`pao-by: winning-tile`).',
  'not-liable': 'Voor deze hand betaalt niemand voor allen: hij heeft geen van de waarderingen van `pao-on`.',
  pao: 'Alleen als de waarde van de winnaar een getal is, is aan te geven wie voor allen betaalt.',

  'not-a-hand': 'Het element met id “{id}” is <{found}>, geen <mj-hand>.',
  'unfit-score': 'Dit is geen geldige telling: de onderdelen en de stenen passen niet bij elkaar.',
  'not-a-score': 'Dit is geen telling: {place} is “{found}”, maar hier hoort {expected}.',
};

/** English words in errors. */
const words: Record<string, string> = {
  ...winds,
  seat: 'plaats',
  round: 'ronde',
  profile: 'regels',
  limit: 'limiet',
  array: 'een array',
  object: 'een object',
};

export const error = errorsFrom({ errors, words, list, tile });
