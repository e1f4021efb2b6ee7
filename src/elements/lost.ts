import { html, type TemplateResult } from 'lit';
import { retry } from './lazy.js';

/** Tells a reader that a part could not be loaded, with a button that tries again. */
export const renderLost = (texts: { notLoaded: string; tryAgain: string }): TemplateResult => html`
  <div class="lost" part="message" role="alert">
    <p>${texts.notLoaded}</p>
    <button type="button" @click=${retry}>${texts.tryAgain}</button>
  </div>
`;
