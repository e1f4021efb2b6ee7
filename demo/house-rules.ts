/** The rules of a club, which the score sheet and the calculator share: the ones last chosen are the ones of the next game. */
import { maskQuotes } from '../src/core/input.js';
import { LONGEST_RULES } from './game-store.js';
import { counted } from './say.js';

export interface HouseRules {
  profile: string;
  limit: string;
  /** Declarations, such as `false-win: 300 to each`. */
  rules?: string;
}

const KEY = 'mahjong-elements house rules';

/** What was chosen last in this browser; undefined if nothing was, or nothing may be stored. */
export function lastRules(): HouseRules | undefined {
  try {
    const { profile, limit, rules } = Object(JSON.parse(localStorage.getItem(KEY) ?? 'null')) as Partial<
      Record<keyof HouseRules, unknown>
    >;
    const word = (text: unknown): string => (typeof text === 'string' && text.length <= LONGEST_RULES ? text : '');
    const read = { profile: word(profile), limit: word(limit), rules: word(rules) };
    return Object.values(read).some(Boolean) ? read : undefined;
  } catch {
    return undefined;
  }
}

export function rememberRules({ profile, limit, rules = '' }: HouseRules): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ profile, limit, rules }));
  } catch {
    // The address has them.
  }
}

/** The name of a ruleset and how many of its rules a table changes: British · 2 changes. */
export function named(profile: string, rules: string): string {
  // A semicolon in quotation marks belongs to a sentence.
  const changes = maskQuotes(rules)
    .split(/[;；]/)
    .filter((declaration) => declaration.trim()).length;
  return changes ? `${profile} · ${counted(changes, '{count} change', '{count} changes')}` : profile;
}

/** The page on which these rules can be seen and changed. */
export const rulesAddress = ({ profile, rules = '' }: Pick<HouseRules, 'profile' | 'rules'>): string =>
  `rules.html?${new URLSearchParams({ 'mj-profile': profile || 'classical', 'mj-rules': rules })}#own`;

/** Makes two links lead to a new game and to the calculator under these rules. */
export function linkTools({ profile, rules = '' }: Pick<HouseRules, 'profile' | 'rules'>): void {
  const chosen = { profile, rules };
  document.querySelector('#play')?.setAttribute('href', `game.html#${new URLSearchParams({ new: '', ...chosen })}`);
  document.querySelector('#reckon')?.setAttribute('href', `calculator.html#${new URLSearchParams(chosen)}`);
}
