/** Italian: differences between rules. */
import { count, list, number, winds } from './hand.js';
import { doublings, quoted, points, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { optionClause } from '../clauses.js';
import type { ComparedValue, Difference, Texts } from '../types.js';

const AMOUNT = ['', 'l’importo semplice', 'il doppio'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'un raddoppio che non venga da fiori o stagioni'
    : part === 'cleared-hand'
      ? 'un solo seme, oppure solo estremi e onori'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `«${rule(part as AwardId)}»`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `«${rule(id as AwardId)}»`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options: Texts['options'] = {
  limit: {
    none: 'non c’è limite',
    number: (most) => `il limite è ${number(most)}`,
    list: ([usual, ...seats]) =>
      `il limite è ${limitText(usual!)}, per ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'limit-value': {
    'as-limit': 'i grandi giochi valgono il limite',
    number: (value) => `i grandi giochi valgono ${number(value)}`,
  },
  'limit-doubles': {
    none: 'contano tutti i raddoppi',
    number: (most) => `${most === 1 ? 'conta' : 'contano'} al massimo ${doublings(most)}`,
  },
  rounding: {
    none: 'non si arrotonda nulla',
    'base-to-nearest-10': 'i punti base si arrotondano alla decina',
    'base-up-to-10': 'i punti base si arrotondano alla decina superiore',
    'total-up-to-10': 'il valore si arrotonda alla decina superiore',
    'total-to-nearest-10': 'il valore si arrotonda alla decina',
  },
  'double-wind-pair': {
    both: 'una coppia del proprio vento che è anche vento di giro conta due volte',
    once: 'una coppia del proprio vento che è anche vento di giro conta una volta',
  },
  'double-wind-set': {
    both: 'una combinazione del proprio vento che è anche vento di giro conta due volte',
    once: 'una combinazione del proprio vento che è anche vento di giro conta una volta',
  },
  'flower-sets': {
    'add-own': 'il proprio fiore conta anche quando si hanno tutti e quattro',
    'include-own': 'i quattro fiori comprendono il proprio',
  },
  'self-draw-from': {
    'live-wall': 'una tessera di reintegro non conta come tessera di chiusura pescata',
    'any-wall': 'anche una tessera di reintegro conta come tessera di chiusura pescata',
  },
  'concealed-hand-on': {
    'any-win': 'una mano coperta conta anche con la tessera di chiusura pescata',
    discard: 'una mano coperta conta solo con la tessera di chiusura di un altro giocatore',
  },
  'fully-concealed-on': {
    'self-draw': 'per «Tutto pescato» va pescata anche la tessera di chiusura',
    'any-win': '«Tutto pescato» ammette la chiusura su uno scarto',
  },
  'last-tile-self-draw': {
    added: 'l’ultima tessera dà in più i punti della tessera pescata',
    included: 'i punti dell’ultima tessera comprendono quelli della tessera pescata',
  },
  'chow-hand-form': {
    'valueless-pair': 'una mano di sole scale richiede una coppia senza valore',
    'any-pair': 'una mano di sole scale ammette qualsiasi coppia',
    'no-points': 'una mano di sole scale non deve avere altri punti',
  },
  'earthly-hand-on': {
    'first-discard': 'la benedizione della terra vale sul primo scarto di Est',
    'first-draw': 'la benedizione della terra vale sulla prima tessera pescata',
    either: 'la benedizione della terra vale sul primo scarto o sulla prima tessera pescata',
  },
  'nine-gates-wait': {
    any: 'le nove porte valgono con qualsiasi tessera di chiusura',
    pure: 'le nove porte devono aspettare tutte e nove le tessere',
  },
  'all-green-dragon': {
    optional: 'la giada imperiale può fare a meno del drago verde',
    required: 'la giada imperiale richiede il drago verde',
  },
  'moon-on': {
    'last-tile': 'la luna deve essere pescata',
    either: 'la luna può essere l’ultimo scarto',
  },
  'minimum-doubles': {
    number: (fewest) =>
      fewest
        ? `per chiudere ${fewest === 1 ? 'serve' : 'servono'} ${doublings(fewest)}`
        : 'per chiudere non servono raddoppi',
  },
  'minimum-points': {
    number: (fewest) =>
      fewest
        ? `per chiudere ${fewest === 1 ? 'serve' : 'servono'} ${points(fewest)}`
        : 'per chiudere non servono punti',
  },
  'win-requirement': {
    'mixed-hand': 'qualsiasi mano può chiudere',
    'one-double': 'per chiudere serve un raddoppio',
    'cleared-hand': 'per chiudere serve un solo seme, oppure solo estremi e onori',
    list: (parts) => `per chiudere serve ${parts.map(requirement).join(' o ')}`,
  },
  'most-chows': {
    none: 'il numero di scale è libero',
    number: (most) => `una mano vincente ha al massimo ${count(most, 'scala', 'scale')}`,
  },
  'claimed-kong': {
    exposed: 'un poker chiamato è scoperto',
    'concealed-for-doubles': 'un poker chiamato con tre tessere in mano vale come coperto per i raddoppi',
  },
  'best-of': {
    none: 'conta tutto ciò che si ottiene',
    list: (families) => families.map((ids) => `tra ${names(ids)} conta solo il migliore`).join('; '),
  },
  payers: {
    all: 'tutti i perdenti pagano il vincitore',
    discarder: 'solo chi scarta la tessera di chiusura paga il vincitore',
    'discarder-for-all': 'chi scarta la tessera di chiusura paga da solo per tutti e tre',
  },
  'discarder-pays': { number: (times) => `chi scarta la tessera di chiusura paga ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `con la tessera di chiusura pescata tutti pagano ${AMOUNT[times]}` },
  'east-doubles': {
    all: 'Est paga e riscuote doppio',
    'losers-only': 'Est paga e riscuote doppio, tranne che con il vincitore',
    none: 'Est paga e riscuote come gli altri',
  },
  'losers-settle': {
    yes: 'i perdenti regolano tra loro la differenza',
    no: 'i perdenti non regolano nulla tra loro',
    'unless-limit': 'dopo una mano limite i perdenti non regolano nulla tra loro',
  },
  pao: {
    on: 'chi scarta la tessera decisiva di un grande gioco paga per tutti',
    off: 'nessuno paga per tutti',
  },
  'pao-on': {
    'big-limit-hands': 'per le grandi mani di draghi e di venti un giocatore paga per tutti, se valgono il limite',
    list: (awards) => `un giocatore può pagare per tutti con ${list(awards.map((one) => `«${rule(one as AwardId)}»`))}`,
  },
  'pao-by': {
    'winning-tile': 'può pagare per tutti solo chi scarta la tessera di chiusura',
    claim: 'chi scarta la tessera della combinazione decisiva paga per tutti, da dovunque venga la tessera di chiusura',
  },
  'pao-others': {
    settle: 'i perdenti regolano tra loro anche se uno paga per tutti',
    lapse: 'i perdenti non regolano tra loro se uno paga per tutti',
  },
  'pao-debts': {
    own: 'chi paga per tutti regola solo le proprie differenze',
    all: 'chi paga per tutti paga anche quello che gli altri si devono',
  },
  'pao-amount': {
    'all-shares': 'chi paga per tutti paga tutte e tre le quote',
    'every-share': 'chi paga per tutti paga tutte e tre le quote, anche dove di solito paga solo lo scartante',
    'three-limits': 'chi paga per tutti paga tre limiti',
    'one-limit': 'chi paga per tutti paga un limite',
  },
  'dead-hand-pays': {
    full: 'una mano non valida paga per intero',
    'net-if-short': 'il piccolo signore sottrae il valore della propria mano da ciò che paga',
  },
  'east-win': {
    'east-stays': 'se vince, Est resta',
    'east-passes': 'dopo ogni vittoria Est passa',
  },
  washout: {
    'east-stays': 'dopo una mano a monte Est resta',
    'east-passes': 'dopo una mano a monte Est passa',
    goulash: 'dopo una mano a monte Est resta e la mano successiva è un goulash',
  },
  rounds: { number: (rounds) => `una partita ha ${count(rounds, 'giro', 'giri')}` },
  reseat: {
    never: 'i posti si sorteggiano una volta, prima della partita',
    'each-round': 'i posti si sorteggiano di nuovo dopo ogni giro',
  },
  'dead-wall': {
    '14': 'il tetto ha 14 tessere',
    '16': 'il tetto ha 16 tessere',
    '12': 'il tetto ha 12 tessere',
    dice: 'un solo lancio decide il lato della breccia e la grandezza del tetto',
    'replenished-14': 'il tetto si completa fino a 14 tessere',
    none: 'non c’è tetto',
  },
  'loose-tiles': {
    apart: 'le tessere di reintegro stanno sulla seconda e sulla quarta pila a destra della breccia',
    together: 'le tessere di reintegro stanno affiancate a destra della breccia',
  },
  'bonus-replaced-from': {
    loose: 'i fiori si reintegrano dal tetto',
    'live-wall': 'i fiori si reintegrano dal muro',
  },
  'bonus-laid-out': {
    'east-first': 'i fiori distribuiti si reintegrano a turno, a partire da Est',
    'as-dealt': 'i fiori distribuiti si reintegrano nell’ordine della distribuzione',
  },
  'claim-priority': {
    'nearest-after-discarder': 'fra due vincitori prevale il primo dopo chi ha scartato',
    'nearest-to-east': 'fra due vincitori prevale il più vicino a Est',
    'special-hand-first': 'fra due vincitori prevale quello con una mano speciale',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one ? `«${rule(one.rule)}»: ${worth(one.worth)}` : optionClause(one, options);

/** Secondo le regole classiche e britanniche. */
const games = (names: readonly string[]): string => `secondo le regole ${list(names.map(quoted))}`;

/** 128 secondo le regole classiche, and why it differs. */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'non può chiudere' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
