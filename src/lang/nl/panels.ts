/** Dutch: the details of a score. */
import { isOwnAward } from '../own-awards.js';
import { capital, item, list, number } from './hand.js';
import { compared, difference, options } from './options.js';
import { points, profile, worth } from './count.js';
import type { PanelsTexts } from '../types.js';
import { reasons } from './reasons.js';
import type { RuleId } from '../../core/index.js';

const meanings: Record<RuleId, string> = {
  mahjong: 'Punten voor het maken van mahjong.',
  'pung-of-simples': 'Drie gelijke stenen van 2 tot en met 8.',
  'pung-of-terminals': 'Drie gelijke enen of negens.',
  'pung-of-honours': 'Drie gelijke winden of draken.',
  'kong-of-simples': 'Vier gelijke stenen van 2 tot en met 8.',
  'kong-of-terminals': 'Vier gelijke enen of negens.',
  'kong-of-honours': 'Vier gelijke winden of draken.',
  'pair-of-dragons': 'Een paar gelijke draken.',
  'pair-of-seat-wind': 'Een paar van de eigen wind.',
  'pair-of-round-wind': 'Een paar van de wind van de ronde.',
  flower: 'Elke bloem.',
  season: 'Elk seizoen.',
  'self-draw': 'De winnaar heeft de winnende steen zelf uit de muur gepakt.',
  'only-tile': 'Met geen andere steen was de hand compleet geworden.',
  'one-chance-chow': 'De winnende steen is de middelste van een chow, de 3 in 1 2 3 of de 7 in 7 8 9.',
  'pair-wait': 'De winnende steen maakt het sluitpaar compleet.',
  'concealed-hand': 'Vóór de winnende steen lag er geen combinatie open.',
  'set-of-dragons': 'Elke pung of kong van draken.',
  'set-of-seat-wind': 'Een pung of kong van de eigen wind.',
  'set-of-round-wind': 'Een pung of kong van de wind van de ronde.',
  'own-flower': 'De bloem met het nummer van de plaats: 1 voor Oost tot en met 4 voor Noord.',
  'own-season': 'Het seizoen met het nummer van de plaats: 1 voor Oost tot en met 4 voor Noord.',
  'all-flowers': 'Alle vier de bloemen.',
  'all-seasons': 'Alle vier de seizoenen.',
  'little-three-dragons': 'Twee pungs of kongs van draken en een paar van de derde; telt naast die twee.',
  'all-pungs': 'Vier pungs of kongs en een paar.',
  'chow-hand': 'Een hand met vier chows.',
  'half-flush': 'Eén soort, met winden of draken.',
  'full-flush': 'Eén soort, zonder winden en draken.',
  'fully-concealed': 'Vóór de winnende steen is geen weggelegde steen geroepen.',
  'three-concealed-pungs': 'Drie of meer dichte pungs of kongs.',
  'pure-straight': '1 2 3, 4 5 6 en 7 8 9 van dezelfde soort.',
  'all-simples': 'Geen hoekstenen, winden of draken.',
  'outside-hand': 'Elke combinatie en het paar hebben een hoek- of troefsteen; er is ten minste één chow.',
  'terminals-and-honours': 'Alleen hoekstenen en troefstenen, van beide ten minste één.',
  'kong-replacement': 'Mahjong met de losse steen voor een kong.',
  'flower-replacement': 'Mahjong met de losse steen voor een bloem of een seizoen.',
  'robbed-kong': 'Mahjong met de steen die een ander bij een open pung legt.',
  'last-tile': 'Mahjong met de laatste steen van de muur.',
  'last-discard': 'Mahjong met de steen die na de laatste van de muur is weggelegd.',
  'original-call': 'Wachtend na de eerste weggelegde steen en daarna tot mahjong onveranderd.',
  standing: 'Op enig moment na de eerste weggelegde steen als wachtend gemeld en daarna ongewijzigd.',
  'heavenly-hand': 'Oost heeft mahjong met de gedeelde stenen.',
  'earthly-hand': 'Een ander dan Oost maakt mahjong in de eerste beurt.',
  'thirteen-orphans': 'Van elke hoek- en troefsteen één, en van een daarvan een tweede.',
  'nine-gates': '1 1 1 2 3 4 5 6 7 8 9 9 9 van één soort en nog een steen van die soort, alles dicht.',
  'four-kongs': 'Vier kongs en een paar.',
  'all-honours': 'Een hand met alleen winden en draken.',
  'all-terminals': 'Alleen enen en negens.',
  'big-three-dragons': 'Pungs of kongs van alle drie de draken.',
  'little-four-winds': 'Drie pungs of kongs van winden en een paar van de vierde.',
  'big-four-winds': 'Pungs of kongs van alle vier de winden.',
  'twofold-fortune': 'De losse steen voor een kong geeft een tweede kong, en de volgende losse steen mahjong.',
  'all-green': 'Alleen bamboe 2 3 4 6 8 en groene draken.',
  'four-concealed-pungs': 'Vier dichte pungs of kongs; alleen het paar mag met een weggelegde steen compleet worden.',
  'moon-from-the-sea': 'Mahjong met kringen 1 als laatste steen.',
  'plum-blossom': 'Mahjong met kringen 5 als losse steen.',
  'carrying-pole': 'Mahjong door een kong bamboe 2 te roven.',
  'thirteen-wins': 'Oost maakt voor de dertiende keer achter elkaar mahjong.',
};

