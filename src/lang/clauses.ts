/** Conditions of own awards in other languages than English, in a module that loads with the details of a score. */

const COUNT = /^(at least|at most|exactly|no) (?:(\d) )?(?:(concealed|exposed) )?(\w+?)s?(?: of (.+))?$/;

/** The parts of a condition such as `at least 3 concealed pungs of winds`. */
export interface CountParts {
  how: 'least' | 'most' | 'exactly' | 'no';
  isNone: boolean;
  /** One, such as a single pung. */
  isOne: boolean;
  times: string;
  exposure: string;
  /** Singular: pung, set, flower. */
  form: string;
  /** The tiles after “of” in words; empty for any. */
  tiles: string;
  /** Other tiles, as they are written. */
  others: string;
}

interface ConditionWords {
  facts: Readonly<Record<string, string>>;
  ofTiles: Readonly<Record<string, string>>;
  counted: (parts: CountParts) => string;
}

/** Returns a function that puts a condition in words; undefined for the name of an award. */
export const conditionOf =
  ({ facts, ofTiles, counted }: ConditionWords) =>
  (condition: string): string | undefined => {
    if (Object.hasOwn(facts, condition)) return facts[condition];
    const [, how, times = '', exposure = '', form, of = ''] = COUNT.exec(condition) ?? [];
    if (!how || !form) return undefined;
    const tiles = Object.hasOwn(ofTiles, of) ? ofTiles[of]! : '';
    return counted({
      how: how.replace('at ', '') as CountParts['how'],
      isNone: how === 'no',
      isOne: times === '1',
      times,
      exposure,
      form,
      tiles,
      others: tiles ? '' : of,
    });
  };
