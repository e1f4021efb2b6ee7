/** A table's rules as a booklet: sections of rows with a cell for each profile, to be shown, searched or copied. */
import {
  profiles,
  settle,
  winds,
  type AwardId,
  type OptionId,
  type Profile,
  type ProfileName,
  type RuleId,
  type Wind,
} from '../core/index.js';
import {
  amountOf,
  describeProfile,
  ruleSections,
  termsOf,
  type Amount,
  type RuleRow,
  type RuleSection,
} from '../core/describe.js';
import type { RulebookTexts, Worth } from '../lang/types.js';

/** What a rule is worth under one of the profiles. */
export interface Cell {
  /** As declared: `4/8 points`, `any-wall`, `500`. */
  declared: string | number;
  text: string;
  /** The award is off. */
  isOff: boolean;
  /** It differs from the first cell of its row. */
  differs: boolean;
}

export interface BookRow extends RuleRow {
  name: string;
  meaning: string;
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

const isOption = (row: Pick<RuleRow, 'kind'>): boolean => row.kind === 'option';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of an award or option. */
export const nameOf = ({ id, kind }: Pick<RuleRow, 'id' | 'kind'>, texts: RulebookTexts): string =>
  kind === 'option' ? texts.rules.option(id as OptionId) : texts.rule(id as AwardId);

/** Amounts have the same shape in the core and in the texts. */
const worthOf = (amount: Amount): Worth => amount;

/** A declared value in a few words: `1 double`, `any wall`, `1,000`. */
export function valueText(
  { id, kind }: Pick<RuleRow, 'id' | 'kind'>,
  declared: string | number,
  texts: RulebookTexts,
): string {
  const { rules, number } = texts;
  if (kind === 'award') return rules.amount(worthOf(amountOf(String(declared))));
  return typeof declared === 'number' || /^\d+$/.test(declared)
    ? number(+declared)
    : rules.keyword(id as OptionId, declared);
}

/** What an option’s value means, as a sentence. */
function clauseOf(id: OptionId, value: string | number, { options }: RulebookTexts): string {
  const clauses: { number?: (value: number) => string; [word: string]: unknown } = options[id];
  const clause = typeof value === 'number' ? clauses.number?.(value) : clauses[value];
  return typeof clause === 'string' ? capital(clause) : '';
}

function meaningOf(row: RuleRow, texts: RulebookTexts): string {
  if (isOption(row)) {
    const clause = clauseOf(row.id as OptionId, row.worth, texts);
    return clause && clause + texts.rules.stop;
  }
  if (row.id.startsWith('--')) return termsOf(row);
  return texts.meaning(row.id as RuleId);
}

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
export const isChanged = (profile: Profile): boolean => !Object.values(profiles).includes(profile as never);

/** The built-in profile that a table’s rules are based on. */
export const parentOf = ({ name, extends: parent }: Profile): Profile => {
  const known = [name, parent].find((one) => one !== undefined && Object.hasOwn(profiles, one));
  return profiles[(known ?? 'classical') as ProfileName];
};

/** Writes the booklet of a table. */
export function bookOf(
  profile: Profile,
  {
    base,
    compared = [],
    sections = ruleSections,
  }: { base?: Profile; compared?: readonly Profile[]; sections?: readonly RuleSection[] },
  texts: RulebookTexts,
): Book {
  const columns = [profile, ...(base ? [base] : []), ...compared.filter((one) => one !== profile && one !== base)];
  const rows = describeProfile(profile, base);
  const written = rows.map((row): BookRow => {
    const name = nameOf(row, texts);
    const { en, ja, zh } = row.names;
    const chinese = row.kind === 'award' && !row.id.startsWith('--') ? texts.chinese(row.id as RuleId) : undefined;
    const cells = columns.map((one): Cell => {
      const declared = (one.rules as Readonly<Record<string, string | number>>)[row.id] ?? 'off';
      return {
        declared,
        text: valueText(row, declared, texts),
        isOff: row.kind === 'award' && declared === 'off',
        differs: declared !== row.worth,
      };
    });
    return {
      ...row,
      name,
      meaning: meaningOf(row, texts),
      cells,
      searched: plain([name, row.id, chinese ?? '', ...en, ...ja, ...zh].join(' ')),
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

/** The rows that a search and the switch for differences leave. */
export const found = ({ sections }: Book, query: string, onlyDifferences: boolean): BookSection[] =>
  sections
    .map(({ section, rows }) => ({
      section,
      rows: rows.filter((row) => (!onlyDifferences || row.cells.some((cell) => cell.differs)) && matches(row, query)),
    }))
    .filter(({ rows }) => rows.length);

/** Names other than the one shown, characters first. */
export function otherNames(row: BookRow, texts: RulebookTexts): { text: string; lang: string }[] {
  const { en, ja, zh } = row.names;
  const isCharacters = (name: string): boolean => /\p{Script=Han}/u.test(name);
  const chinese = row.kind === 'award' && !row.id.startsWith('--') ? texts.chinese(row.id as RuleId) : undefined;
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

/** The most that a player can win with one hand: drawn, and on a discard of whoever pays the most for it. */
export interface LargestWin {
  drawn: number;
  discard: number;
}

/** The largest wins of East and of the others; undefined without a limit. */
export function largestWins(profile: Profile): { limit: number; east: LargestWin; other: LargestWin } | undefined {
  const { limit } = profile.rules;
  if (typeof limit !== 'number') return undefined;
  const winOf = (winner: Wind): LargestWin => {
    const scores = { east: 0, south: 0, west: 0, north: 0, [winner]: limit };
    const sum = (discarder?: Wind): number => settle({ winner, discarder, scores }, profile).totals[winner];
    return { drawn: sum(), discard: Math.max(...winds.filter((seat) => seat !== winner).map(sum)) };
  };
  return { limit, east: winOf('east'), other: winOf('south') };
}
