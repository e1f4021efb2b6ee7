/** Dutch: the rules of a table. Loads with `<mj-rules>`. */
import { quotient } from '../quotient.js';
import { list, number } from './hand.js';
import { doublings, points, profile } from './count.js';
import type { IncidentId } from '../../core/index.js';
import type { RulesTexts, Worth } from '../types.js';

const optionNames: Record<string, string> = {
  limit: 'Limiet',
  'limit-value': 'Waarde van limietspellen',
  'limit-doubles': 'Hoogste aantal verdubbelingen',
  rounding: 'Afronding',
  'double-wind-pair': 'Paar van eigen wind en wind van de ronde tegelijk',
  'double-wind-set': 'Pung of kong van eigen wind en wind van de ronde tegelijk',
  'flower-sets': 'Alle vier de bloemen of seizoenen',
  'self-draw-from': 'Zelf gepakt: welke stenen',
  'concealed-hand-on': 'Dicht spel: waarmee het eindigt',
  'fully-concealed-on': 'Volledig dicht spel: waarmee het eindigt',
  'last-tile-self-draw': 'Laatste steen: ook zelf gepakt',
  'chow-hand-form': 'Vier chows: in welke vorm',
  'earthly-hand-on': 'Spel van de aarde: wanneer',
  'nine-gates-wait': 'Negen poorten: waarop gewacht wordt',
  'all-green-dragon': 'Jade spel: de draak',
  'moon-on': 'Maan van de bodem van de zee: welke steen',
  'minimum-doubles': 'Verdubbelingen die voor mahjong nodig zijn',
  'minimum-points': 'Minste punten voor mahjong',
  'win-requirement': 'Handen die mahjong mogen maken',
  payers: 'Wie betaalt',
  'discarder-pays': 'Wie de winnende steen weglegt, betaalt',
  'self-draw-pays': 'Bij een zelf gepakte winnende steen betaalt iedereen',
  'east-doubles': 'Oost betaalt en ontvangt dubbel',
  'losers-settle': 'De verliezers verrekenen onderling',
  pao: 'Betalen voor allen',
  'pao-on': 'Betalen voor allen: bij welke handen',
  'pao-by': 'Betalen voor allen: voor welke steen',
  'pao-others': 'Betalen voor allen: de andere verliezers',
  'pao-debts': 'Betalen voor allen: schulden van de anderen',
  'pao-amount': 'Wat er dan te betalen is',
  'dead-hand-pays': 'Dode handen',
  'east-win': 'Als Oost wint',
  washout: 'Remise',
  rounds: 'Rondes in een partij',
  'dead-wall': 'Dode muur',
  'loose-tiles': 'Plaats van de losse stenen',
  'bonus-replaced-from': 'Vervanging van bloemen en seizoenen',
  'claim-priority': 'Twee keer mahjong geroepen',
  'bonus-laid-out': 'Bonusstenen uitleggen',
  reseat: 'Nieuwe plaatsen',
  'most-chows': 'Hoogste aantal chows',
  'claimed-kong': 'Geroepen kong',
  'best-of': 'Alleen het beste van',
};

const incidentNames: Record<IncidentId, string> = {
  'exposed-due-tile': 'eigen steen omgedraaid',
  'exposed-other-tile': 'andere steen omgedraaid',
  'drew-wrongly': 'verkeerd getrokken',
  'touched-due-tile': 'eigen steen aangeraakt',
  'put-drawn-tile-back': 'getrokken steen teruggelegd',
  'took-useless-discard': 'nutteloze steen genomen',
  'grounded-wrong-tiles': 'verkeerde combinatie neergelegd',
  'took-tile-of-another': 'steen van een ander genomen',
  'hid-claimed-tile': 'geroepen steen verborgen',
  'changed-exposed-set': 'open combinatie veranderd',
  'used-dead-discard': 'dode steen gebruikt',
  'two-discards': 'twee stenen weggelegd',
  'wants-discard-back': 'weggelegde steen teruggevraagd',
  'discarded-before-drawing': 'weggelegd voor het trekken',
  'discarded-out-of-turn': 'buiten de beurt weggelegd',
  'marked-kong-wrongly': 'kong verkeerd gelegd',
  'too-few-tiles': 'te weinig stenen',
  'too-many-tiles': 'te veel stenen',
  'incomplete-win': 'valse mahjong',
};

