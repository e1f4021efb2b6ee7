/** The details behind a line of the score breakdown. */
import { html, type TemplateResult } from 'lit';
import { namedRules, worthIn, type Line } from '../../breakdown/model.js';
import { schoolNotes } from '../../breakdown/schools.js';
import { builtIn } from '../../core/profiles/lookup.js';
import { isOwnAward, type Profile } from '../../core/scoring.js';
import type { PanelTexts } from '../../lang/types.js';
import { ownMeaning } from '../own-meaning.js';

/** What the rule says, what it is worth here, where that value comes from, and what it is worth elsewhere. */
export function renderDetail(
  { rule }: Line,
  profile: Profile | undefined,
  texts: PanelTexts,
  language: string,
): TemplateResult {
  const { inProfile, source, schoolsDiffer } = texts.breakdown;
  const sentences = [isOwnAward(rule) ? ownMeaning(rule, profile?.rules[rule], language) : texts.meaning(rule)];
  if (profile) {
    const base = profile.source ? undefined : builtIn(profile.extends);
    const notes = isOwnAward(rule) ? [] : schoolNotes(rule, profile, base);
    // What a table changes is not a rule of the profile that it is based on, nor of that profile’s source.
    const isChanged =
      base && (base.rules[rule] !== profile.rules[rule] || notes.some(({ profiles }) => profiles.includes(base.name)));
    const origin = !isChanged && texts.source(base ?? profile);
    sentences.push(inProfile(isChanged ? namedRules(profile) : profile.name, worthIn(profile, rule)));
    if (notes.length) sentences.push(schoolsDiffer(notes));
    if (origin && !isOwnAward(rule)) sentences.push(source(origin));
  }
  return html`
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
  `;
}
