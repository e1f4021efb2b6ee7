/** Copying a text, and what is shown after it. */
import { html, nothing, type TemplateResult } from 'lit';

/** Copies a text. @returns true, or the text if the clipboard refused it */
export async function copy(text: string): Promise<true | string> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return text;
  }
}

/** @param copied - What {@link copy} returned; undefined before it */
export const renderCopied = (
  copied: true | string | undefined,
  texts: Readonly<Record<'copied' | 'notCopied', string>>,
): TemplateResult => html`
  <span aria-live="polite" aria-atomic="true">
    ${copied === true ? texts.copied : copied ? texts.notCopied : nothing}
  </span>
  ${
    typeof copied === 'string'
      ? html`<textarea readonly rows="8" aria-label=${texts.notCopied} .value=${copied}></textarea>`
      : nothing
  }
`;