const keywords: Record<string, string> = {
  apart: 'stapel 2 en 4',
  together: 'naast elkaar',
  none: 'geen',
  'base-to-nearest-10': 'basis op tientallen',
  'base-up-to-10': 'basis naar boven op tientallen',
  'total-up-to-10': 'waarde naar boven op tientallen',
  'total-to-nearest-10': 'waarde op tientallen',
  'unless-limit': 'niet na een limiethand',
  both: 'twee keer',
  once: 'één keer',
  'add-own': 'eigen telt apart',
  'include-own': 'eigen inbegrepen',
  'live-wall': 'levende muur',
  'any-wall': 'hele muur',
  'any-win': 'vrij',
  discard: 'weggelegd',
  'self-draw': 'zelf gepakt',
  added: 'apart',
  included: 'inbegrepen',
  'valueless-pair': 'paar zonder waarde',
  'any-pair': 'elk paar',
  'no-points': 'geen punten',
  'first-discard': 'eerst weggelegde steen',
  'first-draw': 'eerst gepakte steen',
  either: 'allebei',
  any: 'vrij',
  pure: 'alle negen',
  optional: 'niet nodig',
  required: 'nodig',
  'last-tile': 'zelf gepakt',
  'mixed-hand': 'elke hand',
  'one-double': 'één verdubbeling',
  'cleared-hand': 'schone hand',
  exposed: 'open',
  'concealed-for-doubles': 'dicht voor verdubbelingen',
  all: 'iedereen',
  discarder: 'wie weglegt',
  'discarder-for-all': 'wie weglegt, voor allen',
  'big-limit-hands': 'grote limiethanden',
  'winning-tile': 'laatste steen',
  claim: 'beslissende combinatie',
  settle: 'rekenen af',
  lapse: 'rekenen niet af',
  own: 'alleen eigen',
  goulash: 'goulash',
  'as-limit': 'de limiet',
  'losers-only': 'onder verliezers',
  yes: 'ja',
  no: 'nee',
  on: 'ja',
  off: 'nee',
  'all-shares': 'alle delen',
  'every-share': 'ieders deel',
  'three-limits': 'drie limieten',
  'one-limit': 'één limiet',
  full: 'volledig',
  'net-if-short': 'korte hand min eigen waarde',
  'east-stays': 'Oost blijft',
  'east-passes': 'Oost schuift door',
  never: 'nooit',
  'each-round': 'na elke ronde',
  dice: 'volgens de worp',
  'replenished-14': 'altijd 14',
  loose: 'losse stenen',
  'east-first': 'vanaf Oost',
  'as-dealt': 'tijdens het delen',
  'nearest-after-discarder': 'eerst aan de beurt',
  'nearest-to-east': 'dichtst bij Oost',
  'special-hand-first': 'bijzondere hand',
};

/** Where a keyword, or a number, stands for something else. */
const keywordsOf: Record<string, Record<string, string>> = {
  'most-chows': { none: 'onbeperkt' },
  'discarder-pays': { 1: 'enkel', 2: 'dubbel' },
  'self-draw-pays': { 1: 'enkel', 2: 'dubbel' },
};

function amount({ points: open, concealedPoints, doubles, limit, score }: Worth): string {
  if (score) return `precies ${points(score)}`;
  if (limit && limit > 1 && Number.isInteger(limit)) return `${number(limit)} limieten`;
  if (limit !== undefined)
    return limit === 1 ? 'limiet' : limit === 0.5 ? 'halve limiet' : `${quotient(limit) ?? number(limit)} limiet`;
  if (doubles !== undefined) return doublings(doubles);
  if (open === undefined) return '–';
  return concealedPoints === undefined || concealedPoints === open
    ? points(open)
    : `${number(open)}/${number(concealedPoints)} punten`;
}

