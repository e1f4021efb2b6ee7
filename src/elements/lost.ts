import { html, nothing, type TemplateResult } from 'lit';
import { retry } from './lazy.js';

let hasTried = false;

function tryAgain(): void {
  hasTried = true;
  retry();
}

/**
 * The notice that a part failed to load, with a button to try again. If that was in vain although there is a network, the browser may
 * never request the file again, or a new version of the site no longer has it: then there is a button that reloads the page, too.
 */
export const renderLost = (
  texts: Readonly<Record<'notLoaded' | 'tryAgain' | 'reload', string>>,
): TemplateResult => html`
  <div class="lost" part="message" role="alert">
    <p>${texts.notLoaded}</p>
    <button type="button" @click=${tryAgain}>${texts.tryAgain}</button>
    ${
      hasTried && navigator.onLine
        ? html`<button type="button" @click=${() => location.reload()}>${texts.reload}</button>`
        : nothing
    }
  </div>
`;
