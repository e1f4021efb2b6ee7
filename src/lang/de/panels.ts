/** Deutsch: Einzelheiten einer Wertung. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { points, profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import type { RuleId } from '../../core/index.js';

const meanings: Record<RuleId, string> = {
  mahjong: 'Punkte für Mah-Jongg.',
  'pung-of-simples': 'Drei gleiche Ziegel von 2 bis 8.',
  'pung-of-terminals': 'Drei gleiche Einsen oder Neunen.',
  'pung-of-honours': 'Drei gleiche Winde oder Drachen.',
  'kong-of-simples': 'Vier gleiche Ziegel von 2 bis 8.',
  'kong-of-terminals': 'Vier gleiche Einsen oder Neunen.',
  'kong-of-honours': 'Vier gleiche Winde oder Drachen.',
  'pair-of-dragons': 'Ein Paar gleicher Drachen.',
  'pair-of-seat-wind': 'Ein Paar des eigenen Windes.',
  'pair-of-round-wind': 'Ein Paar des Rundenwindes.',
  flower: 'Jede Blume.',
  season: 'Jede Jahreszeit.',
  'self-draw': 'Der Gewinner hat den Schlussziegel selbst gezogen.',
  'only-tile': 'Kein anderer Ziegel hätte die Hand vollendet.',
  'one-chance-chow': 'Der Schlussziegel vollendet einen Chow: in der Mitte, als 3 in 1 2 3 oder als 7 in 7 8 9.',
  'pair-wait': 'Der Schlussziegel vollendet das Paar.',
  'concealed-hand': 'Vor dem Schlussziegel lag keine Figur offen.',
  'set-of-dragons': 'Jeder Pung oder Kong aus Drachen.',
  'set-of-seat-wind': 'Ein Pung oder Kong des eigenen Windes.',
  'set-of-round-wind': 'Ein Pung oder Kong des Rundenwindes.',
  'own-flower': 'Die Blume mit der Nummer des Platzes: 1 für Ost bis 4 für Nord.',
  'own-season': 'Die Jahreszeit mit der Nummer des Platzes: 1 für Ost bis 4 für Nord.',
  'all-flowers': 'Alle vier Blumen.',
  'all-seasons': 'Alle vier Jahreszeiten.',
  'little-three-dragons': 'Zwei Figuren aus Drachen und ein Paar des dritten; zählt zusätzlich zu den beiden Figuren.',
  'all-pungs': 'Vier Pungs oder Kongs und ein Paar.',
  'chow-hand': 'Vier Chows.',
  'half-flush': 'Eine Farbe mit Winden oder Drachen.',
  'full-flush': 'Eine Farbe ohne Winde und Drachen.',
  'fully-concealed': 'Vor dem Schlussziegel wurde keine Ablage gerufen.',
  'three-concealed-pungs': 'Drei oder mehr verdeckte Pungs oder Kongs.',
  'pure-straight': '1 2 3, 4 5 6 und 7 8 9 derselben Farbe.',
  'all-simples': 'Keine Randziegel, Winde oder Drachen.',
  'outside-hand': 'Jede Figur und das Paar enthalten einen Rand- oder Bildziegel, mit mindestens einem Chow.',
  'terminals-and-honours': 'Nur Rand- und Bildziegel, beide mindestens einmal.',
  'kong-replacement': 'Mah-Jongg mit dem Ersatzziegel für einen Kong.',
  'flower-replacement': 'Mah-Jongg mit dem Ersatzziegel für eine Blume oder Jahreszeit.',
  'robbed-kong': 'Mah-Jongg mit dem Ziegel, den ein anderer an einen offenen Pung anlegt.',
  'last-tile': 'Mah-Jongg mit dem letzten Ziegel der Mauer.',
  'last-discard': 'Mah-Jongg mit der Ablage nach dem letzten Ziegel der Mauer.',
  'original-call': 'Nach der ersten Ablage rufend und bis zum Mah-Jongg unverändert.',
  standing: 'Nach der ersten Ablage irgendwann als rufend gemeldet und seitdem unverändert.',
  'heavenly-hand': 'Ost hat schon mit den ausgeteilten Ziegeln Mah-Jongg.',
  'earthly-hand': 'Ein anderer Spieler als Ost macht im ersten Zug Mah-Jongg.',
  'thirteen-orphans': 'Von jedem Rand- und Bildziegel einer und von einem davon ein zweiter.',
  'nine-gates': '1 1 1 2 3 4 5 6 7 8 9 9 9 einer Farbe und ein beliebiger Ziegel dieser Farbe, alle verdeckt.',
  'four-kongs': 'Vier Kongs und ein Paar.',
  'all-honours': 'Nur Winde und Drachen.',
  'all-terminals': 'Nur Einsen und Neunen.',
  'big-three-dragons': 'Figuren aus allen drei Drachen.',
  'little-four-winds': 'Drei Figuren aus Winden und ein Paar des vierten.',
  'big-four-winds': 'Figuren aus allen vier Winden.',
  'twofold-fortune': 'Der Ersatzziegel für einen Kong ergibt einen zweiten Kong, der nächste Ersatzziegel Mah-Jongg.',
  'all-green': 'Nur Bambus 2 3 4 6 8 und Grüne Drachen.',
  'four-concealed-pungs': 'Vier verdeckte Pungs oder Kongs; eine Ablage darf nur das Paar vollenden.',
  'moon-from-the-sea': 'Mah-Jongg mit Kreis 1 als letztem Ziegel.',
  'plum-blossom': 'Mah-Jongg mit Kreis 5 als Ersatzziegel.',
  'carrying-pole': 'Mah-Jongg durch Beraubung eines Kong aus Bambus 2.',
  'thirteen-wins': 'Ost gewinnt zum dreizehnten Mal in Folge.',
};

export const dePanels: PanelsTexts = {
  meaning: (id) => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  difference,
  breakdown: {
    thisTable: 'Dieser Tisch',
    inProfile: (name, given) => `${profile(name)}: ${worth(given)}.`,
    source: (source) => `Quelle: ${source}.`,
    schoolsDiffer: (others) =>
      `Anderswo: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    missed: (award, why) => `${award}: ${list(why)}.`,
    showAll: (all) => `Alle ${number(all)} zeigen`,
    otherReading: (read) => `${capital(list(read.map(item)))}.`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `Statt ${list(insteadOf.map(item))}: ${list(has.map(item))}.`
        : completed && completedInstead
          ? `Der Schlussziegel vollendet hier: ${item(completed)} (oben: ${item(completedInstead)}).`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `Die Aufteilung oben ist ${points(more)} mehr wert.`;
      const why =
        chosen.total > other.total
          ? `ohne das Limit zählt die Aufteilung oben mehr, ${number(chosen.total)}`
          : chosen.base > other.base
            ? `die Aufteilung oben hat mehr Basispunkte, ${number(chosen.base)}`
            : 'sie sind gleich';
      return `Beide sind ${points(chosen.value)} wert; ${why}.`;
    },
    whatIfWin: 'Schlussziegel',
    whatIfSeat: 'Platz',
    whatIfRound: 'Runde',
    whatIfBonus: 'Noch eine Blume',
    noBonus: 'keine',
    whatIfReset: 'Zurücksetzen',
    whatIfValue: (before, after) =>
      before === after ? `Weiterhin ${number(after)}.` : `${number(after)} statt ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label}: ` +
      (before && after
        ? `${worth(after)} statt ${worth(before)}`
        : after
          ? `${worth(after)} mehr`
          : `${worth(before!)} weniger`),
    unchanged: 'Keine Zeile ändert sich.',
    compared: 'Vergleich',
    comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
    comparedCaption: 'Dieselbe Hand nach verschiedenen Regeln',
    differs: 'abweichend',
    notGiven: 'nicht gewertet',
    mayNotGoOut: 'kein Mah-Jongg',
    limit: 'Limit',
  },
};
