import { html, type TemplateResult } from 'lit';
import { retry } from './lazy.js';

/** The notice that a part failed to load, with a button to try again. */
export const renderLost = (texts: { notLoaded: string; tryAgain: string }): TemplateResult => html`
  <div class="lost" part="message" role="alert">
    <p>${texts.notLoaded}</p>
    <button type="button" @click=${retry}>${texts.tryAgain}</button>
  </div>
`;
