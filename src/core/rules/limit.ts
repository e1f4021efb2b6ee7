/** The limit of each player: `1000`, `none`, or a number with exceptions by seat, `1000, east 2000`. */

/** A limit as an option has it. */
export type LimitOption = string | number;

const SEATS = ['east', 'south', 'west', 'north'];

/** The limit of players who have none of their own. */
export const usualLimit = (limit: LimitOption): number | 'none' =>
  limit === 'none' ? limit : parseInt(`${limit}`, 10);

/** The players with a limit of their own, from East on, and the limits. */
export const seatLimits = (limit: LimitOption): (readonly [seat: string, limit: number])[] =>
  [...String(limit).matchAll(/(east|south|west|north) (\d{1,10})/g)].map(([, seat, own]) => [seat, +own]);

/** The limit of the player in a seat, counted from East as 0. */
export const limitOf = (limit: LimitOption, seat: number): number | 'none' =>
  seatLimits(limit).find(([own]) => own === SEATS[seat])?.[1] ?? usualLimit(limit);

/**
 * Parses a limit with exceptions, such as `1000, east 2000`, in canonical form; undefined if it is not one.
 *
 * @param parse parses a limit without exceptions
 */
export function parseSeatLimits(
  text: string,
  parse: (text: string) => string | number | undefined,
): LimitOption | undefined {
  const [first, ...others] = text.split(',', SEATS.length + 2).map((part) => part.trim());
  const usual = parse(first);
  const limits = new Map<string, string | number | undefined>();
  for (const other of others) {
    const [, seat, limit] = /^(east|south|west|north) (\d{1,10})$/.exec(other) ?? [];
    if (!seat || limits.has(seat)) return undefined;
    limits.set(seat, parse(limit));
  }
  if ([usual, ...limits.values()].some((limit) => typeof limit !== 'number')) return undefined;
  const own = SEATS.filter((seat) => limits.has(seat) && limits.get(seat) !== usual);
  return own.length ? [usual, ...own.map((seat) => `${seat} ${limits.get(seat)}`)].join(', ') : usual;
}
