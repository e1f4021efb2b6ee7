/** The parts of conditions of own awards, in a module that loads with the details of a score. */

const COUNT = /^(at least|at most|exactly|no) (?:(\d) )?(?:(concealed|exposed) )?(\w+?)s?(?: of (.+))?$/;

/** The parts of a condition such as `at least 3 concealed pungs of winds`, for languages that put them in their own words. */
export interface CountParts {
  how: string;
  times: string;
  exposure: string;
  /** Singular: pung, set, flower. */
  form: string;
  /** The tiles after “of”; empty for any. */
  tiles: string;
}

/** Takes a condition that counts groups apart; undefined for any other condition. */
export function countParts(condition: string): CountParts | undefined {
  const [, how, times = '', exposure = '', form, of = ''] = COUNT.exec(condition) ?? [];
  return how && form ? { how, times, exposure, form, tiles: of } : undefined;
}
