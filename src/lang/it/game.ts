/** Italian: a whole game. Loads with `<mj-game>`. */
import { capital, count, list, number, round as roundOf, winds } from './hand.js';
import { under } from './count.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';
import { sentences, game } from '../texts/it/game.js';
import type { Part } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} è Est, ${south} Sud, ${west} Ovest, ${north} Nord`;

const paysForAll = (name: string): string => `${name} paga per tutti`;

export const itGame = {
  ...game,
  where: (round, deal) => `${capital(roundOf(round))}, ${deal}º Est su 4`,
  dealer: (one, name, handOfDeal) =>
    `Mano ${number(one)}: ${name} è Est${handOfDeal > 1 ? `, per la ${number(handOfDeal)}ª volta di fila` : ''}`,
  rules: (name, limit, rounds) =>
    `${capital(under(name))}, ${limit === 'none' ? 'senza limite' : `limite ${number(limit)}`}, ${count(rounds, 'giro', 'giri')}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `Venti ${list(one.map((wind) => winds[wind]))}: 1 raddoppio ciascuno`
      : `Vento ${winds[one[0]!]}: ${isTwice ? '2 raddoppi' : '1 raddoppio'}`,
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Mano a monte'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' pescando' : '') : ` da ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  moved: {
    ...game.moved,
    passed: (names) => `I venti passano: ${seated(names)}.`,
    washout: (names) => `Dopo la mano a monte: ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Tredici' : number(wins)} vittorie di fila, quindi i venti passano: ${seated(names)}.`,
  },
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'tredicesima' : `${number(wins)}ª`} vittoria di fila` +
    (entered === undefined ? '' : `: vale ${number(value)}, non ${number(entered)} come inserito`),
  pao: settlement.pao,
  paysForAll,
  entered: (hand, said, values, totals) =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Totali: ${totals.join(', ')}.` : ''),
  odd: (value) => `${number(value)} è dispari: ${number(value - 1)} o ${number(value + 1)}?`,
  champion: (names) => (names.length > 1 ? `Primi a pari merito: ${list(names)}.` : `${names[0]!} vince la partita.`),
  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Mano ${hand}${player === undefined ? '' : `, ${player}`}: `
        : line !== undefined
          ? `Riga ${line}: `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
} satisfies Part<OwnGameTexts>;
