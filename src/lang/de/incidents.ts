/** Deutsch: Fehler am Tisch. Lädt mit `<mj-incidents>`. */
import type { Wind } from '../../core/index.js';
import type { IncidentsTexts } from '../types.js';
import { worth } from './count.js';
import { list, number, winds } from './hand.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const deIncidents: IncidentsTexts = {
  caption: 'Wenn etwas schiefgeht',
  columns: { noticed: 'Bemerkt', follows: 'Folge', cost: 'Kostet' },
  about: { wall: 'An der Mauer', claim: 'Rufe', discard: 'Ablagen', hand: 'Hände' },
  incidents: {
    'exposed-due-tile': 'Jemand deckt den Ziegel auf, den er ziehen soll',
    'exposed-other-tile': 'Jemand deckt einen anderen Ziegel der Mauer auf',
    'drew-wrongly': 'Jemand zieht außer der Reihe, vom falschen Ende oder nach einem Ruf',
    'touched-due-tile': 'Jemand berührt den Ziegel, den er ziehen soll',
    'put-drawn-tile-back': 'Jemand möchte einen gezogenen Ziegel zurücklegen',
    'took-useless-discard': 'Jemand nimmt eine Ablage, mit der er nichts anfangen kann',
    'grounded-wrong-tiles': 'Jemand legt eine Figur hin, die keine ist',
    'took-tile-of-another': 'Jemand nimmt irrtümlich einen Ziegel, den ein anderer für einen Chow hätte rufen können',
    'hid-claimed-tile': 'Jemand steckt einen gerufenen Ziegel zu den verdeckten',
    'changed-exposed-set': 'Jemand möchte eine offene Figur ändern',
    'used-dead-discard': 'Jemand bildet eine Figur mit einer Ablage, die nicht mehr gilt',
    'two-discards': 'Jemand legt zwei Ziegel ab',
    'wants-discard-back': 'Jemand möchte eine Ablage zurück',
    'discarded-before-drawing': 'Jemand legt ab, bevor er gezogen hat',
    'discarded-out-of-turn': 'Jemand legt außer der Reihe ab',
    'marked-kong-wrongly': 'Jemand kennzeichnet einen verdeckten Kong falsch',
    'too-few-tiles': 'Eine Hand hat weniger als 13 Ziegel (ein Kong zählt drei)',
    'too-many-tiles': 'Eine Hand hat mehr als 13 Ziegel (ein Kong zählt drei)',
    'incomplete-win': 'Jemand meldet Mah-Jongg mit einer unvollständigen Hand',
  },
  when: {
    'at-once': 'Sofort',
    'before-own-discard': 'Vor der eigenen Ablage',
    'after-own-discard': 'Nach der eigenen Ablage',
    'before-next-discard': 'Vor der Ablage des nächsten Spielers',
    'after-next-discard': 'Nach der Ablage des nächsten Spielers',
    unseen: 'Niemand hat die Vorderseite gesehen oder gefühlt',
    seen: 'Die Vorderseite wurde gesehen oder gefühlt',
    'in-own-turn': 'Im eigenen Zug',
    unclaimed: 'Bevor jemand ihn ruft oder zieht',
    always: 'Jederzeit',
  },
  follows: {
    'put-right': 'Es wird berichtigt',
    'must-take': 'Der Spieler muss den Ziegel nehmen',
    'turn-lost': 'Der Spieler verliert den Zug',
    reshuffle: 'Der Ziegel wird mit den sechs Stapeln daneben gemischt, oder mit so vielen, wie noch da sind',
    stands: 'Es bleibt dabei',
    exposed: 'Der Kong gilt als offen',
    short: 'Kurze Hand: zahlt, erhält aber nichts',
    long: 'Lange Hand: zahlt, erhält aber nichts',
    foul: 'Ungültige Hand: zahlt, erhält aber nichts',
  },
  details: {
    'drew-wrongly': { 'put-right': 'Der Ziegel geht zurück' },
    'put-drawn-tile-back': { stands: 'Er bleibt, es sei denn, jemand ruft eine frühere Ablage' },
    'took-useless-discard': { 'put-right': 'Der Ziegel geht ohne Strafe zurück' },
    'grounded-wrong-tiles': { 'put-right': 'Die richtigen Ziegel werden hingelegt' },
    'took-tile-of-another': { 'put-right': 'Wer ihn für einen Chow brauchen kann, darf ihn nehmen' },
    'hid-claimed-tile': { 'put-right': 'Jeder kann verlangen, dass er auf den Tisch zurückkommt' },
    'changed-exposed-set': {
      stands: 'Die Figur bleibt; die Ausnahme fehlt in der Quelle, wohl ein Pung, der Kong wird',
    },
    'used-dead-discard': { 'put-right': 'Die Figur wird zurückgenommen' },
    'two-discards': { 'put-right': 'Der erste gilt; den zweiten kann niemand rufen, er wird zurückgenommen' },
    'wants-discard-back': { 'put-right': 'Sie darf zurückgenommen werden', stands: 'Sie bleibt auf dem Tisch' },
    'discarded-before-drawing': { 'put-right': 'Die anderen können verlangen, dass der Ziegel zurückgenommen wird' },
    'discarded-out-of-turn': {
      'turn-lost': 'Der Ziegel wird zurückgenommen, das nächste Ziehen oder der nächste Chow entfällt',
    },
  },
  fine: (amount, toEach) => `Strafe: ${worth(amount)} ${toEach ? 'an jeden der anderen' : 'an den Gewinner'}`,
  law: (law) => `[${law}]`,
  example: (scores, winner, discarder, offender) =>
    `Die Kosten gelten für ${winds[offender]}, wenn ${winds[winner]} ${
      discarder ? `mit einer Ablage von ${winds[discarder]}` : 'von der Mauer'
    } ${number(scores[winner])} gewinnt und die anderen Hände folgende Werte haben: ${list(
      (Object.keys(scores) as Wind[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  cost: (without, withError) => `${signed(without)} ohne den Fehler, ${signed(withError)} mit ihm`,
  varies: 'verschieden',
  laws: 'Zahlen in Klammern nennen die Quellen der Regeln, nummeriert wie in der Sammlung, die sie zitiert.',
  errors: {
    seat: '„{found}“ ist kein Platz. Möglich sind east, south, west, north.',
    discarder: '{seat} kann nicht abgelegt haben.',
    tile: '„{found}“ ist kein Ziegel.',
    copies: '{seat} hat schon alle vier: {tile}.',
    claim: '„{found}“ ist kein Ruf.',
    turn: '„{found}“ ist kein Zug.',
    offender:
      '{seat} hat gewonnen und kann keinen Fehler gemacht haben: Bitte einen anderen Spieler oder Gewinner wählen.',
    kong: 'kong: „{found}“ ist unbekannt. Möglich sind promoted und concealed.',
    consequence: '„{found}“ ist keine Folge. Möglich: {expected}.',
    incident: '„{found}“ ist kein Fehler am Tisch. Möglich: {expected}.',
    'wrong-shape': '{place} hat die falsche Form: „{found}“.',
    about: '„{found}“ ist kein Teil dieser Tabelle. Möglich: {expected}.',
  },
};
