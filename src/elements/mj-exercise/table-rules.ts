/** All rules of a table on a card; loaded when a learner unfolds them. */
import { html, nothing } from 'lit';
import { css } from '../../render/css.js';
import { guard } from 'lit/directives/guard.js';
import type { Profile } from '../../core/index.js';
import { rulesTextsFor } from '../../lang/rules.js';
import { sentenceFor } from '../../lang/own-awards.js';
import { bookOf, found, isChanged, parentOf } from '../../rulebook/model.js';
import { cardStyles, renderCard } from '../rules-card.js';

export const loadTexts = rulesTextsFor.load;

/** The rules that the table changes, and below them all that are played. Describing rules is slow, so it happens only for new ones. */
export function renderTableRules(profile: Profile, language: string): unknown {
  const texts = rulesTextsFor(language);
  return guard([profile, texts], () => {
    const base = isChanged(profile) ? parentOf(profile) : undefined;
    const book = bookOf(profile, { base }, texts, (sentences) => sentenceFor(sentences, texts.language));
    const changes = base ? found(book, '', true) : [];
    return html`
      ${changes.length ? html`<div class="own">${renderCard(changes, profile, texts)}</div>` : nothing}
      ${renderCard(book.sections, profile, texts)}
    `;
  });
}

export const tableRulesStyles = [
  cardStyles,
  css`
    .own {
      margin-block: 0.5em 1em;
      border-inline-start: 3px solid var(--_accent);
      padding-inline-start: 0.75em;
    }
  `,
];
