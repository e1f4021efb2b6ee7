/** Dutch: differences between rules. */
import { count, list, number, winds } from './hand.js';
import { doublings, profile, points, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { optionClause } from '../clauses.js';
import type { ComparedValue, Difference, Texts } from '../types.js';

const AMOUNT = ['', 'het enkele bedrag', 'het dubbele bedrag'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'een verdubbeling die niet van bonusstenen komt'
    : part === 'cleared-hand'
      ? 'een schone hand'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `“${rule(part as AwardId)}”`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `“${rule(id as AwardId)}”`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options: Texts['options'] = {
  limit: {
    none: 'er is geen limiet',
    number: (most) => `de limiet is ${number(most)}`,
    list: ([usual, ...seats]) =>
      `de limiet is ${limitText(usual!)}, voor ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'limit-value': {
    'as-limit': 'limietspellen tellen de limiet',
    number: (value) => `limietspellen tellen ${number(value)}`,
  },
  'limit-doubles': {
    none: 'alle verdubbelingen tellen',
    number: (most) => `hooguit ${doublings(most)} ${most === 1 ? 'telt' : 'tellen'}`,
  },
  rounding: {
    none: 'er wordt niet afgerond',
    'base-to-nearest-10': 'de basispunten worden afgerond op tientallen',
    'base-up-to-10': 'de basispunten worden naar boven afgerond op tientallen',
    'total-up-to-10': 'de waarde wordt naar boven afgerond op tientallen',
    'total-to-nearest-10': 'de waarde wordt afgerond op tientallen',
  },
  'double-wind-pair': {
    both: 'een paar van de eigen wind die ook de wind van de ronde is, telt twee keer',
    once: 'een paar van de eigen wind die ook de wind van de ronde is, telt één keer',
  },
  'double-wind-set': {
    both: 'een pung of kong van de eigen wind die ook de wind van de ronde is, telt twee keer',
    once: 'een pung of kong van de eigen wind die ook de wind van de ronde is, telt één keer',
  },
  'flower-sets': {
    'add-own': 'de eigen bloem telt ook met alle vier de bloemen mee',
    'include-own': 'met alle vier de bloemen telt de eigen bloem niet apart',
  },
  'self-draw-from': {
    'live-wall': 'een losse steen telt niet als zelf gepakt',
    'any-wall': 'ook een losse steen telt als zelf gepakt',
  },
  'concealed-hand-on': {
    'any-win': 'een dicht spel telt ook met een zelf gepakte winnende steen',
    discard: 'een dicht spel telt alleen met de steen van een medespeler',
  },
  'fully-concealed-on': {
    'self-draw': 'bij een volledig dicht spel moet de winnende steen zelf gepakt zijn',
    'any-win': 'een volledig dicht spel mag met een weggelegde steen eindigen',
  },
  'last-tile-self-draw': {
    added: 'de laatste steen telt daarnaast als zelf gepakt',
    included: 'de laatste steen telt niet ook nog als zelf gepakt',
  },
  'chow-hand-form': {
    'valueless-pair': 'vier chows tellen alleen met een paar zonder waarde',
    'any-pair': 'vier chows tellen met elk paar',
    'no-points': 'vier chows tellen alleen als de hand geen andere punten heeft',
  },
  'earthly-hand-on': {
    'first-discard': 'het spel van de aarde geldt voor de eerste steen die Oost weglegt',
    'first-draw': 'het spel van de aarde geldt voor de eerste zelf gepakte steen',
    either: 'het spel van de aarde geldt voor de eerste weggelegde of gepakte steen',
  },
  'nine-gates-wait': {
    any: 'negen poorten gelden met elke winnende steen',
    pure: 'negen poorten moeten op alle negen stenen wachten',
  },
  'all-green-dragon': {
    optional: 'een jade spel kan zonder groene draak',
    required: 'bij een jade spel hoort de groene draak',
  },
  'moon-on': {
    'last-tile': 'de maan moet zelf gepakt zijn',
    either: 'de maan mag ook de laatste weggelegde steen zijn',
  },
  'minimum-doubles': { number: (fewest) => `voor mahjong ${fewest === 1 ? 'is' : 'zijn'} ${doublings(fewest)} nodig` },
  'minimum-points': {
    number: (fewest) =>
      fewest
        ? `voor mahjong ${fewest === 1 ? 'is' : 'zijn'} ${points(fewest)} nodig`
        : 'voor mahjong zijn geen punten nodig',
  },
  'win-requirement': {
    'mixed-hand': 'met elke hand mag je mahjong maken',
    'one-double': 'voor mahjong is een verdubbeling nodig',
    'cleared-hand': 'voor mahjong is een schone hand nodig',
    list: (parts) => `voor mahjong is nodig: ${parts.map(requirement).join(' of ')}`,
  },
  'most-chows': {
    none: 'zoveel chows als je wilt',
    number: (most) => `hooguit ${count(most, 'chow')} in een hand met mahjong`,
  },
  'claimed-kong': {
    exposed: 'een geroepen kong is open',
    'concealed-for-doubles': 'een kong die met drie eigen stenen is geroepen, geldt voor verdubbelingen als dicht',
  },
  'best-of': {
    none: 'alles wat is behaald, telt',
    list: (families) => families.map((ids) => `van ${names(ids)} telt alleen het beste`).join('; '),
  },
  payers: {
    all: 'alle verliezers betalen aan de winnaar',
    discarder: 'alleen wie de winnende steen weglegt, betaalt aan de winnaar',
    'discarder-for-all': 'wie de winnende steen weglegt, betaalt de winnaar wat ze alle drie zouden betalen',
  },
  'discarder-pays': { number: (times) => `wie de winnende steen weglegt, betaalt ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `bij een zelf gepakte winnende steen betaalt iedereen ${AMOUNT[times]}` },
  'east-doubles': {
    all: 'Oost betaalt en ontvangt dubbel',
    'losers-only': 'Oost betaalt en ontvangt dubbel, maar alleen met de andere verliezers',
    none: 'Oost betaalt en ontvangt evenveel als de anderen',
  },
  'losers-settle': {
    yes: 'de verliezers verrekenen onderling het verschil',
    no: 'de verliezers verrekenen onderling niets',
    'unless-limit': 'na een limiethand verrekenen de verliezers onderling niets',
  },
  pao: {
    on: 'wie de beslissende steen voor een groot limietspel weglegt, betaalt voor allen',
    off: 'niemand betaalt voor allen',
  },
  'pao-on': {
    'big-limit-hands': 'voor grote draken- en windhanden betaalt één speler voor allen als ze de limiet waard zijn',
    list: (awards) => `één speler kan voor allen betalen bij ${list(awards.map((one) => `“${rule(one as AwardId)}”`))}`,
  },
  'pao-by': {
    'winning-tile': 'alleen wie de laatste steen weglegt, kan voor allen betalen',
    claim:
      'wie de steen voor de beslissende combinatie weglegt, betaalt voor allen, waar de laatste steen ook vandaan komt',
  },
  'pao-others': {
    settle: 'de verliezers rekenen ook dan onderling af als één speler voor allen betaalt',
    lapse: 'de verliezers rekenen niet onderling af als één speler voor allen betaalt',
  },
  'pao-debts': {
    own: 'wie voor allen betaalt, rekent alleen de eigen verschillen af',
    all: 'wie voor allen betaalt, betaalt ook wat de anderen elkaar schuldig zijn',
  },
  'pao-amount': {
    'all-shares': 'wie voor allen betaalt, betaalt alle drie de delen',
    'every-share': 'wie voor allen betaalt, betaalt alle drie de delen, ook waar anders alleen de weggever betaalt',
    'three-limits': 'wie voor allen betaalt, betaalt drie limieten',
    'one-limit': 'wie voor allen betaalt, betaalt één limiet',
  },
  'dead-hand-pays': {
    full: 'een dode hand betaalt volledig',
    'net-if-short': 'van de betaling van een korte hand gaat de eigen waarde af',
  },
  'east-win': {
    'east-stays': 'wint Oost, dan blijft Oost zitten',
    'east-passes': 'Oost schuift door, ook als Oost wint',
  },
  washout: {
    'east-stays': 'na remise blijft Oost zitten',
    'east-passes': 'na remise schuift Oost door',
    goulash: 'na remise blijft Oost zitten en is het volgende spel een goulash',
  },
  rounds: { number: (rounds) => `een partij heeft ${count(rounds, 'ronde')}` },
  reseat: {
    never: 'de plaatsen worden vóór de partij verdeeld en blijven zo',
    'each-round': 'de plaatsen worden na elke ronde opnieuw verdeeld',
  },
  'dead-wall': {
    '14': 'de dode muur heeft 14 stenen',
    '16': 'de dode muur heeft 16 stenen',
    '12': 'de dode muur heeft 12 stenen',
    dice: 'één worp bepaalt aan welke kant de muur opengaat en hoe groot de dode muur is',
    'replenished-14': 'de dode muur wordt steeds aangevuld tot 14 stenen',
    none: 'er is geen dode muur',
  },
  'loose-tiles': {
    apart: 'de losse stenen liggen op de tweede en de vierde stapel rechts van de opening',
    together: 'de losse stenen liggen naast elkaar rechts van de opening',
  },
  'bonus-replaced-from': {
    loose: 'voor een bloem komt een losse steen',
    'live-wall': 'voor een bloem komt een steen van de levende muur',
  },
  'bonus-laid-out': {
    'east-first': 'gedeelde bloemen worden op de beurt af vervangen, te beginnen bij Oost',
    'as-dealt': 'bloemen worden al tijdens het delen vervangen',
  },
  'claim-priority': {
    'nearest-after-discarder': 'bij twee winnaars wint wie na de weglegger het eerst aan de beurt is',
    'nearest-to-east': 'bij twee winnaars wint wie het dichtst bij Oost zit',
    'special-hand-first': 'bij twee winnaars wint wie een bijzondere hand heeft',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one ? `“${rule(one.rule)}”: ${worth(one.worth)}` : optionClause(one, options);

/** Volgens de regels “klassiek” en “Brits”. */
const games = (names: readonly string[]): string =>
  `volgens de regels ${list(names.map((name) => (name ? `“${profile(name)}”` : 'van deze tafel')))}`;

/** 128 volgens de regels “klassiek” (de basispunten worden afgerond op tientallen). */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'geen mahjong' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
