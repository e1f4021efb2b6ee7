/** The texts of `<mj-incidents>`, in a module that loads with it. */
import { claimSentences } from '../core/claims/errors.js';
import type { Wind } from '../core/index.js';
import { enHand } from './en/hand.js';
import { section } from './sections.js';
import { incidents } from './texts/en/incidents.js';
import type { HandTexts, IncidentsMessages } from './types.js';

export type IncidentsTexts = ReturnType<typeof textsOf>;
export type AllIncidentsTexts = HandTexts & { incidents: IncidentsTexts };

/** In English, errors are worded by the core. */
const english: IncidentsMessages = { ...incidents, errors: { ...claimSentences, ...incidents.errors } };

function textsOf(say: IncidentsMessages, { number, list }: HandTexts) {
  const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));
  return {
    ...say,
    example: (
      scores: Readonly<Record<Wind, number>>,
      winner: Wind,
      discarder: Wind | undefined,
      offender: Wind,
    ): string => {
      const others = (Object.keys(scores) as Wind[]).filter((seat) => seat !== winner);
      const worths = list(others.map((seat) => say.worth(seat, scores[seat])));
      return say.example(offender, winner, scores[winner], discarder, worths);
    },
    cost: (without: number, withError: number): string => say.cost(signed(without), signed(withError)),
  };
}

export const incidentsTextsFor = section(
  ['incidents'],
  { ...enHand, incidents: english },
  ({ incidents: say, ...texts }) => ({ ...texts, incidents: textsOf(say, texts) }),
);
