import { html, type TemplateResult } from 'lit';

/** A bar whose length is a share of the available width. */
export const renderBar = (share: number): TemplateResult => html`
  <svg class="bar" width="100%" height="6" aria-hidden="true">
    <rect class="track" width="100%" height="6" rx="3"></rect>
    <rect class="fill" width="${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%" height="6" rx="3"></rect>
  </svg>
`;
