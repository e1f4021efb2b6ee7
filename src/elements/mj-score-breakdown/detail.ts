/** The details behind a line of the score breakdown. */
import { html, type TemplateResult } from 'lit';
import { worthIn, type Line } from '../../breakdown/model.js';
import { schoolNotes } from '../../breakdown/schools.js';
import { builtIn } from '../../core/profiles/lookup.js';
import { hasOwnAwards } from '../../core/own-awards/terms.js';
import { readAward } from '../../core/profiles/declarations.js';
import { isOwnAward, type OwnAwardId, type Profile } from '../../core/scoring.js';
import { sentenceFor } from '../../lang/own-awards.js';
import type { PanelTexts } from '../../lang/types.js';

/** What the rule says, what it is worth here, where that value comes from, and what it is worth elsewhere. */
export function renderDetail(
  { rule }: Line,
  profile: Profile | undefined,
  texts: PanelTexts,
  language: string,
): TemplateResult {
  const { inProfile, source, schoolsDiffer } = texts.breakdown;
  const isOwn = isOwnAward(rule);
  const sentences = [isOwn ? ownMeaning(rule, profile?.rules[rule], language) : texts.meaning(rule)];
  if (profile) {
    // A table's own rules have two sources: the table and the profile that it changes.
    const origin = texts.source(profile.source || !profile.extends ? profile : sourceOf(profile.extends));
    const notes = isOwn ? [] : schoolNotes(rule, profile);
    sentences.push(inProfile(profile.name, worthIn(profile, rule)));
    if (notes.length) sentences.push(schoolsDiffer(notes));
    if (origin && !isOwn) sentences.push(source(origin));
  }
  return html`
    ${sentences.map(
      (sentence) => html`
        <p>${sentence}</p>
      `,
    )}
  `;
}

const sourceOf = (name: string): Pick<Profile, 'name' | 'source'> => builtIn(name) ?? { name };

/** The meaning of a table's own award: a sentence in its declaration, or the declaration. */
const ownMeaning = (id: OwnAwardId, declared = '', language: string): string =>
  (declared && hasOwnAwards() ? sentenceFor(readAward(id, declared).terms.sentences, language) : undefined) ?? declared;
