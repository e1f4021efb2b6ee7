/** The keyword options of a profile: what varies between tables and is not worth points. */

/** The values that an option can take, the classical one first, and the bounds where it may be another whole number. */
interface Choice {
  readonly values: readonly (string | number)[];
  readonly from?: number;
  readonly to?: number;
}

const words = <const Values extends readonly string[]>(...values: Values): { values: Values } => ({ values });

const number = <const Values extends readonly (string | number)[]>(from: number, to: number, ...values: Values) => ({
  values,
  from,
  to,
});

const choices = {
  limit: number(1, 1_000_000_000, 500, 'none'),
  'limit-doubles': number(0, 100, 'none'),
  rounding: words('none', 'base-to-nearest-10', 'total-up-to-10'),
  'double-wind-pair': words('both', 'once'),
  'double-wind-set': words('both', 'once'),
  'flower-sets': words('add-own', 'include-own'),
  'self-draw-from': words('live-wall', 'any-wall'),
  'concealed-hand-on': words('any-win', 'discard'),
  'fully-concealed-on': words('self-draw', 'any-win'),
  'last-tile-self-draw': words('added', 'included'),
  'chow-hand-form': words('valueless-pair', 'any-pair', 'no-points'),
  'earthly-hand-on': words('first-discard', 'first-draw', 'either'),
  'nine-gates-wait': words('any', 'pure'),
  'all-green-dragon': words('optional', 'required'),
  'moon-on': words('last-tile', 'either'),
  'minimum-doubles': number(0, 100, 0),
  'win-requirement': words('mixed-hand', 'one-double', 'cleared-hand'),
  // Settlement.
  payers: words('all', 'discarder'),
  'discarder-pays': number(1, 2, 1),
  'self-draw-pays': number(1, 2, 1),
  'east-doubles': words('all', 'losers-only', 'none'),
  'losers-settle': words('yes', 'no'),
  pao: words('on', 'off'),
  'pao-amount': words('all-shares', 'three-limits', 'one-limit'),
  'dead-hand-pays': words('full', 'net-if-short'),
  // Play.
  washout: words('east-stays', 'east-passes'),
  rounds: number(1, 4, 4),
  'dead-wall': words('14', '16', '12', 'dice', 'replenished-14', 'none'),
  'bonus-replaced-from': words('loose', 'live-wall'),
  'claim-priority': words('nearest-after-discarder', 'nearest-to-east', 'special-hand-first'),
} satisfies Record<string, Choice>;

export type OptionId = keyof typeof choices;

type Value<Id extends OptionId> =
  | Extract<(typeof choices)[Id]['values'][number], string>
  | ((typeof choices)[Id] extends { from: number } ? number : never);

/** A value for every option. */
export type Options = { [Id in OptionId]: Value<Id> };

export const optionIds = Object.keys(choices) as OptionId[];

export const isOption = (id: string): id is OptionId => Object.hasOwn(choices, id);

/** The values an option may take, the classical one first, and the bounds of a number where it may be any. */
export const choicesOf = (id: OptionId): Choice => choices[id];

/** Reads an option's value; undefined where it is none. Of what is paid, `2 times` is 2. */
export function parseOption(id: OptionId, text: string): string | number | undefined {
  const { values, from, to } = choicesOf(id);
  if (values.includes(text)) return text;
  const value = (to === 2 ? /^\d( times)?$/ : /^\d{1,10}$/).test(text) ? parseInt(text, 10) : NaN;
  return value >= from! && value <= to! ? value : undefined;
}
