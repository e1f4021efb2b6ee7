/** French: a whole game. Loads with `<mj-game>`. */
import { capital, count, list, number, ofWind, round as roundOf } from './hand.js';
import { under } from './count.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';
import { sentences, game } from '../texts/fr/game.js';
import type { Part } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} en Est, ${south} en Sud, ${west} en Ouest, ${north} en Nord`;

const paysForAll = (name: string): string => `${name} paie pour tous`;

export const frGame = {
  ...game,
  where: (round, deal) => `${capital(roundOf(round))}, donneur ${deal} sur 4`,
  dealer: (one, name, handOfDeal) =>
    `Manche ${number(one)} : ${name} en Est${handOfDeal > 1 ? `, pour la ${number(handOfDeal)}e fois de suite` : ''}`,
  rules: (name, limit, rounds) =>
    `${capital(under(name))}, ${limit === 'none' ? 'sans limite' : `limite ${number(limit)}`}, ${count(rounds, 'tour')}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `Vents ${list(one.map((wind) => ofWind[wind]))} : 1 double chacun`
      : `Vent ${ofWind[one[0]!]} : ${isTwice ? '2 doubles' : '1 double'}`,
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Manche nulle'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' en piochant' : '') : ` sur ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name} : ${settlement.dead[kind]}`),
        ].join(' ; '),
  moved: {
    ...game.moved,
    passed: (names) => `Les Vents tournent : ${seated(names)}.`,
    washout: (names) => `Après la manche nulle : ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Treize' : number(wins)} victoires de suite, les Vents tournent : ${seated(names)}.`,
  },
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'treizième' : `${number(wins)}e`} victoire de suite` +
    (entered === undefined ? '' : ` : valeur ${number(value)}, au lieu de ${number(entered)}`),
  pao: settlement.pao,
  paysForAll,
  entered: (hand, said, values, totals) =>
    [`${hand} : ${said}`, ...(values.length ? [values.join(', ')] : [])].join(' ; ') +
    '.' +
    (totals.length ? ` Totaux : ${totals.join(', ')}.` : ''),
  odd: (value) => `${number(value)} est impair : ${number(value - 1)} ou ${number(value + 1)} ?`,
  champion: (names) => (names.length > 1 ? `Premiers à égalité : ${list(names)}.` : `${names[0]!} gagne la partie.`),
  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Manche ${hand}${player === undefined ? '' : `, ${player}`} : `
        : line !== undefined
          ? `Ligne ${line} : `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
} satisfies Part<OwnGameTexts>;
