/** Dutch: mistakes at the table. Loads with `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';
import { worth } from './count.js';
import { list, number, winds } from './hand.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const nlIncidents: IncidentsTexts = {
  caption: 'Als er iets misgaat',
  columns: { noticed: 'Ontdekt', follows: 'Gevolg', cost: 'Kost' },
  about: { wall: 'Bij de muur', claim: 'Bij het roepen', discard: 'Bij het wegleggen', hand: 'Bij de hand' },
  incidents: {
    'exposed-due-tile': 'Iemand laat de steen zien die hij moet pakken',
    'exposed-other-tile': 'Iemand laat een andere steen van de muur zien',
    'drew-wrongly': 'Iemand pakt vóór zijn beurt, van het verkeerde eind of nadat er is geroepen',
    'touched-due-tile': 'Iemand raakt de steen aan die hij moet pakken',
    'put-drawn-tile-back': 'Iemand wil een gepakte steen terugleggen',
    'took-useless-discard': 'Iemand neemt een weggelegde steen waar hij niets mee kan',
    'grounded-wrong-tiles': 'Iemand legt een combinatie neer die er geen is',
    'took-tile-of-another': 'Iemand neemt per vergissing een steen die een ander voor een chow had kunnen roepen',
    'hid-claimed-tile': 'Iemand zet een geroepen steen bij de dichte stenen',
    'changed-exposed-set': 'Iemand wil een open combinatie veranderen',
    'used-dead-discard': 'Iemand maakt een combinatie met een weggelegde steen die niet meer te roepen is',
    'two-discards': 'Iemand legt twee stenen weg',
    'wants-discard-back': 'Iemand wil een weggelegde steen terug',
    'discarded-before-drawing': 'Iemand legt weg zonder eerst te pakken',
    'discarded-out-of-turn': 'Iemand legt weg vóór zijn beurt',
    'marked-kong-wrongly': 'Iemand legt een dichte kong verkeerd neer',
    'too-few-tiles': 'Een hand heeft minder dan 13 stenen (een kong telt voor drie)',
    'too-many-tiles': 'Een hand heeft meer dan 13 stenen (een kong telt voor drie)',
    'incomplete-win': 'Iemand meldt mahjong met een hand die niet compleet is',
  },
  when: {
    'at-once': 'Meteen',
    'before-own-discard': 'Voordat de speler zelf weglegt',
    'after-own-discard': 'Nadat de speler zelf heeft weggelegd',
    'before-next-discard': 'Voordat de volgende speler weglegt',
    'after-next-discard': 'Nadat de volgende speler heeft weggelegd',
    unseen: 'Niemand heeft de voorkant gezien of gevoeld',
    seen: 'De voorkant is gezien of gevoeld',
    'in-own-turn': 'In de eigen beurt',
    unclaimed: 'Voordat iemand roept of pakt',
    always: 'Altijd',
  },
  follows: {
    'put-right': 'Het wordt hersteld',
    'must-take': 'De speler moet de steen nemen',
    'turn-lost': 'De speler verliest de beurt',
    reshuffle: 'De steen wordt geschud met de zes stapels ernaast, of met zoveel als er nog zijn',
    stands: 'Het blijft zo',
    exposed: 'De kong geldt als open',
    short: 'Korte hand: betaalt, maar ontvangt niets',
    long: 'Lange hand: betaalt, maar ontvangt niets',
    foul: 'Dode hand: betaalt, maar ontvangt niets',
  },
  details: {
    'drew-wrongly': { 'put-right': 'De steen gaat terug' },
    'put-drawn-tile-back': { stands: 'De speler houdt hem, tenzij iemand een eerder weggelegde steen roept' },
    'took-useless-discard': { 'put-right': 'De steen gaat zonder straf terug' },
    'grounded-wrong-tiles': { 'put-right': 'De goede stenen komen op tafel' },
    'took-tile-of-another': { 'put-right': 'Wie hem voor een chow kan gebruiken, mag hem nemen' },
    'hid-claimed-tile': { 'put-right': 'Iedereen mag eisen dat hij weer op tafel komt' },
    'changed-exposed-set': {
      stands: 'De combinatie blijft; de uitzondering ontbreekt in de bron, waarschijnlijk een pung die kong wordt',
    },
    'used-dead-discard': { 'put-right': 'De combinatie gaat terug' },
    'two-discards': { 'put-right': 'De eerste geldt; de tweede is niet te roepen en gaat terug' },
    'wants-discard-back': { 'put-right': 'Hij mag terug', stands: 'Hij blijft op tafel' },
    'discarded-before-drawing': { 'put-right': 'De anderen mogen eisen dat hij teruggaat' },
    'discarded-out-of-turn': {
      'turn-lost': 'De steen gaat terug, en de speler mag de volgende keer niet pakken of chow roepen',
    },
  },
  fine: (amount, toEach) => `Boete: ${worth(amount)} ${toEach ? 'aan elk van de anderen' : 'aan de winnaar'}`,
  law: (law) => `[${law}]`,
  example: (scores, winner, discarder, offender) =>
    `De kosten gelden voor ${winds[offender]}, als ${winds[winner]} ${
      discarder ? `met een steen van ${winds[discarder]}` : 'met een zelf gepakte steen'
    } ${number(scores[winner])} wint en dit de waarden van de andere handen zijn: ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} zonder de fout, ${signed(withError)} ermee`,
  varies: 'verschilt',
  laws: 'Getallen tussen haken zijn de bronnen van de regels, genummerd zoals in de verzameling die ze aanhaalt.',
  errors: {
    seat: '“{found}” is geen plaats: mogelijk zijn east, south, west, north.',
    discarder: '{seat} kan de steen niet hebben weggelegd.',
    tile: '“{found}” is geen steen.',
    copies: '{seat} heeft ze alle vier al: {tile}.',
    claim: '“{found}” is niet te roepen.',
    turn: '“{found}” is geen beurt.',
    offender: '{seat} heeft gewonnen en kan geen fout hebben gemaakt. Kies een andere speler of winnaar.',
    kong: 'kong: “{found}” is onbekend. Mogelijk zijn promoted en concealed.',
    consequence: '“{found}” is geen gevolg: mogelijk is {expected}.',
    incident: '“{found}” is geen fout: mogelijk is {expected}.',
    'wrong-shape': '{place} heeft de verkeerde vorm: “{found}”.',
    about: '“{found}” is geen deel van deze tabel: mogelijk is {expected}.',
  },
};
