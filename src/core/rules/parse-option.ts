import { WINDS } from '../engine/tiles.js';
import type { LimitOption } from './limit.js';
import { choicesOf, type OptionId } from './options.js';

const MOST_AWARDS = 20;

/** A list of awards, each once; undefined if it is not one. The table's own need not be declared before. */
function parseAwards(text: string, isAward: (id: string) => boolean): string | undefined {
  const ids = text.split(',').map((id) => id.trim());
  return ids.length <= MOST_AWARDS && ids.every((id) => isAward(id) || OWN.test(id))
    ? [...new Set(ids)].join(', ')
    : undefined;
}

const MOST_FAMILIES = 8;

/** Families of two or more awards; undefined if it is not a list of them. */
function parseFamilies(text: string, isAward: (id: string) => boolean): string | undefined {
  const families = text.split('/', MOST_FAMILIES + 1).map((family) => parseAwards(family, isAward));
  return families.length <= MOST_FAMILIES && families.every((family) => family?.includes(','))
    ? families.join(' / ')
    : undefined;
}

const OWN = /^--[\p{L}\p{N}]{1,60}(?:-[\p{L}\p{N}]{1,60}){0,20}$/u;

const MOST_REQUIREMENTS = 8;

/** Requirements of which a hand must meet one: an award, a number of doubles, a double, or a cleared hand. */
function parseRequirements(text: string, isAward: (id: string) => boolean): string | undefined {
  const parts = text.split(' or ', MOST_REQUIREMENTS + 1).map((part) => {
    const doubles = /^(\d{1,2}) doubles?$/.exec(part);
    if (doubles) return +doubles[1] > 1 ? `${+doubles[1]} doubles` : '1 double';
    return part === 'one-double' || part === 'cleared-hand' || isAward(part) || OWN.test(part) ? part : '';
  });
  return parts.length <= MOST_REQUIREMENTS && !parts.includes('') ? [...new Set(parts)].join(' or ') : undefined;
}

/** Parses an option's value, given which ids are built-in awards; undefined if it is invalid. For payment multipliers, `2 times` is 2. */
export function parseOption(id: OptionId, text: string, isAward: (id: string) => boolean): string | number | undefined {
  const { values, from, to, list, bySeat } = choicesOf(id);
  if (bySeat && text.includes(',')) return parseSeatLimits(text, (one) => parseOption(id, one, isAward));
  if (values.includes(text)) return text;
  if (list === 'requirements') return parseRequirements(text, isAward);
  if (list === 'families') return parseFamilies(text, isAward);
  if (list) return parseAwards(text, (one) => isAward(one) || values.includes(one));
  const value = (to === 2 ? /^\d( times)?$/ : /^\d{1,10}$/).test(text) ? parseInt(text, 10) : NaN;
  return value >= from! && value <= to! ? value : undefined;
}

/** Parses a limit with exceptions, such as `1000, east 2000`, in canonical form; undefined if it is not one. `parse` reads one limit. */
function parseSeatLimits(text: string, parse: (text: string) => string | number | undefined): LimitOption | undefined {
  const [first, ...others] = text.split(',', WINDS.length + 2).map((part) => part.trim());
  const usual = parse(first);
  const limits = new Map<string, string | number | undefined>();
  for (const other of others) {
    const [, seat, limit] = /^(east|south|west|north) (\d{1,10})$/.exec(other) ?? [];
    if (!seat || limits.has(seat)) return undefined;
    limits.set(seat, parse(limit));
  }
  if ([usual, ...limits.values()].some((limit) => typeof limit !== 'number')) return undefined;
  const own = WINDS.filter((seat) => limits.has(seat) && limits.get(seat) !== usual);
  return own.length ? [usual, ...own.map((seat) => `${seat} ${limits.get(seat)}`)].join(', ') : usual;
}
