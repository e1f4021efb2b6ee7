/** The details of a score in words: its rules, why awards were not given, other readings, situations and profiles. */
import type { AwardId, Profile, Reason, ReasonCode, RuleId, Score, Tile, Wind } from '../core/index.js';
import { enCount } from './en/count.js';
import { clauses as joined, semicolons, sentence } from './marks.js';
import { isOwnAward } from './own-awards.js';
import type {
  ChangedLine,
  ComparedValue,
  Difference,
  OptionTexts,
  ReadingDifference,
  SchoolNote,
  SpokenGroup,
  SpokenReason,
} from './spoken.js';
import { causes, clauses, options } from './texts/en/options.js';
import { meanings, panels } from './texts/en/panels.js';
import { reasons, short } from './texts/en/reasons.js';

const bookPanels = { ...panels, meanings, options: options satisfies OptionTexts, clauses, causes };
const englishPanels = { ...bookPanels, reasons, short };

/** Messages about rules and how they differ. */
type BookPanels = typeof bookPanels;

/** Messages about the details of a score. `condition` is grammar: it is undefined for the name of an award. */
export type PanelsMessages = typeof englishPanels & {
  condition?: (of: NonNullable<Reason['of']>) => string | undefined;
};

type Count = typeof enCount;
type Said = (reason: SpokenReason) => string;

function reasonsOf({ short: say, reasons: own, condition: inWords }: PanelsMessages, { tiles, list, rule }: Count) {
  const unique = (held: readonly Tile[]): string => tiles([...new Set(held)]);
  const many = (held: readonly Tile[]): number => new Set(held).size;
  const groups = (spoken: readonly SpokenGroup[]): string => list(spoken.map(say.group));
  const condition = ({ of }: SpokenReason): string =>
    (inWords ? inWords(of!) : of! in all || of!.includes(' ') ? of!.replaceAll('-', ' ') : undefined) ??
    rule(of as AwardId);
  /** The tiles that rule out the award. */
  const tilesAre =
    (text: (held: string, many: number) => string) =>
    ({ tiles: held = [] }: SpokenReason): string =>
      held[0] ? text(unique(held), many(held)) : say.noSuitTiles;
  /** The groups that rule out the award. */
  const groupsAre =
    (text: (held: string, many: number) => string) =>
    ({ groups: spoken }: SpokenReason): string =>
      spoken[0] ? text(groups(spoken), spoken.length) : say.notFourSets;
  /** How many of the required sets the hand has; if it has them all, the pair is missing. */
  const only =
    (text: (count: number, needed: number) => string, noPair = '') =>
    ({ count = 0, needed = 0 }: SpokenReason): string =>
      count && count >= needed ? noPair : text(count, needed);
  const missing = ({ missing: held = [] }: SpokenReason): string => say.missing(unique(held), many(held));
  const wonOn = ({ missing: held = [] }: SpokenReason): string => say.wonOn(unique(held));
  const completed = ({ groups: spoken }: SpokenReason): string => say.completed(groups(spoken));
  const otherWaits = ({ missing: held = [] }: SpokenReason): string => say.otherWaits(unique(held), many(held));
  const each = <Code extends ReasonCode>(codes: readonly Code[], text: (code: Code) => Said): Record<Code, Said> =>
    Object.fromEntries(codes.map((code) => [code, text(code)])) as Record<Code, Said>;
  const all: Record<ReasonCode, Said> = {
    ...own,
    ...each(['won-on-1d', 'won-on-5d', 'won-on-2b'], () => wonOn),
    ...each(['nothing-declared', 'nothing-exposed', 'no-chow', 'four-chows', 'valueless-pair', 'outside'], (code) =>
      groupsAre(own[code]),
    ),
    ...each(['one-suit', 'no-honour', 'no-terminal', 'no-simple', 'no-guest-wind', 'all-green'], (code) =>
      tilesAre(own[code]),
    ),
    ...each(['green-dragon', 'nine-gates', 'orphans', 'four-flowers', 'four-seasons', 'tiles'], () => missing),
    ...each(['single-wait', 'only-tile-seen'], () => otherWaits),
    ...each(['middle-wait', 'edge-wait', 'pair-completed'], () => completed),
    ...each(
      ['not-last-tile', 'not-after-kong', 'flowers-incomplete', 'seasons-incomplete', 'winds-differ', 'included'],
      () => say.included,
    ),
    'three-concealed-pungs': only(say.concealedPungs),
    'four-concealed-pungs': only(say.concealedPungs),
    'four-kongs': only(say.kongs),
    straight: ({ missing: held = [] }) => {
      const chows = [0, 3, 6].map((first) => held.slice(first, first + 3)).filter(({ length }) => length);
      return say.missingChows(list(chows.map(tiles)), chows.length);
    },
    'three-dragon-sets': only(say.dragons),
    'little-dragons': only(say.dragons, say.noDragonPair),
    'little-winds': only(say.winds, say.noWindPair),
    'four-wind-sets': only(say.winds),
    'one-chance': (reason) =>
      reason.groups[0]?.kind === 'chow' ? say.twoEnds(groups(reason.groups)) : completed(reason),
    count: (reason) => say.count(condition(reason), reason.count ?? 0),
    not: (reason) => say.not(condition(reason), groups(reason.groups)),
    calling: (reason) => say.calling(condition(reason)),
  };
  return all;
}

