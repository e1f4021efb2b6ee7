/** The keyword options of a profile: everything that varies between tables other than awards. */

/** What an option decides: the value of a hand, who pays whom, or how the game is played. */
export type OptionArea = 'scoring' | 'settlement' | 'play';

/** The values of an option, the classical one first, the bounds if it also accepts other whole numbers, and a list of words. */
interface Choice {
  readonly area: OptionArea;
  readonly values: readonly (string | number)[];
  readonly from?: number;
  readonly to?: number;
  /** What it also accepts: ids of awards and the values, separated by commas, also in families separated by slashes, or requirements joined by `or`. */
  readonly list?: 'awards' | 'families' | 'requirements';
  /** Players may have a value of their own: `1000, east 2000`. */
  readonly bySeat?: true;
}

const words = <const Area extends OptionArea, const Values extends readonly string[]>(area: Area, ...values: Values) =>
  Object.freeze({ area, values: Object.freeze(values) as Values });

const number = <const Area extends OptionArea, const Values extends readonly (string | number)[]>(
  area: Area,
  from: number,
  to: number,
  ...values: Values
) => Object.freeze({ area, values: Object.freeze(values) as Values, from, to });

const listOr = <const Area extends OptionArea, const Values extends readonly string[]>(
  area: Area,
  list: NonNullable<Choice['list']>,
  ...values: Values
) => Object.freeze({ area, values: Object.freeze(values) as Values, list });

const choices = {
  limit: Object.freeze({ ...number('scoring', 1, 1_000_000_000, 500, 'none'), bySeat: true }),
  'limit-value': number('scoring', 1, 1_000_000_000, 'as-limit'),
  'limit-doubles': number('scoring', 0, 100, 'none'),
  rounding: words('scoring', 'none', 'base-to-nearest-10', 'total-up-to-10', 'base-up-to-10', 'total-to-nearest-10'),
  'double-wind-pair': words('scoring', 'both', 'once'),
  'double-wind-set': words('scoring', 'both', 'once'),
  'flower-sets': words('scoring', 'add-own', 'include-own'),
  'self-draw-from': words('scoring', 'live-wall', 'any-wall'),
  'concealed-hand-on': words('scoring', 'any-win', 'discard'),
  'fully-concealed-on': words('scoring', 'self-draw', 'any-win'),
  'last-tile-self-draw': words('scoring', 'added', 'included'),
  'chow-hand-form': words('scoring', 'valueless-pair', 'any-pair', 'no-points'),
  'earthly-hand-on': words('scoring', 'first-discard', 'first-draw', 'either'),
  'nine-gates-wait': words('scoring', 'any', 'pure'),
  'all-green-dragon': words('scoring', 'optional', 'required'),
  'moon-on': words('scoring', 'last-tile', 'either'),
  'minimum-doubles': number('scoring', 0, 100, 0),
  'minimum-points': number('scoring', 0, 1_000_000, 0),
  'win-requirement': listOr('scoring', 'requirements', 'mixed-hand', 'one-double', 'cleared-hand'),
  'most-chows': number('scoring', 0, 4, 'none'),
  'best-of': listOr('scoring', 'families', 'none'),
  'claimed-kong': words('scoring', 'exposed', 'concealed-for-doubles'),
  payers: words('settlement', 'all', 'discarder', 'discarder-for-all', 'nobody'),
  'discarder-pays': number('settlement', 1, 2, 1),
  'self-draw-pays': number('settlement', 1, 2, 1),
  'east-doubles': words('settlement', 'all', 'losers-only', 'none'),
  'east-fines': words('settlement', 'same', 'double'),
  'losers-settle': words('settlement', 'yes', 'no', 'unless-limit'),
  'washout-settles': words('settlement', 'no', 'after-false-win', 'yes'),
  pao: words('settlement', 'on', 'off'),
  'pao-on': listOr('settlement', 'awards', 'big-limit-hands', 'last-live-tiles'),
  'pao-by': words('settlement', 'winning-tile', 'claim'),
  'pao-amount': words('settlement', 'all-shares', 'three-limits', 'one-limit', 'every-share'),
  'pao-others': words('settlement', 'settle', 'lapse'),
  'pao-debts': words('settlement', 'own', 'all'),
  'dead-hand-pays': words('settlement', 'full', 'net-if-short'),
  washout: words('play', 'east-stays', 'east-passes', 'goulash'),
  'east-win': words('play', 'east-stays', 'east-passes'),
  rounds: number('play', 1, 4, 4),
  reseat: words('play', 'never', 'each-round'),
  'dead-wall': words('play', '14', '16', '12', 'dice', 'replenished-14', 'none'),
  'loose-tiles': words('play', 'apart', 'together'),
  'bonus-replaced-from': words('play', 'loose', 'live-wall'),
  'bonus-laid-out': words('play', 'east-first', 'as-dealt'),
  'claim-priority': words('play', 'nearest-after-discarder', 'nearest-to-east', 'special-hand-first'),
} satisfies Record<string, Choice>;

export type OptionId = keyof typeof choices;

/** The classical value of every option: the first one above. */
export type UsualOptions = { readonly [Id in OptionId]: (typeof choices)[Id]['values'][0] };

export type OptionIn<Area extends OptionArea> = {
  [Id in OptionId]: (typeof choices)[Id]['area'] extends Area ? Id : never;
}[OptionId];

type Value<Id extends OptionId> =
  | ((typeof choices)[Id] extends { list: string } | { bySeat: true }
      ? string
      : Extract<(typeof choices)[Id]['values'][number], string>)
  | ((typeof choices)[Id] extends { from: number } ? number : never);

export type Options = { [Id in OptionId]: Value<Id> };

/** The values of an option, the classical one first, and the bounds if it accepts other whole numbers. */
export const choicesOf = (id: OptionId): Choice => choices[id];

/** The value of an award or an option from its text in canonical form: a number for an option that accepts numbers. */
export const asValue = (id: string, text: string): string | number =>
  Object.hasOwn(choices, id) && choicesOf(id as OptionId).to !== undefined && /^\d+$/.test(text) ? +text : text;
