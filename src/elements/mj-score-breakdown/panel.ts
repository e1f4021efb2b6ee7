/** What follows a score breakdown: expandable panels, and the buttons that copy the breakdown. */
import { html, type TemplateResult } from 'lit';
import type { CountTexts } from '../../lang/types.js';
import { renderCopied } from '../copied.js';

export type PanelName = 'why-not' | 'readings' | 'what-if';

/** The panels that a breakdown can offer, in display order. */
export const panelNames = ['why-not', 'readings', 'what-if', 'copy'] as const;

export const PANELS: readonly string[] = [...panelNames, 'none'];

/** @param content - Nothing while the panel is closed */
export const renderPanel = (
  name: PanelName,
  { breakdown }: CountTexts,
  content: unknown,
  toggle: (event: Event) => void,
): TemplateResult => html`
  <details part="panel ${name === 'readings' ? 'other-readings' : name}" data-panel=${name} @toggle=${toggle}>
    <summary part="summary">
      ${{ 'why-not': breakdown.whyNot, readings: breakdown.otherReadings, 'what-if': breakdown.whatIf }[name]}
    </summary>
    <div class="panel">${content}</div>
  </details>
`;

/** @param copied - True after copying, or the text if the clipboard refused it */
export const renderCopy = (
  texts: CountTexts,
  copy: (format: 'toText' | 'toMarkdown') => void,
  copied: true | string | undefined,
): TemplateResult => html`
  <div part="copy" class="copy flow live">
    <button type="button" class="minor" @click=${() => copy('toText')}>${texts.breakdown.copyText}</button>
    <button type="button" class="minor" @click=${() => copy('toMarkdown')}>${texts.breakdown.copyMarkdown}</button>
    ${renderCopied(copied, texts.breakdown)}
  </div>
`;
