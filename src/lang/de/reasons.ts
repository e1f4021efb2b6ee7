/** Deutsch: warum eine Wertung fehlt. */
import { countParts } from '../clauses.js';
import { bare, list, number, tileItems, tiles } from './hand.js';
import { rule } from './count.js';
import type { AwardId, FactName, Reason, Tile } from '../../core/index.js';
import type { SpokenReason, Texts } from '../types.js';

/** Bedingungen eigener Wertungen. */
const facts: Readonly<Record<FactName, string>> = {
  'self-draw': 'Schlussziegel von der Mauer',
  discard: 'Schlussziegel von einem Mitspieler',
  'first-turn': 'erster Zug',
  'last-tile': 'leere Mauer',
  'kong-replacement': 'Ersatzziegel für einen Kong',
  'flower-replacement': 'Ersatzziegel für eine Blume',
  'kong-on-kong': 'Kong nach Kong',
  'robbed-kong': 'Beraubung des Kong',
  'original-call': 'Ruf zu Beginn',
  standing: 'stehende Hand',
  'thirteenth-win': 'dreizehnter Gewinn in Folge',
  'live-wall': 'Ziegel von der lebenden Mauer',
  'loose-tile': 'Ersatzziegel',
  'not-loose': 'kein Ersatzziegel',
  'seat-east': 'Platz Ost',
  'seat-not-east': 'nicht Platz Ost',
  'seat-wind south': 'Platz Süd',
  'seat-wind west': 'Platz West',
  'seat-wind north': 'Platz Nord',
  'round-wind east': 'Ostrunde',
  'round-wind south': 'Südrunde',
  'round-wind west': 'Westrunde',
  'round-wind north': 'Nordrunde',
  'won-on-1d': 'Schlussziegel Kreis 1',
  'won-on-5d': 'Schlussziegel Kreis 5',
  'won-on-2b': 'Schlussziegel Bambus 2',
  'won-on-simple': 'Schlussziegel ist ein Grundziegel',
  'not-last-tile': 'nicht der letzte Ziegel',
  'not-after-kong': 'nicht nach einem Kong',
  'winds-differ': 'eigener Wind ist nicht der Rundenwind',
  'nothing-declared': 'nichts gemeldet',
  'nothing-exposed': 'nichts offen',
  'one-suit': 'eine Farbe',
  'some-honour': 'mit Bildziegeln',
  'no-honour': 'ohne Bildziegel',
  'some-terminal': 'mit Randziegeln',
  'no-terminal': 'ohne Randziegel',
  'no-simple': 'ohne Grundziegel',
  'no-guest-wind': 'ohne fremde Winde',
  'all-green': 'nur grüne Ziegel',
  'green-dragon': 'mit Grünen Drachen',
  'nine-gates': 'Neun Laternen',
  'pure-nine-gates': 'Neun Laternen, auf alle neun Ziegel wartend',
  'single-wait': 'einzig möglicher Ziegel',
  'only-tile-seen': 'einzig noch möglicher Ziegel',
  'four-flowers': 'vier Blumen',
  'four-seasons': 'vier Jahreszeiten',
  'flowers-incomplete': 'nicht alle Blumen',
  'seasons-incomplete': 'nicht alle Jahreszeiten',
  orphans: 'Dreizehn Waisen',
  'no-chow': 'ohne Chow',
  'some-chow': 'mit Chow',
  'four-chows': 'vier Chows',
  'valueless-pair': 'Paar ohne Wert',
  'no-wait-award': 'Warten ohne Wert',
  'three-concealed-pungs': 'drei verdeckte Pungs',
  'four-concealed-pungs': 'vier verdeckte Pungs',
  'four-kongs': 'vier Kongs',
  straight: '1 bis 9 einer Farbe',
  outside: 'Hauptziegel in jeder Figur',
  'three-dragon-sets': 'drei Figuren aus Drachen',
  'little-dragons': 'Kleine drei Drachen',
  'little-winds': 'Kleine vier Freuden',
  'four-wind-sets': 'vier Figuren aus Winden',
  'one-chance': 'Chow mit nur einer Möglichkeit',
  'middle-wait': 'mittlerer Ziegel eines Chows',
  'edge-wait': '3 oder 7 am Rand eines Chows',
  'pair-completed': 'Schlussziegel vollendet das Paar',
};
/** Die Wörter einer Bedingung, die Figuren zählt. */
const countWords: Readonly<Record<string, string>> = {
  'at least': 'mindestens ',
  'at most': 'höchstens ',
  exactly: 'genau ',
  no: 'keine ',
  concealed: 'verdeckte',
  exposed: 'offene',
  pung: 'Pungs',
  kong: 'Kongs',
  set: 'Figuren',
  pair: 'Paare',
  chow: 'Chows',
  flower: 'Blumen',
  season: 'Jahreszeiten',
  dragons: 'aus Drachen',
  winds: 'aus Winden',
  'seat-wind': 'des eigenen Windes',
  'round-wind': 'des Rundenwindes',
  'other-winds': 'aus anderen Winden',
  honours: 'aus Bildziegeln',
  terminals: 'aus Randziegeln',
  simples: 'aus Grundziegeln',
  seat: 'des eigenen Platzes',
  round: 'der Runde',
};
/** Eine einzige Figur, und die Endung ihres Adjektivs: ein verdeckter Pung. */
const single: Readonly<Record<string, readonly [noun: string, ending: string]>> = {
  pung: ['Pung', 'r'],
  kong: ['Kong', 'r'],
  set: ['Figur', ''],
  pair: ['Paar', 's'],
  chow: ['Chow', 'r'],
  flower: ['Blume', ''],
  season: ['Jahreszeit', ''],
};
/** Mindestens 3 verdeckte Pungs aus Winden. */
function countName(of: string): string | undefined {
  const parts = countParts(of);
  if (!parts) return undefined;
  const { how, times, exposure, form, tiles: tilesOf } = parts;
  const [noun, ending] =
    times === '1' ? (single[form] ?? [form, '']) : [countWords[form] ?? form, how === 'no' ? 'n' : ''];
  const adjective = exposure && `${countWords[exposure]!}${ending} `;
  return `${countWords[how]!}${times && `${times} `}${adjective}${noun}${tilesOf && ` ${countWords[tilesOf] ?? `aus ${tilesOf}`}`}`;
}
const conditionOf = (of: NonNullable<Reason['of']>): string =>
  Object.hasOwn(facts, of) ? facts[of as FactName] : (countName(of) ?? rule(of as AwardId));

