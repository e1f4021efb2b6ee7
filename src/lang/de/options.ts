/** Deutsch: Unterschiede zwischen Regeln. */
import { count, list, number, winds } from './hand.js';
import { doublings, profile, points, rule, worth } from './count.js';
import type { AwardId, Wind } from '../../core/index.js';
import { optionClause } from '../clauses.js';
import type { ComparedValue, Difference, Texts } from '../types.js';

const AMOUNT = ['', 'den einfachen Betrag', 'den doppelten Betrag'];

const requirement = (part: string): string =>
  part === 'one-double'
    ? 'eine Verdopplung, die nicht von Bonusziegeln kommt'
    : part === 'cleared-hand'
      ? 'ein Farbspiel oder eine Hand nur aus Hauptziegeln'
      : /^\d/.test(part)
        ? doublings(parseInt(part, 10))
        : `„${rule(part as AwardId)}“`;

/** “Half flush”, “full flush”: the awards of a family. */
const names = (ids: string): string => list(ids.split(', ').map((id) => `„${rule(id as AwardId)}“`));

/** The seat and the limit in `east 2000`. */
const seatOf = (one: string): Wind => one.split(' ')[0] as Wind;
const limitText = (one: string): string => number(+/\d+/.exec(one)![0]);

export const options: Texts['options'] = {
  limit: {
    none: 'es gibt kein Limit',
    number: (most) => `das Limit ist ${number(most)}`,
    list: ([usual, ...seats]) =>
      `das Limit ist ${limitText(usual!)}, für ${seats.map((one) => `${winds[seatOf(one)]} ${limitText(one)}`).join(', ')}`,
  },
  'limit-value': {
    'as-limit': 'Limithände zählen das Limit',
    number: (value) => `Limithände zählen ${number(value)}`,
  },
  'limit-doubles': {
    none: 'alle Verdopplungen zählen',
    number: (most) => `höchstens ${doublings(most)} ${most === 1 ? 'zählt' : 'zählen'}`,
  },
  rounding: {
    none: 'nichts wird gerundet',
    'base-to-nearest-10': 'die Basispunkte werden auf Zehner gerundet',
    'base-up-to-10': 'die Basispunkte werden auf Zehner aufgerundet',
    'total-up-to-10': 'der Wert wird auf Zehner aufgerundet',
    'total-to-nearest-10': 'der Wert wird auf Zehner gerundet',
  },
  'double-wind-pair': {
    both: 'ein Paar des eigenen Windes, der auch Rundenwind ist, zählt zweimal',
    once: 'ein Paar des eigenen Windes, der auch Rundenwind ist, zählt einmal',
  },
  'double-wind-set': {
    both: 'eine Figur des eigenen Windes, der auch Rundenwind ist, zählt zweimal',
    once: 'eine Figur des eigenen Windes, der auch Rundenwind ist, zählt einmal',
  },
  'flower-sets': {
    'add-own': 'die eigene Blume zählt auch neben allen vier Blumen',
    'include-own': 'neben allen vier Blumen zählt die eigene nicht extra',
  },
  'self-draw-from': {
    'live-wall': 'ein Ersatzziegel zählt nicht als Schlussziegel von der Mauer',
    'any-wall': 'ein Ersatzziegel zählt auch als Schlussziegel von der Mauer',
  },
  'concealed-hand-on': {
    'any-win': 'eine verdeckte Hand zählt auch mit Schlussziegel von der Mauer',
    discard: 'eine verdeckte Hand zählt nur mit Schlussziegel von einem Mitspieler',
  },
  'fully-concealed-on': {
    'self-draw': 'ein Handspiel braucht den Schlussziegel von der Mauer',
    'any-win': 'ein Handspiel darf mit einer Ablage enden',
  },
  'last-tile-self-draw': {
    added: 'der letzte Ziegel zählt zusätzlich als Schlussziegel von der Mauer',
    included: 'der letzte Ziegel zählt nicht zusätzlich als Schlussziegel von der Mauer',
  },
  'chow-hand-form': {
    'valueless-pair': 'ein Chowspiel braucht ein Paar ohne Wert',
    'any-pair': 'ein Chowspiel darf jedes Paar haben',
    'no-points': 'ein Chowspiel darf keine anderen Punkte haben',
  },
  'earthly-hand-on': {
    'first-discard': 'der Segen der Erde gilt für die erste Ablage von Ost',
    'first-draw': 'der Segen der Erde gilt für den ersten gezogenen Ziegel',
    either: 'der Segen der Erde gilt für die erste Ablage oder den ersten gezogenen Ziegel',
  },
  'nine-gates-wait': {
    any: 'Neun Laternen gelten mit jedem Schlussziegel',
    pure: 'für Neun Laternen muss die Hand auf alle neun Ziegel warten',
  },
  'all-green-dragon': {
    optional: 'Kaiserliche Jade braucht keinen Grünen Drachen',
    required: 'Kaiserliche Jade braucht den Grünen Drachen',
  },
  'moon-on': {
    'last-tile': 'der Mond muss von der Mauer kommen',
    either: 'der Mond darf die letzte Ablage sein',
  },
  'minimum-doubles': {
    number: (fewest) => `für Mah-Jongg ${fewest === 1 ? 'ist' : 'sind'} ${doublings(fewest)} nötig`,
  },
  'minimum-points': {
    number: (fewest) =>
      fewest
        ? `für Mah-Jongg ist eine Hand im Wert von ${points(fewest)} nötig`
        : 'für Mah-Jongg sind keine Punkte nötig',
  },
  'win-requirement': {
    'mixed-hand': 'jede Hand darf Mah-Jongg machen',
    'one-double': 'für Mah-Jongg ist eine Verdopplung nötig',
    'cleared-hand': 'für Mah-Jongg ist ein Farbspiel oder eine Hand nur aus Hauptziegeln nötig',
    list: (parts) => `für Mah-Jongg nötig: ${parts.map(requirement).join(' oder ')}`,
  },
  'most-chows': {
    none: 'beliebig viele Chows',
    number: (most) => `höchstens ${count(most, 'Chow')} in einer Hand mit Mah-Jongg`,
  },
  'claimed-kong': {
    exposed: 'ein gerufener Kong ist offen',
    'concealed-for-doubles': 'ein mit drei eigenen Ziegeln gerufener Kong gilt für Verdopplungen als verdeckt',
  },
  'best-of': {
    none: 'alle erreichten Wertungen zählen',
    list: (families) => families.map((ids) => `von ${names(ids)} zählt nur die beste`).join('; '),
  },
  payers: {
    all: 'alle Verlierer zahlen an den Gewinner',
    discarder: 'nur wer den Schlussziegel ablegt, zahlt an den Gewinner',
    'discarder-for-all': 'wer den Schlussziegel ablegt, zahlt so viel, wie alle drei zahlen würden',
  },
  'discarder-pays': { number: (times) => `wer den Schlussziegel ablegt, zahlt ${AMOUNT[times]}` },
  'self-draw-pays': { number: (times) => `bei Schlussziegel von der Mauer zahlen alle ${AMOUNT[times]}` },
  'east-doubles': {
    all: 'Ost zahlt und erhält doppelt',
    'losers-only': 'Ost zahlt und erhält doppelt, aber nur unter den Verlierern',
    none: 'Ost zahlt und erhält so viel wie die anderen',
  },
  'losers-settle': {
    yes: 'die Verlierer rechnen untereinander ab',
    no: 'die Verlierer rechnen nicht untereinander ab',
    'unless-limit': 'die Verlierer rechnen nach einer Limithand nicht untereinander ab',
  },
  pao: {
    on: 'wer den entscheidenden Ziegel für eine große Limithand ablegt, zahlt für alle',
    off: 'niemand zahlt für alle',
  },
  'pao-on': {
    'big-limit-hands': 'für große Drachen- und große Windhände zahlt einer für alle, wenn sie das Limit wert sind',
    list: (awards) => `einer zahlt für alle bei ${list(awards.map((one) => `„${rule(one as AwardId)}“`))}`,
  },
  'pao-by': {
    'winning-tile': 'nur wer den Schlussziegel ablegt, kann für alle zahlen',
    claim:
      'wer den Ziegel für die entscheidende Figur ablegt, zahlt für alle, auch wenn der Schlussziegel von woanders kommt',
  },
  'pao-others': {
    settle: 'die Verlierer rechnen auch dann untereinander ab, wenn einer für alle zahlt',
    lapse: 'die Verlierer rechnen nicht untereinander ab, wenn einer für alle zahlt',
  },
  'pao-debts': {
    own: 'wer für alle zahlt, zahlt untereinander nur die eigenen Unterschiede',
    all: 'wer für alle zahlt, zahlt auch, was die anderen einander schulden',
  },
  'pao-amount': {
    'all-shares': 'wer für alle zahlt, zahlt alle drei Anteile',
    'every-share': 'wer für alle zahlt, zahlt alle drei Anteile, auch wo sonst nur der Abwerfer zahlt',
    'three-limits': 'wer für alle zahlt, zahlt drei Limits',
    'one-limit': 'wer für alle zahlt, zahlt ein Limit',
  },
  'dead-hand-pays': {
    full: 'eine ungültige Hand zahlt voll',
    'net-if-short': 'eine kurze Hand zieht ihren eigenen Wert von dem ab, was sie zahlt',
  },
  'east-win': {
    'east-stays': 'Ost bleibt, wenn Ost gewinnt',
    'east-passes': 'Ost wechselt nach jedem Gewinn',
  },
  washout: {
    'east-stays': 'Ost bleibt nach einem Unentschieden',
    'east-passes': 'Ost wechselt nach einem Unentschieden',
    goulash: 'Ost bleibt nach einem Unentschieden, und das nächste Spiel ist ein Goulash',
  },
  rounds: { number: (rounds) => `eine Partie hat ${count(rounds, 'Runde', 'Runden')}` },
  reseat: {
    never: 'die Plätze werden einmal vor der Partie verteilt',
    'each-round': 'die Plätze werden nach jeder Runde neu verteilt',
  },
  'dead-wall': {
    '14': 'die tote Mauer hat 14 Ziegel',
    '16': 'die tote Mauer hat 16 Ziegel',
    '12': 'die tote Mauer hat 12 Ziegel',
    dice: 'ein Wurf bestimmt die Seite des Durchbruchs und die Größe der toten Mauer',
    'replenished-14': 'die tote Mauer wird immer wieder auf 14 Ziegel ergänzt',
    none: 'es gibt keine tote Mauer',
  },
  'loose-tiles': {
    apart: 'die Ersatzziegel liegen auf dem zweiten und vierten Stapel rechts der Maueröffnung',
    together: 'die Ersatzziegel liegen nebeneinander rechts der Maueröffnung',
  },
  'bonus-replaced-from': {
    loose: 'Blumen werden durch Ersatzziegel ersetzt',
    'live-wall': 'Blumen werden durch Ziegel der lebenden Mauer ersetzt',
  },
  'bonus-laid-out': {
    'east-first': 'ausgeteilte Blumen werden der Reihe nach ab Ost ersetzt',
    'as-dealt': 'ausgeteilte Blumen werden in der Reihenfolge des Austeilens ersetzt',
  },
  'claim-priority': {
    'nearest-after-discarder': 'von zwei Gewinnern gewinnt der, der nach dem Ablegenden zuerst am Zug ist',
    'nearest-to-east': 'von zwei Gewinnern gewinnt der, der Ost am nächsten sitzt',
    'special-hand-first': 'von zwei Gewinnern gewinnt der mit einer besonderen Hand',
  },
};

export const difference = (one: Difference): string =>
  'rule' in one ? `„${rule(one.rule)}“: ${worth(one.worth)}` : optionClause(one, options);

/** Nach den Regeln „klassisch“ und „britisch“. */
const games = (names: readonly string[]): string =>
  `nach den Regeln ${list(names.map((name) => (name ? `„${profile(name)}“` : 'dieses Tisches')))}`;

/** 128 nach den Regeln „klassisch“, weil die Basispunkte gerundet werden. */
export const compared = ({ profiles: names, value, because }: ComparedValue): string =>
  `${value === undefined ? 'kein Mah-Jongg' : number(value)} ${games(names)}` +
  (because.length ? ` (${list(because.map(difference))})` : '');
