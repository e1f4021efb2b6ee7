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

/** The declarations of house rules as they are written; a semicolon in quotation marks belongs to a sentence. */
function declarationsOf(rules: string): string[] {
  let start = 0;
  const parts = maskQuotes(rules)
    .split(/[;；]/)
    .map(({ length }) => {
      const part = rules.slice(start, start + length);
      start += length + 1;
      return part.trim();
    });
  return parts.filter(Boolean);
}

/** The name of a ruleset and how many of its rules a table changes: British · 2 changes. */
export function named(profile: string, rules: string): string {
  const changes = declarationsOf(rules).length;
  return changes ? `${profile} · ${counted(changes, '{count} change', '{count} changes')}` : profile;
}

/** A declaration of the fine for a false win. */
const FINE = /^(?:false|incomplete)-win\s*[:：]/i;

/** Makes the choice of a fine change the field of house rules, and shows there what the field says. */
export function bindFine(form: HTMLFormElement): () => void {
  const [fine, rules] = [
    form.elements.namedItem('fine') as HTMLSelectElement,
    form.elements.namedItem('rules') as HTMLInputElement,
  ];
  // Before the form hears of it.
  fine.addEventListener('change', () => {
    const others = declarationsOf(rules.value).filter((one) => !FINE.test(one));
    rules.value = [...others, fine.value && `false-win: ${fine.value}`].filter(Boolean).join('; ');
  });
  return () => {
    const [declaration = ''] = declarationsOf(rules.value)
      .filter((one) => FINE.test(one))
      .slice(-1);
    const written = declaration.replace(FINE, '').trim().toLowerCase();
    // Only the rules field shows a fine that isn’t among the choices.
    const [others] = fine.querySelectorAll<HTMLOptionElement>('option[data-own]');
    others?.remove();
    fine.value = written;
    if (fine.selectedIndex < 0) {
      const own = new Option(written, written, true, true);
      own.dataset.own = '';
      fine.append(own);
    }
  };
}

/** Says in the choices of a limit and of rounds what the ruleset has by default. */
export function nameDefaults(form: HTMLFormElement, rules: Readonly<Record<string, unknown>> | undefined): void {
  for (const name of ['limit', 'rounds']) {
    const select = form.elements.namedItem(name) as HTMLSelectElement | null;
    const [usual] = select?.options ?? [];
    if (!usual) continue;
    usual.dataset.word ??= usual.text;
    const value = rules?.[name];
    const named = [...select!.options].find((one) => one.value === String(value))?.text ?? value;
    // A choice hides what the default is. The number is first, where a narrow field shows it.
    if (!select!.value) usual.text = value === undefined ? usual.dataset.word : `${named} (${usual.dataset.word})`;
  }
}

/** The page on which these rules can be seen and changed. */
export const rulesAddress = ({ profile, rules = '' }: Pick<HouseRules, 'profile' | 'rules'>): string =>
  `rules.html?${new URLSearchParams({ 'mj-profile': profile || 'classical', 'mj-rules': rules })}#own`;