const always = (sentence: string) => (): string => sentence;
const unique = (held: readonly Tile[] = []): string => tiles([...new Set(held)]);
const groups = (spoken: SpokenReason['groups']): string => list(spoken.map(bare));
const tilesAre =
  (one: string, several: string) =>
  ({ tiles: held = [] }: SpokenReason): string =>
    held[0] ? `${unique(held)} ${new Set(held).size === 1 ? one : several}` : 'es gibt keine Farbziegel';
const missing = ({ missing: held }: SpokenReason): string => `es fehlt: ${unique(held)}`;
const groupsAre =
  (one: string, several: string) =>
  ({ groups: spoken }: SpokenReason): string =>
    spoken[0]
      ? `${groups(spoken)} ${spoken[1] ? several : one}`
      : 'die Hand besteht nicht aus vier Figuren und einem Paar';
const only =
  (what: string, pair = '') =>
  ({ count: found = 0, needed = 0 }: SpokenReason): string =>
    !found
      ? `es gibt keine ${what}`
      : found < needed
        ? `nur ${number(found)} von ${number(needed)} ${what}`
        : `das Paar ${pair} fehlt`;
const wonOn = ({ missing: held }: SpokenReason): string => `der Schlussziegel war nicht ${unique(held)}`;
const completed = ({ groups: spoken }: SpokenReason): string =>
  `der Schlussziegel vollendete etwas anderes: ${groups(spoken)}`;
const included = ({ by }: SpokenReason): string => `schon in „${rule(by!)}“ enthalten`;

const otherWaits = ({ missing: others = [] }: SpokenReason): string =>
  `auch ${unique(others)} ${new Set(others).size === 1 ? 'hätte' : 'hätten'} die Hand vollendet`;

