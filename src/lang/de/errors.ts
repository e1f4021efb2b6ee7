/** Deutsch: Fehler. */
import { list, tile, winds } from './hand.js';
import type { ErrorSentence } from '../../core/errors.js';
import { errorsFrom } from '../error-sentences.js';

const AT = 'Zeichen {place}, „{found}“, ';
const UNKNOWN_SUIT = 'Zeichen {place}: „{in}“ hat eine unbekannte Farbe „{found}“';
const SUITS =
  '. Möglich sind b (Bambus), c (Zahl), d (Kreis), f (Blume) und s (Jahreszeit); Winde sind E S W N, Drachen R G B.';
const NEAR = '. Gemeint ist vielleicht „{near}“.';
const MAY_NOT = 'Die Hand ist vollständig, darf aber kein Mah-Jongg machen: Dieser Tisch verlangt ';

export const errors: Record<ErrorSentence, string> = {
  empty: 'Hier sind keine Ziegel: Erwartet wird eine Hand wie 123b 456b 99d.',
  'too-long': 'Zu lang: {found} Zeichen, höchstens {most} sind möglich.',
  'unknown-character': AT + 'ist kein Ziegel: Erwartet wird ein Ziegel oder {expected}.',
  'unknown-suit': UNKNOWN_SUIT + SUITS,
  'riichi-suit': UNKNOWN_SUIT + SUITS + ' Für die Buchstaben m, p, s, z notation="mpsz" setzen.',
  'not-riichi':
    UNKNOWN_SUIT + '. Mit notation="mpsz" sind m (Zahl), p (Kreis), s (Bambus), z (1–7) und f (Blume) möglich.',
  'missing-suit': AT + 'hat keine Farbe' + SUITS,
  'unknown-rank': AT + 'ist kein Ziegel. Möglich ist 1 bis {most}.',
  'lower-case-honour': AT + 'ist kein Ziegel: Winde und Drachen groß schreiben, E S W N R G B.',
  unclosed: 'Der Text endet bei Zeichen {place}: Erwartet wird ein Ziegel oder {expected}.',
  'not-a-set': AT + 'ist keine Figur wie (123b), (RRR), (RRRR) oder (999d+9d).',
  'not-a-concealed-kong': AT + 'ist kein verdeckter Kong: Er hat vier gleiche Ziegel.',
  'winning-tile-text': AT + 'ist kein Schlussziegel: Erwartet wird ein Ziegel, keine Blume oder Jahreszeit.',
  'second-winning-tile': AT + 'ist ein zweiter Schlussziegel: Der erste steht bei Zeichen {first}.',

  'wrong-shape': '{place}: Erwartet wird {expected}, nicht „{found}“.',
  'not-a-tile': '„{found}“ ist hier kein gültiger Ziegel und keine gültige Figur.',
  'unknown-tile': 'Eine Hand mit einem unbekannten Ziegel lässt sich nicht werten.',
  'too-many-copies': 'Die Hand hat {found}-mal {tile}, ein Spielset hat nur {most}.',
  'tile-count':
    'Die Hand hat {found} Ziegel statt {expected}: 13, mit Schlussziegel 14, und einen mehr für jeden Kong. Blumen und Jahreszeiten zählen nicht mit.',
  'winning-tile': 'Die Hand hat {found} Ziegel, aber keinen Schlussziegel: Bitte mit einem Plus markieren, etwa +5b.',
  'not-complete': 'Die Hand hat einen Schlussziegel, besteht aber nicht aus vier Figuren und einem Paar.',
  'minimum-doubles': MAY_NOT + 'mindestens {most} Verdopplungen.',
  'minimum-points': MAY_NOT + 'eine Hand im Wert von mindestens {most} Punkten.',
  'one-of': MAY_NOT + '„{expected}“.',
  'one-double': MAY_NOT + 'eine Verdopplung, die nicht von Bonusziegeln stammt.',
  'most-chows': 'Die Hand ist vollständig, hat aber zu viele Chows: Dieser Tisch erlaubt höchstens {most}.',
  'own-name':
    AT + 'ist kein Name einer eigenen Wertung: zwei Bindestriche und Buchstaben oder Ziffern, etwa --own-wind.',
  'too-many-awards': 'Möglich sind höchstens {most} eigene Wertungen.',
  'unknown-term': AT + 'passt hier nicht. Möglich: {expected}.',
  'unknown-term-near': AT + 'passt hier nicht' + NEAR,
  'award-sentence':
    AT +
    'passt nicht als Satz für Leser: bis zu {longest} Zeichen in Anführungszeichen schreiben, auf Wunsch mit @ und der Sprache dahinter, etwa "Alles in einer Farbe"@de. Eine Wertung kann bis zu {most} haben.',
  'off-if':
    AT +
    'passt hier nicht: Eine Wertung, die nicht zählt, hat keine Bedingungen. Für eine Wertung nur in manchen Händen steht vor „if“, was sie wert ist.',
  'missing-term': 'Bei Zeichen {place} fehlt etwas. Möglich: {expected}.',
  'bad-tiles': AT + 'ist kein Muster: etwa 123x, ESWN, [19x]{3}, (kx ky)*7 oder own.',
  'pattern-size': AT + 'hat {tiles} Ziegel, eine Hand hat aber 14 (ein Kong zählt drei).',
  'unknown-own-award': AT + 'ist nicht definiert: Bitte definieren oder den Namen prüfen.',
  'unknown-own-award-near': AT + 'ist nicht definiert' + NEAR,
  'depends-on-itself': AT + 'macht „{id}“ von sich selbst abhängig.',
  'too-complex':
    'Der Vergleich von „{found}“ mit dieser Hand dauert zu lange: Bitte weniger oder einfachere Möglichkeiten angeben.',
  'cleared-hand': MAY_NOT + 'eine Farbe (auch mit Bildziegeln) oder nur Rand- und Bildziegel.',

  'unknown-word': '„{found}“ ist unbekannt. Möglich: {expected}.',
  'no-winning-tile': 'Angegeben ist, wie die Hand Mah-Jongg macht, aber kein Schlussziegel, etwa +5b.',
  clash: '„{found}“ und „{other}“ schließen einander aus.',
  'no-kong': '„{found}“ braucht mehr Kongs, als die Hand hat.',
  'no-bonus': '„{found}“ braucht eine Blume oder Jahreszeit.',
  'robbed-kong': 'Einen Kong aus diesem Ziegel kann die Hand nicht berauben: {tile}.',
  'seen-text': 'In den gesehenen Ziegeln ist „{found}“ bei Zeichen {place} nicht lesbar.',
  'seen-long': 'Die gesehenen Ziegel haben {found} Zeichen, höchstens {most} sind möglich.',
  'seen-copies': 'Hand und gesehene Ziegel enthalten zusammen {found}-mal {tile}, ein Spielset hat nur {most}.',
  'not-east': '„{found}“ gilt nur für Ost.',
  'first-turn-exposed': 'Im ersten Zug kann keine Figur offen liegen.',
  'first-turn-east': 'Im ersten Zug kann Ost nur von der Mauer Mah-Jongg machen.',

  'missing-colon': AT + 'hat keinen Wert: Erwartet wird „id: value“.',
  'unknown-rule': AT + 'ist keine Regel.',
  'unknown-rule-near': AT + 'ist keine Regel' + NEAR,
  'unknown-value': AT + 'ist kein Wert von „{id}“. Möglich: {expected}.',
  'unknown-value-near': AT + 'ist kein Wert von „{id}“' + NEAR + ' Möglich: {expected}.',
  'unknown-profile': 'Regeln mit dem Namen „{found}“ gibt es nicht. Möglich: {expected}.',
  'profile-elsewhere':
    'Die Regeln „{found}“ sind nicht geladen: mahjong-elements/core/profiles.js muss zuerst importiert werden.',
  'unknown-profile-near': 'Regeln mit dem Namen „{found}“ gibt es nicht' + NEAR + ' Möglich: {expected}.',
  'bad-name': 'Der Name eines Regelwerks hat 1 bis 80 Zeichen.',

  'not-text': '{place}: Erwartet wird Text, nicht „{found}“.',
  'missing-seat': 'Der Wert von {seat} fehlt.',
  'table-word': '{place}: „{found}“ ist unbekannt. Möglich: {expected}.',
  'winner-discards': '{seat} kann nicht zugleich gewinnen und den Schlussziegel ablegen.',
  'no-winner': 'Jemand hat den Schlussziegel abgelegt, aber niemand hat gewonnen.',
  'several-winners': 'Mehrere Hände haben einen Schlussziegel ({seats}): Bitte den Gewinner angeben.',
  'discarder-needed':
    'Nach diesen Regeln kommt es darauf an, wer den Schlussziegel für {seat} abgelegt hat. Bitte das angeben, oder dass er von der Mauer kam.',
  score: 'Der Wert von {seat} ist keine Zahl von 0 bis {most}.',
  'winning-score': 'Der Gewinner hat einen Schlussziegel, die anderen nicht: siehe {seat}.',
  'other-score': 'Der Wert von {seat} ist mit {what} „{found}“ berechnet, dieser Tisch hat „{expected}“.',
  'many-incidents': 'Höchstens {most} Fehler eines Spielers zählen, bei {seat} sind es {found}.',
  'table-copies': 'In den Händen von {seats} sind {found}-mal {tile}, ein Spielset hat nur {most}.',
  'liable-by-tile':
    'Nach diesen Regeln kann nur für alle zahlen, wer den Schlussziegel abgelegt hat (`pao-by: winning-tile`).',
  'not-liable': 'Für diese Hand zahlt niemand für alle: Sie hat keine der Wertungen von `pao-on`.',
  pao: 'Wer für alle zahlt, lässt sich nur angeben, wenn der Wert des Gewinners eine Zahl ist.',

  'not-a-hand': 'Das Element mit der ID „{id}“ ist <{found}>, nicht <mj-hand>.',
  'unfit-score': 'Das ist keine gültige Wertung: Ihre Zeilen passen nicht zu den Ziegeln.',
  'not-a-score': 'Das ist keine Wertung: {place} ist „{found}“, erwartet wird {expected}.',
};

/** Englische Wörter in Fehlern. */
const words: Record<string, string> = {
  ...winds,
  seat: 'Platz',
  round: 'Runde',
  profile: 'Regeln',
  limit: 'Limit',
  array: 'ein Array',
  object: 'ein Objekt',
};

export const error = errorsFrom({ errors, words, list, tile });