export const nlPanels: PanelsTexts = {
  meaning: (id) => (isOwnAward(id) ? '' : meanings[id]),
  reasons,
  options,
  difference,
  breakdown: {
    thisTable: 'Deze tafel',
    inProfile: (name, given) => `${profile(name)}: ${worth(given)}.`,
    source: (source) => `Bron: ${source}.`,
    schoolsDiffer: (others) =>
      `Elders: ${others
        .map(
          ({ difference: other, profiles: names }) =>
            `${'rule' in other ? worth(other.worth) : difference(other)} (${list(names.map(profile))})`,
        )
        .join('; ')}.`,
    missed: (award, why) => `${award}: ${list(why)}.`,
    showAll: (all) => `Alle ${number(all)} tonen`,
    otherReading: (read) => `${capital(list(read.map(item)))}.`,
    insteadOf: ({ has, insteadOf, completed, completedInstead }) =>
      has.length
        ? `In plaats van ${list(insteadOf.map(item))}: ${list(has.map(item))}.`
        : completed && completedInstead
          ? `Hier maakt de winnende steen iets anders compleet: ${item(completed)} (hierboven: ${item(completedInstead)}).`
          : '',
    chosenBecause: (chosen, other) => {
      const more = chosen.value - other.value;
      if (more) return `De indeling hierboven is ${points(more)} meer waard.`;
      const why =
        chosen.total > other.total
          ? `zonder limiet telt de indeling hierboven meer, ${number(chosen.total)}`
          : chosen.base > other.base
            ? `de indeling hierboven heeft meer basispunten, ${number(chosen.base)}`
            : 'verder zijn ze gelijk';
      return `Ze zijn allebei ${points(chosen.value)} waard; ${why}.`;
    },
    whatIfWin: 'Winnende steen',
    whatIfSeat: 'Plaats',
    whatIfRound: 'Ronde',
    whatIfBonus: 'Nog een bloem',
    noBonus: 'geen',
    whatIfReset: 'Terugzetten',
    whatIfValue: (before, after) =>
      before === after ? `Nog steeds ${number(after)}.` : `${number(after)} in plaats van ${number(before)}.`,
    changed: ({ label, before, after }) =>
      `${label}: ` +
      (before && after
        ? `${worth(after)} in plaats van ${worth(before)}`
        : after
          ? `${worth(after)} erbij`
          : `${worth(before!)} eraf`),
    unchanged: 'Er verandert niets.',
    compared: 'Vergelijking',
    comparedSummary: (values) => `${capital(values.map(compared).join('; '))}.`,
    comparedCaption: 'Dezelfde hand volgens verschillende regels',
    differs: 'wijkt af',
    notGiven: 'telt niet',
    mayNotGoOut: 'geen mahjong',
    limit: 'Limiet',
  },
};
