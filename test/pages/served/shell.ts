import { html, LitElement, type TemplateResult } from 'lit';
import { score } from '../../../src/core/index.js';

const HAND = '(RRR) 123b 456b 99d 78d +9d 3f';

/** An element of another application, with ours inside. */
export class Shell extends LitElement {
  override render(): TemplateResult {
    return html`
      <mj-tile tile=${'R'}></mj-tile>
      <mj-hand hand=${HAND} ?indices=${true}></mj-hand>
      <mj-score-breakdown .score=${score(HAND)}></mj-score-breakdown>
      <mj-score-breakdown profile="british"><mj-hand>${HAND}</mj-hand></mj-score-breakdown>
    `;
  }
}

if (!customElements.get('x-shell')) customElements.define('x-shell', Shell);
