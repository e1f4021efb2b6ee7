/** Dutch: a whole game. Loads with `<mj-game>`. One deal is a “spel”, the whole game a “partij”. */
import { list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';
import { sentences, game } from '../texts/nl/game.js';
import type { Part } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} is Oost, ${south} Zuid, ${west} West, ${north} Noord`;

const paysForAll = (name: string): string => `${name} betaalt voor allen`;

export const nlGame = {
  ...game,
  dealer: (one, name, handOfDeal) =>
    `Spel ${number(one)}: ${name} is Oost${handOfDeal > 1 ? `, voor de ${number(handOfDeal)}e keer op rij` : ''}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `${list(one.map((wind) => winds[wind]))}: elk 1 verdubbeling`
      : `${winds[one[0]!]}: ${isTwice ? '2 verdubbelingen' : '1 verdubbeling'}`,
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Remise'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' zelf gepakt' : '') : ` van ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  moved: {
    ...game.moved,
    passed: (names) => `Oost schuift door: ${seated(names)}.`,
    washout: (names) => `Na de remise: ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Dertien' : number(wins)} keer achter elkaar gewonnen, dus Oost schuift door: ${seated(names)}.`,
  },
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'dertiende' : `${number(wins)}e`} keer mahjong achter elkaar` +
    (entered === undefined ? '' : `: ${number(value)} waard, in plaats van de ingevoerde ${number(entered)}`),
  pao: settlement.pao,
  paysForAll,
  entered: (hand, said, values, totals) =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Totalen: ${totals.join(', ')}.` : ''),
  odd: (value) => `${number(value)} is oneven: ${number(value - 1)} of ${number(value + 1)}?`,
  champion: (names) => (names.length > 1 ? `${list(names)} delen de eerste plaats.` : `${names[0]!} wint de partij.`),
  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Spel ${hand}${player === undefined ? '' : `, ${player}`}: `
        : line !== undefined
          ? `Regel ${line}: `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
} satisfies Part<OwnGameTexts>;
