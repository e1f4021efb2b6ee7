/** The names of players, shortened where a column is narrow. */
import { html, nothing, type TemplateResult } from 'lit';
import { shortNames } from '../../game/short-names.js';

/** Something in full, and a shorter form of it that narrow elements show; screen readers always read the first. */
export const eitherForm = (full: string, short: string): TemplateResult | string =>
  short === full
    ? full
    : html`
        <span class="in-full">${full}</span>
        <span class="in-short" aria-hidden="true">${short}</span>
      `;

export function namesInColumns(players: readonly string[]): TemplateResult[] {
  const short = shortNames(players);
  return players.map(
    (name, player) =>
      html` <bdi class=${name.length > 9 ? 'long-name' : nothing}>${eitherForm(name, short[player]!)}</bdi> `,
  );
}
