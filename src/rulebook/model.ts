/** A table's rules as a booklet: sections of rows with a cell for each profile, to be shown, searched or copied. */
import { profiles, ruleIds, winds } from '../core/index.js';
import type { AwardId, IncidentId, OptionId, Profile, RuleId, Wind } from '../core/index.js';
import { choicesOf } from '../core/rules/options.js';
import { amountOf, describeProfile, ruleSections, termsOf } from '../core/describe/describe.js';
import type { RuleRow, RuleSection } from '../core/describe/describe.js';
import { settle } from '../core/settlement/settle.js';
import { limitOf, usualLimit } from '../core/rules/limit.js';
import { readFine } from '../core/rules/fines.js';
import { builtIn } from '../core/profiles/lookup.js';
import { optionsOf } from '../breakdown/schools.js';
import type { BookTexts, LargestWins } from '../lang/types.js';

/** What a rule is worth under one of the profiles. */
export interface Cell {
  /** As declared: `4/8 points`, `any-wall`, `500`. */
  declared: string | number;
  text: string;
  isOff: boolean;
  /** It differs from the first cell of its row. */
  differs: boolean;
}

export interface BookRow extends RuleRow {
  name: string;
  meaning: string;
  /** The meaning is the declaration of an own award, which has no sentence for the reader. */
  isDeclared: boolean;
  cells: readonly Cell[];
  /** All its names, for the search. */
  searched: string;
}

export interface BookSection {
  section: RuleSection;
  rows: readonly BookRow[];
}

export interface Book {
  /** The profiles side by side: the table's own, the base if there is one, and those compared with it. */
  columns: readonly Profile[];
  /** Whether the second column is the base. */
  hasBase: boolean;
  sections: readonly BookSection[];
}

/** The name of an award, an option or a fine. */
export const nameOf = ({ id, kind }: Pick<RuleRow, 'id' | 'kind'>, texts: BookTexts): string =>
  kind === 'option'
    ? texts.rules.option(id as OptionId)
    : kind === 'fine'
      ? texts.rules.incident(id as IncidentId)
      : texts.rule(id as AwardId);

/** A declared value in a few words: `1 double`, `any wall`, `1,000`. */
export function valueText(
  { id, kind }: Pick<RuleRow, 'id' | 'kind'>,
  declared: string | number,
  texts: BookTexts,
): string {
  const { rules, number } = texts;
  if (kind === 'award') return modifiedText(rules.amount(amountOf(String(declared))), String(declared), texts);
  if (kind === 'fine') {
    const { points, limit, toEach, text } = readFine(String(declared))!;
    return text === 'off' ? rules.off : rules.fine({ points, limit }, toEach);
  }
  const option = id as OptionId;
  const shown = rules.keyword(option, String(declared));
  if (/^\d+$/.test(String(declared))) return shown === String(declared) ? number(+declared) : shown;
  const { list, bySeat } = choicesOf(option);
  const parts = partsOf(option, String(declared))?.map((part) => partText(option, part, texts));
  return parts?.join(list === 'awards' || bySeat ? ', ' : ' / ') ?? shown;
}

