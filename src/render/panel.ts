/** What stands below a count: panels that open, and the buttons that copy it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CountTexts } from '../lang/types.js';

export type PanelName = 'why-not' | 'readings' | 'what-if';

/** What a breakdown may offer below the count, in this order. */
export const panelNames = ['why-not', 'readings', 'what-if', 'copy'] as const;

/** The word of each panel in its part. */
const parts = { 'why-not': 'why-not', readings: 'other-readings', 'what-if': 'what-if' };

export interface PanelView {
  name: PanelName;
  texts: CountTexts;
  /** Nothing as long as the panel is closed. */
  content: unknown;
  toggle: (event: Event) => void;
}

export const renderPanel = ({ name, texts, content, toggle }: PanelView): TemplateResult => html`
  <details part="panel ${parts[name]}" data-panel=${name} @toggle=${toggle}>
    <summary part="summary">
      ${{ 'why-not': texts.breakdown.whyNot, readings: texts.breakdown.otherReadings, 'what-if': texts.breakdown.whatIf }[name]}
    </summary>
    <div class="panel">${content}</div>
  </details>
`;

export interface CopyView {
  texts: CountTexts;
  copyText: () => void;
  copyMarkdown: () => void;
  /** Copied, or the text that the clipboard refused. */
  copied?: true | string;
}

export const renderCopy = ({ texts, copyText, copyMarkdown, copied }: CopyView): TemplateResult => html`
  <div part="copy" class="copy">
    <button type="button" class="quiet" @click=${copyText}>${texts.breakdown.copyText}</button>
    <button type="button" class="quiet" @click=${copyMarkdown}>${texts.breakdown.copyMarkdown}</button>
    <span role="status">
      ${copied === true ? texts.breakdown.copied : copied ? texts.breakdown.notCopied : nothing}
    </span>
    ${
      typeof copied === 'string'
        ? html`
            <textarea readonly rows="8" aria-label=${texts.breakdown.notCopied} .value=${copied}></textarea>
          `
        : nothing
    }
  </div>
`;