export const nlRules: RulesTexts = {
  title: (name) => `Regels: ${profile(name)}`,
  ownTitle: (name) => `Regels: ${profile(name)}, met wijzigingen van deze tafel`,
  largest: ({ limit, east, other }) =>
    `Een hand is hooguit ${number(limit)} waard. Daarmee wint Oost ${number(east.drawn)} en elke andere speler ${number(other.drawn)}` +
    (east.discard === east.drawn && other.discard === other.drawn
      ? '.'
      : `; met een weggelegde steen hooguit ${number(east.discard)}${other.discard === east.discard ? '' : ` en ${number(other.discard)}`}.`),
  sections: {
    points: 'Punten',
    doubles: 'Verdubbelingen',
    'limit-hands': 'Limietspellen',
    payment: 'Betaling',
    play: 'Spelverloop',
  },
  about: {
    points:
      'Worden eerst opgeteld. Van twee getallen geldt het eerste voor een open en het tweede voor een dichte combinatie.',
    doubles: 'Elke verdubbeling verdubbelt de punten.',
    'limit-hands': 'Tellen de limiet of een deel daarvan, ongeacht punten en verdubbelingen.',
    payment: 'Wie aan wie betaalt als de handen geteld zijn.',
    play: 'Wordt vóór de partij afgesproken. De waarde van een hand verandert er niet door, tenzij het erbij staat.',
  },
  columns: { rule: 'Regel', meaning: 'Betekenis', worth: 'Waarde' },
  option: (id) => optionNames[id] ?? id.replaceAll('-', ' '),
  keyword: (id, word) => keywordsOf[id]?.[word] ?? keywords[word] ?? word.replaceAll('-', ' '),
  incident: (id) => `Boete: ${incidentNames[id]}`,
  error: (id) => incidentNames[id],
  fineOf: (name) => `Boete voor ${name}`,
  noFine: 'geen boete',
  fined: 'boete',
  fine: (worth, toEach) => amount(worth) + (toEach ? ' aan elk' : ''),
  fineAbout: (toEach) =>
    toEach
      ? 'Wie de fout maakt, betaalt hem aan elk van de anderen. Oost betaalt en ontvangt niet dubbel.'
      : 'Wie de fout maakt, betaalt hem één keer, aan de winnaar. Oost betaalt en ontvangt niet dubbel.',
  scopes: { everyone: 'Elke speler.', losers: 'Alleen verliezers.' },
  amount,
  modified: {
    alone: (amount) => `${amount}, geen andere verdubbelingen`,
    bonus: (amount) => `${amount} plus bloemen en seizoenen`,
    after: (amount, wins) => `${amount} na ${number(wins)} keer mahjong`,
  },
  off: 'telt niet',
  alsoCalled: (names) => `Ook bekend als: ${names}`,
  alsoPlayed: (values) =>
    `Ook gespeeld: ${values
      .map(({ value, profiles }) => (profiles.length ? `${value} (${list(profiles.map(profile))})` : value))
      .join('; ')}`,
  stop: '.',
  note: 'Hoe de bron wordt gelezen',
  noteOn: (name) => `${name}: hoe de bron wordt gelezen`,

  search: 'Regel zoeken, ook onder andere namen',
  found: (found, of) => (found ? `${number(found)} van ${number(of)} regels` : 'Geen regel heeft deze naam.'),
  onlyDifferences: 'Alleen verschillen',
  differs: 'wijkt af',
  copyMarkdown: 'Kopiëren als Markdown',
  copied: 'Gekopieerd.',
  notCopied: 'Kopiëren is niet gelukt. Selecteer de tekst hieronder:',
  unknownWord: (attribute, found, expected) => `${attribute}: “${found}” is onbekend. Mogelijk zijn ${list(expected)}.`,

  edit: {
    field: (name) => `${name}: waarde`,
    reset: (name) => `${name} terugzetten`,
    resetAll: 'Alles terugzetten',
    base: 'Uitgaan van',
    own: 'Eigen waarderingen van deze tafel',
    ownAbout: 'Iets wat niet in de lijsten staat, maar hier wel telt: hoeveel, en waarvoor.',
    ownName: 'Naam',
    ownValue: 'Waarde en waarvoor',
    addOwn: 'Waardering toevoegen',
    removeOwn: (name) => `${name} verwijderen`,
    text: 'Als tekst',
    textAbout: 'Voor het attribuut `rules` van elk element op een pagina.',
    copyRules: 'Regels kopiëren',
    copyLink: 'Link kopiëren',
    changed: (changes) =>
      changes ? (changes === 1 ? '1 wijziging' : `${number(changes)} wijzigingen`) : 'Geen wijzigingen',
    alsoPlayed: 'Ook gespeeld:',
    play: (value) => `${value} spelen`,
  },
};