export const reasons: Texts['reasons'] = {
  'self-draw': always('der Schlussziegel kam von einem Mitspieler'),
  discard: always('der Schlussziegel kam von der Mauer'),
  'first-turn': always('es war nicht der erste Zug'),
  'last-tile': always('die Mauer war nicht leer'),
  'kong-replacement': always('der Schlussziegel war kein Ersatz für einen Kong'),
  'flower-replacement': always('der Schlussziegel war kein Ersatz für eine Blume oder Jahreszeit'),
  'kong-on-kong': always('der Schlussziegel war kein Ersatz für einen zweiten Kong in Folge'),
  'robbed-kong': always('es wurde kein Kong beraubt'),
  'original-call': always('es gab keinen Ruf zu Beginn'),
  standing: always('es wurde keine stehende Hand gemeldet'),
  'thirteenth-win': ({ count: wins }) =>
    wins ? `es war nicht der ${number(wins)}. Gewinn in Folge` : 'es war nicht der dreizehnte Gewinn in Folge',
  'live-wall': always('der Schlussziegel kam nicht von der lebenden Mauer'),
  'loose-tile': always('der Schlussziegel war kein Ersatzziegel'),
  'not-loose': always('der Schlussziegel war ein Ersatzziegel'),
  'seat-east': always('der Spieler ist nicht Ost'),
  'seat-not-east': always('der Spieler ist Ost'),
  'seat-wind south': always('der Spieler ist nicht Süd'),
  'seat-wind west': always('der Spieler ist nicht West'),
  'seat-wind north': always('der Spieler ist nicht Nord'),
  'round-wind east': always('es ist nicht die Ostrunde'),
  'round-wind south': always('es ist nicht die Südrunde'),
  'round-wind west': always('es ist nicht die Westrunde'),
  'round-wind north': always('es ist nicht die Nordrunde'),
  'won-on-1d': wonOn,
  'won-on-5d': wonOn,
  'won-on-2b': wonOn,
  'won-on-simple': always('der Schlussziegel war ein Rand- oder Bildziegel'),
  'nothing-declared': groupsAre('wurde gemeldet', 'wurden gemeldet'),
  'nothing-exposed': groupsAre('wurde gerufen', 'wurden gerufen'),
  'one-suit': tilesAre('ist von einer zweiten Farbe', 'sind von einer zweiten Farbe'),
  'some-honour': always('es gibt keinen Wind oder Drachen'),
  'no-honour': tilesAre('ist ein Bildziegel', 'sind Bildziegel'),
  'some-terminal': always('es gibt keinen Randziegel'),
  'no-terminal': tilesAre('ist ein Randziegel', 'sind Randziegel'),
  'no-simple': tilesAre('ist ein Grundziegel', 'sind Grundziegel'),
  'no-guest-wind': tilesAre('ist ein fremder Wind', 'sind fremde Winde'),
  'all-green': tilesAre('ist nicht grün', 'sind nicht grün'),
  'green-dragon': missing,
  'nine-gates': missing,
  'pure-nine-gates': always('die Hand wartete nicht auf alle neun Ziegel'),
  'single-wait': otherWaits,
  'only-tile-seen': otherWaits,
  orphans: missing,
  'no-chow': groupsAre('gehört nicht dazu', 'gehören nicht dazu'),
  'some-chow': always('es gibt keinen Chow'),
  'four-chows': groupsAre('ist kein Chow', 'sind keine Chows'),
  'valueless-pair': groupsAre('zählt Punkte', 'zählen Punkte'),
  'no-wait-award': always('die Art des Wartens zählt Punkte'),
  'three-concealed-pungs': only('verdeckten Pungs'),
  'four-concealed-pungs': only('verdeckten Pungs'),
  'four-kongs': only('Kongs'),
  straight: ({ missing: held = [] }) =>
    `es fehlt: ${list([0, 3, 6].flatMap((first) => tileItems(held.slice(first, first + 3))))}`,
  outside: groupsAre('enthält keinen Rand- oder Bildziegel', 'enthalten keinen Rand- oder Bildziegel'),
  'three-dragon-sets': only('Figuren aus Drachen'),
  'little-dragons': only('Figuren aus Drachen', 'des dritten Drachen'),
  'little-winds': only('Figuren aus Winden', 'des vierten Windes'),
  'four-wind-sets': only('Figuren aus Winden'),
  'one-chance': (reason) =>
    reason.groups[0]?.kind === 'chow' ? `${groups(reason.groups)} war an beiden Enden offen` : completed(reason),
  'middle-wait': completed,
  'edge-wait': completed,
  'pair-completed': completed,
  'four-flowers': missing,
  'four-seasons': missing,
  'not-last-tile': included,
  'not-after-kong': included,
  'flowers-incomplete': included,
  'seasons-incomplete': included,
  'winds-differ': included,
  'winner-only': always('das zählt nur für den Gewinner'),
  'losers-only': always('das zählt nur für Verlierer'),
  tiles: missing,
  not: ({ of, groups: spoken }) => `„${conditionOf(of!)}“ trifft zu${spoken[0] ? `: ${groups(spoken)}` : ''}`,
  count: ({ of, count: found = 0 }) => `verlangt: ${conditionOf(of!)}, vorhanden: ${number(found)}`,
  calling: ({ of }) => `die Hand ist nicht rufend auf „${conditionOf(of!)}“`,
  worthless: always('zählt nach diesen Regeln nichts'),
  'no-limit': always('diese Regeln haben kein Limit'),
  'limit-for-winner': always('das Limit zählt nur für den Gewinner'),
  'none-held': always('nicht vorhanden'),
  included,
  alone: ({ by }) => `neben „${rule(by!)}“ zählen keine anderen Verdopplungen`,
};
