import { html, nothing, type TemplateResult } from 'lit';

/** An error or a note in place of what an element shows. */
export const renderMessage = (message: string | undefined): TemplateResult | typeof nothing =>
  message === undefined ? nothing : html`<p class="message" part="message">${message}</p>`;

/** What is wrong, which screen readers announce. */
export const renderAlert = (message: string): TemplateResult =>
  html`<p class="message" part="message" role="alert">${message}</p>`;

/** The text of the page, with the reason why the element does not replace it. */
export const renderFallback = (message: string | undefined): TemplateResult => html`
  <slot></slot>
  ${renderMessage(message)}
`;
