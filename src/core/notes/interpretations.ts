/** How each profile interprets its source; `notes.ts` is the module of the package. */
import type { ProfileName } from '../profiles/index.js';
import { profileOf } from '../profiles/lookup.js';
import type { MoreProfileName } from '../profiles/definitions/more-names.js';
import type { Rules } from '../profiles/declarations.js';
import { asValue } from '../rules/options.js';
import { notes as lines, origins } from '../sentences/notes.js';

/** Sentences are by its id in the texts of languages: `texts/en/notes.arb`, and `more-notes.arb` for profiles that few pages show. */
export interface Interpretation {
  id: string;
  /** The source statements interpreted this way, by their ids in `test/fixtures/ledger-rows.json`; empty before `notes.ts` has loaded. */
  rows: readonly string[];
  /** The awards and options that implement the interpretation, with their values. */
  rules: Rules;
}

export type Note = readonly [profiles: readonly (ProfileName | MoreProfileName)[], rules: Rules, id: string];

/** Profiles that share notes. */
const GROUPS: Readonly<Record<string, string>> = {
  '@millington': 'classical millington babcock',
  '@classical': 'classical millington british babcock',
  '@limited': 'classical millington british babcock pung-based european',
  '@others': 'pung-based family european',
  '@all': 'classical millington british babcock pung-based european family',
};

/** Reads notes, one per line: the profiles, the id of the sentence, and the awards and options with their values. */
export const read = (text: string): Note[] =>
  text.split('\n').map((note) => {
    const [names, id, ...rules] = note.split('; ') as [string, string, ...string[]];
    const values = rules.map((rule) => rule.split(': ')).map(([name, value]) => [name, asValue(name, value)]);
    return [
      names.split(' ').flatMap((name) => (GROUPS[name] ?? name).split(' ') as ProfileName[]),
      Object.fromEntries(values) as Rules,
      id,
    ];
  });

const notes = new Set(read(lines));

let rows: Readonly<Record<string, readonly string[]>> = {};

/** Adds notes on the profiles of `mahjong-elements/core/profiles.js`, which few pages show, each once. */
export const addNotes = (more: readonly Note[]): void => more.forEach((note) => notes.add(note));

/** Adds the source statements, which no page shows. */
export const addRows = (rowsById: typeof rows): void => void (rows = rowsById);

const interpretation = ([, rules, id]: Note): Interpretation => ({ id, rows: rows[id] ?? [], rules: { ...rules } });

/** Returns how a built-in profile interprets its source. @throws {RulesError} `unknown-profile` */
export function interpretationsOf(name: ProfileName | (string & {})): Interpretation[] {
  const { name: known } = profileOf(name);
  return [...notes].filter(([profiles]) => (profiles as readonly string[]).includes(known)).map(interpretation);
}

/** Where a profile comes from, if it differs from the book or the association after which it is named. */
export const originOf = (name: string): Interpretation | undefined =>
  [...notes].filter(([[profile], , id]) => profile === name && origins.includes(id)).map(interpretation)[0];
