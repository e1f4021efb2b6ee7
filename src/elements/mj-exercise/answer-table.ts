import { html, type TemplateResult } from 'lit';
import type { AllExerciseTexts } from '../../lang/exercise.js';

/** An answer as a table. The first heads are above words, the others above numbers. */
export const renderAnswerTable = (
  heads: readonly string[],
  numbers: readonly string[],
  rows: readonly TemplateResult[],
  texts: AllExerciseTexts,
): TemplateResult => html`
  <div class="scroll">
    <table part="lines">
      <caption>${texts.exercise.answer}</caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          ${numbers.map((head) => html`<th scope="col" class="number">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>
`;
