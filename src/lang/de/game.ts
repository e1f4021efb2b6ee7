/** Deutsch: eine ganze Partie. Lädt mit `<mj-game>`. */
import { list, number, winds } from './hand.js';
import { settlement } from './settlement.js';
import { fillIn } from '../speech.js';
import type { GameSentence } from '../../core/game/errors.js';
import type { OwnGameTexts } from '../types.js';
import { sentences, game } from '../texts/de/game.js';
import type { Part } from '../types.js';

const seated = ([east, south, west, north]: readonly string[]): string =>
  `${east} ist Ost, ${south} Süd, ${west} West, ${north} Nord`;

const paysForAll = (name: string): string => `${name} zahlt für alle`;

export const deGame = {
  ...game,
  dealer: (one, name, handOfDeal) =>
    `Spiel ${number(one)}: ${name} ist Ost${handOfDeal > 1 ? `, zum ${number(handOfDeal)}. Mal in Folge` : ''}`,
  doubling: (one, isTwice) =>
    one.length > 1
      ? `${list(one.map((wind) => `${winds[wind]}wind`))}: je 1 Verdopplung`
      : `${winds[one[0]!]}wind: ${isTwice ? '2 Verdopplungen' : '1 Verdopplung'}`,
  result: ({ winner, discarder, value, isSelfDrawn, liable, dead = [] }) =>
    winner === undefined
      ? 'Unentschieden'
      : [
          `${winner} ${number(value!)}${discarder === undefined ? (isSelfDrawn ? ' von der Mauer' : '') : ` von ${discarder}`}`,
          ...(liable === undefined ? [] : [paysForAll(liable)]),
          ...dead.map(({ name, kind }) => `${name}: ${settlement.dead[kind]}`),
        ].join('; '),
  moved: {
    ...game.moved,
    passed: (names) => `Ost wechselt: ${seated(names)}.`,
    washout: (names) => `Nach dem Unentschieden: ${seated(names)}.`,
    'thirteen-wins': (names, wins) =>
      `${wins === 13 ? 'Dreizehn' : number(wins)} Gewinne in Folge, deshalb wechselt Ost: ${seated(names)}.`,
  },
  thirteenth: ({ wins, value, entered }) =>
    `${wins === 13 ? 'dreizehnter' : `${number(wins)}.`} Gewinn in Folge` +
    (entered === undefined ? '' : `: Wert ${number(value)} statt der eingegebenen ${number(entered)}`),
  pao: settlement.pao,
  paysForAll,
  entered: (hand, said, values, totals) =>
    [`${hand}: ${said}`, ...(values.length ? [values.join(', ')] : [])].join('; ') +
    '.' +
    (totals.length ? ` Summen: ${totals.join(', ')}.` : ''),
  odd: (value) => `${number(value)} ist ungerade: ${number(value - 1)} oder ${number(value + 1)}?`,
  champion: (names) =>
    names.length > 1 ? `${list(names)} teilen sich den ersten Platz.` : `${names[0]!} gewinnt die Partie.`,
  problem: ({ code, details, cause, message }, inner) => {
    const { hand, line, player } = details;
    const where =
      hand !== undefined
        ? `Spiel ${hand}${player === undefined ? '' : `, ${player}`}: `
        : line !== undefined
          ? `Zeile ${line}: `
          : '';
    if (cause && 'code' in cause) return where + inner(cause as never);
    const template = sentences[(details.sentence ?? code) as GameSentence] as string | undefined;
    return template ? where + fillIn(template, (name) => details[name]) : message;
  },
} satisfies Part<OwnGameTexts>;
