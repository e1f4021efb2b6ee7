import { html, nothing, type TemplateResult } from 'lit';
import type { NotationError } from '../../core/index.js';
import type { HandTexts } from '../../lang/types.js';

/** The unreadable text with the error position marked, and the error message; announced immediately if `urgent`. */
export function renderFault(error: NotationError, texts: HandTexts, urgent = false): TemplateResult {
  const { text, index, length } = error;
  const end = index + length;
  const message = texts.error(error);
  // Lit cannot hydrate an empty text node.
  return html`<p class="text" part="text" translate="no"><bdi dir="ltr">${text.slice(0, index) || nothing}<mark>${text.slice(index, end) || nothing}</mark>${text.slice(end) || nothing}</bdi></p>${
    urgent
      ? html`<p class="message" part="message" role="alert">${message}</p>`
      : html`<p class="message" part="message">${message}</p>`
  }`;
}
