/** Links from rules to the tools that play by them, in a file of their own, so that pages of text load no other code of the tools. */
import type { HouseRules } from './house-rules.js';

/** Makes two links lead to a new game and to the calculator under these rules. */
export function linkTools({ profile, rules = '' }: Pick<HouseRules, 'profile' | 'rules'>): void {
  const chosen = { profile, rules };
  document.querySelector('#play')?.setAttribute('href', `game.html#${new URLSearchParams({ new: '', ...chosen })}`);
  document.querySelector('#reckon')?.setAttribute('href', `calculator.html#${new URLSearchParams(chosen)}`);
}