/** An amount with what changes how it counts: `3 doubles alone`, `limit plus bonus`, `limit after 9`. */
function modifiedText(amount: string, declared: string, { rules: { modified } }: BookTexts): string {
  const [, modifier, wins] = /^[^"]*?(?:doubles?|limits?) (alone|plus bonus|after (\d+))\b/.exec(declared) ?? [];
  return !modifier
    ? amount
    : modifier === 'alone'
      ? modified.alone(amount)
      : wins
        ? modified.after(amount, +wins)
        : modified.bonus(amount);
}

/** The awards, families or requirements that an option lists, or the limits of single players; undefined for a keyword. */
function partsOf(id: OptionId, value: string): string[] | undefined {
  const { list, values, bySeat } = choicesOf(id);
  return (list || bySeat) && !values.includes(value) ? value.split(list === 'families' ? ' / ' : /, | or /) : undefined;
}

/** An award or a requirement in a list, in a few words. */
function partText(id: OptionId, part: string, texts: BookTexts): string {
  const { rule, rules } = texts;
  const { list, values, bySeat } = choicesOf(id);
  if (bySeat) return seatLimitText(part, texts);
  if (list === 'families') return part.replace(/[^, ]+/g, (one) => rule(one as AwardId));
  if (/^\d/.test(part)) return rules.amount({ doubles: parseInt(part, 10) });
  return values.includes(part) ? rules.keyword(id, part) : rule(part as AwardId);
}

/** A limit, with the seat of the player whose limit it is. */
function seatLimitText(part: string, { number, seat }: BookTexts): string {
  const [limit, wind] = part.split(' ').reverse();
  return (wind ? `${seat(wind as Wind)} ` : '') + number(+limit!);
}

/** What a rule that every table may have means. */
function meaningOf(row: RuleRow, texts: BookTexts): string {
  if (row.kind === 'option') {
    const clause = texts.difference({ option: row.id as OptionId, value: row.worth });
    return clause && clause.charAt(0).toUpperCase() + clause.slice(1) + texts.rules.stop;
  }
  if (row.kind === 'fine') {
    const { text, toEach } = readFine(String(row.worth === 'off' ? (row.baseWorth ?? 'off') : row.worth))!;
    return text === 'off' ? '' : texts.rules.fineAbout(toEach);
  }
  // The conditions of a built-in award follow its meaning.
  const gap = texts.rules.stop === '.' ? ' ' : '';
  return [texts.meaning(row.id as RuleId), termsOf(row)].filter(Boolean).join(gap);
}

/** The name of a built-in award in Chinese characters. */
const chineseOf = ({ id, kind }: Pick<RuleRow, 'id' | 'kind'>, { chinese }: BookTexts): string | undefined =>
  kind === 'award' && !id.startsWith('--') ? chinese(id as RuleId) : undefined;

/** Text for comparing names: lowercase, without accents, hyphens or apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[-–\s]+/g, ' ')
    .trim();

/** Whether each word of a query is in the names of a row. */
export const matches = ({ searched }: Pick<BookRow, 'searched'>, query: string): boolean =>
  plain(query)
    .split(' ')
    .every((word) => searched.includes(word));

/** Whether the table declares rules of its own on top of a built-in profile. */
export const isChanged = (profile: Profile): boolean => builtIn(profile.name) !== profile;

/** The built-in profile that a table’s rules are based on. */
export const parentOf = ({ name, extends: parent }: Profile): Profile =>
  builtIn(name) ?? builtIn(parent) ?? profiles.classical;

/** Writes the booklet of a table. @param sentenceOf chooses from the sentences of an own award; undefined if none is for the reader */
export function bookOf(
  profile: Profile,
  {
    base,
    compared = [],
    sections = ruleSections,
  }: { base?: Profile; compared?: readonly Profile[]; sections?: readonly RuleSection[] },
  texts: BookTexts,
  sentenceOf = (sentences: RuleRow['sentences']): string | undefined => sentences?.[''],
): Book {
  const columns = [profile, ...(base ? [base] : []), ...compared.filter((one) => one !== profile && one !== base)];
  const written = describeProfile(profile, base).map((row): BookRow => {
    const name = nameOf(row, texts);
    const { en, ja, zh } = row.names;
    const cells = columns.map((one): Cell => {
      const declared = (one.rules as Readonly<Record<string, string | number>>)[row.id] ?? 'off';
      return {
        declared,
        text: valueText(row, declared, texts),
        isOff: row.kind !== 'option' && declared === 'off',
        differs: declared !== row.worth,
      };
    });
    const sentence = row.id.startsWith('--') ? sentenceOf(row.sentences) : meaningOf(row, texts);
    return {
      ...row,
      name,
      meaning: sentence ?? termsOf(row),
      isDeclared: sentence === undefined,
      cells,
      searched: plain([name, row.id, chineseOf(row, texts) ?? '', ...en, ...ja, ...zh].join(' ')),
    };
  });
  return {
    columns,
    hasBase: base !== undefined,
    sections: sections
      .map((section) => ({ section, rows: written.filter((row) => row.section === section) }))
      .filter((one) => one.rows.length),
  };
}

/** Whether an option has an effect: not if it only determines when an award applies that is off. */
export const isInPlay = (id: string, { rules }: Profile): boolean => {
  const awards = ruleIds.filter((rule) => (optionsOf(rule) as readonly string[]).includes(id));
  return !awards.length || awards.some((rule) => rules[rule] !== 'off');
};

/** Whether a rule is on, and has an effect. */
export const isPlayed = ({ id, cells }: BookRow, profile: Profile): boolean =>
  !cells[0]?.isOff && isInPlay(id, profile);

/** The rows that a search and the switch for differences leave. */
export const found = ({ sections }: Book, query: string, onlyDifferences: boolean): BookSection[] =>
  sections
    .map(({ section, rows }) => ({
      section,
      rows: rows.filter((row) => (!onlyDifferences || row.cells.some((cell) => cell.differs)) && matches(row, query)),
    }))
    .filter(({ rows }) => rows.length);

/** Names other than the one shown, characters first. */
export function otherNames(row: BookRow, texts: BookTexts): { text: string; lang: string }[] {
  const { en, ja, zh } = row.names;
  const isCharacters = (name: string): boolean => /\p{Script=Han}/u.test(name);
  const chinese = chineseOf(row, texts);
  const characters = [...new Set([...(chinese ? [chinese] : []), ...zh.filter(isCharacters)])];
  const names = [
    ...characters.map((text) => ({ text, lang: 'zh-Hant' })),
    ...en.map((text) => ({ text, lang: 'en' })),
    ...ja.map((text) => ({ text, lang: 'ja-Latn' })),
    ...zh.filter((name) => !isCharacters(name) && !ja.includes(name)).map((text) => ({ text, lang: 'zh-Latn' })),
  ];
  const shown = plain(row.name);
  return names.filter(({ text }) => plain(text) !== shown);
}

/** The largest wins of East and of the others, on a discard of whoever pays the most for it; undefined without a limit. */
export function largestWins(profile: Profile): LargestWins | undefined {
  const limit = usualLimit(profile.rules.limit);
  const limits = winds.map((_, seat) => limitOf(profile.rules.limit, seat));
  if (limit === 'none' || limits.includes('none')) return undefined;
  const winOf = (winner: Wind): LargestWins['east'] => {
    const scores = { east: 0, south: 0, west: 0, north: 0, [winner]: Number(limits[winds.indexOf(winner)]) };
    const sum = (discarder?: Wind): number => settle({ winner, discarder, scores }, profile).totals[winner];
    return { drawn: sum(), discard: Math.max(...winds.filter((seat) => seat !== winner).map(sum)) };
  };
  return { limit, east: winOf('east'), other: winOf('south') };
}
