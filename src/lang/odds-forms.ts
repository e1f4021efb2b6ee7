import { oddsErrors as oddsSentences } from '../core/sentences/odds.js';
import type { OddsErrorCode } from '../core/odds.js';
import { oddsErrors } from './texts/en/odds-errors.js';

/** In English, errors in chances and doubles are worded by the core. */
export const englishOddsErrors: Record<OddsErrorCode, string> = { ...oddsSentences, ...oddsErrors };

/** A tag that formatters know: a page may name its own language as it likes. */
function known(tag: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0] ? tag : 'en';
  } catch {
    return 'en';
  }
}

export function oddsForms(tag: string) {
  const language = known(tag);
  const formatter = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  let percents: Intl.NumberFormat;
  let whole: Intl.NumberFormat;
  let decimals: Intl.NumberFormat;
  let averages: Intl.NumberFormat;
  return {
    /** One decimal, so that chances in a column compare; none for what is certain or impossible. */
    percent: (chance: number): string =>
      chance % 1 ? (percents ??= formatter(1)).format(chance) : (whole ??= formatter(0)).format(chance),
    /** Two decimals. */
    decimal: (value: number): string =>
      (decimals ??= new Intl.NumberFormat(language, { maximumFractionDigits: 2 })).format(value),
    average: (value: number): string =>
      (averages ??= new Intl.NumberFormat(language, { maximumFractionDigits: 1 })).format(value),
  };
}
