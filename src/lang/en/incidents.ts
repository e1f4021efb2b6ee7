/** English texts for errors at the table. */
import { claimSentences } from '../../core/claims/errors.js';
import type { ClaimErrorCode } from '../../core/claims.js';
import type { Wind } from '../../core/index.js';
import { list, number, winds } from './hand.js';
import { incidents } from '../texts/en/incidents.js';

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

export const enIncidents = {
  ...incidents,
  /** For which table the costs are computed. */
  example: (
    scores: Readonly<Record<Wind, number>>,
    winner: Wind,
    discarder: Wind | undefined,
    offender: Wind,
  ): string =>
    `Costs are computed for ${winds[offender]} if ${winds[winner]} wins ${number(scores[winner])} ${
      discarder ? `on ${winds[discarder]}’s discard` : 'by self-draw'
    } and the other hands are worth ${list(
      (Object.keys(scores) as (keyof typeof scores)[])
        .filter((seat) => seat !== winner)
        .map((seat) => `${winds[seat]} ${number(scores[seat])}`),
    )}.`,
  /** What West wins or loses with and without the error, for screen readers and as a title. */
  cost: (without: number, withError: number): string =>
    `${signed(without)} without the error, ${signed(withError)} with it`,
  errors: {
    ...claimSentences,
    ...incidents.errors,
  } satisfies Record<ClaimErrorCode | 'about', string>,
};
