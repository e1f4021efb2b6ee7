/** The details behind a line of the score breakdown. */
import { html, type TemplateResult } from 'lit';
import { worthIn, type Line } from '../breakdown/model.js';
import { schoolNotes } from '../breakdown/schools.js';
import { profiles, type Profile } from '../core/index.js';
import type { PanelTexts } from '../lang/types.js';

/** What the rule says, what it is worth here, where that value comes from, and what it is worth elsewhere. */
export function renderDetail({ rule }: Line, profile: Profile | undefined, texts: PanelTexts): TemplateResult {
  const { inProfile, source, schoolsDiffer } = texts.breakdown;
  const sentences = [texts.meaning(rule)];
  if (profile) {
    // A table's own rules have two sources: the table and the profile that it changes.
    const origin = texts.source(profile.source || !profile.extends ? profile : sourceOf(profile.extends));
    const notes = schoolNotes(rule, profile);
    sentences.push(inProfile(profile.name, worthIn(profile, rule)));
    if (notes.length) sentences.push(schoolsDiffer(notes));
    if (origin) sentences.push(source(origin));
  }
  return html`
    ${sentences.map(
      (sentence) => html`
        <p>${sentence}</p>
      `,
    )}
  `;
}

const sourceOf = (name: string): Pick<Profile, 'name' | 'source'> =>
  Object.values<Profile>(profiles).find((profile) => profile.name === name) ?? { name };
