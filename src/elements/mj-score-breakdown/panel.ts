/** What follows a score breakdown: expandable panels, and the buttons that copy the breakdown. */
import { html, nothing, type TemplateResult } from 'lit';
import type { CountTexts } from '../../lang/types.js';

export type PanelName = 'why-not' | 'readings' | 'what-if';

/** The panels that a breakdown can offer, in display order. */
export const panelNames = ['why-not', 'readings', 'what-if', 'copy'] as const;

/** What may be written for panels. */
export const PANELS: readonly string[] = [...panelNames, 'none'];

/** The word for each panel in its part name. */
const parts = { 'why-not': 'why-not', readings: 'other-readings', 'what-if': 'what-if' };

export interface PanelView {
  name: PanelName;
  texts: CountTexts;
  /** Undefined while the panel is closed. */
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
  /** True after copying, or the text if the clipboard refused it. */
  copied?: true | string;
}

export const renderCopy = ({ texts, copyText, copyMarkdown, copied }: CopyView): TemplateResult => html`
  <div part="copy" class="copy flow live">
    <button type="button" class="quiet" @click=${copyText}>${texts.breakdown.copyText}</button>
    <button type="button" class="quiet" @click=${copyMarkdown}>${texts.breakdown.copyMarkdown}</button>
    <span aria-live="polite" aria-atomic="true">
      ${copied === true ? texts.breakdown.copied : copied ? texts.breakdown.notCopied : nothing}
    </span>
    ${
      typeof copied === 'string'
        ? html`<textarea readonly rows="8" aria-label=${texts.breakdown.notCopied} .value=${copied}></textarea>`
        : nothing
    }
  </div>
`;