/** A clause for a difference: base points are rounded; “All pungs” is worth 1 double. */
function differenceOf({ options: own, clauses: say, causes: of }: BookPanels, language: string) {
  const award = (id: string): string => of[id] ?? say.award(id as AwardId);
  const requirement = (part: string): string =>
    part === 'one-double' || part === 'cleared-hand'
      ? say[part]
      : /^\d/.test(part)
        ? say.doubles(parseInt(part, 10))
        : say.award(part as AwardId);
  const seatLimit = (one: string): string => say.seatLimit(one.split(' ')[0] as Wind, +/\d+/.exec(one)![0]);
  /** The clauses for what has several parts. */
  const lists: Readonly<Record<string, (value: string) => string>> = {
    limit: (value) => {
      const [usual = '', ...seats] = value.split(', ');
      return own.limit.list(+/\d+/.exec(usual)![0], joined(seats.map(seatLimit), language));
    },
    'win-requirement': (value) =>
      own['win-requirement'].list(
        value
          .split(/, | or /)
          .map(requirement)
          .join(say.or),
      ),
    'best-of': (value) =>
      semicolons(
        value.split(' / ').map((ids) => own['best-of'].list(ids.split(', ').map((id) => say.award(id as AwardId)))),
        language,
      ),
    'pao-on': (value) => own['pao-on'].list(value.split(', ').map(award)),
  };
  return (one: Difference): string => {
    if ('rule' in one) {
      const { points, doubles, limit } = one.worth;
      return say.worth(one.rule, one.worth, !!(points ?? doubles ?? limit));
    }
    const { option, value } = one;
    const clause = own[option] as Readonly<Record<string, string | ((value: number) => string)>>;
    if (typeof value === 'number') return (clause.number as (value: number) => string)(value);
    const text = clause[value];
    return typeof text === 'string' ? text : (lists[option]?.(value) ?? '');
  };
}

/** What is said about other readings, situations and profiles. */
function breakdownOf(say: BookPanels['breakdown'], between: BookPanels, { list, worth, language }: Count) {
  const difference = differenceOf(between, language);
  const items = (spoken: readonly SpokenGroup[]): string => list(spoken.map(say.item));
  const compared = ({ profiles, value, because }: ComparedValue): string =>
    between.clauses.compared(value, profiles, list(because.map(difference)));
  return {
    ...say,
    schoolsDiffer: (others: readonly SchoolNote[]): string =>
      say.schoolsDiffer(
        semicolons(
          others.map(({ difference: other, profiles }) =>
            say.school('rule' in other ? worth(other.worth) : difference(other), profiles),
          ),
          language,
        ),
      ),
    otherReading: (read: readonly SpokenGroup[]): string => sentence(items(read), language),
    /** How it differs from the scored reading. */
    insteadOf: ({ has, insteadOf, completed, completedInstead }: ReadingDifference): string =>
      has.length
        ? say.insteadOf(items(has), items(insteadOf))
        : completed && completedInstead
          ? say.completes(say.item(completed), say.item(completedInstead))
          : '',
    chosenBecause: (chosen: Score, other: { value: number; total: number; base: number }): string => {
      const more = chosen.value - other.value;
      if (more) return say.worthMore(more);
      const why = chosen.total > other.total ? 'total' : chosen.base > other.base ? 'base' : 'same';
      return say.worthSame(chosen.value, why, why === 'total' ? chosen.total : chosen.base);
    },
    whatIfValue: (before: number, after: number): string =>
      before === after ? say.still(after) : say.becomes(before, after),
    changed: (line: ChangedLine): string => say.changed(line),
    comparedSummary: (values: readonly ComparedValue[]): string =>
      sentence(values.map(compared).join(say.betweenCompared(values.length)), language),
  };
}

/** The English texts of rules and of how they differ. */
export const bookMessages = {
  ...enCount,
  source: ({ source }: Pick<Profile, 'name' | 'source'>): string | undefined => source,
  panels: bookPanels,
};

/** The English texts of scores and their details. */
export const panelMessages = { ...bookMessages, panels: englishPanels as PanelsMessages };

/** The texts of a language with what is made of its messages about rules. */
export const withBook = <Messages extends typeof bookMessages>({ panels: say, ...texts }: Messages) => {
  const count = texts as unknown as Count;
  return {
    ...texts,
    meaning: (id: AwardId): string => (isOwnAward(id) ? '' : say.meanings[id as RuleId]),
    difference: differenceOf(say, count.language),
    breakdown: { thisTable: say.breakdown.thisTable, ...count.breakdown },
  };
};

/** The texts of a language with what is made of its messages about the details of a score. */
export const withPanels = <Messages extends typeof panelMessages>(messages: Messages) => {
  const { panels: say } = messages;
  const count = messages as unknown as Count;
  return {
    ...withBook(messages),
    reasons: reasonsOf(say, count),
    breakdown: { ...breakdownOf(say.breakdown, say, count), ...count.breakdown },
  };
};

export type PanelTexts = ReturnType<typeof withPanels<typeof panelMessages>>;
